private import CLinux
private import Glibc

/// How many cells a screen has.
package struct ScreenSize: Hashable, Sendable {
  package var rows: Int
  package var columns: Int

  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

extension ScreenSize {
  /// The size that the kernel knows of a terminal; nil where it is none or has no size.
  package init?(of descriptor: Int32) {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_row > 0, window.ws_col > 0
    else { return nil }
    self.init(rows: Int(window.ws_row), columns: Int(window.ws_col))
  }
}
