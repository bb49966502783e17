internal import Foundation
package import Imaging

/// An empty folder that goes away with the value.
package final class TemporaryFolder {
  /// Where it is.
  package let path: String

  /// A new folder.
  package init() throws {
    path = NSTemporaryDirectory() + "spriteview-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders that its name has, and says where it is.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    try FileBytes.makeFolders(for: file)
    try FileBytes.write(bytes, to: file)
    return file
  }

  /// Writes a text file.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a picture.
  @discardableResult
  package func write(_ bitmap: Bitmap, to name: String) throws -> String {
    try write(ImageFile.pngData(bitmap), to: name)
  }
}
