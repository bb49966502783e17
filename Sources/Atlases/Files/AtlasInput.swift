internal import Imaging

/// What a path means: a data file, read, or pictures that have none.
enum AtlasInput: Sendable {
  case data(path: String, AtlasDescription)
  case pictures(PictureSet)

  /// Endings of data files in the order in which they are tried; the folder of SpriteKit goes
  /// before them.
  static let dataEndings = [
    ".plist", ".json", ".xml", ".atlas", ".atlas.txt", ".tpsheet",
  ]

  /// Looks at what lies at a path.
  ///
  /// Where nothing does, the endings of data files are tried, and where a scale is wanted, that
  /// variant comes first. A folder is one of pictures, unless these are but the pages of the one atlas
  /// in it. In place of a picture the data file of the same
  /// name beside it is taken; without one it is a sprite, and a numbered one its series.
  init(path: String, options: ImageMap.Options) throws(AtlasError) {
    let path = Self.resolved(path, scale: options.wantedScale)
    if options.grid != nil {
      self = .pictures(PictureSet(image: path, as: .grid))
    } else if let inside = try CompiledAtlas.dataFile(inFolder: path) {
      self = .data(path: inside, try Self.description(at: inside, options))
    } else if let atlas = Self.soleAtlas(inFolder: path, options) {
      self = atlas
    } else if Folder.isFolder(path) {
      self = .pictures(try PictureSet(folder: path))
    } else if !Self.dataEndings.contains(where: path.hasSuffix), Self.isPicture(path) {
      self = try Self.picture(path, options)
    } else {
      self = .data(path: path, try Self.description(at: path, options))
    }
    try check(options.format)
  }

  /// `pictures` is the only one whose format is not yet held against the one wanted.
  private func check(_ format: AtlasFormat?) throws(AtlasError) {
    guard case .pictures(let set) = self, let format, set.format != format else { return }
    throw AtlasError(path: set.path, reason: .notOfFormat(format))
  }

  /// A folder of more files than this holds more than an atlas.
  private static let mostFilesBesideAnAtlas = 64

  /// The atlas of a folder in which there is one data file, and no picture that is none of its pages.
  private static func soleAtlas(
    inFolder path: String, _ options: ImageMap.Options
  ) -> AtlasInput? {
    guard options.format != .folder, Folder.isFolder(path) else { return nil }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let names = Folder(folder).names
    let data = names.filter { name in dataEndings.contains(where: name.hasSuffix) }
    guard names.count <= mostFilesBesideAnAtlas, data.count == 1,
      !names.contains(where: { Folder.isFolder(folder + $0) }),
      let atlas = try? description(at: folder + data[0], options),
      names.count(where: { isPicture(folder + $0) }) <= atlas.pages.count
    else { return nil }
    return .data(path: folder + data[0], atlas)
  }

  private static func picture(
    _ path: String, _ options: ImageMap.Options
  ) throws(AtlasError) -> AtlasInput {
    switch options.format {
    case .image: return .pictures(PictureSet(image: path))
    case .files: return .pictures(try PictureSet(seriesOf: path) ?? PictureSet(files: [path]))
    default: break
    }
    if let data = try dataFile(ofPicture: path, options) { return data }
    guard options.findsSeries, let series = try PictureSet(seriesOf: path) else {
      return .pictures(PictureSet(image: path))
    }
    return .pictures(series)
  }

  /// The atlas beside a picture. Files of its name that are something else don't count.
  private static func dataFile(
    ofPicture path: String, _ options: ImageMap.Options
  ) throws(AtlasError) -> AtlasInput? {
    let picture = FilePath(path)
    if let path = try CompiledAtlas.dataFile(besidePicture: picture) {
      return .data(path: path, try description(at: path, options))
    }
    for name in dataEndings.map({ picture.stem + $0 }) {
      let path = picture.sibling(name)
      guard Folder.isFile(path) else { continue }
      do throws(AtlasError) {
        return .data(path: path, try description(at: path, options))
      } catch {
        guard error.reason.isOfSomethingElse else { throw error }
      }
    }
    return nil
  }

  private static func description(
    at path: String, _ options: ImageMap.Options
  ) throws(AtlasError) -> AtlasDescription {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(path, limit: options.dataLimit)
    } catch {
      throw AtlasError(path: path, reason: reason(error, path))
    }
    do {
      return try AtlasDescription(bytes: bytes, path: path, options: options)
    } catch {
      throw AtlasError(path: path, reason: error)
    }
  }

  /// Why one of several paths can't be opened together with the others.
  static func whyNoPicture(_ path: String) -> AtlasError.Reason {
    do {
      _ = try FileBytes.prefix(of: path, count: 1)
      return .notAPictureAmongSeveral
    } catch {
      return reason(error, path)
    }
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

// MARK: - Names

extension AtlasInput {
  /// The first of the names that a path may stand for under which anything lies; else the path.
  private static func resolved(_ path: String, scale: Double?) -> String {
    let given = FilePath(path)
    let missing = [CompiledAtlas.ending] + dataEndings
    let endings = exists(path) ? [given.ending] : [given.ending] + missing
    let stems = scale.map { NameTail.variants(of: given.stem, scale: $0) } ?? [given.stem]
    for stem in stems + [given.stem] {
      for ending in endings {
        let name = given.sibling(stem + ending)
        if exists(name) { return name }
      }
    }
    // What looks like an ending may be none.
    return missing.map { path + $0 }.first(where: exists) ?? path
  }

  private static func exists(_ path: String) -> Bool {
    do {
      _ = try FileBytes.prefix(of: path, count: 1)
      return true
    } catch {
      return error != .notFound
    }
  }

  /// True where the content is that of a picture, be it one that can't be decoded.
  static func isPicture(_ path: String) -> Bool {
    do {
      return isPicture(try FileBytes.prefix(of: path, count: 64))
    } catch {
      return false
    }
  }

  /// The same for the first bytes of a file.
  static func isPicture(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try ImageFile.header(bytes)
      return true
    } catch {
      return error.kind != .notAPicture && error.kind != .empty
    }
  }
}

extension AtlasError.Reason {
  /// True where the file has nothing to do with atlases.
  fileprivate var isOfSomethingElse: Bool {
    switch self {
    case .notAnAtlas, .otherXML, .otherJSON, .propertyListWithoutFrames, .notOfFormat, .empty: true
    default: false
    }
  }
}

extension AtlasDescription {
  /// What a data file says, with the files that belong to it.
  init(
    bytes: [UInt8], path: String, options: ImageMap.Options
  ) throws(AtlasError.Reason) {
    let own = try AtlasDescription(bytes: bytes, format: options.format)
    self = RelatedFiles.merged(
      AnimationFiles.joined(with: own, path: path), path: path, limit: options.dataLimit)
  }
}
