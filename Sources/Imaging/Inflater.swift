internal import CZlib

/// zlib's decompression: deflated bytes in, as many bytes out as are asked for.
///
/// Memory is never taken for more than was asked, whatever the data would grow to.
enum Inflater {
  /// What stands around the deflated bytes, as zlib's window bits.
  enum Wrapping: Int32 {
    /// Nothing.
    case raw = -15
    /// A zlib header and checksum.
    case zlib = 15
    /// A gzip header and checksum.
    case gzip = 31
  }

  /// The first `limit` bytes of what the data unpacks to; fewer where it ends or breaks before.
  static func inflate(
    _ data: ArraySlice<UInt8>, _ wrapping: Wrapping, limit: Int
  ) -> [UInt8] {
    // No deflated byte unpacks to more than 1032.
    let (most, overflow) = data.count.multipliedReportingOverflow(by: 1032)
    let capacity = Swift.min(limit, overflow ? limit : most)
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      data.withUnsafeBufferPointer { data in
        count = inflate(data, into: buffer, wrapping)
      }
    }
  }

  private static func inflate(
    _ data: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>,
    _ wrapping: Wrapping
  ) -> Int {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, wrapping.rawValue, ZLIB_VERSION, size) == Z_OK else { return 0 }
    defer { inflateEnd(&stream) }
    var (taken, given) = (0, 0)
    // zlib counts in 32 bits.
    while given < buffer.count {
      let (input, output) = (
        Swift.min(data.count - taken, 1 << 30), Swift.min(buffer.count - given, 1 << 30)
      )
      stream.next_in = UnsafeMutablePointer(mutating: data.baseAddress.map { $0 + taken })
      stream.avail_in = UInt32(input)
      stream.next_out = buffer.baseAddress.map { $0 + given }
      stream.avail_out = UInt32(output)
      let result = CZlib.inflate(&stream, Z_NO_FLUSH)
      let (read, wrote) = (input - Int(stream.avail_in), output - Int(stream.avail_out))
      taken += read
      given += wrote
      guard result == Z_OK, read > 0 || wrote > 0 else { break }
    }
    return given
  }
}

/// Checksums and wrapping by zlib.
enum Zlib {
  /// The checksum of a PNG chunk.
  static func crc(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { Int(crc32_z(0, $0.baseAddress, $0.count)) }
  }

  /// The bytes as a zlib stream that is not compressed (RFC 1950 and 1951, stored blocks).
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let blocks = max(1, (bytes.count + 0xFFFE) / 0xFFFF)
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bytes.count + 5 * blocks + 6)
    for block in 0..<blocks {
      let part = bytes[(block * 0xFFFF)..<min(bytes.count, (block + 1) * 0xFFFF)]
      let (low, high) = (UInt8(part.count & 0xFF), UInt8(part.count >> 8))
      stream += [block == blocks - 1 ? 1 : 0, low, high, ~low, ~high]
      stream += part
    }
    let sum = bytes.withUnsafeBufferPointer { adler32_z(1, $0.baseAddress, $0.count) }
    return stream + Int(sum).bigEndianBytes
  }
}
