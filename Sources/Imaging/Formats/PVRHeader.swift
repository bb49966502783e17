/// What stands before the pixels of a PVR file, in version 2 (magic at 44) or 3 (magic at 0).
struct PVRHeader {
  /// Bytes of either version.
  static let length = 52

  let image: ImageHeader
  /// How a pixel is stored.
  let layout: PVRLayout
  /// Where the first and largest picture of the file begins.
  let startOfPixels: Int
  private let isPremultiplied: Bool
  /// True where the lowest row comes first.
  private let isUpsideDown: Bool

  /// Where that picture ends. Sides are within the limits when this is asked for.
  var endOfPixels: Int { startOfPixels + image.width * image.height * layout.bytesPerPixel }

  static func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: "PVR\u{3}".utf8) || bytes.dropFirst(44).starts(with: "PVR!".utf8)
  }

  /// Reads the header at the beginning of these bytes.
  init(_ bytes: ArraySlice<UInt8>, _ kind: PictureKind) throws(ImageError) {
    guard bytes.count >= Self.length else { throw .corrupt("the file ends in its header", kind) }
    let isThird = bytes.starts(with: "PVR\u{3}".utf8)
    let layout = isThird ? Self.thirdLayout(bytes) : PVRLayout.second(bytes[bytes.startIndex + 16])
    switch layout {
    case .success(let layout): self.layout = layout
    case .failure(let format):
      throw ImageError(.unsupported(format: "\(format.name) in a \(kind.rawValue)"))
    }
    let sides = isThird ? (width: 28, height: 24) : (width: 8, height: 4)
    image = try ImageHeader(
      kind, width: bytes.littleEndian(at: sides.width),
      height: bytes.littleEndian(at: sides.height),
      bitDepth: self.layout.depth, colorType: self.layout.colorType)
    let flags = bytes.littleEndian(at: isThird ? 4 : 16)
    isPremultiplied = isThird && flags & 2 != 0
    isUpsideDown = !isThird && flags & 0x10000 != 0
    let extra = isThird ? bytes.littleEndian(at: 48) : bytes.littleEndian(at: 0) - Self.length
    guard 0...1 << 20 ~= extra else {
      throw .corrupt("its header declares a length that makes no sense", kind)
    }
    startOfPixels = Self.length + extra
  }

  private static func thirdLayout(
    _ bytes: ArraySlice<UInt8>
  ) -> Result<PVRLayout, PVRLayout.Unknown> {
    // 0 and 4 are the types of unsigned bytes and shorts that stand for 0…1.
    guard [0, 4].contains(bytes.littleEndian(at: 20)) else {
      return .failure(.init(name: "signed or floating numbers"))
    }
    let start = bytes.startIndex + 8
    return PVRLayout.third(Array(bytes[start..<start + 8]))
  }

  /// The picture in these bytes, which begin with the header. Rows that are not there are clear.
  func decode(_ bytes: ArraySlice<UInt8>, alpha: AlphaFormat) -> DecodedImage {
    let (width, height) = (image.width, image.height)
    let stride = width * layout.bytesPerPixel
    let rows = min(height, max(0, bytes.count - startOfPixels) / stride)
    let pixels = [Pixel](unsafeUninitializedCapacity: width * height) { buffer, count in
      count = width * height
      let there = isUpsideDown ? buffer[(height - rows) * width..<count] : buffer[..<(rows * width)]
      buffer.initialize(repeating: .clear)
      bytes.dropFirst(startOfPixels).withUnsafeBytes { source in
        layout.convert(source, to: UnsafeMutableBufferPointer(rebasing: there))
        if isUpsideDown { Self.flip(buffer, width: width) }
      }
    }
    let stored = Bitmap(
      width: width, height: height, pixels: pixels,
      alpha: isPremultiplied ? .premultiplied : .straight)
    return DecodedImage(
      bitmap: alpha == .straight ? stored.straight() : stored.premultiplied(),
      fault: rows < height ? .corrupt("the file ends early", image.kind) : nil,
      rowsRead: isUpsideDown && rows < height ? 0 : rows)
  }

  private static func flip(_ pixels: UnsafeMutableBufferPointer<Pixel>, width: Int) {
    let height = pixels.count / width
    for row in 0..<height / 2 {
      for x in 0..<width { pixels.swapAt(row * width + x, (height - 1 - row) * width + x) }
    }
  }
}
