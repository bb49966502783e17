/// How a pixel of a PVR file is stored: a little-endian number of one to four bytes, and which bits
/// of it are which channel.
struct PVRLayout {
  /// A format that is not read, by its name.
  struct Unknown: Error, Hashable { let name: String }

  let bytesPerPixel: Int
  /// Lowest bit and number of bits for red, green, blue and alpha; none where a channel is not
  /// stored. A grey is red, green and blue at once.
  private(set) var channels: [(shift: UInt32, bits: UInt32)] = Array(repeating: (0, 0), count: 4)
  private let letters: String

  /// The widest channel.
  var depth: Int { Int(channels.map(\.bits).max() ?? 8) > 8 ? 16 : 8 }

  var colorType: ImageHeader.ColorType {
    switch (letters.contains("l"), letters.contains("a")) {
    case (true, true): .grayAlpha
    case (true, false): .gray
    case (false, true): .rgba
    case (false, false): .rgb
    }
  }

  /// Channels in the order in which version 3 names them: bytes from the first, and the fields of a
  /// 16-bit number from the highest.
  private init?(_ letters: String, _ widths: [UInt8]) {
    let total = widths.reduce(0) { $0 + UInt32($1) }
    let areBytes = widths.allSatisfy { $0 == 8 }
    guard total > 0, areBytes || total == 16 && widths.allSatisfy({ 1...8 ~= $0 }),
      letters.count == widths.count
    else { return nil }
    self.letters = letters
    bytesPerPixel = Int(total / 8)
    var place: UInt32 = areBytes ? 0 : total
    for (letter, width) in zip(letters, widths) {
      let bits = UInt32(width)
      if !areBytes { place -= bits }
      guard let targets = Self.targets[letter] else { return nil }
      for target in targets { channels[target] = (place, bits) }
      if areBytes { place += bits }
    }
  }

  private static let targets: [Character: [Int]] = [
    "r": [0], "g": [1], "b": [2], "a": [3], "l": [0, 1, 2], "x": [],
  ]
}

// MARK: - Codes

extension PVRLayout {
  /// By the low byte of version 2's flags.
  static func second(_ code: UInt8) -> Result<PVRLayout, Unknown> {
    let layout: PVRLayout? =
      switch code {
      case 0x10: PVRLayout("rgba", [4, 4, 4, 4])
      case 0x11: PVRLayout("rgba", [5, 5, 5, 1])
      case 0x12: PVRLayout("rgba", [8, 8, 8, 8])
      case 0x13: PVRLayout("rgb", [5, 6, 5])
      case 0x15: PVRLayout("rgb", [8, 8, 8])
      case 0x16: PVRLayout("l", [8])
      case 0x17: PVRLayout("la", [8, 8])
      case 0x1A: PVRLayout("bgra", [8, 8, 8, 8])
      default: nil
      }
    if let layout { return .success(layout) }
    let name =
      switch code {
      case 0x0C, 0x18: "PVRTC (2 bits a pixel)"
      case 0x0D, 0x19: "PVRTC (4 bits a pixel)"
      case 0x36: "ETC1"
      default: "pixel format 0x" + String(code, radix: 16)
      }
    return .failure(Unknown(name: name))
  }

  /// By version 3's eight bytes: four letters and four widths, or the number of a compression.
  static func third(_ code: [UInt8]) -> Result<PVRLayout, Unknown> {
    if code[4...].contains(where: { $0 != 0 }) {
      let count = code[..<4].count { $0 != 0 }
      let letters = String(decoding: code[..<count], as: UTF8.self)
      let widths = Array(code[4..<4 + count])
      if let layout = PVRLayout(letters, widths) { return .success(layout) }
      let name = letters.filter(\.isLetter) + widths.map { "\($0)" }.joined(separator: "-")
      return .failure(Unknown(name: "pixel format \(name)"))
    }
    let number = code[...].littleEndian(at: 0)
    return .failure(
      Unknown(name: number < compressions.count ? compressions[number] : "compression \(number)"))
  }

  private static let compressions = [
    "PVRTC (2 bits a pixel)", "PVRTC (2 bits a pixel)", "PVRTC (4 bits a pixel)",
    "PVRTC (4 bits a pixel)", "PVRTC-II (2 bits a pixel)", "PVRTC-II (4 bits a pixel)", "ETC1",
    "DXT1", "DXT2", "DXT3", "DXT4", "DXT5",
  ]
}

// MARK: - Pixels

extension PVRLayout {
  /// Fills the target from the bytes, of which there are enough.
  func convert(_ source: UnsafeRawBufferPointer, to target: UnsafeMutableBufferPointer<Pixel>) {
    let tables = channels.enumerated().map { index, channel in
      Self.levels(channel.bits, shiftedBy: UInt32(index) * 8, missing: index == 3 ? 255 : 0)
    }
    tables[0].withUnsafeBufferPointer { red in
      tables[1].withUnsafeBufferPointer { green in
        tables[2].withUnsafeBufferPointer { blue in
          tables[3].withUnsafeBufferPointer { alpha in
            let (r, g, b, a) = (channels[0], channels[1], channels[2], channels[3])
            for index in target.indices {
              var number: UInt32 = 0
              for byte in 0..<bytesPerPixel {
                let value = source[index &* bytesPerPixel &+ byte]
                number |= UInt32(value) << UInt32(byte &* 8)
              }
              target[index] = Pixel(
                bits: red[Self.field(number, r)] | green[Self.field(number, g)]
                  | blue[Self.field(number, b)] | alpha[Self.field(number, a)])
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func field(_ number: UInt32, _ channel: (shift: UInt32, bits: UInt32)) -> Int {
    Int(number >> channel.shift & (1 << channel.bits &- 1))
  }

  /// 0…255 to nearest for each value of a channel, in its place of a pixel.
  private static func levels(_ bits: UInt32, shiftedBy shift: UInt32, missing: UInt32) -> [UInt32] {
    guard bits > 0 else { return [missing << shift] }
    let highest = UInt32(1) << bits - 1
    return (0...highest).map { (($0 * 255 + highest / 2) / highest) << shift }
  }
}
