package import LayerSprites

/// Everything that the viewer shows, as a value: keys change it, time is passed in.
package struct ViewerState: Sendable {
  /// The lists of the atlas shown.
  package let catalog: Catalog
  /// The list that the cursor keys move in.
  package internal(set) var list: ListKind
  /// The selected entry of each list.
  package internal(set) var cursors: [ListKind: Int] = [:]
  /// What is on the stage; nil where the atlas holds nothing.
  package internal(set) var exhibit: Exhibit?
  /// Its time.
  package internal(set) var player: Player
  /// True while animations are meant to run: kept from one to the next.
  package internal(set) var wantsPlaying: Bool

  /// How the zoom is found.
  package internal(set) var zoomChoice = ZoomChoice.opening
  /// How far the picture is moved from the middle, in stage pixels.
  package internal(set) var pan = (x: 0, y: 0)
  /// What lies behind the sprite.
  package internal(set) var background: StageBackground
  let backgrounds: [StageBackground]
  let framesPerSecond: Double?
  /// What was chosen of how animations are played, kept from one to the next.
  var playback: Playback
  /// Seconds that a change of what is on the stage takes, where it fades.
  let crossFade: CrossFade
  /// True where frames fade into one another, and the picture moves to where it is moved.
  package internal(set) var isCrossFading: Bool
  /// The neighbours of the frame that shine through.
  package internal(set) var onion: OnionSkin
  /// When somebody last chose what is shown.
  var chosenAt: Double
  /// Counts what was put on the stage, one thing after another.
  var subject = 0
  var meter = FrameRateMeter()

  /// True while the sprite's anchor is marked, and the ground that goes through it.
  package internal(set) var showsAnchor = false
  /// True while canvas and piece are outlined, also without the facts.
  package internal(set) var showsOutlines = false
  /// True while the facts about the shown frame are listed.
  package internal(set) var showsInspector = false
  /// True while the keys are explained.
  package internal(set) var showsHelp = false
  /// True while the stage has the whole screen.
  package internal(set) var isFullView = false
  /// True while keys change the sprite's layer.
  package internal(set) var isInLayerMode = false
  /// What they have made of it: shown in layer mode only, and kept for the next time.
  package internal(set) var layerMode = LayerMode()
  /// The layer that was pointed at.
  package internal(set) var selection: StageLayer?
  /// The count typed so far.
  package internal(set) var count: Int?

  /// Size of the stage in pixels, as the screen has it now.
  package var stageSize: (width: Int, height: Int) = (0, 0) {
    // Nothing is missing of what there was no room for.
    didSet { if stageSize != oldValue { meter = FrameRateMeter() } }
  }
  /// Entries of a list seen at once.
  package var pageLength = 1

  /// An atlas as it opens: its first animation playing, else its first sprite.
  package init(_ catalog: Catalog, opening: Opening = Opening(), now: Double) {
    self.catalog = catalog
    list = catalog.lists.first ?? .sprites
    wantsPlaying = opening.plays
    framesPerSecond = opening.framesPerSecond
    playback = opening.playback
    backgrounds = StageBackground.choices(with: opening.background)
    background = opening.background ?? .checker
    zoomChoice = opening.zoom
    crossFade = opening.crossFade ?? .usual
    isCrossFading = opening.crossFade != nil
    onion = opening.onion
    chosenAt = now
    let (mode, isReversed, _) = playback.settled(for: nil)
    player = Player(
      durations: [1], mode: mode, isReversed: isReversed, speed: opening.speed, isPlaying: false,
      now: now)
    show(
      entry: opening.entry?.index ?? 0, of: opening.entry?.list ?? list, frames: opening.frames,
      at: now)
    if opening.entry != nil { player.setPlaying(opening.plays, at: now) }
    if let first = opening.firstFrame { player.show(frame: first - 1, at: now) }
  }

  /// The sprite that is due, with the place of its canvas in the union of all; nil without any.
  package func shownFrame(at now: Double) -> (index: Int, sprite: SpriteImage, origin: Point)? {
    guard let exhibit else { return nil }
    let index = player.frame(at: now)
    return (index, exhibit.frames[index], exhibit.canvas.origins[index])
  }

  /// Extents in points of the piece that is due.
  func pieceSize(at now: Double) -> Size {
    guard let sprite = shownFrame(at: now)?.sprite else { return .zero }
    return Size(
      width: sprite.displaySize.width / sprite.scale,
      height: sprite.displaySize.height / sprite.scale)
  }

  /// The zoom in force.
  package var zoom: Zoom {
    if case .fixed(let zoom) = zoomChoice { return zoom }
    let canvas = exhibit?.canvas
    let fitting = Zoom.fitting(
      canvasWidth: canvas?.width ?? 1, canvasHeight: canvas?.height ?? 1,
      stageWidth: stageSize.width, stageHeight: stageSize.height)
    return zoomChoice == .opening && fitting.factor < 1 ? .actual : fitting
  }

  /// Puts an entry of a list on the stage and the list's cursor on it; plays some of its frames only,
  /// where some are chosen.
  mutating func show(
    entry: Int, of list: ListKind, frames: FrameSelection? = nil, at now: Double
  ) {
    guard entry >= 0, entry < catalog.count(list) else { return }
    self.list = list
    cursors[list] = entry
    guard let exhibit = catalog.exhibit(list, entry) else { return }
    pan = (0, 0)
    subject += 1
    meter = FrameRateMeter()
    self.exhibit = exhibit
    let durations = framesPerSecond.map { rate in exhibit.durations.map { _ in 1 / rate } }
    let (mode, isReversed, loops) = playback.settled(for: exhibit.sequence)
    player = Player(
      durations: durations ?? exhibit.durations, mode: mode, isReversed: isReversed, loops: loops,
      frames: frames?.indices(of: exhibit.durations.count), speed: player.speed,
      isPlaying: wantsPlaying && exhibit.playsByItself, now: now)
  }
}
