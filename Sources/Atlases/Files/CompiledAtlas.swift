/// The folder that Xcode makes of an atlas: a property list and its pages.
enum CompiledAtlas {
  /// What the name of such a folder ends in.
  static let ending = ".atlasc"

  /// The property list in such a folder, the one with the folder's name or else the first; nil where
  /// the path is something else.
  static func dataFile(inFolder path: String) throws(AtlasError) -> String? {
    guard let slash = path.lastIndex(where: { $0 != "/" }) else { return nil }
    let folder = FilePath(String(path[...slash]))
    guard folder.name.lowercased().hasSuffix(ending), Folder.isFolder(path) else { return nil }
    let inside = folder.sibling(folder.name) + "/"
    let named = folder.stem + ".plist"
    if Folder.isFile(inside + named) { return inside + named }
    let lists = Folder(inside).names.filter {
      $0.lowercased().hasSuffix(".plist") && !$0.hasPrefix(".") && Folder.isFile(inside + $0)
    }
    guard let first = lists.first else {
      throw AtlasError(path: path, reason: .folderWithoutData(tried: named))
    }
    return inside + first
  }

  /// The property list beside a page of such a folder; nil where the picture lies elsewhere.
  static func dataFile(besidePicture picture: FilePath) throws(AtlasError) -> String? {
    try dataFile(inFolder: picture.folder)
  }
}
