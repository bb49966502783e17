package import LayerSprites

/// What an atlas holds, as data for scripts and as rows for people.
package struct AtlasListing: Sendable {
  private let map: ImageMap

  /// The listing of an atlas.
  package init(_ map: ImageMap) { self.map = map }
}

// MARK: - JSON

extension AtlasListing {
  /// One object: path, format, scale, pages, sprites (literal order), animations and problems.
  /// Lengths are pixels.
  package var json: JSON { json(of: (0..<map.count).map { map.image(at: $0) }) }

  /// The same with some of the sprites only.
  package func json(of sprites: [SpriteImage]) -> JSON {
    .object([
      ("path", .string(map.path)),
      ("format", .string(map.format.rawValue)),
      ("scale", .number(map.scale)),
      ("pages", .array(map.pages.map(json))),
      ("sprites", .array(sprites.map(json))),
      ("animations", .array(map.sequences.map(json))),
      ("problems", .array(map.problems.map(\.json))),
    ])
  }

  private func json(_ page: Page) -> JSON {
    .object([
      ("image", page.path == nil ? .null : .optional(page.image)),
      ("width", page.width.map(JSON.integer) ?? .null),
      ("height", page.height.map(JSON.integer) ?? .null),
    ])
  }

  private func json(_ sprite: SpriteImage) -> JSON {
    var members: [(String, JSON)] = [
      ("name", .string(sprite.name)),
      ("page", .integer(sprite.pageIndex)),
      ("aliasOf", .optional(sprite.aliasOf)),
    ]
    if let index = sprite.index { members.append(("index", .integer(index))) }
    members += [
      ("textureRect", json(sprite.textureRect)),
      ("storedRotation", .integer(sprite.storedRotation.rawValue)),
      ("size", json(sprite.displaySize)),
      ("trimOffset", json(sprite.trimOffset)),
      ("sourceSize", json(sprite.sourceSize)),
      ("anchor", sprite.anchor.map(json) ?? .null),
    ]
    if let duration = sprite.duration { members.append(("duration", .number(duration))) }
    return .object(members)
  }

  private func json(_ sequence: FrameSequence) -> JSON {
    .object([
      ("name", .string(sequence.name)),
      ("origin", .string(sequence.origin.rawValue)),
      ("frames", .array(sequence.frames.map(JSON.string))),
      ("durations", .array(sequence.durations.map(JSON.number))),
      ("direction", .string(sequence.direction.rawValue)),
      ("loops", .integer(sequence.loops)),
      ("strong", .bool(sequence.isStrong)),
    ])
  }

  private func json(_ point: Point) -> JSON {
    .object([("x", .number(point.x)), ("y", .number(point.y))])
  }

  private func json(_ size: Size) -> JSON {
    .object([("width", .number(size.width)), ("height", .number(size.height))])
  }

  private func json(_ rect: Rect) -> JSON {
    .object([
      ("x", .number(rect.origin.x)), ("y", .number(rect.origin.y)),
      ("width", .number(rect.size.width)), ("height", .number(rect.size.height)),
    ])
  }
}

extension Page {
  /// `256×128`; nil where the picture's header could not be read.
  package var sizeText: String? {
    guard let width, let height else { return nil }
    return "\(width)×\(height)"
  }
}

extension Problem {
  /// Level, code, sprite and message.
  package var json: JSON {
    .object([
      ("level", .string(level.rawValue)), ("code", .string(code.rawValue)),
      ("sprite", .optional(sprite)), ("message", .string(message)),
    ])
  }
}

// MARK: - Rows

extension AtlasListing {
  /// The names alone, in natural order.
  package var spriteNames: [String] { map.naturalOrder.map { map.name(at: $0) } }

  /// Name, size, place in the page, turn, canvas and what it is an alias of, in natural order. Where
  /// several sprites have one name a column behind the names tells them apart.
  package var spriteRows: [[String]] {
    let ordinals = map.ordinals
    return map.naturalOrder.map { index in
      let sprite = map.image(at: index)
      let rect = sprite.textureRect
      let number = ordinals.isEmpty ? [] : [ordinals[index].map { "#\($0)" } ?? ""]
      return [sprite.name] + number + [
        Decimal.text(sprite.displaySize),
        "at \(Decimal.text(rect.origin))",
        sprite.storedRotation == .none ? "upright" : "turned \(sprite.storedRotation.rawValue)",
        "canvas \(Decimal.text(sprite.sourceSize))",
        sprite.aliasOf.map { "alias of \($0)" } ?? sprite.page.image ?? "",
      ]
    }
  }

  /// Name, number of frames, first and last frame, and where the animation comes from.
  package var animationRows: [[String]] {
    map.sequences.map { sequence in
      [
        sequence.name, "\(sequence.frames.count) frames",
        "\(sequence.frames.first ?? "") … \(sequence.frames.last ?? "")",
        sequence.origin.rawValue + (sequence.isStrong ? "" : ", possible"),
      ]
    }
  }

  /// Name, size and number of sprites.
  package var pageRows: [[String]] {
    var counts = [Int](repeating: 0, count: map.pages.count)
    for index in 0..<map.count { counts[map.image(at: index).pageIndex] += 1 }
    return zip(map.pages, counts).map { page, count in
      [page.image ?? "no texture", page.sizeText ?? "unknown size", "\(count) sprites"]
    }
  }
}
