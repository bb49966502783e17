private import Glibc

/// A folder, whose names are read when first needed.
struct Folder: Sendable {
  private let path: String
  /// Names by their lower-case form, the first in literal order where several share it.
  private var foldedNames: [String: String]?

  /// The folder at a path that ends in a slash; an empty one is the current folder.
  init(_ path: String) {
    self.path = path
  }

  /// The name of a regular file here: this one, else the first that differs in the case of letters.
  mutating func file(named name: String) -> String? {
    if Self.isFile(path + name) { return name }
    guard !name.contains("/") else { return nil }
    let folded =
      foldedNames
      ?? Dictionary(
        names.filter { Self.isFile(path + $0) }.map { ($0.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first })
    foldedNames = folded
    return folded[name.lowercased()]
  }

  /// Up to three names that a person may have meant. One without an ending is held against names
  /// without theirs.
  func names(near name: String) -> [String] {
    let hasEnding = FilePath(name).hasEnding
    let wanted = Array(name.lowercased().unicodeScalars)
    let allowed = min(2, wanted.count / 3)
    let scored = names.compactMap { candidate -> (name: String, distance: Int)? in
      let compared = hasEnding ? candidate : FilePath(candidate).stem
      let distance = EditDistance.between(wanted, Array(compared.lowercased().unicodeScalars))
      return distance <= allowed ? (candidate, distance) : nil
    }
    return scored.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(3).map(\.element.name)
  }

  /// Names in literal order; none where the folder cannot be read.
  var names: [String] {
    guard let stream = opendir(path.isEmpty ? "." : path) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { found.append(name) }
    }
    return found.sorted(by: LiteralOrder.precedes)
  }

  /// True where a folder has this path.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// True where a folder has this path, and no link leads to it.
  static func isOwnFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// True where a regular file has this path.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
