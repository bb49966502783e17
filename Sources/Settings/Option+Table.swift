private import LayerSprites
private import Stage

extension Option {
  /// Every option there is, in the order of the alphabet. Parser, help and manual all follow it.
  package static let all: [Option] = [
    Option(
      "animation", "a", .required("NAME"), of: [.view, .play],
      "begin with this animation",
      set: {
        $0.animation = $1; return true
      }),
    Option(
      "animations", of: [.list], "list the animations instead of the sprites",
      set: { options, _ in
        options.listing = .animations; return true
      }),
    Option(
      "bg", "b", .required("COLOR|checker|none"), of: pictures,
      "a colour such as #204060, squares, or the terminal's own background",
      expects: "a colour such as #204060 or black, checker, or none",
      set: { options, text in
        options.background = StageBackground(text)
        return options.background != nil
      }),
    Option(
      "colors", nil, .required("auto|24bit|256"), of: pictures,
      "colours that the terminal understands",
      expects: "auto, 24bit or 256",
      set: { options, text in
        guard let colors = Options.Colors(rawValue: text) else { return false }
        options.colors = colors
        return true
      }),
    Option(
      "crossfade", nil, .optional("MS|%"), of: [.view, .play],
      "fade from frame to frame: for 25% of its time, or as long as said",
      expects: "milliseconds up to 60000, or a percentage, behind '='",
      set: { options, text in
        options.crossFade = text.isEmpty ? .usual : CrossFade(text)
        return options.crossFade != nil
      }),
    Option(
      "force", "f", of: [.extract], "replace files that exist",
      set: { options, _ in
        options.force = true; return true
      }),
    Option(
      "format", nil, .required("NAME"), of: readers,
      "read the file as this format (see 'spriteview formats')",
      expects: "one of " + AtlasFormat.allCases.map(\.rawValue).joined(separator: " "),
      set: { options, text in
        options.format = AtlasFormat(rawValue: text)
        return options.format != nil
      }),
    Option(
      "fps", nil, .required("N|max"), of: [.view, .play],
      "frames a second, whatever the file says; max never waits (play only)",
      expects: "a number from 0.1 to 1000, or max",
      set: { options, text in
        if text == "max" { options.rate = .max; return true }
        guard let rate = Double(text), (0.1...1000).contains(rate) else { return false }
        options.rate = .fixed(rate)
        return true
      }),
    Option(
      "frames", "F", .required("A-B[,C...]"), of: [.view, .play],
      "play these frames of the animation only, counted from 1",
      expects: "frames counted from 1, such as 3-9 or 1,4-6",
      set: { options, text in
        options.frames = FrameSelection(text)
        return options.frames != nil
      }),
    Option(
      "grid-count", nil, .required("CxR"), of: readers,
      "cut a bare picture into so many columns and rows",
      expects: "columns x rows, such as 8x4",
      set: { options, text in setGrid(&options, text, from: 1) { $0.count = $1 } }),
    Option(
      "grid-offset", nil, .required("X,Y"), of: readers,
      "where the first cell of the grid begins, in pixels",
      expects: "pixels from the left and the top, such as 0,16",
      set: { options, text in setGrid(&options, text, from: 0) { $0.offset = $1 } }),
    Option(
      "grid-size", nil, .required("WxH"), of: readers,
      "cut a bare picture into cells of so many pixels, a row an animation",
      expects: "width x height in pixels, such as 32x48",
      set: { options, text in setGrid(&options, text, from: 1) { $0.cellSize = $1 } }),
    Option(
      "grid-spacing", nil, .required("X,Y"), of: readers,
      "pixels between the cells of the grid",
      expects: "pixels across and down, such as 1,1",
      set: { options, text in setGrid(&options, text, from: 0) { $0.spacing = $1 } }),
    Option(
      "group", nil, .required("auto|off|REGEX"), of: readers,
      "how animations are found in names: by numbers, not, or by a pattern",
      expects: "auto, off, or a regular expression with the groups (?<name>...) and (?<n>...)",
      set: setGrouping),
    Option(
      "help", "h", of: Set(CommandName.allCases), "explain the command",
      set: { options, _ in
        options.wantsHelp = true; return true
      }),
    Option(
      "json", nil, of: [.list, .info, .extract], "print JSON for scripts",
      set: { options, _ in
        options.json = true; return true
      }),
    Option(
      "long", "l", of: [.list], "list as a table with sizes and places",
      set: { options, _ in
        options.isLong = true; return true
      }),
    Option(
      "loop", nil, .required("MODE"), of: [.view, .play],
      "how it goes on: forward, reverse, pingpong, pingpong-reverse or once",
      expects: "forward, reverse, pingpong, pingpong-reverse or once",
      set: setLoop),
    Option(
      "loops", nil, .required("N"), of: [.play],
      "stop after so many loops; 0 or inf plays for ever",
      expects: "a whole number, or inf",
      set: { options, text in
        guard let loops = text == "inf" ? 0 : Int(text), (0...1_000_000_000).contains(loops)
        else { return false }
        options.playback.loops = loops
        return true
      }),
    Option(
      "max-pixels", nil, .required("N"), of: readers,
      "refuse pictures of more pixels than this (268435456)",
      expects: "a whole number of pixels, at least 1",
      set: { options, text in
        guard let pixels = Int(text), pixels > 0 else { return false }
        options.maxPixels = pixels
        return true
      }),
    Option(
      "min-frames", nil, .required("N"), of: readers,
      "the fewest frames of an animation found among names (2)",
      expects: "a whole number, at least 1",
      set: { options, text in
        guard let count = Int(text), count > 0 else { return false }
        options.minFrames = count
        return true
      }),
    Option(
      "no-mouse", of: [.view], "leave the mouse to the terminal, which then selects text",
      set: { options, _ in
        options.usesMouse = false; return true
      }),
    Option(
      "once", "1", of: [.play], "play one loop",
      set: { options, _ in
        options.playback.loops = 1; return true
      }),
    Option(
      "onion", nil, .optional("N"), of: [.view, .play],
      "show frames before and after through the one that stands still",
      expects: "1, 2 or 3, behind '='",
      set: { options, text in
        guard let count = text.isEmpty ? 1 : Int(text), (1...OnionSkin.most).contains(count)
        else { return false }
        (options.onion.showing, options.onion.neighbours) = (.whilePaused, count)
        return true
      }),
    Option(
      "output", "o", .required("DIR"), of: [.extract], "the folder to write into",
      expects: "a path",
      set: { options, text in
        options.output = text; return !text.isEmpty
      }),
    Option(
      "pages", of: [.list], "list the pages instead of the sprites",
      set: { options, _ in
        options.listing = .pages; return true
      }),
    Option(
      "paused", nil, of: [.view, .play], "begin standing still (also --no-autoplay)",
      set: { options, _ in
        options.isPaused = true; return true
      }),
    Option(
      "scale", nil, .required("N"), of: readers,
      "open the variant for so many pixels a point, such as hero@2x.plist",
      expects: "a number from 0.25 to 16",
      set: { options, text in
        guard let scale = Double(text), (0.25...16).contains(scale) else { return false }
        options.scale = scale
        return true
      }),
    Option(
      "size", "s", .required("WxH"), of: [.play, .show],
      "room for the picture in cells, where the terminal does not say",
      expects: "columns x rows, such as 80x24",
      set: setSize),
    Option(
      "speed", nil, .required("X"), of: [.view, .play], "times as fast: 0.05 to 20",
      expects: "a number from 0.05 to 20",
      set: { options, text in
        guard let speed = Double(text), (0.05...20).contains(speed) else { return false }
        options.speed = speed
        return true
      }),
    Option(
      "start", nil, .required("N"), of: [.view, .play], "the frame shown first, counted from 1",
      expects: "a whole number, at least 1",
      set: { options, text in
        guard let frame = Int(text), frame > 0 else { return false }
        options.firstFrame = frame
        return true
      }),
    Option(
      "texture", "t", .required("FILE"), of: readers,
      "the picture to cut from, whatever the data file names",
      expects: "a path",
      set: { options, text in
        options.texture = text; return !text.isEmpty
      }),
    Option(
      "trim", nil, of: [.extract], "write the trimmed pieces, without the canvas around them",
      set: { options, _ in
        options.isTrimmed = true; return true
      }),
    Option(
      "version", nil, of: Set(CommandName.allCases), "print the version",
      set: { options, _ in
        options.wantsVersion = true; return true
      }),
    Option(
      "zoom", "z", .required("N|fit"), of: pictures,
      "size of a pixel, in halves of a cell; fit is as large as fits",
      expects: "a whole number from 1 to 64, or fit",
      set: { options, text in
        if text == "fit" { options.zoom = .fit; return true }
        guard let times = Int(text), (1...64).contains(times) else { return false }
        options.zoom = .fixed(.times(times))
        return true
      }),
  ]

