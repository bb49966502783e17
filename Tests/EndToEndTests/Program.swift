import Atlases
import Imaging
import TestSupport

/// The program as it was built, and the atlases that ship with it.
enum Program {
  static let path = ProgramRun.path(ofProduct: "spriteview")

  /// The top of the repository.
  static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  static func atlas(_ name: String) -> String { "\(root)/atlases/\(name)" }

  /// Starts the program in a terminal of its own.
  static func start(
    _ arguments: String..., columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun(path, arguments, columns: columns, rows: rows, environment: environment)
  }

  /// Runs the program without a terminal.
  static func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(path, arguments, environment: environment)
  }
}

/// What a sprite must look like on a stage, made without layers, cells or a terminal.
struct ExpectedStage {
  let columns: Int
  let rows: Int
  let background: Pixel

  /// A sprite's canvas at 1:1 in the middle of the stage, over one colour.
  func picture(of sprite: SpriteImage) throws -> Bitmap {
    let canvas = try sprite.bitmap()
    var stage = Bitmap(width: columns, height: 2 * rows, filledWith: background)
    let (left, top) = (
      Int((Double(columns - canvas.width) / 2).rounded(.down)),
      Int((Double(2 * rows - canvas.height) / 2).rounded(.down))
    )
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let (column, row) = (left + x, top + y)
        guard (0..<columns).contains(column), (0..<2 * rows).contains(row) else { continue }
        stage[column, row] = Self.blend(canvas[x, y], over: stage[column, row])
      }
    }
    return stage
  }

  private static func blend(_ above: Pixel, over below: Pixel) -> Pixel {
    func channel(_ a: UInt8, _ b: UInt8) -> UInt8 {
      a + UInt8((Double(b) * Double(255 - above.alpha) / 255).rounded())
    }
    return Pixel(
      red: channel(above.red, below.red), green: channel(above.green, below.green),
      blue: channel(above.blue, below.blue))
  }
}
