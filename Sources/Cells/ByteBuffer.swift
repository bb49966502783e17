/// Output in the making: one allocation for all frames, appended to without checks.
///
/// Whoever appends has made the buffer large enough for the worst frame; `Token`s write eight bytes
/// whatever their length, for which there is room behind the end.
struct ByteBuffer: ~Copyable {
  private let storage: UnsafeMutableRawPointer
  private var start: UnsafeMutableRawPointer
  private var end: UnsafeMutableRawPointer

  /// Bytes that can be put in front of what was appended.
  private static let headroom = 32

  init(capacity: Int) {
    storage = .allocate(byteCount: Self.headroom + capacity + 8, alignment: 8)
    start = storage + Self.headroom
    end = start
  }

  deinit { storage.deallocate() }

  @inline(__always)
  var count: Int { end - start }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  @inline(__always)
  mutating func removeAll() {
    start = storage + Self.headroom
    end = start
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    end.storeBytes(of: token.bits.littleEndian, as: UInt64.self)
    end += token.count
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    end.storeBytes(of: byte, as: UInt8.self)
    end += 1
  }

  /// Puts `byte` in the place of the last one.
  @inline(__always)
  mutating func replaceLast(with byte: UInt8) {
    (end - 1).storeBytes(of: byte, as: UInt8.self)
  }

  /// `ESC [`, the number unless it is 1 (which every movement takes for granted), and `final`.
  @inline(__always)
  mutating func append(csi number: Int, _ final: UInt8) {
    append(Token("\u{1B}["))
    if number != 1 {
      append(Token(parameter: number))
      replaceLast(with: final)
    } else {
      append(final)
    }
  }

  mutating func append(repeating byte: UInt8, count: Int) {
    end.initializeMemory(as: UInt8.self, repeating: byte, count: count)
    end += count
  }

  mutating func prepend(_ token: Token) {
    start -= token.count
    for index in 0..<token.count {
      let byte = UInt8(truncatingIfNeeded: token.bits >> UInt64(8 * index))
      start.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
  }

  /// `ESC [`, the number and `final` before everything else.
  mutating func prepend(csi number: Int, _ final: UInt8) {
    prepend(Token(parameter: number))
    start.storeBytes(of: final, toByteOffset: Token(parameter: number).count - 1, as: UInt8.self)
    prepend(Token("\u{1B}["))
  }
}
