/// Finds the texture of a data file.
struct Locator: Sendable {
  private let path: FilePath
  private var folder: Folder

  /// A locator for textures beside this data file; of one that came in by `-`, in the current folder.
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
  /// then with `.png` after it; then the same with the endings of other pictures; at last the data
  /// file's own name with each of them. A name that leads out of the folder counts by its last
  /// component alone.
  mutating func texture(named names: [String]) -> Texture {
    let own = path.name == "-" ? [] : PictureEndings.all.map { path.stem + $0 }
    var tried: [String] = []
    for name in names.flatMap(Self.candidates) + names.flatMap(Self.relatives) + own
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

  /// The same picture in other formats.
  private static func relatives(_ name: String) -> [String] {
    guard let last = FilePath.candidates(name).last else { return [] }
    let stem = PictureEndings.matches(last) ? FilePath(last).stem : last
    return PictureEndings.all.map { stem + $0 }
  }
}
