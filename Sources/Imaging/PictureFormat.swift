/// A kind of picture file that can be decoded.
struct PictureFormat: Sendable {
  /// True for the first bytes of such a file.
  let matches: @Sendable ([UInt8]) -> Bool
  /// How many bytes of a file are enough for its header.
  let headerLength: Int
  /// Size and kind, from the first bytes alone.
  let header: @Sendable ([UInt8]) throws(ImageError) -> ImageHeader
  /// Decodes a file whose header, which is given, was found to be within the limits.
  let decode: @Sendable ([UInt8], ImageHeader, AlphaFormat) throws(ImageError) -> DecodedImage

  /// How many bytes tell one kind from the others.
  static let magicLength = 64

  /// All kinds. No two match the same bytes.
  static let all: [PictureFormat] = [.png, .jpeg, .webP, .pvr, .pvrCCZ, .pvrGzip]

  /// The kind of these bytes, the first 64 of a file or more.
  static func of(_ bytes: [UInt8]) throws(ImageError) -> PictureFormat {
    guard let format = all.first(where: { $0.matches(bytes) }) else {
      throw OtherFormat.error(for: bytes)
    }
    return format
  }
}

/// Kinds of picture files, by the names that people have for them.
public enum PictureKind: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png = "PNG"
  /// A PNG as Apple's tools rewrite it for iOS: raw deflate, BGRA, colours multiplied by alpha.
  case cgbiPNG = "CgBI (iOS-optimised) PNG"
  /// JPEG, baseline or progressive.
  case jpeg = "JPEG"
  /// WebP, lossy or lossless, of one picture.
  case webP = "WebP"
  /// PowerVR's container, version 2 or 3, of uncompressed pixels.
  case pvr = "PVR"
  /// The same, compressed as cocos2d does.
  case pvrCCZ = "PVR (CCZ)"
  /// The same, compressed by gzip.
  case pvrGzip = "PVR (gzip)"
}
