/// An animation: frames in the order in which they are shown.
public struct FrameSequence: Hashable, Sendable {
  /// Where an animation comes from; the declared ones go before the guessed ones.
  public enum Origin: String, Hashable, Sendable {
    /// A tag of an Aseprite export.
    case aseprite
    /// The `animations` of a Pixi sheet.
    case pixi
    /// A cocos2d animation cache.
    case cocos2D = "cocos2d"
    /// Regions of one name with an index.
    case libGDX = "libgdx"
    /// Guessed from numbers at the end of names.
    case names
    /// A row of a grid.
    case grid
    /// Everything there is.
    case all
  }

  /// The way through the frames.
  public enum Direction: String, Hashable, Sendable {
    /// First to last.
    case forward
    /// Last to first.
    case reverse
    /// There and back, the ends shown once.
    case pingpong
    /// Back and there, the ends shown once.
    case pingpongReverse = "pingpong-reverse"
  }

  /// What a frame is shown for where nothing is declared, in milliseconds: ten frames a second, as
  /// Aseprite and Tiled have it.
  public static let defaultDuration = 100.0

  /// Its name, as a person would say it.
  public var name: String
  /// Where it comes from.
  public var origin: Origin
  /// Names of sprites, in order; one may occur again.
  public var frames: [String]
  /// Which of several sprites with its name each frame is, counted from 0 in the order of entries;
  /// empty where every frame is the first of its name.
  public var occurrences: [Int]
  /// Milliseconds, one for each frame.
  public var durations: [Double]
  /// The way through the frames.
  public var direction: Direction
  /// How often it is played; 0 is without end.
  public var loops: Int
  /// True where it is surely an animation; others are only possible ones.
  public var isStrong: Bool
  /// Why it is one, for a person, or what else the file says of it; mostly empty where it was
  /// declared.
  public var reason: String

  /// An animation. Without `durations` every frame is shown for `defaultDuration`.
  public init(
    name: String, origin: Origin, frames: [String], durations: [Double]? = nil,
    direction: Direction = .forward, loops: Int = 0, isStrong: Bool = true, reason: String = "",
    occurrences: [Int] = []
  ) {
    self.name = name
    self.origin = origin
    self.frames = frames
    self.durations = durations ?? Array(repeating: Self.defaultDuration, count: frames.count)
    self.direction = direction
    self.loops = loops
    self.isStrong = isStrong
    self.reason = reason
    self.occurrences = occurrences
  }
}
