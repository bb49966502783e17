internal import Cells
internal import LayerSprites
internal import Settings
internal import Stage

/// `show`: a sprite, the first frame of an animation, or a sheet of all sprites, printed once.
struct ShowCommand {
  private let paths: [String]
  private let name: String?
  private let options: Options
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    // Where the command was left out, all of them are files.
    paths = invocation.isExplicit ? [invocation.operands[0]] : invocation.operands
    name = invocation.isExplicit ? invocation.operands.dropFirst().first : nil
    options = invocation.options
    self.console = console
  }

  func run() -> ExitStatus {
    guard let map = console.loadOrComplain(paths, options) else { return .badInput }
    let catalog = Catalog(map)
    console.complain(map.problems, about: paths[0])
    guard let name else {
      return print(sheet(of: catalog.sprites), of: catalog.sprites)
    }
    guard let (list, index) = console.entry(named: name, in: catalog, about: paths[0]),
      let exhibit = catalog.exhibit(list, index)
    else { return .incomplete }
    return print(still(of: exhibit.frames[0]), of: [exhibit.frames[0]])
  }

  private var background: StageBackground { options.background ?? .terminal }

  private func sheet(of sprites: [SpriteImage]) -> Bitmap {
    let (size, isChosen) = console.room(options)
    let sheet = ContactSheet(sprites, width: size.columns, background: background)
    return sheet.bitmap(height: isChosen ? 2 * size.rows : .max)
  }

  private func still(of sprite: SpriteImage) -> Bitmap {
    let size = console.room(options).size
    let canvas = UnionCanvas(of: [sprite])
    let zoom = zoom(for: canvas, in: size)
    let scene = StageScene()
    let width = min(size.columns, Int((Double(canvas.width) * zoom.factor).rounded(.up)))
    let height = min(
      max(1, Int((Double(canvas.height) * zoom.factor).rounded(.up))), ContactSheet.limit)
    let picture = StageScene.Picture(
      width: width, height: height, sprite: sprite, canvas: canvas, origin: .zero, zoom: zoom,
      background: background)
    return Renderer().render(scene.snapshot(of: picture), width: width, height: height)
  }

  /// 1:1, or averaged down as far as the width asks; the zoom chosen, where one was.
  private func zoom(for canvas: UnionCanvas, in size: CellSize) -> Zoom {
    if case .fixed(let zoom) = options.zoom { return zoom }
    let fitting = Zoom.fitting(
      canvasWidth: canvas.width, canvasHeight: canvas.height, stageWidth: size.columns,
      stageHeight: options.zoom == .fit || options.size != nil ? 2 * size.rows : .max)
    return options.zoom == .fit || fitting.factor < 1 ? fitting : .actual
  }

  private func print(_ bitmap: Bitmap, of sprites: [SpriteImage]) -> ExitStatus {
    let isWhole = console.checkTextures(of: sprites, about: paths[0])
    var bytes: [UInt8] = []
    StillPrinter(depth: options.depth(in: console.environment)).print(bitmap) { bytes += $0 }
    return console.print(bytes, then: isWhole ? .done : .incomplete)
  }
}
