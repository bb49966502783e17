/// What one half of a cell shows: the terminal's own background, or a colour as it is sent.
///
/// A sent colour has its top byte set; below it lie red, green and blue (red lowest), or a palette
/// entry.
struct CellColor: Equatable {
  var bits: UInt32

  @inline(__always)
  init(bits: UInt32) { self.bits = bits }

  /// The terminal's own background.
  @inline(__always)
  static var none: CellColor { CellColor(bits: 0) }

  /// What nobody knows: equal to nothing that can be shown.
  @inline(__always)
  static var unknown: CellColor { CellColor(bits: 1) }

  @inline(__always) var low: Int { Int(bits & 0xFF) }
  @inline(__always) var middle: Int { Int(bits &>> 8 & 0xFF) }
  @inline(__always) var high: Int { Int(bits &>> 16 & 0xFF) }
}
