package import LayerSprites

/// Sprites written as PNG files: upright, on their full canvas or trimmed.
package struct SpriteExtraction: Sendable {
  /// One sprite and the file it goes to, relative to the folder.
  package struct Item: Sendable {
    /// The sprite.
    package let sprite: SpriteImage
    /// The path below the folder.
    package let file: String
  }

  /// What went wrong with the whole of it.
  package enum Failure: Error, Sendable {
    /// A file is there already and may not be replaced.
    case exists(String)
    /// A file or folder could not be written.
    case unwritable(String, FileError)
  }

  /// What goes where, in natural order.
  package let items: [Item]
  /// What was noticed: renamed files first, then sprites that could not be cut.
  package private(set) var problems: [Problem] = []
  /// The sprites written, in natural order.
  package private(set) var written: [Item] = []
  private let isTrimmed: Bool

  /// Plans the files for some sprites.
  package init(_ sprites: [SpriteImage], isTrimmed: Bool) {
    var names = OutputNames(ending: ".png")
    var (items, problems) = ([Item](), [Problem]())
    for sprite in sprites {
      let (file, isRenamed) = names.path(for: sprite.name, index: sprite.index)
      items.append(Item(sprite: sprite, file: file))
      if isRenamed {
        problems.append(
          Problem(
            .warning, .duplicateName, sprite: sprite.name,
            "another sprite has this file name; written as \(file)"))
      }
    }
    self.items = items
    self.problems = problems
    self.isTrimmed = isTrimmed
  }

  /// Writes every file that can be made. A page is decoded once for all sprites on it.
  ///
  /// - Throws: before anything is written where a file exists and may not be replaced.
  package mutating func write(to folder: String, replacing: Bool) throws(Failure) {
    if !replacing, let taken = items.first(where: { FileBytes.exists(folder + "/" + $0.file) }) {
      throw .exists(folder + "/" + taken.file)
    }
    var done = Set<Int>()
    for indices in indicesByPage() {
      let picture: DecodedImage
      do throws(AtlasError) {
        picture = try items[indices[0]].sprite.page.straightPicture()
      } catch {
        for index in indices { report(items[index], error.code, error.text) }
        continue
      }
      for index in indices
      where try write(items[index], from: picture.bitmap, to: folder, replacing) {
        done.insert(index)
        reportFault(of: picture, in: items[index])
      }
    }
    written = items.indices.filter(done.contains).map { items[$0] }
  }

  private func indicesByPage() -> [[Int]] {
    Dictionary(grouping: items.indices) { ObjectIdentifier(items[$0].sprite.page) }.values
      .sorted { $0[0] < $1[0] }
  }

  /// True where the file could be made.
  private mutating func write(
    _ item: Item, from picture: Bitmap, to folder: String, _ replacing: Bool
  ) throws(Failure) -> Bool {
    guard let png = encode(item, from: picture) else { return false }
    let path = folder + "/" + item.file
    do throws(FileError) {
      try FileBytes.makeFolders(for: path)
      try FileBytes.write(png, to: path, replacing: replacing)
    } catch {
      throw .unwritable(path, error)
    }
    return true
  }

  /// The sprite as a PNG file; nil, and a problem, where it can't be one.
  private mutating func encode(_ item: Item, from picture: Bitmap) -> [UInt8]? {
    do {
      return try ImageFile.pngData(item.sprite.bitmap(from: picture, trimmed: isTrimmed))
    } catch let error as AtlasError {
      report(item, error.code, error.text)
    } catch {
      report(item, .emptyRect, "\(error)")
    }
    return nil
  }

  /// A picture that broke off has no pixels for what lies further down.
  private mutating func reportFault(of picture: DecodedImage, in item: Item) {
    guard let fault = picture.fault,
      item.sprite.textureRect.maxY > Double(picture.rowsRead)
    else { return }
    report(item, .undecodableTexture, "is incomplete: \(fault)")
  }

  private mutating func report(_ item: Item, _ code: Problem.Code, _ message: String) {
    problems.append(Problem(.error, code, sprite: item.sprite.name, message))
  }
}

extension AtlasError {
  /// What a sprite that it kept from being cut is reported under.
  fileprivate var code: Problem.Code {
    switch reason {
    case .missingTexture: .missingTexture
    case .canvasTooLarge: .outOfBounds
    default: .undecodableTexture
    }
  }
}
