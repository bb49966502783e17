/// What the first bytes of a PNG say about it.
public struct ImageHeader: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bits a sample: 1, 2, 4, 8 or 16.
  public let bitDepth: Int
  /// How samples make up a pixel.
  public let colorType: ColorType
  /// Whether rows are stored in the seven passes of Adam7.
  public let isInterlaced: Bool
  /// Whether the file was rewritten by Apple's tools for iOS (a chunk `CgBI` comes first). Its
  /// pixels can't be decoded.
  public let isCgBI: Bool

  /// PNG's colour types by their numbers in the file.
  public enum ColorType: UInt8, Hashable, Sendable, CaseIterable {
    /// One sample.
    case gray = 0
    /// Red, green and blue.
    case rgb = 2
    /// An index into a palette.
    case palette = 3
    /// One sample and alpha.
    case grayAlpha = 4
    /// Red, green, blue and alpha.
    case rgba = 6

    fileprivate var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  /// Enough of a file for its header, a leading `CgBI` included.
  static let length = 64

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads signature and IHDR (PNG specification, 5.2 and 11.2.2).
  init(parsing bytes: [UInt8]) throws(ImageError) {
    guard !bytes.isEmpty else { throw ImageError(.empty) }
    guard bytes.starts(with: Self.signature.prefix(4)) else { throw FileFormat.error(for: bytes) }
    guard bytes.starts(with: Self.signature.prefix(bytes.count)) else {
      throw .corrupt("its signature is damaged, as by a transfer in text mode")
    }
    var chunk = 8
    isCgBI = bytes.dropFirst(chunk + 4).starts(with: "CgBI".utf8)
    if isCgBI { chunk += 12 + 4 }
    guard bytes.count >= chunk + 8 + 13 else { throw .corrupt("the file ends in its header") }
    guard bytes[chunk...].starts(with: [0, 0, 0, 13] + Array("IHDR".utf8)) else {
      throw .corrupt("no header stands at its beginning")
    }
    let fields = bytes[(chunk + 8)...]
    (width, height) = (fields.bigEndian(at: 0), fields.bigEndian(at: 4))
    guard 1...0x7FFF_FFFF ~= width, 1...0x7FFF_FFFF ~= height else {
      throw .corrupt("it declares a size of \(width)×\(height)")
    }
    let type = fields[fields.startIndex + 9]
    bitDepth = Int(fields[fields.startIndex + 8])
    guard let colorType = ColorType(rawValue: type), colorType.bitDepths.contains(bitDepth) else {
      throw .corrupt("it declares colour type \(type) with \(bitDepth) bits")
    }
    self.colorType = colorType
    isInterlaced = fields[fields.startIndex + 12] == 1
  }
}

extension ArraySlice<UInt8> {
  fileprivate func bigEndian(at offset: Int) -> Int {
    self[(startIndex + offset)...].prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }
}

extension ImageError {
  static func corrupt(_ reason: String) -> Self { Self(.corrupt(reason: reason)) }
}
