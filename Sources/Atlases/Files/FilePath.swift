/// A path taken apart at its last slash, as text alone.
struct FilePath: Hashable, Sendable {
  /// Everything up to and with the last slash; empty for a bare name.
  let folder: String
  /// The last component.
  let name: String

  init(_ path: String) {
    let slash = path.lastIndex(of: "/")
    folder = slash.map { String(path[...$0]) } ?? ""
    name = slash.map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The name without its ending; `.atlas.txt` and `.pvr.ccz` are one ending.
  var stem: String { String(name.dropLast(ending.count)) }

  /// The ending with its dot; empty where there is none.
  var ending: String {
    if let double = Self.doubleEndings.first(where: name.lowercased().hasSuffix) {
      return String(name.suffix(double.count))
    }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[dot...])
  }

  private static let doubleEndings = [".atlas.txt", ".pvr.ccz", ".pvr.gz"]

  /// True where the name ends in a dot and something.
  var hasEnding: Bool { stem != name && !name.hasSuffix(".") }

  /// The path of another name in the same folder.
  func sibling(_ name: String) -> String { folder + name }
}
