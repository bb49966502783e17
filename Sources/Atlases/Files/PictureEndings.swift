/// The endings of file names by which pictures are looked for.
enum PictureEndings {
  /// Those that can be decoded, the likeliest first.
  static let all = [".png", ".jpg", ".jpeg", ".webp", ".pvr", ".pvr.ccz", ".pvr.gz"]

  /// True where a name has one of them.
  static func matches(_ name: String) -> Bool {
    let name = name.lowercased()
    return all.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }
}
