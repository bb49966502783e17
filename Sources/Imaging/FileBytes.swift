private import Glibc

/// Whole files as bytes, read and written without Foundation. Only regular files are read.
package enum FileBytes {
  /// Enough for any data file of an atlas.
  package static let dataLimit = 256 << 20
  /// Enough for any picture.
  package static let imageLimit = 1 << 30

  /// All bytes of a file.
  package static func read(
    _ path: String, limit: Int = dataLimit
  ) throws(FileError) -> [UInt8] {
    let (file, size) = try openFile(path)
    defer { close(file) }
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try readAll(file, size: size, limit: limit)
  }

  /// All bytes that a descriptor gives until its end; it stays open.
  package static func read(
    descriptor: Int32, limit: Int = dataLimit
  ) throws(FileError) -> [UInt8] {
    try readAll(descriptor, size: 1 << 16, limit: limit)
  }

  private static func readAll(
    _ file: CInt, size: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    // One more than the size says, so that the end is seen without a second block.
    var bytes = try readBlock(file, capacity: size + 1)
    var isAtEnd = bytes.count <= size
    while !isAtEnd {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      let block = try readBlock(file, capacity: 1 << 16)
      bytes += block
      isAtEnd = block.isEmpty
    }
    return bytes
  }

  /// The first bytes of a file, at most `count`.
  package static func prefix(of path: String, count: Int) throws(FileError) -> [UInt8] {
    let (file, _) = try openFile(path)
    defer { close(file) }
    return try readBlock(file, capacity: count)
  }

  /// Writes a file.
  ///
  /// A new file must not exist yet, not even as a dangling link. When `replacing`, the bytes go to
  /// a temporary file beside the old one, which then takes its name: a failure leaves the old one
  /// whole. Pipes and devices are written into.
  package static func write(
    _ bytes: [UInt8], to path: String, replacing: Bool = false
  ) throws(FileError) {
    guard replacing else { return try create(path, bytes) }
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw lastError() }
      return try replace(path, bytes)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isDirectory
    case S_IFREG: try replace(try resolved(path), permissions: status.st_mode & 0o777, bytes)
    default: try overwrite(path, bytes)
    }
  }

  private static func openFile(_ path: String) throws(FileError) -> (file: CInt, size: Int) {
    // Not blocking, or a pipe without a writer would never open.
    let file = try retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    var status = stat()
    do throws(FileError) {
      guard fstat(CInt(file), &status) == 0 else { throw lastError() }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return (CInt(file), status.st_size)
      case S_IFDIR: throw .isDirectory
      default: throw .notAFile
      }
    } catch {
      close(CInt(file))
      throw error
    }
  }

  /// Reads until the block is full or the file ends.
  private static func readBlock(_ file: CInt, capacity: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(FileError) {
        while count < capacity {
          let rest = UnsafeMutableBufferPointer(rebasing: buffer[count...])
          let got = try retrying { Glibc.read(file, rest.baseAddress, rest.count) }
          if got == 0 { break }
          count += got
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static func writeAll(_ bytes: [UInt8], to file: CInt) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = try retrying {
        rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(written)
    }
  }

  private static func create(
    _ path: String, permissions: mode_t? = nil, _ bytes: [UInt8]
  ) throws(FileError) {
    let file = CInt(try retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) })
    do throws(FileError) {
      // Past the mask for new files; where that can't be had, the bytes matter more.
      if let permissions { fchmod(file, permissions) }
      try writeAll(bytes, to: file)
    } catch {
      close(file)
      unlink(path)
      throw error
    }
    // Where a quota or a network disk is full, only this may tell.
    guard close(file) == 0 || errno == EINTR else {
      let error = lastError()
      unlink(path)
      throw error
    }
  }

  private static func replace(
    _ path: String, permissions: mode_t? = nil, _ bytes: [UInt8]
  ) throws(FileError) {
    let temporary = try createTemporary(beside: path, permissions: permissions, bytes)
    guard rename(temporary, path) == 0 else {
      let error = lastError()
      unlink(temporary)
      throw error
    }
  }

  private static func createTemporary(
    beside path: String, permissions: mode_t?, _ bytes: [UInt8]
  ) throws(FileError) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    for attempt in 0..<100 {
      let name = "\(folder).\(getpid())-\(attempt).tmp"
      do throws(FileError) {
        try create(name, permissions: permissions, bytes)
        return name
      } catch .exists {
        continue
      }
    }
    throw .exists
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let file = CInt(try retrying { open(path, O_WRONLY | O_CLOEXEC) })
    defer { close(file) }
    try writeAll(bytes, to: file)
  }

  /// The file behind symbolic links, so that a link stays one.
  private static func resolved(_ path: String) throws(FileError) -> String {
    guard let real = realpath(path, nil) else { throw lastError() }
    defer { free(real) }
    return String(cString: real)
  }

  /// Calls again where a signal came between; throws where the call failed.
  private static func retrying<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(FileError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return Int(result) }
      if errno != EINTR { throw lastError() }
    }
  }

  private static func lastError() -> FileError {
    switch errno {
    case ENOENT: .notFound
    case EISDIR: .isDirectory
    case EEXIST: .exists
    case let code: .system(String(cString: strerror(code)))
    }
  }
}
