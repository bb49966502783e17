internal import CPNG

/// A PNG being decoded: libpng's reader with its lifetime.
struct PNGReader: ~Copyable {
  private let reader: OpaquePointer

  /// Begins; `bytes` must stay where they are as long as the reader lives.
  static func start(_ bytes: UnsafeBufferPointer<UInt8>) throws(ImageError) -> PNGReader {
    guard let reader = cpng_reader_create(bytes.baseAddress, bytes.count) else {
      throw ImageError(.unreadable(.system("out of memory")))
    }
    let opened = PNGReader(reader)
    guard cpng_reader_start(reader) else { throw opened.fault ?? .corrupt("unknown") }
    return opened
  }

  private init(_ reader: OpaquePointer) { self.reader = reader }

  deinit { cpng_reader_destroy(reader) }

  var width: Int { Int(cpng_reader_width(reader)) }
  var height: Int { Int(cpng_reader_height(reader)) }

  /// What broke, once something did.
  private var fault: ImageError? {
    cpng_reader_fault(reader).map { .corrupt(String(cString: $0)) }
  }

  /// Decodes all rows that can be had; throws where there is none.
  borrowing func decode(alpha: AlphaFormat) throws(ImageError) -> DecodedImage {
    let (width, height) = (width, height)
    var progress = Progress()
    // Not cleared beforehand: a picture that breaks in its first row never touches the memory.
    let pixels = [Pixel](unsafeUninitializedCapacity: width * height) { buffer, count in
      progress = decode(into: buffer, width: width, alpha: alpha)
      count = progress.hasPixels ? buffer.count : 0
    }
    if progress.isComplete { cpng_reader_finish(reader) }
    let fault = fault
    if let fault, !progress.hasPixels { throw fault }
    return DecodedImage(
      bitmap: Bitmap(width: width, height: height, pixels: pixels, alpha: alpha),
      fault: fault, rowsRead: progress.completeRows)
  }

  private struct Progress {
    var completeRows = 0
    var hasPixels = false
    var isComplete = false
  }

  private borrowing func decode(
    into pixels: UnsafeMutableBufferPointer<Pixel>, width: Int, alpha: AlphaFormat
  ) -> Progress {
    let converts = alpha == .premultiplied && cpng_reader_has_alpha(reader)
    let passes = cpng_reader_passes(reader)
    guard passes > 1 else {
      return decodeRows(of: pixels, width: width, premultiplying: converts)
    }
    return decodePasses(passes, of: pixels, width: width, premultiplying: converts)
  }

  /// Row by row, each converted while the cache holds it.
  private borrowing func decodeRows(
    of pixels: UnsafeMutableBufferPointer<Pixel>, width: Int, premultiplying: Bool
  ) -> Progress {
    var progress = Progress()
    for start in stride(from: 0, to: pixels.count, by: width) {
      var row = UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width])
      if cpng_reader_row(reader, bytes(of: row)) {
        progress.completeRows += 1
        if premultiplying { AlphaConversion.premultiply(&row) }
      }
      if cpng_reader_fault(reader) != nil { break }
    }
    progress.hasPixels = progress.completeRows > 0
    progress.isComplete = cpng_reader_fault(reader) == nil
    if progress.hasPixels {
      pixels[(progress.completeRows * width)...].initialize(repeating: .clear)
    }
    return progress
  }

  /// Pass by pass; only the last one completes rows.
  private borrowing func decodePasses(
    _ passes: CInt, of pixels: UnsafeMutableBufferPointer<Pixel>, width: Int, premultiplying: Bool
  ) -> Progress {
    pixels.initialize(repeating: .clear)
    var progress = Progress()
    reading: for pass in 1...passes {
      for start in stride(from: 0, to: pixels.count, by: width) {
        let row = UnsafeMutableBufferPointer(rebasing: pixels[start..<start + width])
        if cpng_reader_row(reader, bytes(of: row)) {
          progress.hasPixels = true
          if pass == passes { progress.completeRows += 1 }
        }
        if cpng_reader_fault(reader) != nil { break reading }
      }
    }
    progress.isComplete = cpng_reader_fault(reader) == nil
    var pixels = pixels
    if premultiplying { AlphaConversion.premultiply(&pixels) }
    return progress
  }

  private borrowing func bytes(
    of row: UnsafeMutableBufferPointer<Pixel>
  ) -> UnsafeMutablePointer<UInt8>? {
    UnsafeMutableRawBufferPointer(row).bindMemory(to: UInt8.self).baseAddress
  }
}
