internal import Imaging

/// Adds to a description what the data files say that it names: the other sheets of a pack, the
/// sheets of an animation cache.
///
/// A name counts beside the file that has it. What leads out of that folder, in whichever way, is
/// looked for there by its last component. Each file is read once, and not without end.
struct RelatedFiles {
  /// Files besides the first. Real packs have a few dozen at most.
  static let largestCount = 64

  private let path: FilePath
  private var bytesLeft: Int
  private var seen: Set<String>
  private var queue: [(name: String, folder: String)] = []
  private var description: AtlasDescription

  /// What a description becomes with all the files that it names.
  static func merged(_ description: AtlasDescription, path: String, limit: Int) -> AtlasDescription
  {
    guard !description.related.isEmpty else { return description }
    var files = RelatedFiles(description, path: path, limit: limit)
    files.readAll()
    return files.description
  }

  private init(_ description: AtlasDescription, path: String, limit: Int) {
    self.description = description
    self.path = FilePath(path)
    bytesLeft = limit
    seen = [self.path.name]
    queue = description.related.map { ($0, "") }
  }

  private mutating func readAll() {
    var next = 0
    while next < queue.count {
      let (name, folder) = queue[next]
      next += 1
      guard let file = file(named: name, in: folder) else {
        report(name, "was not found beside the data file")
        continue
      }
      guard seen.insert(file).inserted else { continue }
      guard seen.count <= Self.largestCount + 1 else {
        return report(file, "and further files are left out (up to \(Self.largestCount) are read)")
      }
      read(file)
    }
  }

  /// A regular file by its path from the atlas's folder.
  private func file(named name: String, in folder: String) -> String? {
    var place = Folder(path.folder + folder)
    for candidate in FilePath.candidates(name) {
      if let found = place.file(named: candidate) { return folder + found }
    }
    return nil
  }

  private mutating func read(_ file: String) {
    let path = path.sibling(file)
    do {
      let bytes = try FileBytes.read(path, limit: bytesLeft)
      bytesLeft -= bytes.count
      add(try AtlasDescription(bytes: bytes), from: file, path)
    } catch let error as AtlasError.Reason {
      report(file, AtlasError(path: path, reason: error).text)
    } catch {
      report(file, "\(error)")
    }
  }

  private mutating func add(_ more: AtlasDescription, from file: String, _ path: String) {
    let firstPage = description.pages.count
    description.pages += more.pages.map { page in
      var page = page
      page.dataPath = path
      return page
    }
    description.frames += more.frames.map { frame in
      var frame = frame
      frame.page += firstPage
      return frame
    }
    description.sequences += more.sequences.filter { !description.sequences.contains($0) }
    description.problems += more.problems
    description.scale = description.scale ?? more.scale
    description.hasFourDigitNumbers = description.hasFourDigitNumbers || more.hasFourDigitNumbers
    let folder = FilePath(file).folder
    queue += more.related.prefix(Self.largestCount + 1).map { ($0, folder) }
  }

  private mutating func report(_ file: String, _ message: String) {
    description.problems.append(
      Problem(.error, .missingFrame, "\(file) \(message): its frames are missing"))
  }
}
