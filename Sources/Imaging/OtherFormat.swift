/// Formats that are met where a picture is expected and can't be decoded, told by their first bytes.
struct OtherFormat {
  let name: String
  let offset: Int
  let magic: [UInt8]

  init(_ name: String, at offset: Int = 0, _ magic: [UInt8]) {
    self.name = name
    self.offset = offset
    self.magic = magic
  }

  init(_ name: String, at offset: Int = 0, _ magic: String) {
    self.init(name, at: offset, Array(magic.utf8))
  }

  static let known = [
    OtherFormat("GIF", "GIF8"),
    OtherFormat("BMP", "BM"),
    OtherFormat("PSD", "8BPS"),
    OtherFormat("SVG", "<svg"),
    OtherFormat("TIFF", [0x49, 0x49, 0x2A, 0x00]),
    OtherFormat("TIFF", [0x4D, 0x4D, 0x00, 0x2A]),
    OtherFormat("AVIF", at: 4, "ftypavif"),
    OtherFormat("HEIC", at: 4, "ftyphei"),
    OtherFormat("QOI", "qoif"),
    OtherFormat("encrypted PVR (CCZ)", "CCZp"),
    OtherFormat("big-endian PVR", "\u{3}RVP"),
    OtherFormat("PKM", "PKM "),
    OtherFormat("KTX", [0xAB, 0x4B, 0x54, 0x58]),
    OtherFormat("DDS", "DDS "),
    OtherFormat("ASTC", [0x13, 0xAB, 0xA1, 0x5C]),
    OtherFormat("Basis", "sB"),
    OtherFormat("Aseprite", at: 4, [0xE0, 0xA5]),
    OtherFormat("a Git LFS pointer", "version https://git-lfs"),
  ]

  /// The error for bytes that no decoder takes.
  static func error(for bytes: [UInt8]) -> ImageError {
    guard !bytes.isEmpty else { return ImageError(.empty) }
    let format = known.first { bytes.dropFirst($0.offset).starts(with: $0.magic) }
    guard let format else { return ImageError(.notAPicture) }
    return ImageError(.unsupported(format: format.name))
  }
}
