import Imaging

/// The picture that an example must draw, kept beside the tests.
enum Golden {
  static let folder = "\(Repository.root)/Tests/ExamplesTests/Goldens"

  static func path(of example: String) -> String { "\(folder)/\(example).png" }

  static func picture(of example: String) throws -> Bitmap {
    try ImageFile.read(path(of: example), alpha: .straight).bitmap
  }
}
