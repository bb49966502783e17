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

  /// Names under which to look in a folder for what a data file calls so: the name as it stands,
  /// then its last component. One that leads out of the folder counts by its last component alone;
  /// none where there is nothing to look for.
  static func candidates(_ name: String) -> [String] {
    let name = name.replacing("\\", with: "/")
    guard !name.contains("\0") else { return [] }
    let components = name.split(separator: "/").filter { $0 != "." }
    guard let last = components.last.map(String.init), last != ".." else { return [] }
    let isInside = !name.hasPrefix("/") && !components.contains("..") && !isDrive(components[0])
    return isInside && components.count > 1 ? [components.joined(separator: "/"), last] : [last]
  }

  private static func isDrive(_ component: Substring) -> Bool {
    component.utf8.count == 2 && component.hasSuffix(":")
  }
}
