import Imaging

/// A file of `Fixtures/`, and what `make_fixtures.py` expects of it.
struct Fixture: CustomStringConvertible, Sendable {
  let name: String
  let bitmap: Bitmap

  var description: String { name }

  static let folder = #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }

  static func path(_ name: String) -> String { "\(folder)/Fixtures/\(name)" }

  static func bytes(_ name: String) throws -> [UInt8] {
    try FileBytes.read(path(name), limit: 1 << 20)
  }

  static let all: [Fixture] = {
    let table = (try? bytes("expected.tsv")) ?? []
    return table.split(separator: UInt8(ascii: "\n")).compactMap(Fixture.init(line:))
  }()

  static func named(_ name: String) -> Fixture? { all.first { $0.name == name } }

  private init?(line: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard fields.count == 4, let width = Int(fields[1]), let height = Int(fields[2]) else {
      return nil
    }
    let digits = Array(fields[3].utf8)
    let pixels = stride(from: 0, to: digits.count, by: 8).compactMap { start in
      UInt32(String(decoding: digits[start..<start + 8], as: UTF8.self), radix: 16)
        .map { Pixel(bits: $0.byteSwapped) }
    }
    name = fields[0]
    bitmap = Bitmap(width: width, height: height, pixels: pixels, alpha: .straight)
  }
}
