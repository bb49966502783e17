public import Imaging
private import Synchronization

/// One texture of an atlas. Its size is read from the picture's header when the atlas is opened; its
/// pixels are decoded when first asked for, once, and shared by all copies and threads.
///
/// A class since it is that shared cache.
public final class Page: Sendable {
  /// The name of the picture beside the data file; where none was found, the name that the data
  /// file has for it, or nil where it has none.
  public let image: String?
  /// Where the picture is, the data file's path for one in memory; nil where none was found.
  public let path: String?
  /// Width in pixels by the picture's own header; nil where that could not be read.
  public let width: Int?
  /// Height in pixels by the picture's own header; nil where that could not be read.
  public let height: Int?
  /// Why there is nothing to decode, where that is known without trying.
  package let fault: AtlasError.Reason?

  let dataPath: String
  private let source: Source?
  /// True where the colours in the file are already multiplied by alpha.
  private let isPremultiplied: Bool
  private let limits: ImageLimits
  /// The pixels of a page that never was a file.
  private let pixels: Bitmap?
  private let decoded = Mutex<Result<DecodedImage, AtlasError>?>(nil)

  /// Where the bytes of a picture are.
  enum Source: Hashable, Sendable {
    case file(String)
    case bytes([UInt8])

    fileprivate func header() throws(ImageError) -> ImageHeader {
      switch self {
      case .file(let path): try ImageFile.header(of: path)
      case .bytes(let bytes): try ImageFile.header(bytes)
      }
    }

    fileprivate func decode(
      _ alpha: AlphaFormat, _ limits: ImageLimits
    ) throws(ImageError) -> DecodedImage {
      switch self {
      case .file(let path): try ImageFile.read(path, alpha: alpha, limits: limits)
      case .bytes(let bytes): try ImageFile.decode(bytes, alpha: alpha, limits: limits)
      }
    }
  }

  /// A page whose picture lies at a path.
  convenience init(
    image: String, path: String, dataPath: String, limits: ImageLimits,
    isPremultiplied: Bool = false
  ) {
    self.init(
      image: image, source: .file(path), dataPath: dataPath, limits: limits,
      isPremultiplied: isPremultiplied)
  }

  /// A page whose picture is there.
  init(
    image: String, source: Source, dataPath: String, limits: ImageLimits,
    isPremultiplied: Bool = false
  ) {
    self.image = image
    self.source = source
    path = if case .file(let path) = source { path } else { dataPath }
    self.dataPath = dataPath
    self.limits = limits
    pixels = nil
    do {
      let header = try source.header()
      // What was made for iOS says so itself.
      self.isPremultiplied = isPremultiplied && header.kind != .cgbiPNG
      (width, height) = (header.width, header.height)
      fault = Self.fault(of: header, limits)
    } catch {
      self.isPremultiplied = isPremultiplied
      (width, height) = (nil, nil)
      fault = .undecodableTexture(error)
    }
  }

  /// A page whose picture was not found under any of the names.
  init(missing names: [String], tried: [String], dataPath: String) {
    image = names.first
    path = nil
    (width, height) = (nil, nil)
    fault = .missingTexture(tried: tried)
    self.dataPath = dataPath
    source = nil
    isPremultiplied = false
    limits = ImageLimits()
    pixels = nil
  }

  /// A page whose pixels are in memory.
  init(_ bitmap: Bitmap, dataPath: String) {
    (image, path, source) = (nil, nil, nil)
    (width, height) = (bitmap.width, bitmap.height)
    fault = nil
    self.dataPath = dataPath
    isPremultiplied = false
    limits = ImageLimits()
    pixels = bitmap
  }

  /// The whole texture, premultiplied; decoded at the first call and kept.
  ///
  /// A picture that breaks off gives what could be read, see `decodingFault`. Throws
  /// `missingTexture` or `undecodableTexture`.
  public func bitmap() throws(AtlasError) -> Bitmap {
    try decodedOnce().get().bitmap
  }

  /// Why the picture is only partly there; nil for a whole one. Decodes it if need be.
  public func decodingFault() throws(AtlasError) -> ImageError? {
    try decodedOnce().get().fault
  }

  /// The whole texture with straight alpha; as the file has it, unless that is premultiplied.
  /// Decoded anew at each call.
  public func straightBitmap() throws(AtlasError) -> Bitmap {
    try straightPicture().bitmap
  }

  /// The same with what broke the file, if anything did.
  package func straightPicture() throws(AtlasError) -> DecodedImage {
    try decode(.straight)
  }

  /// What the header alone says against decoding.
  private static func fault(
    of header: ImageHeader, _ limits: ImageLimits
  ) -> AtlasError.Reason? {
    do {
      try limits.check(header)
      return nil
    } catch {
      return .undecodableTexture(error)
    }
  }

  /// Pixels that were multiplied before they were stored. No colour may exceed its alpha, whatever
  /// the file says.
  private static func premultiplied(asStored bitmap: Bitmap) -> Bitmap {
    let pixels = bitmap.pixels.map { pixel in
      Pixel(
        red: min(pixel.red, pixel.alpha), green: min(pixel.green, pixel.alpha),
        blue: min(pixel.blue, pixel.alpha), alpha: pixel.alpha)
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  private func decodedOnce() -> Result<DecodedImage, AtlasError> {
    decoded.withLock { kept in
      if let kept { return kept }
      let result: Result<DecodedImage, AtlasError>
      do throws(AtlasError) {
        result = .success(try decode(.premultiplied))
      } catch {
        result = .failure(error)
      }
      kept = result
      return result
    }
  }

  private func decode(_ alpha: AlphaFormat) throws(AtlasError) -> DecodedImage {
    if let fault { throw AtlasError(path: path ?? dataPath, reason: fault) }
    if let pixels {
      return DecodedImage(bitmap: alpha == .straight ? pixels.straight() : pixels.premultiplied())
    }
    guard let source, let path else {
      throw AtlasError(path: dataPath, reason: .missingTexture(tried: []))
    }
    do {
      guard isPremultiplied else { return try source.decode(alpha, limits) }
      var image = try source.decode(.straight, limits)
      image.bitmap = Self.premultiplied(asStored: image.bitmap)
      if alpha == .straight { image.bitmap = image.bitmap.straight() }
      return image
    } catch {
      throw AtlasError(path: path, reason: .undecodableTexture(error))
    }
  }
}
