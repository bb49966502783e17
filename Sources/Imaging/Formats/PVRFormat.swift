extension PictureFormat {
  /// PowerVR's container.
  static let pvr = PictureFormat(
    matches: { PVRHeader.matches($0[...]) },
    headerLength: 64,
    header: { bytes throws(ImageError) in try PVRHeader(bytes[...], .pvr).image },
    decode: { bytes, _, alpha throws(ImageError) in
      let header = try PVRHeader(bytes[...], .pvr)
      return header.decode(bytes[...], alpha: alpha)
    })

  /// The same behind cocos2d's header of 16 bytes: `CCZ!`, method, version, reserved, length.
  static let pvrCCZ = PictureFormat(
    matches: { $0.starts(with: "CCZ!".utf8) },
    headerLength: 4096,
    header: { bytes throws(ImageError) in try packed(bytes, .pvrCCZ).header.image },
    decode: { bytes, _, alpha throws(ImageError) in try unpack(bytes, .pvrCCZ, alpha) })

  /// The same in a gzip file.
  static let pvrGzip = PictureFormat(
    matches: { $0.starts(with: [0x1F, 0x8B]) },
    headerLength: 4096,
    header: { bytes throws(ImageError) in try packed(bytes, .pvrGzip).header.image },
    decode: { bytes, _, alpha throws(ImageError) in try unpack(bytes, .pvrGzip, alpha) })

  private static func packed(
    _ bytes: [UInt8], _ kind: PictureKind
  ) throws(ImageError) -> (header: PVRHeader, data: ArraySlice<UInt8>, Inflater.Wrapping) {
    var (data, wrapping) = (bytes[...], Inflater.Wrapping.gzip)
    if kind == .pvrCCZ {
      guard bytes.count > 16 else { throw .corrupt("the file ends in its header", kind) }
      // 0 is zlib and the only method that any tool writes.
      guard bytes[4] == 0, bytes[5] == 0 else {
        throw ImageError(
          .unsupported(format: "\(kind.rawValue) packed by another method than zlib"))
      }
      (data, wrapping) = (bytes[16...], .zlib)
    }
    let first = Inflater.inflate(data, wrapping, limit: PVRHeader.length)
    guard !first.isEmpty else { throw .corrupt("it can't be unpacked", kind) }
    guard PVRHeader.matches(first[...]) || first.count < PVRHeader.length else {
      throw ImageError(
        .unsupported(format: kind == .pvrCCZ ? "a CCZ of no PVR" : "a gzip file of no PVR"))
    }
    return (try PVRHeader(first[...], kind), data, wrapping)
  }

  /// Unpacks no more than the header promises.
  private static func unpack(
    _ bytes: [UInt8], _ kind: PictureKind, _ alpha: AlphaFormat
  ) throws(ImageError) -> DecodedImage {
    let (header, data, wrapping) = try packed(bytes, kind)
    let file = Inflater.inflate(data, wrapping, limit: header.endOfPixels)
    return header.decode(file[...], alpha: alpha)
  }
}
