extension ViewerState {
  /// The most that a count can say; further digits are dropped.
  private static let largestCount = 9_999

  /// A digit before a key; nil where it is none of a count's (a zero that begins none).
  package mutating func takeDigit(_ digit: Int) -> Bool {
    guard digit > 0 || count != nil else { return false }
    count = min((count ?? 0) * 10 + digit, Self.largestCount)
    return true
  }

  /// Does what was asked at a time of the clock. Actions on the program itself change nothing here.
  package mutating func update(_ action: Action, at now: Double) {
    let typed = count
    count = nil
    let times = action.takesCount ? typed ?? 1 : 1
    switch action {
    case .playPause, .step, .firstFrame, .lastFrame, .multiplySpeed, .resetSpeed, .cycleLoop,
      .reverse:
      chosenAt = now
      meter = FrameRateMeter()
      updateTime(action, times, now)
    case .moveCursor, .movePages, .goTop, .goToEntry, .moveAnimation, .nextList, .previousList,
      .enter:
      chosenAt = now
      updateLists(action, times, typed, now)
    case .zoomIn, .zoomOut, .zoomActual, .zoomFit, .pan, .center, .cycleBackground:
      updatePicture(action)
    case .toggleCrossFade: isCrossFading.toggle()
    case .toggleOnion, .cycleOnion: updateOnion(action)
    case .toggleAnchor: showsAnchor.toggle()
    case .toggleOutlines: showsOutlines.toggle()
    case .toggleInspector: showsInspector.toggle()
    case .toggleHelp:
      showsHelp.toggle()
      // Frames that the help has hidden are not missing.
      meter = FrameRateMeter()
    case .toggleLayerMode, .layer, .select: updateLayer(action, times, now)
    case .dropCount: if typed == nil { selection = nil }
    case .redraw, .suspend, .quit, .interrupt: break
    }
  }

  private mutating func updateTime(_ action: Action, _ times: Int, _ now: Double) {
    switch action {
    case .playPause: setPlaying(!player.isPlaying || player.isFinished(at: now), at: now)
    case .step(let direction):
      player.step(by: direction * times, at: now)
      wantsPlaying = false
    case .firstFrame: player.show(frame: player.frames[0], at: now)
    case .lastFrame: player.show(frame: player.frames[player.frames.count - 1], at: now)
    case .multiplySpeed(let factor): player.setSpeed(player.speed * factor, at: now)
    case .resetSpeed: player.setSpeed(1, at: now)
    case .cycleLoop:
      playback.mode = player.mode.next
      player.setMode(player.mode.next, loops: playback.loops ?? 0, at: now)
    default:
      player.reverse(at: now)
      playback.isReversed = player.isReversed
    }
  }

  private mutating func updateLists(
    _ action: Action, _ times: Int, _ typed: Int?, _ now: Double
  ) {
    let cursor = cursors[list] ?? 0
    switch action {
    case .moveCursor(let direction): select(cursor + direction * times, now)
    case .movePages(let pages):
      select(cursor + Int((pages * Double(pageLength)).rounded(.awayFromZero)), now)
    case .goTop: select(0, now)
    case .goToEntry: select((typed ?? catalog.count(list)) - 1, now)
    case .moveAnimation(let direction): moveAnimation(by: direction * times, now)
    case .nextList: moveList(by: 1, now)
    case .previousList: moveList(by: -1, now)
    default: enter(now)
    }
  }

  private mutating func updatePicture(_ action: Action) {
    switch action {
    case .zoomIn: setZoom(zoom.larger)
    case .zoomOut: setZoom(zoom.smaller)
    case .zoomActual: setZoom(.actual)
    case .zoomFit:
      zoomChoice = .fit
      pan = (0, 0)
    case .pan(let x, let y): pan = (pan.x + x, pan.y + y)
    case .center: pan = (0, 0)
    default:
      let next = (backgrounds.firstIndex(of: background) ?? -1) + 1
      background = backgrounds[next % backgrounds.count]
    }
  }

  /// Asked for while playing, skins are always seen; asked for while paused, only then.
  private mutating func updateOnion(_ action: Action) {
    let wasSeen = showsOnion
    if action == .cycleOnion, wasSeen { onion.neighbours = onion.neighbours % OnionSkin.most + 1 }
    let isWanted = action == .cycleOnion || !wasSeen
    onion.showing = !isWanted ? .never : player.isPlaying ? .always : .whilePaused
  }

  private mutating func updateLayer(_ action: Action, _ times: Int, _ now: Double) {
    switch action {
    case .layer(let change):
      layerMode.apply(change, times: times, size: pieceSize(at: now))
      // What changes is the sprite's layer, whichever was pointed at before.
      if selection != nil { selection = .sprite }
    case .select(let layer): selection = layer
    default:
      isInLayerMode.toggle()
      selection = nil
    }
  }

  private mutating func setPlaying(_ playing: Bool, at now: Double) {
    wantsPlaying = playing
    player.setPlaying(playing, at: now)
  }

  private mutating func setZoom(_ zoom: Zoom) {
    zoomChoice = .fixed(zoom)
  }

  /// Selects an entry of the list, the nearest where there is no such.
  private mutating func select(_ entry: Int, _ now: Double) {
    let last = catalog.count(list) - 1
    let entry = min(max(entry, 0), last)
    guard last >= 0, entry != cursors[list] else { return }
    show(entry: entry, of: list, at: now)
  }

  /// Goes on in the list of animations, round its ends, with the zoom as it is.
  private mutating func moveAnimation(by count: Int, _ now: Double) {
    let list: ListKind = catalog.animations.isEmpty ? .possible : .animations
    let entries = catalog.count(list)
    guard entries > 0 else { return }
    let current = self.list == list ? cursors[list] ?? 0 : (cursors[list] ?? 0) - count.signum()
    zoomChoice = .fixed(zoom)
    show(entry: ((current + count) % entries + entries) % entries, of: list, at: now)
  }

  private mutating func moveList(by step: Int, _ now: Double) {
    let lists = catalog.lists
    guard let current = lists.firstIndex(of: list), lists.count > 1 else { return }
    let next = lists[(current + step + lists.count) % lists.count]
    show(entry: cursors[next] ?? 0, of: next, at: now)
  }

  /// Plays the animation from its beginning; gives a sprite the whole screen, and takes it back.
  private mutating func enter(_ now: Double) {
    if list == .sprites || list == .problems {
      isFullView.toggle()
    } else {
      player.restart(at: now)
      setPlaying(true, at: now)
    }
  }

  /// Lets seconds in which the program did not run go by as if they had not been.
  package mutating func skip(_ seconds: Double) {
    player.skip(seconds)
    chosenAt += seconds
    meter = FrameRateMeter()
  }
}
