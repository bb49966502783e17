internal import LayerSprites
internal import Settings
private import Stage
private import Writing

extension Console {
  /// Opens an atlas as the options say.
  func load(_ path: String, _ options: Options) throws(AtlasError) -> ImageMap {
    var loading = ImageMap.Options()
    loading.texture = options.texture
    if let pixels = options.maxPixels { loading.imageLimits.maxPixels = pixels }
    return try ImageMap(path: path, options: loading)
  }

  /// Opens the atlas that a command works on, or says why it can't.
  func loadOrComplain(_ path: String, _ options: Options) -> ImageMap? {
    do throws(AtlasError) {
      return try load(path, options)
    } catch {
      complain(error.description, about: error.path)
      return nil
    }
  }

  /// Says what was noticed while an atlas was read, errors and warnings only.
  func complain(_ problems: [Problem], about path: String) {
    for problem in problems where problem.level != .note {
      complain(problem.text, about: path)
    }
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

  /// Says that a name is not there, and which ones are near.
  func complain(missing name: String, among names: [String], about path: String) {
    let near = Nearness.nearest(to: name, among: names, count: 3)
    let hint =
      near.isEmpty
      ? "see 'spriteview list'" : "did you mean \(near.joined(separator: ", "))?"
    complain("no sprite or animation '\(name)' (\(hint))", about: path)
  }
}
