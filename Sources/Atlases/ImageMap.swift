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
  /// Where sprites differ in scale, what stands for a plain name.
  private let variants: Variants
  /// The scale that a plain name stands for.
  private let wantedScale: Double

  /// How to open an atlas.
  public struct Options: Sendable {
    /// A picture to use in place of the first page's; nil looks beside the data file.
    public var texture: String?
    /// Pixels a point; nil goes by the file.
    public var scale: Double?
    /// The variant to open, where there is one beside the path: 2 takes `hero@2x.plist` or
    /// `hero-hd.plist` for `hero.plist`. nil takes the path as it is.
    public var wantedScale: Double?
    /// The format to read the content as; nil recognises it.
    public var format: AtlasFormat?
    /// Cells into which the picture at the path is cut, whatever data file lies beside it.
    public var grid: SpriteGrid?
    /// Whether one numbered picture without a data file stands for its whole series.
    public var findsSeries = true
    /// How animations are found among names, besides those that the file declares.
    public var grouping = NameGrouping.automatic
    /// The fewest frames that an animation found among names has.
    public var minFrames = 2
    /// How large a texture may be.
    public var imageLimits = ImageLimits()
    /// How many bytes the data file may have.
    public var dataLimit = 64 << 20

    /// Everything as the files say.
    public init() {}
  }

  /// Opens what lies at a path: the data file of an atlas, an `.atlasc` folder, a picture or a folder
  /// of pictures.
  ///
  /// Where nothing has the path, the endings of data files are added. A picture stands for the data
  /// file of the same name beside it; without one it is a sprite by itself, and a numbered one opens
  /// its series. No texture is decoded, unless it is cut along a grid. O(n log n) in the number of
  /// frames.
  public init(path: String, options: Options = Options()) throws(AtlasError) {
    switch try AtlasInput(path: path, options: options) {
    case .data(let path, let description): self.init(description, path: path, options: options)
    case .pictures(let set): try self.init(set, options: options)
    }
  }

  /// Opens several pictures as the sprites of one atlas, in natural order and without their series;
  /// one path alone as `init(path:)` does. An empty list traps.
  public init(paths: [String], options: Options = Options()) throws(AtlasError) {
    guard paths.count > 1 else {
      try self.init(path: paths[0], options: options)
      return
    }
    if let path = paths.first(where: { !AtlasInput.isPicture($0) }) {
      throw AtlasError(path: path, reason: AtlasInput.whyNoPicture(path))
    }
    try self.init(PictureSet(files: paths), options: options)
  }

  /// Opens an atlas from bytes that are in memory, be they a data file or a picture; `path` says
  /// beside what its textures lie. `-` stands for the current folder.
  public init(bytes: [UInt8], path: String, options: Options = Options()) throws(AtlasError) {
    if options.grid != nil || AtlasInput.isPicture(bytes) {
      let format = options.grid == nil ? AtlasFormat.image : .grid
      try self.init(PictureSet(bytes: bytes, path: path, as: format), options: options)
      return
    }
    let description: AtlasDescription
    do {
      description = try AtlasDescription(bytes: bytes, path: path, options: options)
    } catch {
      throw AtlasError(path: path, reason: error)
    }
    self.init(description, path: path, options: options)
  }

  /// Opens an atlas from a data file in memory and its picture, which is used for the first page
  /// whatever name the file has for it.
  public init(bytes: [UInt8], image: Bitmap, options: Options = Options()) throws(AtlasError) {
    let path = "memory"
    let description: AtlasDescription
    do {
      description = try AtlasDescription(bytes: bytes, format: options.format)
    } catch {
      throw AtlasError(path: path, reason: error)
    }
    let pages = description.pages.enumerated().map { index, page in
      index == 0
        ? Page(image, dataPath: path)
        : Page(missing: page.textureNames, tried: page.textureNames, dataPath: path)
    }
    self.init(description, path: path, pages: pages, options: options)
  }

  /// Builds the map from what a data file says.
  package init(_ description: AtlasDescription, path: String, options: Options = Options()) {
    let pages = Self.pages(description, path: path, options: options)
    self.init(description, path: path, pages: pages, options: options)
  }

  /// Builds the map from a description and its pages.
  init(_ description: AtlasDescription, path: String, pages: [Page], options: Options) {
    let stem = path == "-" ? "stdin" : FilePath(path).stem
    let scale = options.scale ?? NameTail.scale(of: stem) ?? description.scale ?? 1
    var description = description
    description.resolve(with: pages)
    let entries = Entries(description)
    let sprites = entries.list.map { entry in
      let frame = description.frames[entry.frame]
      return SpriteImage(
        name: entry.name, aliasOf: entry.isAlias ? frame.name : nil, frame: frame,
        page: pages[frame.page], scale: frame.scale ?? scale)
    }
    (format, self.path, self.scale) = (description.format, path, scale)
    (self.pages, self.sprites) = (pages, sprites)
    variants = Variants(of: sprites, description)
    wantedScale = options.wantedScale ?? scale
    let guessed = description.fitting(
      Self.sequences(
        among: sprites.map(\.name), description,
        fallbackName: Self.fallbackName(stem, path, description.format), options))
    sequences = description.sequences + guessed.map(\.sequence)
    problems = Inspection.bounded(
      Inspection.problems(of: pages) + description.problems + entries.problems
        + Inspection.problems(of: description, pages: pages) + guessed.flatMap(\.problems))
  }

  /// The animations that names tell of; the rows of a grid are declared.
  private static func sequences(
    among names: [String], _ description: AtlasDescription, fallbackName: String,
    _ options: Options
  ) -> [SequenceGuess.Found] {
    let found: [SequenceGuess.Found] =
      switch options.grouping {
      case .off: []
      case .automatic where description.format == .grid: []
      case .automatic:
        SequenceGuess.found(
          names: names, fallbackName: fallbackName,
          fourDigitNumbers: description.hasFourDigitNumbers)
      case .pattern(let pattern): pattern.sequences(names: names).map { .init(sequence: $0) }
      }
    return found.filter { $0.sequence.frames.count >= options.minFrames }
  }

  /// What bare numbers are called after: the file without its tails; of a series its folder.
  private static func fallbackName(_ stem: String, _ path: String, _ format: AtlasFormat) -> String
  {
    let plain = String(NumberedName.split(stem).stem)
    guard format == .files else { return plain }
    return FilePath(path).folder.split(separator: "/").last.map(String.init) ?? plain
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
          image: texture, path: texture, dataPath: dataPath, limits: options.imageLimits,
          isPremultiplied: page.isPremultiplied)
      }
      if dataPath != current { (locator, current) = (Locator(dataFile: dataPath), dataPath) }
      switch locator.texture(named: page.textureNames) {
      case .found(let image):
        return Page(
          image: image, path: FilePath(dataPath).sibling(image), dataPath: dataPath,
          limits: options.imageLimits, isPremultiplied: page.isPremultiplied)
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
  ///
  /// Of several with one name the first by index, then in the file. Where the sprites of one atlas
  /// differ in scale (`.atlasc`), a name without `@2x` stands for the variant that the options
  /// want, of the map's `scale` where they want none, else for that of one pixel a point. O(log n).
  public subscript(name: String) -> SpriteImage? { self[name, scale: wantedScale] }

  /// The same for another scale: 2 asks for `@2x` variants.
  public subscript(name: String, scale scale: Double) -> SpriteImage? {
    for name in [name, name + ".png"] {
      if let found = variants.position(of: name, scale: scale) ?? position(of: name) {
        return sprites[found]
      }
    }
    return nil
  }

  /// The sprites of an animation, one for each frame; nil where there is none of that name.
  /// O(frames · log n).
  public func images(of sequence: FrameSequence) -> [SpriteImage?] {
    sequence.frames.enumerated().map { i, name in
      guard let first = position(of: name) else { return nil }
      let occurrence = i < sequence.occurrences.count ? sequence.occurrences[i] : 0
      guard occurrence >= 0, occurrence < sprites.count - first else { return nil }
      let sprite = sprites[first + occurrence]
      return LiteralOrder.areSame(sprite.name, name) ? sprite : nil
    }
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
