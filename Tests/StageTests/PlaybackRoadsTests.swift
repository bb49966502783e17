import LayerSprites
import SampleAtlases
import Stage
import Testing

/// The two ways to play sprites: a player that sets a layer's values when another frame is due, and
/// discrete key frames that a layer is given once. Both show the same at every time.
@Suite struct PlaybackRoadsTests {
  @Test(
    arguments: ["hero.plist", "coin.plist", "slime.plist"],
    [(LoopMode.loop, 0), (.loop, 2), (.pingPong, 0), (.pingPong, 3), (.once, 0)])
  func bothShowTheSame(atlas: String, way: (mode: LoopMode, loops: Int)) throws {
    let map = try SampleAtlas.shipped(atlas)
    for sequence in map.sequences {
      let sprites = sequence.frames.compactMap { map[$0] }
      let durations = sprites.indices.map { 0.03 + 0.021 * Double($0 * 7 % 11) }
      for isReversed in [false, true] {
        try compare(
          sprites, durations,
          Player(
            durations: durations, mode: way.mode, isReversed: isReversed, loops: way.loops,
            isPlaying: true, now: 50), loops: way.mode == .once ? 1 : way.loops)
      }
    }
  }

  private func compare(
    _ sprites: [SpriteImage], _ durations: [Double], _ player: Player, loops: Int
  ) throws {
    let keyed = Layer()
    let scheduler = TransactionScheduler(root: keyed)
    let animation = SpriteAnimation(
      frames: player.order.map { SpriteAppearance(sprites[$0]) },
      delayUnits: player.order.map { durations[$0] }, delayPerUnit: 1,
      loops: loops == 0 ? .infinity : Double(loops))
    scheduler.transaction(at: 50) { keyed.add(animation.keyframes, forKey: "walk") }
    let end = loops > 0 ? animation.duration : 7
    var shown: Set<String> = []
    for tick in 0..<2_000 {
      let time = Double(tick) * 0.00713
      // A ping-pong that is over rests on the frame it began with; key frames on their last.
      guard time < end || player.mode != .pingPong else { break }
      let sprite = sprites[player.frame(at: 50 + time)]
      let set = Layer()
      set.setContents(sprite)
      set.setDimensions(sprite)
      #expect(keyed.presentation(at: 50 + time) == set.properties, "\(sprite.name) at \(time)")
      shown.insert(sprite.name)
    }
    #expect(shown.count == Set(sprites.map(\.name)).count)
  }
}
