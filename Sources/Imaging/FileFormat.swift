/// Formats that are met where a PNG is expected, told by their first bytes.
struct FileFormat {
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
    FileFormat("JPEG", [0xFF, 0xD8, 0xFF]),
    FileFormat("GIF", "GIF8"),
    FileFormat("WebP", at: 8, "WEBP"),
    FileFormat("BMP", "BM"),
    FileFormat("PSD", "8BPS"),
    FileFormat("TIFF", [0x49, 0x49, 0x2A, 0x00]),
    FileFormat("TIFF", [0x4D, 0x4D, 0x00, 0x2A]),
    FileFormat("AVIF", at: 4, "ftypavif"),
    FileFormat("HEIC", at: 4, "ftyphei"),
    FileFormat("QOI", "qoif"),
    FileFormat("PVR", "PVR\u{3}"),
    FileFormat("PVR", [0x03, 0x52, 0x56, 0x50]),
    FileFormat("PVR", at: 44, "PVR!"),
    FileFormat("compressed PVR (CCZ)", "CCZ!"),
    FileFormat("encrypted PVR (CCZ)", "CCZp"),
    FileFormat("gzip (of a PVR?)", [0x1F, 0x8B]),
    FileFormat("PKM", "PKM "),
    FileFormat("KTX", [0xAB, 0x4B, 0x54, 0x58]),
    FileFormat("DDS", "DDS "),
    FileFormat("ASTC", [0x13, 0xAB, 0xA1, 0x5C]),
    FileFormat("Basis", "sB"),
    FileFormat("Aseprite", at: 4, [0xE0, 0xA5]),
    FileFormat("a Git LFS pointer", "version https://git-lfs"),
  ]

  /// The error for bytes that are no PNG.
  static func error(for bytes: [UInt8]) -> ImageError {
    let format = known.first { bytes.dropFirst($0.offset).starts(with: $0.magic) }
    guard let format else { return ImageError(.notAPicture) }
    return ImageError(.unsupported(format: format.name))
  }
}
