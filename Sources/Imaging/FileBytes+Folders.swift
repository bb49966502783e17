private import Glibc

extension FileBytes {
  /// True where something of this name is there, were it a dangling link.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Makes the folders that a file's path names, as far as they are missing.
  package static func makeFolders(for path: String) throws(FileError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for end in parts.indices {
      let folder = parts[...end].joined(separator: "/")
      guard !folder.isEmpty, mkdir(folder, 0o777) != 0, errno != EEXIST else { continue }
      throw .system(String(cString: strerror(errno)))
    }
  }
}
