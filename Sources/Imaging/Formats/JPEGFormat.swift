internal import CTurboJPEG

extension PictureFormat {
  /// JPEG by libturbojpeg. Pixels lie as they are stored: a turn that a camera notes is not taken.
  static let jpeg = PictureFormat(
    matches: { $0.starts(with: [0xFF, 0xD8, 0xFF]) },
    // Colour profiles and previews come before the size.
    headerLength: 1 << 20,
    header: { bytes throws(ImageError) in try JPEG.header(bytes) },
    decode: { bytes, header, _ throws(ImageError) in try JPEG.decode(bytes, header) })
}

private enum JPEG {
  /// Walks the segments to the one that tells the size (ITU T.81, B.2.2).
  static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    var offset = 2
    while bytes.count - offset >= 4 {
      guard bytes[offset] == 0xFF else { throw .corrupt("a segment lacks its marker", .jpeg) }
      let marker = bytes[offset + 1]
      // Fill bytes, and markers without a length.
      if marker == 0xFF { offset += 1; continue }
      if marker == 0x01 || 0xD0...0xD8 ~= marker { offset += 2; continue }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      if isFrame(marker) {
        guard bytes.count - offset >= 10 else { break }
        return try header(frame: bytes[(offset + 4)...])
      }
      guard marker != 0xDA, marker != 0xD9, length >= 2 else {
        throw .corrupt("no size stands before its pixels", .jpeg)
      }
      offset += 2 + length
    }
    throw .corrupt("the file ends in its header", .jpeg)
  }

  private static func isFrame(_ marker: UInt8) -> Bool {
    0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  private static func header(frame: ArraySlice<UInt8>) throws(ImageError) -> ImageHeader {
    let fields = Array(frame.prefix(6))
    guard fields[5] != 4 else { throw ImageError(.unsupported(format: "CMYK JPEG")) }
    return try ImageHeader(
      .jpeg, width: Int(fields[3]) << 8 | Int(fields[4]),
      height: Int(fields[1]) << 8 | Int(fields[2]), bitDepth: Int(fields[0]),
      colorType: fields[5] == 1 ? .gray : .rgb)
  }

  static func decode(
    _ bytes: [UInt8], _ header: ImageHeader
  ) throws(ImageError) -> DecodedImage {
    guard let decoder = tjInitDecompress() else {
      throw ImageError(.unreadable(.system("out of memory")))
    }
    defer { tjDestroy(decoder) }
    var isSound = false
    let count = header.width * header.height
    let pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, filled in
      // A file that breaks off leaves rows unwritten.
      buffer.initialize(repeating: .clear)
      filled = count
      isSound = fill(UnsafeMutableRawBufferPointer(buffer), header, bytes, decoder)
    }
    var fault: ImageError?
    if !isSound {
      let reason = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown"
      fault = .corrupt(reason, .jpeg)
      if let fault, tjGetErrorCode(decoder) != TJERR_WARNING.rawValue { throw fault }
    }
    return DecodedImage(
      bitmap: Bitmap(width: header.width, height: header.height, pixels: pixels),
      fault: fault, rowsRead: fault == nil ? nil : 0)
  }

  private static func fill(
    _ target: UnsafeMutableRawBufferPointer, _ header: ImageHeader, _ bytes: [UInt8],
    _ decoder: tjhandle
  ) -> Bool {
    bytes.withUnsafeBufferPointer { data in
      // Thousands of passes over one small picture would take hours.
      tjDecompress2(
        decoder, data.baseAddress, UInt(data.count), target.bindMemory(to: UInt8.self).baseAddress,
        Int32(header.width), 0, Int32(header.height), Int32(TJPF_RGBA.rawValue), TJFLAG_LIMITSCANS)
        == 0
    }
  }
}
