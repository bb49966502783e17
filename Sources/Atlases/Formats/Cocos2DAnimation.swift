/// Property lists of animations for cocos2d's `CCAnimationCache`, versions 1 and 2. The frames are in
/// the atlases that `properties.spritesheets` names.
extension FormatReader {
  static let cocos2DAnimation = FormatReader { source in
    guard case .propertyList(let list) = source.content, list.root["frames"] == nil,
      let animations = list.root["animations"], animations.isDictionary
    else { return nil }
    let sequences = animations.children.compactMap(\.sequence)
    guard !sequences.isEmpty else { return nil }
    var description = AtlasDescription(format: .cocos2DAnimation, pages: [], frames: [])
    description.sequences = sequences
    description.related =
      list.root["properties"]?["spritesheets"]?.children.compactMap(\.string) ?? []
    return description
  }
}

extension PropertyList.Value {
  /// The animation under this key; nil where the value is something else.
  ///
  /// Version 1 lists names and one `delay` for all. Version 2 lists dictionaries with `spriteframe`
  /// and `delayUnits`, counts these in `delayPerUnit`, and says how often it is played. Times are
  /// seconds.
  fileprivate var sequence: FrameSequence? {
    guard isDictionary, let frames = self["frames"] else { return nil }
    var sequence = FrameSequence(name: key, origin: .cocos2D, frames: [], durations: [])
    let delay = (self["delayPerUnit"] ?? self["delay"])?.number
    for frame in frames.children {
      guard let name = (frame["spriteframe"] ?? frame).string else { continue }
      sequence.frames.append(name)
      sequence.durations.append(Self.milliseconds(delay, frame["delayUnits"]?.number ?? 1))
    }
    if self["delayPerUnit"] != nil { sequence.loops = loops }
    if self["restoreOriginalFrame"]?.bool == true {
      sequence.reason = "shows the original frame again when it ends"
    }
    return sequence
  }

  private static func milliseconds(_ delay: Double?, _ units: Double) -> Double {
    guard let delay, (0...FrameFields.largest).contains(delay * units), delay * units > 0 else {
      return FrameSequence.defaultDuration
    }
    // Seconds have few decimals; as milliseconds they are to stay as short.
    return (delay * units * 1_000_000).rounded() / 1000
  }

  /// 0 is without end; where nothing is said once.
  private var loops: Int {
    if self["loop"]?.bool == true { return 0 }
    guard let loops = self["loops"]?.number, let count = Int(exactly: loops.rounded(.down)),
      (0...1_000_000).contains(count)
    else { return 1 }
    return count
  }
}
