internal import Imaging

/// Joins cocos2d's two kinds of files where neither names the other: an atlas with the animations
/// beside it, animations with the atlases beside them.
///
/// Only property lists in the same folder are looked at, not many of them and none that is large.
struct AnimationFiles {
  private static let largestCount = 64
  private static let largestFile = 1 << 20

  private let path: FilePath

  /// The description with what lies beside its file.
  static func joined(with description: AtlasDescription, path: String) -> AtlasDescription {
    let files = AnimationFiles(path: FilePath(path))
    switch description.format {
    case .cocos2D0, .cocos2D1, .cocos2D2, .cocos2D3: return files.withAnimations(description)
    case .cocos2DAnimation where description.related.isEmpty:
      return files.withAtlases(description)
    default: return description
    }
  }

  // MARK: Animations for an atlas

  private func withAnimations(_ atlas: AtlasDescription) -> AtlasDescription {
    let found = neighbours(with: "animations").filter { file, animations in
      animations.format == .cocos2DAnimation && belongs(file, animations.related)
    }
    guard !found.isEmpty else { return atlas }
    var atlas = atlas
    let names = Self.names(of: atlas)
    for (_, animations) in found {
      atlas.sequences += animations.sequences.filter { sequence in
        sequence.frames.contains(where: names.contains) && !atlas.sequences.contains(sequence)
      }
    }
    return atlas
  }

  /// True where the file of animations names this atlas, or is named after it and names none.
  private func belongs(_ file: String, _ sheets: [String]) -> Bool {
    guard sheets.isEmpty else {
      return sheets.contains {
        FilePath.candidates($0).last?.lowercased() == path.name.lowercased()
      }
    }
    return [path.stem + "-animations.plist", "animations.plist"].contains(file)
  }

  // MARK: Atlases for animations

  private func withAtlases(_ animations: AtlasDescription) -> AtlasDescription {
    var animations = animations
    let wanted = Set(animations.sequences.flatMap(\.frames))
    animations.related = neighbours(with: "frames").filter { _, atlas in
      atlas.format != .cocos2DAnimation && !Self.names(of: atlas).isDisjoint(with: wanted)
    }.map(\.file)
    return animations
  }

  private static func names(of atlas: AtlasDescription) -> Set<String> {
    Set(atlas.frames.lazy.flatMap { [$0.name] + $0.aliases })
  }

  // MARK: The folder

  /// The property lists beside this file that have a word in them, as far as they can be read.
  private func neighbours(with word: StaticString) -> [(file: String, AtlasDescription)] {
    let lists = Folder(path.folder).names.filter {
      $0 != path.name && $0.lowercased().hasSuffix(".plist")
    }
    return lists.prefix(Self.largestCount).compactMap { file in
      guard let bytes = try? FileBytes.read(path.sibling(file), limit: Self.largestFile),
        Self.holds(bytes, word), let description = try? AtlasDescription(bytes: bytes)
      else { return nil }
      return (file, description)
    }
  }

  private static func holds(_ bytes: [UInt8], _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    return word.withUTF8Buffer { word in
      bytes.withUnsafeBufferPointer { bytes in
        var i = 0
        while i + count <= bytes.count {
          if bytes[i] == word[0], bytes[i..<(i + count)].elementsEqual(word) { return true }
          i += 1
        }
        return false
      }
    }
  }
}
