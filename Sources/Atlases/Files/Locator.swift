internal import Imaging

/// Finds what belongs together: the texture of a data file, and the data file that is meant.
struct Locator: Sendable {
  private let path: FilePath
  private var folder: Folder

  /// A locator for textures beside this data file.
  init(dataFile: String) {
    path = FilePath(dataFile)
    folder = Folder(path.folder)
  }

  /// A texture that was found, or the names that were tried.
  enum Texture: Hashable, Sendable {
    case found(image: String)
    case missing(tried: [String])
  }

  /// Looks for a texture by the names that the data file has for it.
  ///
  /// Each name is tried as it stands, then its last component, in this or another case of letters,
  /// then with `.png` after it; at last the data file's own name with the ending of a picture. A
  /// name that leads out of the folder counts by its last component alone.
  mutating func texture(named names: [String]) -> Texture {
    var tried: [String] = []
    for name in names.flatMap(Self.candidates) + Self.pictureEndings.map({ path.stem + $0 })
    where !tried.contains(name) {
      if let file = folder.file(named: name) { return .found(image: file) }
      tried.append(name)
    }
    return .missing(tried: tried)
  }

  private static func candidates(_ name: String) -> [String] {
    let plain = FilePath.candidates(name)
    guard let last = plain.last, !last.lowercased().hasSuffix(".png") else { return plain }
    return plain + [last + ".png"]
  }

  private static let pictureEndings = [".png", ".jpg", ".webp"]
  private static let dataEndings = [".plist", ".json", ".atlas", ".tpsheet"]
}

extension Locator {
  /// The data file that a path means, and its bytes.
  ///
  /// A path without an ending gets that of a data file where nothing has the bare name. In place
  /// of a picture the data file of the same name beside it is taken.
  static func dataFile(at path: String, limit: Int) throws(AtlasError)
    -> (path: String, bytes: [UInt8])
  {
    var path = path
    if !FilePath(path).hasEnding, !exists(path) {
      path = dataEndings.map { path + $0 }.first(where: Folder.isFile) ?? path
    }
    // Some pictures begin with two plain letters, as a text might.
    if !dataEndings.contains(where: path.hasSuffix), isPicture(path) {
      path = try dataFile(ofPicture: path)
    }
    do {
      return (path, try FileBytes.read(path, limit: limit))
    } catch {
      throw AtlasError(path: path, reason: reason(error, path))
    }
  }

  private static func exists(_ path: String) -> Bool {
    do {
      _ = try FileBytes.prefix(of: path, count: 1)
      return true
    } catch {
      return error != .notFound
    }
  }

  private static func isPicture(_ path: String) -> Bool {
    do {
      let bytes = try FileBytes.prefix(of: path, count: 64)
      _ = try ImageFile.header(bytes)
      return true
    } catch let error as ImageError {
      if case .notAPicture = error.kind { return false }
      return error.kind != .empty
    } catch {
      return false
    }
  }

  private static func dataFile(ofPicture path: String) throws(AtlasError) -> String {
    let picture = FilePath(path)
    let names = dataEndings.map { picture.stem + $0 }
    guard let name = names.first(where: { Folder.isFile(picture.sibling($0)) }) else {
      throw AtlasError(path: path, reason: .pictureWithoutData(tried: names))
    }
    return picture.sibling(name)
  }

  private static func reason(_ error: FileError, _ path: String) -> AtlasError.Reason {
    switch error {
    case .notFound:
      let path = FilePath(path)
      return .notFound(near: Folder(path.folder).names(near: path.name))
    case .isDirectory: return .folder
    case .tooLarge(let limit): return .tooLarge(limit: limit)
    case .notAFile, .exists, .system: return .unreadable(error.description)
    }
  }
}
