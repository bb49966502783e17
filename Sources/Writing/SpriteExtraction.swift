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
  /// The sprites written.
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
    for (page, items) in itemsByPage() {
      let picture: Bitmap
      do throws(AtlasError) {
        picture = try page.straightBitmap()
      } catch {
        for item in items { report(item, error.description) }
        continue
      }
      for item in items { try write(item, from: picture, to: folder, replacing) }
    }
  }

  private func itemsByPage() -> [(page: Page, items: [Item])] {
    Dictionary(grouping: items) { ObjectIdentifier($0.sprite.page) }.values
      .map { ($0[0].sprite.page, $0) }
  }

  private mutating func write(
    _ item: Item, from picture: Bitmap, to folder: String, _ replacing: Bool
  ) throws(Failure) {
    guard let png = encode(item, from: picture) else { return }
    let path = folder + "/" + item.file
    do throws(FileError) {
      try FileBytes.makeFolders(for: path)
      try FileBytes.write(png, to: path, replacing: replacing)
    } catch {
      throw .unwritable(path, error)
    }
    written.append(item)
  }

  /// The sprite as a PNG file; nil, and a problem, where it can't be one.
  private mutating func encode(_ item: Item, from picture: Bitmap) -> [UInt8]? {
    do {
      return try ImageFile.pngData(item.sprite.bitmap(from: picture, trimmed: isTrimmed))
    } catch {
      report(item, "\(error)")
      return nil
    }
  }

  private mutating func report(_ item: Item, _ message: String) {
    problems.append(
      Problem(.error, .undecodableTexture, sprite: item.sprite.name, message))
  }
}