  private static let readers = Set(CommandName.allCases).subtracting([.formats, .help])
  private static let pictures: Set<CommandName> = [.view, .play, .show]

  private static func setGrouping(_ options: inout Options, _ text: String) -> Bool {
    switch text {
    case "auto": options.grouping = .automatic
    case "off": options.grouping = .off
    default:
      guard let pattern = NamePattern(text) else { return false }
      options.grouping = .pattern(pattern)
    }
    return true
  }

  /// Sets a part of the grid from two numbers, neither below the first allowed.
  private static func setGrid(
    _ options: inout Options, _ text: String, from lowest: Int,
    _ set: (inout SpriteGrid, SpriteGrid.Pair) -> Void
  ) -> Bool {
    guard let pair = pair(text, from: lowest) else { return false }
    var grid = options.grid ?? SpriteGrid()
    set(&grid, pair)
    options.grid = grid
    return true
  }

  /// `32x48` or `32,48`.
  private static func pair(_ text: String, from lowest: Int) -> SpriteGrid.Pair? {
    let numbers = text.lowercased()
      .split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "," }.map { Int($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
      (lowest...65536).contains(x), (lowest...65536).contains(y)
    else { return nil }
    return SpriteGrid.Pair(x: x, y: y)
  }

  private static func setLoop(_ options: inout Options, _ text: String) -> Bool {
    let modes: [String: (LoopMode, Bool)] = [
      "forward": (.loop, false), "reverse": (.loop, true), "pingpong": (.pingPong, false),
      "pingpong-reverse": (.pingPong, true), "once": (.once, false),
    ]
    guard let (mode, isReversed) = modes[text] else { return false }
    (options.playback.mode, options.playback.isReversed) = (mode, isReversed)
    return true
  }

  private static func setSize(_ options: inout Options, _ text: String) -> Bool {
    let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...4096).contains(columns), (1...4096).contains(rows)
    else { return false }
    options.size = CellSize(columns: columns, rows: rows)
    return true
  }
}
