extension PictureFormat {
  /// PNG by libpng. What Apple's tools made of a PNG is first put back into its standard form.
  static let png = PictureFormat(
    matches: { $0.starts(with: PNGHeader.signature.prefix(4)) },
    headerLength: 64,
    header: { bytes throws(ImageError) in try PNGHeader.parse(bytes) },
    decode: { bytes, header, alpha throws(ImageError) in
      guard header.kind == .cgbiPNG else { return try decode(bytes, alpha) }
      return try CgBI.decode(bytes, header, alpha: alpha)
    })

  /// Decodes a standard PNG, whatever its size.
  static func decode(_ bytes: [UInt8], _ alpha: AlphaFormat) throws(ImageError) -> DecodedImage {
    try bytes.withUnsafeBufferPointer { buffer throws(ImageError) in
      try PNGReader.start(buffer).decode(alpha: alpha)
    }
  }
}

/// Signature and IHDR (PNG specification, 5.2 and 11.2.2).
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func parse(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    guard bytes.starts(with: signature.prefix(bytes.count)) else {
      throw .corrupt("its signature is damaged, as by a transfer in text mode")
    }
    var chunk = 8
    let isCgBI = bytes.dropFirst(chunk + 4).starts(with: "CgBI".utf8)
    if isCgBI { chunk += 12 + 4 }
    guard bytes.count >= chunk + 8 + 13 else { throw .corrupt("the file ends in its header") }
    guard bytes[chunk...].starts(with: [0, 0, 0, 13] + Array("IHDR".utf8)) else {
      throw .corrupt("no header stands at its beginning")
    }
    let fields = bytes[(chunk + 8)...]
    let (depth, type) = (Int(fields[chunk + 16]), fields[chunk + 17])
    guard let colorType = ImageHeader.ColorType(rawValue: type), colorType.depths.contains(depth)
    else { throw .corrupt("it declares colour type \(type) with \(depth) bits") }
    return try ImageHeader(
      isCgBI ? .cgbiPNG : .png, width: fields.bigEndian(at: 0), height: fields.bigEndian(at: 4),
      bitDepth: depth, colorType: colorType, isInterlaced: fields[chunk + 20] == 1)
  }
}

extension ImageHeader.ColorType {
  fileprivate var depths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }
}
