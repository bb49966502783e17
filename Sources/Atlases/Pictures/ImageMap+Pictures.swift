private import Geometry

extension ImageMap {
  /// Opens pictures without a data file, or one cut along a grid.
  ///
  /// Throws where none of them can be read; a few that can't are problems.
  init(_ set: PictureSet, options: Options) throws(AtlasError) {
    let pages = set.pictures.map { picture in
      Page(
        image: picture.name, source: picture.source, dataPath: set.path,
        limits: options.imageLimits)
    }
    let readable = pages.indices.filter { pages[$0].width != nil }
    if readable.isEmpty, let page = pages.first, let fault = page.fault {
      throw AtlasError(path: page.path ?? set.path, reason: fault)
    }
    var description = AtlasDescription(
      format: set.format, pages: pages.map { _ in .init(textureNames: []) }, frames: [])
    if let grid = options.grid {
      let picture = try pages[0].bitmap()
      do {
        let cutter = try GridCutter(picture, grid: grid, stem: set.stem)
        (description.frames, description.sequences) = (cutter.frames, cutter.sequences)
      } catch {
        throw AtlasError(path: set.path, reason: error)
      }
    } else {
      description.frames = readable.map { Self.frame(set.pictures[$0].name, of: pages[$0], at: $0) }
    }
    self.init(description, path: set.path, pages: pages, options: options)
  }

  private static func frame(
    _ name: String, of page: Page, at index: Int
  ) -> AtlasDescription.Frame {
    let size = Size(width: Double(page.width ?? 0), height: Double(page.height ?? 0))
    var frame = AtlasDescription.Frame(
      name: name, textureRect: Rect(origin: .zero, size: size), size: size, trimOffset: .zero,
      sourceSize: size)
    frame.page = index
    frame.scale = NameTail.scale(of: FilePath(name).stem)
    return frame
  }
}

extension PictureSet {
  /// The first picture's name without its ending.
  fileprivate var stem: String { pictures.first.map { FilePath($0.name).stem } ?? "" }
}
