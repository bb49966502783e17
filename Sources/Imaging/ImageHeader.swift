/// What the first bytes of a picture file say about it.
public struct ImageHeader: Hashable, Sendable {
  /// The kind of file.
  public let kind: PictureKind
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bits a sample: 1, 2, 4, 8 or 16; of samples that differ the widest, and 8 where none is stored.
  public let bitDepth: Int
  /// How samples make up a pixel.
  public let colorType: ColorType
  /// Whether rows are stored in the seven passes of Adam7.
  public let isInterlaced: Bool

  /// PNG's colour types by their numbers in the file; other kinds use them too.
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

    /// Samples a pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// A header from its fields; throws where a side is not in 1…2³¹−1.
  init(
    _ kind: PictureKind, width: Int, height: Int, bitDepth: Int = 8, colorType: ColorType = .rgba,
    isInterlaced: Bool = false
  ) throws(ImageError) {
    guard 1...0x7FFF_FFFF ~= width, 1...0x7FFF_FFFF ~= height else {
      throw .corrupt("it declares a size of \(width)×\(height)", kind)
    }
    (self.kind, self.width, self.height) = (kind, width, height)
    (self.bitDepth, self.colorType, self.isInterlaced) = (bitDepth, colorType, isInterlaced)
  }
}

extension ImageError {
  static func corrupt(_ reason: String, _ kind: PictureKind = .png) -> Self {
    Self(.corrupt(reason: reason, kind: kind))
  }
}
