/// File names for sprites, all of them below one folder and no two alike.
///
/// Names come from strangers: `\` counts as `/`, and `..`, `.`, empty, absolute and drive parts are
/// dropped. Letter case does not tell names apart, since it does not on many disks.
package struct OutputNames: Sendable {
  private let ending: String
  private var files: Set<String> = []
  private var folders: Set<String> = []
  /// The last number given to a name that occurred again.
  private var numbers: [String: Int] = [:]

  /// The longest part of a path that file systems take, in bytes.
  private static let longestPart = 255

  /// Names that end in `ending`, such as `.png`.
  package init(ending: String) { self.ending = ending }

  /// A path relative to the folder for a name, and for its number among sprites of that name.
  ///
  /// - Returns: the path, and true where a part of it was taken already and it was numbered.
  package mutating func path(for name: String, index: Int? = nil) -> (path: String, isRenamed: Bool)
  {
    var parts = Self.parts(of: name)
    var last = parts.popLast() ?? "unnamed"
    if last.lowercased().hasSuffix(ending) { last.removeLast(ending.count) }
    if let index { last += "_\(index)" }
    let (folder, isMoved) = reserveFolder(parts)
    let room = Self.longestPart - ending.utf8.count - 8
    let stem = Self.shortened(last.isEmpty ? "unnamed" : last, to: room)
    let plain = (folder + stem).lowercased()
    var number = numbers[plain] ?? 1
    while true {
      let file = folder + stem + (number > 1 ? "~\(number)" : "") + ending
      let key = file.lowercased()
      numbers[plain] = number + 1
      if !folders.contains(key), files.insert(key).inserted {
        return (file, isMoved || number > 1)
      }
      number += 1
    }
  }

  /// The folders of a path, each moved aside where a file has its name already.
  private mutating func reserveFolder(_ parts: [String]) -> (path: String, isMoved: Bool) {
    var (path, isMoved) = ("", false)
    for part in parts {
      let part = Self.shortened(part, to: Self.longestPart - 8)
      var number = 1
      var next = path + part
      while files.contains(next.lowercased()) {
        number += 1
        next = path + part + "~\(number)"
        isMoved = true
      }
      folders.insert(next.lowercased())
      path = next + "/"
    }
    return (path, isMoved)
  }

  private static func parts(of name: String) -> [String] {
    let slashed = String(
      String.UnicodeScalarView(name.unicodeScalars.map { $0 == "\\" ? "/" : $0 }))
    return slashed.split(separator: "/").map { withoutControls(String($0)) }
      .filter { !["", ".", ".."].contains($0) && !isDrive($0) }
  }

  /// `C:` and the like.
  private static func isDrive(_ part: String) -> Bool {
    part.utf8.count == 2 && part.hasSuffix(":") && part.first?.isLetter == true
  }

  private static func withoutControls(_ part: String) -> String {
    String(
      String.UnicodeScalarView(
        part.unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }

  private static func shortened(_ part: String, to bytes: Int) -> String {
    var scalars = part.unicodeScalars
    var count = part.utf8.count
    while count > bytes, let last = scalars.popLast() { count -= UTF8.width(last) }
    return String(scalars)
  }
}
