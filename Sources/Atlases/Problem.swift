/// Something about an atlas that is not as it should be, though it can be used.
public struct Problem: Hashable, Sendable {
  /// How bad it is.
  public enum Level: String, Hashable, Sendable {
    /// Something cannot be shown.
    case error
    /// Something is likely not what its author meant.
    case warning
    /// Worth knowing.
    case note
  }

  /// What it is about; the raw value is what scripts match.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// No texture was found beside the data file.
    case missingTexture = "missing-texture"
    /// The texture is there but cannot be read.
    case undecodableTexture = "undecodable-texture"
    /// A rectangle reaches outside its page.
    case outOfBounds = "out-of-bounds"
    /// A rectangle has no area, or its numbers cannot be read.
    case emptyRect = "empty-rect"
    /// The trimmed piece reaches outside its own canvas.
    case trimOutside = "trim-outside"
    /// Two frames have the same name.
    case duplicateName = "duplicate-name"
    /// Two names differ only in the case of letters.
    case caseClash = "case-clash"
    /// An alias is also the name of a frame, or of another alias.
    case aliasClash = "alias-clash"
    /// A numbered animation lacks a number.
    case gap
    /// A key that no known tool writes.
    case unknownKey = "unknown-key"
    /// Data file and texture do not belong together.
    case stalePair = "stale-pair"
    /// Two frames share one rectangle.
    case sameRect = "same-rect"
    /// An animation names a frame that is not there.
    case missingFrame = "missing-frame"
    /// Numbers of one animation are padded differently.
    case mixedPadding = "mixed-padding"
  }

  /// How bad it is.
  public let level: Level
  /// What it is about.
  public let code: Code
  /// The sprite or the animation concerned; nil where it is the atlas as a whole.
  public let sprite: String?
  /// One sentence for a person, without the name of the file.
  public let message: String

  /// A finding.
  public init(_ level: Level, _ code: Code, sprite: String? = nil, _ message: String) {
    (self.level, self.code, self.sprite, self.message) = (level, code, sprite, message)
  }
}
