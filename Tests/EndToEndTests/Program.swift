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
}
