internal import Foundation
package import Imaging

/// An empty folder that goes away with the value, whatever lies in it.
package final class TemporaryFolder {
  /// Where it is.
  package let path: String

  /// A new folder; without room for one there is nothing to test.
  package init() {
    path = NSTemporaryDirectory() + "spriteview-test-" + UUID().uuidString
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      preconditionFailure("no temporary folder: \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, with the folders that its name has, and says where it is.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    try FileBytes.makeFolders(for: path(name))
    try FileBytes.write(bytes, to: path(name))
    return path(name)
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

  /// Makes a folder, with those on its way, and says where it is.
  @discardableResult
  package func makeFolder(_ name: String) throws -> String {
    try FileBytes.makeFolders(for: path(name) + "/")
    return path(name)
  }

  /// The files below, relative to the folder, sorted.
  package var files: [String] {
    let names = FileManager.default.subpaths(atPath: path) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return !FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        || !isFolder.boolValue
    }.sorted()
  }
}
