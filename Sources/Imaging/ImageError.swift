/// Why a picture could not be read or written.
///
/// The name of the file is not part of it: whoever has the name puts it in front.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// The bytes could not be had at all.
    case unreadable(FileError)
    /// The file has no bytes.
    case empty
    /// The bytes begin like no picture that is known.
    case notAPicture
    /// The bytes begin like a file of another format, whose name this is.
    case unsupported(format: String)
    /// Width and height in pixels, as declared, are past the limits.
    case tooLarge(width: Int, height: Int, limits: ImageLimits)
    /// A picture of this kind, but broken; the reason is its library's or one in that manner.
    case corrupt(reason: String, kind: PictureKind = .png)
    /// A bitmap that can't become a PNG, or not in that place.
    case unwritable(reason: String)
  }

  /// What went wrong.
  public var kind: Kind

  /// An error of this kind.
  public init(_ kind: Kind) { self.kind = kind }

  /// "what is wrong (what was expected or what to do)", in lower case, without a full stop.
  public var description: String {
    switch kind {
    case .unreadable(let error):
      error.description
    case .empty:
      "empty file (expected a picture)"
    case .notAPicture:
      "not a picture (expected PNG, JPEG, WebP or PVR)"
    case .unsupported(let format):
      "\(format) can't be read (convert it to PNG first)"
    case .tooLarge(let width, let height, let limits):
      "picture of \(width)×\(height) is too large "
        + "(at most \(limits.maxSide) a side and \(limits.maxPixels) pixels)"
    case .corrupt(let reason, let kind):
      "broken \(kind.rawValue): \(reason) (save it again or restore it)"
    case .unwritable(let reason):
      "can't be written as PNG: \(reason)"
    }
  }
}
