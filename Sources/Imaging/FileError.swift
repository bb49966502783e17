/// Why the bytes of a file could not be read or written.
public enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing has this name.
  case notFound
  /// The name is that of a directory.
  case isDirectory
  /// A pipe, a socket or a device.
  case notAFile
  /// There is something at the place of the output.
  case exists
  /// More bytes than this many.
  case tooLarge(limit: Int)
  /// Anything else, in the system's words.
  case system(String)

  /// "what is wrong (what was expected or what to do)", without the name of the file.
  public var description: String {
    switch self {
    case .notFound: "no such file or folder"
    case .isDirectory: "is a directory (expected a file)"
    case .notAFile: "is a pipe or a device (expected a file)"
    case .exists: "exists already"
    case .tooLarge(let limit): "file is too large (at most \(limit) bytes)"
    case .system(let text): text
    }
  }
}
