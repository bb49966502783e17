package import LayerSprites
package import Stage

/// Everything that can be chosen on the command line, with what holds where nothing was.
package struct Options: Sendable {
  /// Colours that the terminal is given.
  package enum Colors: String, CaseIterable, Sendable {
    case auto, trueColor = "24bit", palette256 = "256"
  }

  /// How fast frames follow one another.
  package enum Rate: Hashable, Sendable {
    /// As the file says.
    case asDeclared
    /// So many a second, whatever the file says.
    case fixed(Double)
    /// As fast as the terminal takes them.
    case max
  }

  /// What a listing lists.
  package enum Listing: Hashable, Sendable {
    case sprites, animations, pages
  }

  package var animation: String?
  package var background: StageBackground?
  package var colors = Colors.auto
  package var force = false
  package var firstFrame: Int?
  package var format: AtlasFormat?
  package var frames: FrameSelection?
  package var grid: SpriteGrid?
  package var grouping = NameGrouping.automatic
  package var isLong = false
  package var isPaused = false
  package var isTrimmed = false
  package var json = false
  package var listing = Listing.sprites
  package var playback = Playback()
  package var maxPixels: Int?
  package var minFrames: Int?
  package var output: String?
  package var rate = Rate.asDeclared
  package var scale: Double?
  package var size: CellSize?
  package var speed = 1.0
  package var texture: String?
  package var usesMouse = true
  package var zoom = ZoomChoice.opening
  package var wantsHelp = false
  package var wantsVersion = false

  /// The defaults.
  package init() {}

  /// True where something is said of a grid, but not how large its cells are.
  var isGridIncomplete: Bool {
    grid.map { $0.cellSize == nil && $0.count == nil } ?? false
  }
}

/// A size in cells of the terminal.
package struct CellSize: Hashable, Sendable {
  /// Cells in a row.
  package var columns: Int
  /// Rows.
  package var rows: Int

  /// A size from its numbers.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
