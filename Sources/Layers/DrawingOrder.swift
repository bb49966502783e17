extension Array {
  /// From back to front by height; those of equal height stay in order. O(n) where all lie in order
  /// already, else O(n log n).
  func inDrawingOrder(byHeight height: (Element) -> Double) -> [Element] {
    let isInOrder = zip(self, dropFirst()).allSatisfy { !(height($1) < height($0)) }
    if isInOrder { return self }
    return enumerated().sorted { a, b in
      let (za, zb) = (height(a.element), height(b.element))
      return za == zb ? a.offset < b.offset : za < zb
    }.map(\.element)
  }
}
