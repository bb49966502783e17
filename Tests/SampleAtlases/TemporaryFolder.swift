import Glibc
internal import Imaging

/// A folder that goes away with its value, whatever lies in it.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    var template = Array("/tmp/SpriteviewTests.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError.system("mkdtemp failed") }
    path = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// The path of a name in the folder.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders on its way.
  package func write(_ bytes: [UInt8], to name: String) throws {
    try FileBytes.makeFolders(for: path(name))
    try FileBytes.write(bytes, to: path(name))
  }

  /// The files below, relative to the folder, sorted.
  package var files: [String] { Self.files(in: path).sorted() }

  private static func files(in folder: String) -> [String] {
    entries(of: folder).flatMap { name in
      let inner = "\(folder)/\(name)"
      guard isFolder(inner) else { return [name] }
      return files(in: inner).map { "\(name)/\($0)" }
    }
  }

  private static func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func remove(_ folder: String) {
    for name in entries(of: folder) {
      let inner = "\(folder)/\(name)"
      if isFolder(inner) { remove(inner) } else { unlink(inner) }
    }
    rmdir(folder)
  }

  deinit { Self.remove(path) }
}
