internal import CWebP

extension PictureFormat {
  /// WebP by libwebp, lossy and lossless.
  static let webP = PictureFormat(
    matches: { $0.starts(with: "RIFF".utf8) && $0.dropFirst(8).starts(with: "WEBP".utf8) },
    headerLength: 64,
    header: { bytes throws(ImageError) in try WebP.header(bytes) },
    decode: { bytes, header, alpha throws(ImageError) in
      let bitmap = try WebP.decode(bytes, header)
      return DecodedImage(bitmap: alpha == .premultiplied ? bitmap.premultiplied() : bitmap)
    })
}

private enum WebP {
  static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    var features = WebPBitstreamFeatures()
    let status = bytes.withUnsafeBufferPointer {
      WebPGetFeatures($0.baseAddress, $0.count, &features)
    }
    guard features.has_animation == 0 else {
      throw ImageError(.unsupported(format: "animated WebP"))
    }
    guard status == VP8_STATUS_OK else {
      throw .corrupt(
        status == VP8_STATUS_NOT_ENOUGH_DATA
          ? "the file ends in its header" : "its header makes no sense", .webP)
    }
    return try ImageHeader(
      .webP, width: Int(features.width), height: Int(features.height),
      colorType: features.has_alpha == 0 ? .rgb : .rgba)
  }

  static func decode(_ bytes: [UInt8], _ header: ImageHeader) throws(ImageError) -> Bitmap {
    var isWhole = false
    let count = header.width * header.height
    let pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, filled in
      let target = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt8.self)
      bytes.withUnsafeBufferPointer { data in
        isWhole =
          WebPDecodeRGBAInto(
            data.baseAddress, data.count, target.baseAddress, target.count,
            Int32(header.width * 4)) != nil
      }
      filled = isWhole ? count : 0
    }
    guard isWhole else {
      throw .corrupt("its pixels can't be decoded; it may end early", .webP)
    }
    return Bitmap(width: header.width, height: header.height, pixels: pixels, alpha: .straight)
  }
}
