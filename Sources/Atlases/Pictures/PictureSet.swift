/// Pictures that are sprites by themselves, without a data file.
struct PictureSet: Sendable {
  /// One picture.
  struct Picture: Sendable {
    /// The sprite's name: the file's, below the folder that all have in common.
    let name: String
    let source: Page.Source
  }

  let format: AtlasFormat
  /// What was opened.
  let path: String
  let pictures: [Picture]

  /// More than any animation has; every header is read when a set is opened.
  static let largestCount = 8192
  private static let deepestFolder = 16

  /// One picture.
  init(image path: String, as format: AtlasFormat = .image) {
    let name = FilePath(path).name
    self.init(format, path, [Picture(name: name, source: .file(path))])
  }

  /// One picture in memory.
  init(bytes: [UInt8], path: String, as format: AtlasFormat = .image) {
    let name = path == "-" ? "stdin" : FilePath(path).name
    self.init(format, path, [Picture(name: name, source: .bytes(bytes))])
  }

  /// Pictures in the order given.
  init(files paths: [String]) {
    let folders = paths.map { FilePath($0).folder.split(separator: "/") }
    let depth = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }.count
    let pictures = zip(paths, folders).map { path, folder in
      Picture(
        name: (folder.dropFirst(depth).map(String.init) + [FilePath(path).name])
          .joined(separator: "/"),
        source: .file(path))
    }
    self.init(.files, paths.first ?? "", pictures)
  }

  /// The numbered pictures beside this one that differ from it in their number alone, itself
  /// included; nil where it has no number or is the only one.
  init?(seriesOf path: String) throws(AtlasError) {
    let given = FilePath(path)
    guard let key = NumberedName(given.name)?.key else { return nil }
    let ending = given.ending.lowercased()
    let names = Folder(given.folder).names.filter { name in
      name.lowercased().hasSuffix(ending) && NumberedName(name)?.key == key
        && Folder.isFile(given.sibling(name))
    }
    guard names.count > 1 else { return nil }
    try Self.check(names.count, path)
    let order = NaturalOrder.indices(of: names)
    self.init(
      .files, path,
      order.map { Picture(name: names[$0], source: .file(given.sibling(names[$0]))) })
  }

  /// The pictures of a folder and of the folders in it, in natural order, by their endings. Hidden
  /// files and folders are left out, and links to folders, which may lead in circles.
  init(folder path: String) throws(AtlasError) {
    let folder = path.hasSuffix("/") ? path : path + "/"
    var names: [String] = []
    var pending = [""]
    var entries = 0
    while let sub = pending.popLast() {
      for name in Folder(folder + sub).names where !name.hasPrefix(".") {
        entries += 1
        try Self.check(entries / 16, path)
        if PictureEndings.matches(name), Folder.isFile(folder + sub + name) {
          names.append(sub + name)
          try Self.check(names.count, path)
        } else if sub.count(where: { $0 == "/" }) < Self.deepestFolder,
          Folder.isOwnFolder(folder + sub + name)
        {
          pending.append(sub + name + "/")
        }
      }
    }
    guard !names.isEmpty else { throw AtlasError(path: path, reason: .folder) }
    let pictures = NaturalOrder.indices(of: names).map {
      Picture(name: names[$0], source: .file(folder + names[$0]))
    }
    let end = path.lastIndex { $0 != "/" }
    self.init(.folder, end.map { String(path[...$0]) } ?? path, pictures)
  }

  private init(_ format: AtlasFormat, _ path: String, _ pictures: [Picture]) {
    (self.format, self.path, self.pictures) = (format, path, pictures)
  }

  private static func check(_ count: Int, _ path: String) throws(AtlasError) {
    guard count <= largestCount else {
      throw AtlasError(path: path, reason: .tooManyPictures(limit: largestCount))
    }
  }
}
