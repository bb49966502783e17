import Imaging
import TestSupport

extension TemporaryFolder {
  /// Writes a picture in which every pixel tells its place: red is x, green is y.
  @discardableResult
  func writePicture(width: Int, height: Int, to name: String) throws -> String {
    try write(Bitmap.places(width: width, height: height), to: name)
  }
}

extension Bitmap {
  static func places(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height, alpha: .straight)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = Pixel(red: UInt8(x), green: UInt8(y), blue: 9) }
    }
    return bitmap
  }

  /// Rows of "x,y" of the place that each pixel came from; "." where it is clear.
  var places: [String] {
    (0..<height).map { y in
      (0..<width).map { x in
        let pixel = self[x, y]
        return pixel.alpha == 0 ? "." : "\(pixel.red),\(pixel.green)"
      }.joined(separator: " ")
    }
  }
}

/// An XML property list around the inside of its outermost dictionary.
func plist(_ inside: String) -> String {
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(inside)</dict></plist>"
}

/// A format 2 atlas of frames given as (name, further keys).
func atlas2(_ frames: [(String, String)], metadata: String = "") -> String {
  let entries = frames.map { "<key>\($0.0)</key><dict>\($0.1)</dict>" }.joined(separator: "\n")
  return plist(
    "<key>frames</key><dict>\(entries)</dict>"
      + "<key>metadata</key><dict><key>format</key><integer>2</integer>\(metadata)</dict>")
}

/// The keys of a format 2 frame.
func frame2(
  _ frame: String, offset: String = "{0,0}", rotated: Bool = false, source: String? = nil,
  more: String = ""
) -> String {
  "<key>frame</key><string>\(frame)</string><key>offset</key><string>\(offset)</string>"
    + "<key>rotated</key><\(rotated)/>"
    + (source.map { "<key>sourceSize</key><string>\($0)</string>" } ?? "") + more
}

/// The path of a file beside the tests.
func fixture(_ name: String) -> String {
  let here = #filePath
  return here.prefix(through: here.lastIndex(of: "/") ?? here.startIndex) + "Fixtures/" + name
}
