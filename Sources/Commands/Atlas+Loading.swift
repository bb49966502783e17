internal import LayerSprites
internal import Settings

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
      complain(problem.sprite.map { "\($0): \(problem.message)" } ?? problem.message, about: path)
    }
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
