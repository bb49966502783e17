private import Glibc

/// The names in a folder, read once.
struct Folder: Sendable {
  /// Names in literal order; empty where the folder cannot be read.
  let names: [String]
  private let path: String

  /// Reads the folder at a path that ends in a slash; an empty one is the current folder.
  init(_ path: String) {
    self.path = path
    var found: [String] = []
    if let stream = opendir(path.isEmpty ? "." : path) {
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
          String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { found.append(name) }
      }
    }
    names = found.sorted(by: LiteralOrder.precedes)
  }

  /// The name of a regular file here: this one, else the first that differs in the case of letters.
  func file(named name: String) -> String? {
    if Self.isFile(path + name) { return name }
    guard !name.contains("/") else { return nil }
    let folded = name.lowercased()
    return names.first { $0.lowercased() == folded && Self.isFile(path + $0) }
  }

  /// Up to three names that a person may have meant.
  func names(near name: String) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    let allowed = min(2, wanted.count / 3)
    let scored = names.compactMap { candidate -> (String, Int)? in
      let distance = EditDistance.between(wanted, Array(candidate.lowercased().unicodeScalars))
      return distance <= allowed ? (candidate, distance) : nil
    }
    return scored.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .prefix(3).map(\.element.0)
  }

  /// True where a regular file has this path.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// How many single changes lead from one word to another.
enum EditDistance {
  /// Insertions, deletions and replacements (Levenshtein's distance). O(lengths' product).
  static func between<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Int {
    guard a.count <= 256, b.count <= 256 else { return Int.max }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let replaced = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
