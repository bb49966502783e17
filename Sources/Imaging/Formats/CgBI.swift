/// PNGs as Apple's tools rewrite them for iOS: a chunk `CgBI` comes first, the pixels are deflated
/// without zlib's wrapping, red and blue change places, and colours are multiplied by alpha.
enum CgBI {
  /// Puts the file back into its standard form for libpng, then the pixels.
  static func decode(
    _ bytes: [UInt8], _ header: ImageHeader, alpha: AlphaFormat
  ) throws(ImageError) -> DecodedImage {
    let (chunks, fault) = chunks(of: bytes)
    let deflated = chunks.filter { $0.name == "IDAT" }.flatMap { bytes[$0.data] }
    let samples = Inflater.inflate(deflated[...], .raw, limit: filteredLength(header))
    var file = PNGHeader.signature
    for chunk in chunks.prefix(while: { $0.name != "IDAT" }) where chunk.name != "CgBI" {
      file += bytes[chunk.whole]
    }
    append("IDAT", Zlib.stored(samples), to: &file)
    append("IEND", [], to: &file)
    // Taken as they are: what libpng would multiply is multiplied already.
    var image = try PictureFormat.decode(file, .straight)
    image.bitmap = converted(image.bitmap, header.colorType, to: alpha)
    image.fault = image.fault ?? fault
    return image
  }

  private struct Chunk {
    let name: String
    let data: Range<Int>
    var whole: Range<Int> { data.lowerBound - 8..<data.upperBound + 4 }
  }

  /// The chunks up to the last one or the first broken one, and what is wrong with that.
  private static func chunks(of bytes: [UInt8]) -> (chunks: [Chunk], fault: ImageError?) {
    var (chunks, offset) = ([Chunk](), 8)
    while chunks.last?.name != "IEND" {
      guard bytes.count - offset >= 12 else { return (chunks, .corrupt("the file ends early")) }
      let length = bytes[offset...].bigEndian(at: 0)
      guard length <= bytes.count - offset - 12 else {
        return (chunks, .corrupt("the file ends early"))
      }
      let data = offset + 8..<offset + 8 + length
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      guard
        Zlib.crc(bytes[offset + 4..<data.upperBound]) == bytes[data.upperBound...].bigEndian(at: 0)
      else { return (chunks, .corrupt("\(name): CRC error")) }
      chunks.append(Chunk(name: name, data: data))
      offset = data.upperBound + 4
    }
    return (chunks, nil)
  }

  private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    let start = file.count + 4
    file += data.count.bigEndianBytes
    file += name.utf8
    file += data
    file += Zlib.crc(file[start...]).bigEndianBytes
  }

  /// Bytes of all rows, each with its filter before it (PNG specification, 7 and 8). The sides are
  /// within the limits, so nothing overflows.
  private static func filteredLength(_ header: ImageHeader) -> Int {
    let bits = header.bitDepth * header.colorType.channels
    func length(_ width: Int, _ height: Int) -> Int {
      width > 0 ? height * (1 + (width * bits + 7) / 8) : 0
    }
    guard header.isInterlaced else { return length(header.width, header.height) }
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.reduce(0) { sum, pass in
      let (x, y, dx, dy) = pass
      return sum + length((header.width - x + dx - 1) / dx, (header.height - y + dy - 1) / dy)
    }
  }

  private static func converted(
    _ bitmap: Bitmap, _ type: ImageHeader.ColorType, to alpha: AlphaFormat
  ) -> Bitmap {
    guard type == .rgb || type == .rgba else {
      return alpha == .premultiplied ? bitmap.premultiplied() : bitmap
    }
    var pixels = bitmap.pixels
    pixels.withUnsafeMutableBufferPointer { pixels in
      for index in pixels.indices {
        let bits = pixels[index].bits
        pixels[index].bits = bits & 0xFF00_FF00 | bits >> 16 & 0xFF | (bits & 0xFF) << 16
      }
    }
    let stored = Bitmap(
      width: bitmap.width, height: bitmap.height, pixels: pixels, alpha: .premultiplied)
    return alpha == .straight ? stored.straight() : stored
  }
}
