internal import CLinux
internal import Glibc

/// A pair of descriptors that a program takes for a terminal: it has the slave, we have the master.
package final class Pseudoterminal {
  /// Ours: what is written here is typed, what is read here has been printed.
  package let master: Int32
  /// The program's; -1 once `closeSlave` was called.
  package private(set) var slave: Int32
  /// The slave's name in the file system.
  package let name: String

  package init(columns: Int = 80, rows: Int = 24) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = Self.window(columns: columns, rows: rows)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw RunFailure(what: "openpty: \(String(cString: strerror(errno)))")
    }
    // Else programs started meanwhile would keep it open, and nobody would see it hang up.
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    self.master = master
    self.slave = slave
    self.name = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    closeSlave()
    close(master)
  }

  /// Leaves the slave to the program, so that its end is seen.
  package func closeSlave() {
    if slave >= 0 { close(slave) }
    slave = -1
  }

  /// The user changes the size of the window; the program gets SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    var size = Self.window(columns: columns, rows: rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Types.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// What was printed since the last call.
  ///
  /// - Parameter seconds: how long to wait for something.
  /// - Returns: nothing after that time; nil where the program has let go of its side.
  package func receive(within seconds: Double) -> [UInt8]? {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32((max(0, seconds) * 1000).rounded(.up))) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(master, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// The terminal's modes, to be compared.
  package var modes: Modes {
    var modes = termios()
    tcgetattr(master, &modes)
    return Modes(
      flags: [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag],
      characters: withUnsafeBytes(of: modes.c_cc) { Array($0) })
  }

  /// `termios` as a value.
  package struct Modes: Hashable, Sendable {
    var flags: [UInt32]
    var characters: [UInt8]

    /// Keys come one by one, without echo.
    package var isCbreak: Bool { flags[3] & UInt32(ICANON | ECHO) == 0 }
  }

  private static func window(columns: Int, rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}

/// Why a run did not do what was waited for.
package struct RunFailure: Error, CustomStringConvertible {
  package var what: String
  package var description: String { what }
}
