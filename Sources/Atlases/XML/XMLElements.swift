private import CExpat

/// The elements of an XML file with their attributes, in file order; text is left out.
struct XMLElements: Sendable {
  /// One element as it was opened.
  struct Element: Sendable {
    let name: String
    /// 0 for the outermost one.
    let depth: Int
    /// The line in which it begins, from 1.
    let line: Int
    fileprivate(set) var attributes: [(name: String, value: String)] = []

    /// The value of an attribute.
    subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// More than any atlas has.
  private static let mostElements = 1_000_000

  let list: [Element]

  /// Reads what stands in the tags. Forgives what `PropertyList.init(xml:)` does.
  init(_ bytes: [UInt8]) throws(PropertyListError) {
    let text = XMLProlog.prepare(bytes)
    let (state, fault) = try XMLParsing.run(text) { parser in
      State(parser: parser, skippedLines: text.skipped.lines)
    } install: { parser in
      XML_SetElementHandler(
        parser,
        { context, name, attributes in
          guard let name else { return }
          context?.assumingMemoryBound(to: State.self).pointee.start(name, attributes)
        },
        { context, _ in context?.assumingMemoryBound(to: State.self).pointee.depth -= 1 })
    }
    guard state.elements.count < Self.mostElements else {
      throw .tooManyValues(limit: Self.mostElements)
    }
    if let fault { throw fault }
    list = state.elements
  }

  private struct State {
    let parser: XML_Parser
    let skippedLines: Int
    var elements: [Element] = []
    var depth = 0

    mutating func start(
      _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
      var element = Element(
        name: String(cString: name), depth: depth,
        line: Int(XML_GetCurrentLineNumber(parser)) + skippedLines)
      depth += 1
      var i = 0
      while let key = attributes?[i], let value = attributes?[i + 1] {
        element.attributes.append((String(cString: key), String(cString: value)))
        i += 2
      }
      elements.append(element)
      if elements.count >= XMLElements.mostElements { XML_StopParser(parser, 0) }
    }
  }
}
