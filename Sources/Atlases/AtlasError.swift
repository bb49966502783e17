public import Imaging

/// Why an atlas, or a sprite of it, could not be read.
public struct AtlasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What a text is written in.
  public enum Syntax: String, Hashable, Sendable {
    /// XML.
    case xml = "XML"
    /// JSON.
    case json = "JSON"
  }

  /// What went wrong.
  public enum Reason: Error, Hashable, Sendable {
    /// Nothing is there; `near` are names in that folder that look alike.
    case notFound(near: [String])
    /// The path is a folder without a picture.
    case folder
    /// The path is an `.atlasc` folder without a property list; `tried` is the name it should have.
    case folderWithoutData(tried: String)
    /// The system does not let us read it.
    case unreadable(String)
    /// The file has no bytes.
    case empty
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// No format that is known.
    case notAnAtlas
    /// A property list, but not of an atlas; `keys` are the outermost ones.
    case propertyListWithoutFrames(keys: [String])
    /// A property list with frames, but none that is known; `keys` are those of the first.
    case unknownFrames(keys: [String])
    /// XML of some other kind.
    case otherXML(root: String)
    /// JSON of some other kind; `keys` are the outermost ones.
    case otherJSON(keys: [String])
    /// Text that breaks a rule of its syntax; line and column count from 1.
    case notWellFormed(message: String, line: Int, column: Int, syntax: Syntax = .xml)
    /// A binary property list whose tables contradict the file.
    case damagedBinary
    /// Containers nested deeper than the limit.
    case tooDeep(limit: Int)
    /// More values than the limit.
    case tooManyValues(limit: Int)
    /// The content is not of the format that was asked for.
    case notOfFormat(AtlasFormat)
    /// A folder or series of more pictures than the limit.
    case tooManyPictures(limit: Int)
    /// One of several paths is not that of a picture.
    case notAPictureAmongSeveral
    /// A grid whose first cell does not fit the picture, whose extents these are.
    case noRoomForGrid(width: Int, height: Int)
    /// A grid of more cells than the limit.
    case tooManyCells(limit: Int)
    /// A sprite's texture was not found; `tried` are the names looked for.
    case missingTexture(tried: [String])
    /// A texture, whose path this is, cannot be decoded.
    case undecodableTexture(ImageError)
    /// A sprite or its canvas is larger than pictures may be.
    case canvasTooLarge(sprite: String, width: Int, height: Int)
  }

  /// The file concerned, as it was given.
  public let path: String
  /// What went wrong.
  public let reason: Reason

  /// An error about one file.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The file and the text.
  public var description: String { "\(path): \(text)" }

  /// What is wrong, what was expected and what to do; without the name of the file.
  public var text: String {
    switch reason {
    case .notFound(let near):
      near.isEmpty
        ? "no such file" : "no such file (did you mean \(near.joined(separator: " or "))?)"
    case .folder:
      "is a folder without pictures (expected a data file, a picture or a folder of pictures)"
    case .folderWithoutData(let tried):
      "is a folder without its property list (looked for \(tried) and any other .plist in it)"
    case .unreadable(let message): message
    case .empty: "is empty (expected the data file of an atlas)"
    case .tooLarge(let limit):
      "is too large (a data file may have up to \(limit) bytes)"
    case .notAnAtlas:
      "is not an atlas of any known kind (expected the data file of one)"
    case .propertyListWithoutFrames(let keys):
      "is a property list without frames (expected a dictionary with the key \"frames\", found "
        + Self.list(keys) + ")"
    case .unknownFrames(let keys):
      "is a property list with frames of no known kind (expected the keys \"frame\","
        + " \"textureRect\", or \"x\" and \"width\", found \(Self.list(keys)))"
    case .otherXML(let root):
      "is not an atlas (expected <plist> or <TextureAtlas> as the outermost element of the XML,"
        + " found <\(root)>)"
    case .otherJSON(let keys):
      "is JSON, but not of an atlas (expected \"frames\" or \"textures\" with rectangles, found "
        + Self.list(keys) + ")"
    case .notWellFormed(let message, let line, let column, let syntax):
      "is not well-formed \(syntax.rawValue): \(message) at line \(line), column \(column)"
        + " (mend it there, or export the atlas again)"
    case .damagedBinary:
      "is a damaged binary property list (its tables contradict the file: export the atlas again)"
    case .tooDeep(let limit):
      "is nested too deeply (an atlas needs no more than \(limit) levels)"
    case .tooManyValues(let limit):
      "holds too many values (up to \(limit) are read)"
    case .notOfFormat(let format):
      "is not of the format \(format.rawValue) (without --format it is recognised)"
    case .tooManyPictures(let limit):
      "holds too many pictures (up to \(limit) are read)"
    case .notAPictureAmongSeveral:
      "is not a picture (several paths at once must all be pictures: give one atlas alone)"
    case .noRoomForGrid(let width, let height):
      "is too small for the grid (no cell fits \(width)×\(height): give smaller or fewer cells)"
    case .tooManyCells(let limit):
      "is cut into too many cells (up to \(limit) are made: give larger ones)"
    case .missingTexture(let tried):
      "has no texture (looked for \(tried.joined(separator: ", ")) beside it)"
    case .undecodableTexture(let error): error.description
    case .canvasTooLarge(let sprite, let width, let height):
      "the canvas of \(sprite) is too large"
        + " (\(width)×\(height), expected up to \(SpriteImage.largestArea) pixels)"
    }
  }

  private static func list(_ keys: [String]) -> String {
    keys.isEmpty ? "none" : keys.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
