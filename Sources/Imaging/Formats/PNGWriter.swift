internal import CPNG

/// A PNG being made in memory: libpng's writer with its lifetime.
struct PNGWriter: ~Copyable {
  private let writer: OpaquePointer

  init() throws(ImageError) {
    guard let writer = cpng_writer_create() else {
      throw ImageError(.unwritable(reason: "no memory is left"))
    }
    self.writer = writer
  }

  deinit { cpng_writer_destroy(writer) }

  /// The whole file.
  borrowing func encode(_ bitmap: Bitmap, level: Int) throws(ImageError) -> [UInt8] {
    guard !bitmap.pixels.isEmpty else { throw ImageError(.unwritable(reason: "it has no pixels")) }
    guard let width = UInt32(exactly: bitmap.width), let height = UInt32(exactly: bitmap.height)
    else { throw ImageError(.unwritable(reason: "it has too many pixels")) }
    try check(cpng_writer_start(writer, width, height, CInt(level)))
    try writeRows(of: bitmap)
    try check(cpng_writer_finish(writer))
    var count = 0
    return Array(UnsafeBufferPointer(start: cpng_writer_bytes(writer, &count), count: count))
  }

  private borrowing func writeRows(of bitmap: Bitmap) throws(ImageError) {
    let width = bitmap.width
    var row = [Pixel](repeating: .clear, count: width)
    for start in stride(from: 0, to: bitmap.pixels.count, by: width) {
      row.withUnsafeMutableBufferPointer { row in
        _ = row.update(fromContentsOf: bitmap.pixels[start..<start + width])
        if bitmap.alpha == .premultiplied { AlphaConversion.unpremultiply(&row) }
      }
      try check(
        row.withUnsafeBytes { bytes in
          cpng_writer_row(writer, bytes.bindMemory(to: UInt8.self).baseAddress)
        })
    }
  }

  private borrowing func check(_ success: Bool) throws(ImageError) {
    guard !success else { return }
    let reason = cpng_writer_fault(writer).map { String(cString: $0) } ?? "unknown"
    throw ImageError(.unwritable(reason: reason))
  }
}
