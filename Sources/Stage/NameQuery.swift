private import Glibc
private import LayerSprites

/// Finds entries by what a person types: the exact name, else the only one that begins so, else a
/// glob.
package enum NameQuery {
  /// Indices of the names meant, in their order; none where nothing fits or several names begin so.
  package static func indices(of query: String, among names: [String]) -> [Int] {
    for exact in [query, query + ".png"] {
      let found = names.indices.filter { names[$0] == exact }
      if !found.isEmpty { return found }
    }
    let beginning = names.indices.filter { names[$0].hasPrefix(query) }
    if let first = beginning.first, beginning.allSatisfy({ names[$0] == names[first] }) {
      return beginning
    }
    guard query.contains(where: { "*?[".contains($0) }) else { return [] }
    return names.indices.filter { fnmatch(query, names[$0], 0) == 0 }
  }
}

extension Catalog {
  /// The entry that a name means: an animation before a sprite where both are called so.
  package func entry(named query: String) -> (list: ListKind, index: Int)? {
    for list in ListKind.allCases {
      if let index = names(of: list).firstIndex(of: query) { return (list, index) }
    }
    for list in [ListKind.sprites, .animations, .possible] {
      if let index = NameQuery.indices(of: query, among: names(of: list)).first {
        return (list, index)
      }
    }
    return nil
  }

  /// The names in a list, as people read them; problems have none.
  package func names(of list: ListKind) -> [String] {
    switch list {
    case .animations: animations.map(\.name)
    case .possible: possible.map(\.name)
    case .sprites: sprites.map(\.name)
    case .problems: []
    }
  }
}
