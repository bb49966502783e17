public import Geometry
public import Imaging

/// A named piece of an atlas. What LayerSprites' `LSImage` tells a layer, and all that a person may
/// want to know besides.
///
/// Three spaces meet here, y down in each. The *page*: pixels of the texture, in which the piece may
/// lie turned. The *packed* piece: the same axes, measured from the piece's own corner. The *canvas*:
/// pixels of the picture as it was before trimming and turning.
public struct SpriteImage: Sendable {
  /// The name as the file has it.
  public let name: String
  /// The name of the frame that this is another name of; nil for a frame of its own.
  public let aliasOf: String?
  /// The texture it is a piece of.
  public let page: Page
  /// Position of `page` in the atlas.
  public let pageIndex: Int
  /// Pixels a point: 2 for an `@2x` atlas.
  public let scale: Double

  private let frame: AtlasDescription.Frame

  init(
    name: String, aliasOf: String?, frame: AtlasDescription.Frame, page: Page, scale: Double
  ) {
    self.name = name
    self.aliasOf = aliasOf
    self.frame = frame
    self.page = page
    self.scale = scale
    pageIndex = frame.page
  }

  /// Further names of the frame, as the file lists them.
  public var aliases: [String] { frame.aliases }
  /// Where the piece lies in the page, in pixels; turned where it is stored turned.
  public var textureRect: Rect { frame.textureRect }
  /// How the piece was turned for storage. It is shown turned back.
  public var storedRotation: QuarterTurn { frame.storedRotation }
  /// Extents of the upright trimmed piece, in pixels.
  public var displaySize: Size { frame.size }
  /// Extents of the canvas, in pixels.
  public var sourceSize: Size { frame.sourceSize }
  /// Top-left of the upright piece in the canvas, in pixels; halves as the file has them.
  public var trimOffset: Point { frame.trimOffset }
  /// The anchor that the file gives, in the canvas, unit coordinates, y down; else nil.
  public var anchor: Point? { frame.anchor }
  /// The anchor in the canvas, unit coordinates, y down: the file's, else the centre.
  public var canvasAnchor: Point { frame.anchor ?? Point(x: 0.5, y: 0.5) }
  /// Milliseconds for which the frame is shown, where the file says so.
  public var duration: Double? { frame.duration }
  /// What tells sprites of one name apart, where the file numbers them.
  public var index: Int? { frame.index }
  /// The triangles, in pixels of the canvas, outside of which the packed rectangle holds something
  /// else; nil where all of it is the sprite.
  public var mesh: Mesh? { frame.mesh }

  /// Top-left of the upright piece in the canvas in whole pixels, where it is drawn. Halves are
  /// rounded down in both axes, which is what restores pictures exactly.
  public var placedOffset: Point {
    Point(x: trimOffset.x.rounded(.down), y: trimOffset.y.rounded(.down))
  }
}

// MARK: - For layers

extension SpriteImage {
  /// Extents of the packed piece in pixels: those of `textureRect`.
  public var pixelSize: Size { textureRect.size }

  /// Extents of the packed piece in points, `pixelSize` over `scale`. As in LayerSprites the axes
  /// are the packed ones; `transform` turns them.
  public var size: Size {
    Size(width: pixelSize.width / scale, height: pixelSize.height / scale)
  }

  /// The piece in the page, in unit coordinates. All of it (`Rect.unit`) where the size of the page
  /// is not known.
  public var contentsRect: Rect {
    guard let width = page.width.map(Double.init), let height = page.height.map(Double.init) else {
      return .unit
    }
    return Rect(
      x: textureRect.origin.x / width, y: textureRect.origin.y / height,
      width: textureRect.size.width / width, height: textureRect.size.height / height)
  }

  /// The centre of the canvas in unit coordinates of the packed piece: a layer with this anchor,
  /// `size` and `transform` has it at its position, however the piece was trimmed and turned.
  ///
  /// For a centre-to-centre offset (ox, oy), y up, and a packed piece of W×H that is
  /// (½ − ox/W, ½ + oy/H), and (½ − oy/W, ½ − ox/H) where it was turned clockwise.
  public var anchorPoint: Point {
    let x = Self.unit(sourceSize.width / 2 - trimOffset.x, displaySize.width)
    let y = Self.unit(sourceSize.height / 2 - trimOffset.y, displaySize.height)
    switch storedRotation {
    case .none: return Point(x: x, y: y)
    case .clockwise: return Point(x: 1 - y, y: x)
    case .half: return Point(x: 1 - x, y: 1 - y)
    case .counterclockwise: return Point(x: y, y: 1 - x)
    }
  }

  /// Turns the packed piece upright, about the anchor. Exact: no sine is taken.
  public var transform: AffineTransform {
    switch storedRotation {
    case .none: .identity
    case .clockwise: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .half: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .counterclockwise: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
  }

  /// What a layer with these values covers where its position is `point`, in points: the upright
  /// piece, placed so that the centre of the canvas lies on the point.
  public func rectWhenDrawn(at point: Point) -> Rect {
    let (anchor, size) = (anchorPoint, size)
    return Rect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height
    ).applying(transform).offset(by: point)
  }

  private static func unit(_ distance: Double, _ extent: Double) -> Double {
    extent > 0 ? distance / extent : 0.5
  }
}
