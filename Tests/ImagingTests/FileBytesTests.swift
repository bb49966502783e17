import Glibc
import Imaging
import TestSupport
import Testing

@Suite struct FileBytesTests {
  let folder: TemporaryFolder
  var path: String { "\(folder.path)/a file" }

  init() { folder = TemporaryFolder() }

  @Test(arguments: [0, 1, 65536, 300_001])
  func whatIsWrittenIsRead(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 >> 8) }
    try FileBytes.write(bytes, to: path)
    #expect(try FileBytes.read(path) == bytes)
    #expect(try FileBytes.read(path, limit: count) == bytes)
    #expect(try FileBytes.prefix(of: path, count: 10) == Array(bytes.prefix(10)))
  }

  @Test func limitsHold() throws {
    try FileBytes.write([1, 2, 3], to: path)
    #expect(throws: FileError.tooLarge(limit: 2)) { try FileBytes.read(path, limit: 2) }
  }

  @Test func filesWhoseSizeIsNotToldAreReadToTheEnd() throws {
    #expect(try FileBytes.read("/proc/self/mounts").last == UInt8(ascii: "\n"))
    #expect(throws: FileError.tooLarge(limit: 5)) {
      try FileBytes.read("/proc/self/mounts", limit: 5)
    }
  }

  @Test func onlyFilesAreRead() throws {
    #expect(throws: FileError.notFound) { try FileBytes.read(path) }
    #expect(throws: FileError.isDirectory) { try FileBytes.read(folder.path) }
    #expect(throws: FileError.notAFile) { try FileBytes.read("/dev/zero") }
    mkfifo(path, 0o600)
    #expect(throws: FileError.notAFile) { try FileBytes.read(path) }
    #expect(throws: FileError.system("Not a directory")) { try FileBytes.read("/dev/null/x") }
  }

  @Test func anExistingFileIsOnlyReplacedWhenAsked() throws {
    try FileBytes.write([1], to: path)
    #expect(throws: FileError.exists) { try FileBytes.write([2], to: path) }
    #expect(try FileBytes.read(path) == [1])
    chmod(path, 0o662)
    try FileBytes.write([3, 4], to: path, replacing: true)
    #expect(try FileBytes.read(path) == [3, 4])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o662)
    #expect(folder.files == ["a file"])
  }

  @Test func replacingWhatIsNotThereMakesIt() throws {
    try FileBytes.write([5], to: path, replacing: true)
    #expect(try FileBytes.read(path) == [5])
  }

  @Test func replacingKeepsALink() throws {
    let link = "\(folder.path)/link"
    try FileBytes.write([1], to: path)
    symlink(path, link)
    try FileBytes.write([2], to: link, replacing: true)
    #expect(try FileBytes.read(path) == [2])
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func devicesAreWrittenIntoAndDirectoriesRefused() throws {
    try FileBytes.write([1], to: "/dev/null", replacing: true)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    #expect(throws: FileError.isDirectory) {
      try FileBytes.write([1], to: folder.path, replacing: true)
    }
    #expect(throws: FileError.notFound) {
      try FileBytes.write([1], to: "\(folder.path)/none/file", replacing: true)
    }
  }
}
