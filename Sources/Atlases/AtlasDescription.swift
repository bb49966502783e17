package import Geometry
package import Imaging

/// What a data file says, in one form for all formats: made by a format reader, from bytes alone.
package struct AtlasDescription: Sendable {
  /// Which format it was.
  package var format: AtlasFormat
  /// One entry a texture: the names it may have, the likeliest first. Never empty.
  package var pages: [Page]
  /// The frames in file order.
  package var frames: [Frame]
  /// Animations that the file declares.
  package var sequences: [FrameSequence] = []
  /// True where the numbers of animation frames are the last four digits of a name, whatever digits
  /// stand before them.
  package var hasFourDigitNumbers = false
  /// Pixels a point where the file itself says so.
  package var scale: Double?
  /// Names of further data files beside this one, whose pages, frames and animations belong to the
  /// same atlas. Whoever has the folder reads them.
  package var related: [String] = []
  /// What the reader stumbled over.
  package var problems: [Problem] = []

  /// One texture.
  package struct Page: Sendable {
    /// Names as the file has them, in the order in which to try them; may be empty.
    package var textureNames: [String]
    /// True where the colours in the picture's file are already multiplied by alpha.
    package var isPremultiplied: Bool
    /// True where y of its frames counts from the bottom edge of the picture up to theirs, whose
    /// height only the picture knows.
    package var hasBottomOrigin: Bool
    /// The size that the data file gives for the picture; nil where it says nothing.
    package var declaredSize: Size?
    /// The data file that names it; nil where it is the atlas's first.
    package var dataPath: String?

    package init(
      textureNames: [String], isPremultiplied: Bool = false, hasBottomOrigin: Bool = false,
      declaredSize: Size? = nil
    ) {
      self.textureNames = textureNames
      self.isPremultiplied = isPremultiplied
      self.hasBottomOrigin = hasBottomOrigin
      self.declaredSize = declaredSize
    }
  }

  /// One frame, in pixels, y down, whatever the file's own axes are.
  package struct Frame: Sendable {
    package var name: String
    /// Index into `pages`.
    package var page = 0
    /// As it lies in the page, so with its axes exchanged where it is stored turned.
    package var textureRect: Rect
    /// How it was turned for storage.
    package var storedRotation = QuarterTurn.none
    /// Extents of the trimmed piece, upright.
    package var size: Size
    /// Top-left of the upright piece in the canvas; halves are kept.
    package var trimOffset: Point
    /// The canvas: the picture as it was before trimming.
    package var sourceSize: Size
    /// In the canvas, unit coordinates; nil where the file says nothing.
    package var anchor: Point?
    /// Further names for the same frame.
    package var aliases: [String] = []
    /// Milliseconds, where the file says so.
    package var duration: Double?
    /// What tells frames of one name apart, where the file numbers them.
    package var index: Int?
    /// Pixels a point, where frames of one file differ in it.
    package var scale: Double?
    /// The triangles outside of which nothing is of this sprite; nil where all of the piece is.
    package var mesh: Mesh?

    package init(
      name: String, textureRect: Rect, storedRotation: QuarterTurn = .none, size: Size,
      trimOffset: Point, sourceSize: Size
    ) {
      self.name = name
      self.textureRect = textureRect
      self.storedRotation = storedRotation
      self.size = size
      self.trimOffset = trimOffset
      self.sourceSize = sourceSize
    }
  }

  package init(format: AtlasFormat, pages: [Page], frames: [Frame]) {
    (self.format, self.pages, self.frames) = (format, pages, frames)
  }
}
