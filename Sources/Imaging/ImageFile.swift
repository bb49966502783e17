/// Picture files, read as pixels are stored: PNG, JPEG, WebP and uncompressed PVR; and PNG written.
///
/// Samples are taken as they are: no colour space, no gamma; of 16 bits the high eight.
public enum ImageFile {
  /// Size and kind of a picture, from its first bytes alone.
  ///
  /// Also for pictures that are too large or broken further on.
  public static func header(of path: String) throws(ImageError) -> ImageHeader {
    func prefix(_ count: Int) throws(ImageError) -> [UInt8] {
      try bytes { () throws(FileError) in try FileBytes.prefix(of: path, count: count) }
    }
    let first = try prefix(PictureFormat.magicLength)
    let format = try PictureFormat.of(first)
    let isEnough =
      format.headerLength <= PictureFormat.magicLength || first.count < PictureFormat.magicLength
    return try format.header(isEnough ? first : prefix(format.headerLength))
  }

  /// The same from the bytes of a file. Of a PNG, a WebP and a PVR the first 64 are enough.
  public static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    try PictureFormat.of(bytes).header(bytes)
  }

  /// Decodes a file.
  ///
  /// Throws where not a single row could be read. A file that broke later gives the rows before
  /// that and a `fault`.
  public static func read(
    _ path: String, alpha: AlphaFormat = .premultiplied, limits: ImageLimits = ImageLimits()
  ) throws(ImageError) -> DecodedImage {
    let bytes = try bytes { () throws(FileError) in
      try FileBytes.read(path, limit: FileBytes.imageLimit)
    }
    return try decode(bytes, alpha: alpha, limits: limits)
  }

  /// Decodes the bytes of a file; see `read`.
  public static func decode(
    _ bytes: [UInt8], alpha: AlphaFormat = .premultiplied, limits: ImageLimits = ImageLimits()
  ) throws(ImageError) -> DecodedImage {
    let format = try PictureFormat.of(bytes)
    let header = try format.header(bytes)
    try limits.check(header)
    return try format.decode(bytes, header, alpha)
  }

  /// The bitmap as a PNG file of 8-bit RGBA, alpha straight.
  ///
  /// A straight bitmap goes out bit for bit; a premultiplied one is divided by alpha, to nearest.
  /// Throws where the bitmap has no pixels: a PNG can't be empty.
  public static func pngData(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    try PNGWriter().encode(bitmap, level: 6)
  }

  /// Writes a bitmap as a PNG file; see `pngData`.
  ///
  /// A file of that name is replaced once the new one is whole. Its folder must exist; throws
  /// `unwritable` where it doesn't, and where the disk or the permissions say no.
  public static func write(_ bitmap: Bitmap, to path: String) throws(ImageError) {
    let data = try pngData(bitmap)
    do { try FileBytes.write(data, to: path, replacing: true) } catch {
      throw ImageError(.unwritable(reason: "\(path): \(error.description)"))
    }
  }

  private static func bytes(
    _ read: () throws(FileError) -> [UInt8]
  ) throws(ImageError) -> [UInt8] {
    do { return try read() } catch { throw ImageError(.unreadable(error)) }
  }
}

/// The pixels of a picture file, as far as they could be read.
public struct DecodedImage: Hashable, Sendable {
  /// The picture, in its full size; rows and pixels that could not be read are clear.
  public var bitmap: Bitmap
  /// What broke the file after pixels had been read; nil for a whole file.
  public var fault: ImageError?
  /// Rows, from the top, of which every pixel was read. An interlaced file that broke before its
  /// last pass has pixels all over, but no such row.
  public var rowsRead: Int

  /// A decoded picture; without further arguments a whole one.
  public init(bitmap: Bitmap, fault: ImageError? = nil, rowsRead: Int? = nil) {
    self.bitmap = bitmap
    self.fault = fault
    self.rowsRead = rowsRead ?? bitmap.height
  }
}
