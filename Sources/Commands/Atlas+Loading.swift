internal import LayerSprites
internal import Settings
internal import Stage
private import Writing

extension Console {
  /// Opens an atlas as the options say; `-` is what standard input gives.
  ///
  /// One numbered picture stands for its series where a person typed it; scripts say what they mean.
  func load(
    _ paths: [String], _ options: Options, findsSeries: Bool = true
  ) throws(AtlasError) -> ImageMap {
    var loading = options.loading
    loading.findsSeries = findsSeries && isInputTerminal
    guard paths != ["-"] else { return try load(options: loading) }
    return try ImageMap(paths: paths, options: loading)
  }

  private func load(options: ImageMap.Options) throws(AtlasError) -> ImageMap {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(descriptor: input)
    } catch {
      throw AtlasError(path: "-", reason: .unreadable(error.description))
    }
    return try ImageMap(bytes: bytes, path: "-", options: options)
  }

  /// Opens the atlas that a command works on, or says why it can't.
  func loadOrComplain(_ paths: [String], _ options: Options) -> ImageMap? {
    do throws(AtlasError) {
      return try load(paths, options)
    } catch {
      complain(error.text, about: error.path)
      return nil
    }
  }

  /// Says what was noticed while an atlas was read, errors and warnings only.
  func complain(_ problems: [Problem], about path: String) {
    for problem in problems where problem.level != .note {
      complain(problem.text, about: path)
    }
  }

  /// Says what only decoding tells about the textures of sprites that are shown: that they break
  /// off, or are none at all.
  ///
  /// - Returns: false where one is missing or can't be read, so that its sprites are blank.
  @discardableResult
  func checkTextures(of sprites: [SpriteImage], about path: String) -> Bool {
    var (seen, isWhole) = (Set<ObjectIdentifier>(), true)
    for page in sprites.map(\.page) where seen.insert(ObjectIdentifier(page)).inserted {
      let name = page.image ?? "the texture"
      do throws(AtlasError) {
        guard let fault = try page.decodingFault() else { continue }
        complain("\(name): \(fault.description)", about: path)
      } catch {
        isWhole = false
        // What was known without decoding is one of the atlas's problems, and told.
        if page.fault == nil { complain("\(name): \(error.text)", about: path) }
      }
    }
    return isWhole
  }

  /// The sprites that some names mean, each once, in natural order; all where none is named. Names
  /// that mean nothing are told.
  func sprites(
    named names: [String], of map: ImageMap, about path: String
  ) -> (sprites: [SpriteImage], isComplete: Bool) {
    let sprites = map.naturalOrder.map { map.image(at: $0) }
    guard !names.isEmpty else { return (sprites, true) }
    let known = sprites.map(\.name)
    var (wanted, isComplete) = (Set<Int>(), true)
    for name in names {
      let found = NameQuery.indices(of: name, among: known)
      wanted.formUnion(found)
      guard found.isEmpty else { continue }
      isComplete = false
      complain(missing: name, among: known, about: path)
    }
    return (wanted.sorted().map { sprites[$0] }, isComplete)
  }

  /// The entry that a name means, or a word about its absence.
  func entry(
    named name: String, in catalog: Catalog, about path: String
  ) -> (list: ListKind, index: Int)? {
    if let entry = catalog.entry(named: name) { return entry }
    complain(missing: name, among: ListKind.allCases.flatMap(catalog.names), about: path)
    return nil
  }

  /// True where the frames that were asked for are there; else it says how many there are.
  func hasFrames(_ options: Options, of state: ViewerState, about path: String) -> Bool {
    guard let exhibit = state.exhibit else { return true }
    let count = exhibit.frames.count
    let chosen = options.frames.map { $0.indices(of: count) ?? [] } ?? Array(0..<count)
    let first = options.firstFrame ?? chosen.first.map { $0 + 1 }
    if let first, chosen.contains(first - 1) { return true }
    complain("\(exhibit.name): no such frame to play (it has \(count))", about: path)
    return false
  }

  /// Says that a name is not there, and which ones are near.
  private func complain(missing name: String, among names: [String], about path: String) {
    let near = Nearness.nearest(to: name, among: names, count: 3)
    let hint =
      near.isEmpty
      ? "see 'spriteview list'" : "did you mean \(near.joined(separator: ", "))?"
    complain("no sprite or animation '\(name)' (\(hint))", about: path)
  }
}

extension Options {
  /// What they say of opening an atlas.
  fileprivate var loading: ImageMap.Options {
    var loading = ImageMap.Options()
    loading.texture = texture
    loading.wantedScale = scale
    loading.format = format
    loading.grid = grid
    loading.grouping = grouping
    if let minFrames { loading.minFrames = minFrames }
    if let maxPixels { loading.imageLimits.maxPixels = maxPixels }
    return loading
  }
}
