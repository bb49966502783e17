import Geometry
import Imaging
import Testing

@testable import Atlases

@Suite struct BinaryPropertyListTests {
  @Test func everyKindOfValue() throws {
    let list = try PropertyList(binary: FileBytes.read(fixture("binary.plist")))
    let frames = try #require(list.root["frames"])
    #expect(frames.children.map(\.key) == ["walk_02.png", "größe_01.png", "old.png"])
    let walk = try #require(frames["walk_02.png"])
    #expect(walk["rotated"]?.bool == true)
    #expect(walk["frame"]?.numbers?.values == [2, 4, 10, 20])
    #expect(walk["aliases"]?.children.map(\.string) == ["step"])
    let old = try #require(frames["old.png"])
    #expect(old["x"]?.number == 300)
    #expect(old["offsetY"]?.number == -1.5)
    #expect(old["originalHeight"]?.number == -9)
    #expect(list.root["metadata"]?["format"]?.number == 2)
    var lines = LineCounter(list)
    #expect(lines.line(of: walk) == nil)
  }

  @Test func atlasInBinary() throws {
    let map = try ImageMap(path: fixture("binary.plist"))
    #expect(map.format == .cocos2D2)
    #expect(Array(map) == ["größe_01.png", "old.png", "step", "walk_02.png"])
    #expect(map["old"]?.sourceSize.height == 9)
    #expect(map["step"]?.aliasOf == "walk_02.png")
  }

  /// A list of objects, with references of one byte.
  private func binary(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    func long(_ value: UInt8) -> [UInt8] { Array(repeating: 0, count: 7) + [value] }
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + long(UInt8(objects.count)) + long(top)
      + long(table)
  }

  private func fault(_ bytes: [UInt8], limits: PropertyList.Limits = .init()) -> PropertyListError?
  {
    do {
      _ = try PropertyList(binary: bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func smallWholes() {
    #expect(fault(binary([[0xA1, 1], [0x09]])) == nil)
    #expect(fault(binary([[0xD1, 1, 2], [0x51, 65], [0x10, 7]])) == nil)
  }

  @Test func circlesEnd() {
    #expect(fault(binary([[0xA2, 0, 0]])) == .tooDeep(limit: 64))
    #expect(fault(binary([[0xD1, 1, 0], [0x51, 65]])) == .tooDeep(limit: 64))
  }

  @Test func unfoldingIsLimited() {
    // Ten levels, each of fifteen times the next: 15¹⁰ values in 200 bytes.
    let levels = (1...10).map { [0xAE] + Array(repeating: UInt8($0), count: 14) }
    #expect(fault(binary(levels + [[0x09]])) == .tooManyValues(limit: 2_000_000))
  }

  @Test(
    arguments: [
      [[0xA1, 9]],  // no object 9
      [[0xAF, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0]],  // 2⁶² elements
      [[0x5F, 0x13, 0xFF, 0, 0, 0, 0, 0, 0, 0]],  // a negative length
      [[0x5F, 0x10, 200, 65]],  // longer than the file
      [[0x6F, 0x10, 200, 65]],
      [[0xD1, 1, 1], [0x09]],  // a key that is no string
      [[0x13, 1]],  // an integer cut off
      [[0x07]], [[0xF0]],  // no such kinds
      [[0xAF, 0x51, 65]],  // a length that is no integer
    ] as [[[UInt8]]])
  func damage(objects: [[UInt8]]) {
    #expect(fault(binary(objects)) == .damagedBinary)
  }

  @Test func everyCutIsRefused() throws {
    let bytes = try FileBytes.read(fixture("binary.plist"))
    for count in 0..<bytes.count {
      #expect(fault(Array(bytes[..<count])) != nil, "\(count) bytes")
    }
  }

  @Test func anyDamagedByteIsSurvived() throws {
    let bytes = try FileBytes.read(fixture("binary.plist"))
    for index in bytes.indices {
      for value in [UInt8(0), 0x7F, 0xFF, bytes[index] ^ 0x10] {
        var damaged = bytes
        damaged[index] = value
        _ = fault(damaged)
        _ = try? AtlasDescription(bytes: damaged)
      }
    }
  }
}
