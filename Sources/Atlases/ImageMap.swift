public import Imaging

/// An atlas: its sprites by name.
///
/// Indexed by position it gives them in the literal order of their names (Unicode scalar values), as
/// LayerSprites does; `naturalOrder` is the order for people. Aliases are entries of their own. The
/// data file alone is enough to open it: a texture that is missing or broken is one of `problems`.
public struct ImageMap: Sendable {
  /// What kind of file it is.
  public let format: AtlasFormat
  /// The data file, as it was found.
  public let path: String
  /// Pixels a point: by the option, else by the file's name (`@2x`, `-hd`), else by what it says.
  public let scale: Double
  /// The textures.
  public let pages: [Page]
  /// What is wrong with it, though it can be used.
  public let problems: [Problem]
  /// Animations: those that the file declares, then those guessed from names.
  public let sequences: [FrameSequence]

  /// Every entry, in literal order of names; equal names in the order of the file.
  let sprites: [SpriteImage]

  /// How to open an atlas.
  public struct Options: Sendable {
    /// A picture to use in place of the first page's; nil looks beside the data file.
    public var texture: String?
    /// Pixels a point; nil goes by the file.
    public var scale: Double?
    /// How large a texture may be.
    public var imageLimits = ImageLimits()
    /// How many bytes the data file may have.
    public var dataLimit = 64 << 20

    /// Everything as the files say.
    public init() {}
  }

  /// Opens an atlas from its data file. Without an ending the path gets `.plist`; a texture stands
  /// for the data file of the same name beside it.
  ///
  /// No texture is decoded. O(n log n) in the number of frames.
  public init(path: String, options: Options = Options()) throws(AtlasError) {
    let (path, bytes) = try Locator.dataFile(at: path, limit: options.dataLimit)
    try self.init(bytes: bytes, path: path, options: options)
  }

  /// Opens an atlas from bytes that are in memory; `path` says beside what its textures lie.
  public init(bytes: [UInt8], path: String, options: Options = Options()) throws(AtlasError) {
    let description: AtlasDescription
    do {
      description = RelatedFiles.merged(
        try AtlasDescription(bytes: bytes), path: path, limit: options.dataLimit)
    } catch {
      throw AtlasError(path: path, reason: error)
    }
    self.init(description, path: path, options: options)
  }

  /// Builds the map from what a data file says.
  package init(_ description: AtlasDescription, path: String, options: Options = Options()) {
    let stem = FilePath(path).stem
    let scale = options.scale ?? NameTail.scale(of: stem) ?? description.scale ?? 1
    let pages = Self.pages(description, path: path, options: options)
    var description = description
    description.resolve(with: pages)
    let entries = Entries(description)
    let sprites = entries.list.map { entry in
      let frame = description.frames[entry.frame]
      return SpriteImage(
        name: entry.name, aliasOf: entry.isAlias ? frame.name : nil, frame: frame,
        page: pages[frame.page], scale: scale)
    }
    (format, self.path, self.scale) = (description.format, path, scale)
    (self.pages, self.sprites) = (pages, sprites)
    sequences =
      description.sequences
      + description.fitting(
        SequenceGuess.sequences(
          names: sprites.map(\.name), fallbackName: String(NumberedName.split(stem).stem),
          fourDigitNumbers: description.hasFourDigitNumbers))
    problems =
      Inspection.problems(of: pages) + description.problems + entries.problems
      + Inspection.problems(of: description.frames, pages: pages)
  }

  private static func pages(_ description: AtlasDescription, path: String, options: Options)
    -> [Page]
  {
    var locator = Locator(dataFile: path)
    var current = path
    return description.pages.enumerated().map { index, page in
      let dataPath = page.dataPath ?? path
      if index == 0, let texture = options.texture {
        return Page(
          image: texture, path: texture, dataPath: dataPath, limits: options.imageLimits)
      }
      if dataPath != current { (locator, current) = (Locator(dataFile: dataPath), dataPath) }
      switch locator.texture(named: page.textureNames) {
      case .found(let image):
        return Page(
          image: image, path: FilePath(dataPath).sibling(image), dataPath: dataPath,
          limits: options.imageLimits)
      case .missing(let tried):
        return Page(missing: page.textureNames, tried: tried, dataPath: dataPath)
      }
    }
  }
}

// MARK: - Access

extension ImageMap: Sequence {
  /// Entries, aliases included.
  public var count: Int { sprites.count }

  /// The name at a position in literal order; traps outside `0..<count`.
  public func name(at index: Int) -> String { sprites[index].name }

  /// The sprite at a position in literal order; traps outside `0..<count`.
  public func image(at index: Int) -> SpriteImage { sprites[index] }

  /// The sprite at a position in literal order; traps outside `0..<count`.
  public subscript(index: Int) -> SpriteImage { sprites[index] }

  /// The sprite of this name, else of this name with `.png` after it; nil where there is neither.
  /// Of several with one name the first in the file. O(log n).
  public subscript(name: String) -> SpriteImage? {
    (position(of: name) ?? position(of: name + ".png")).map { sprites[$0] }
  }

  /// The names in literal order.
  public func makeIterator() -> some IteratorProtocol<String> {
    sprites.lazy.map(\.name).makeIterator()
  }

  /// Positions in the order in which people expect the names: letters without case, numbers by
  /// their value. Computed at each call, O(n log n).
  public var naturalOrder: [Int] { NaturalOrder.indices(of: sprites.map(\.name)) }

  private func position(of name: String) -> Int? {
    var range = 0..<sprites.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if LiteralOrder.precedes(sprites[middle].name, name) {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    let found = range.lowerBound
    return found < sprites.count && LiteralOrder.areSame(sprites[found].name, name) ? found : nil
  }
}
