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
    let (prepared, skipped) = XMLProlog.prepare(bytes)
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw .notWellFormed(message: "the XML parser has no memory", line: 1, column: 1)
    }
    defer { XML_ParserFree(parser) }
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(to: State(parser: parser, skippedLines: skipped.lines))
    defer {
      state.deinitialize(count: 1)
      state.deallocate()
    }
    XML_SetUserData(parser, state)
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        guard let name else { return }
        context?.assumingMemoryBound(to: State.self).pointee.start(name, attributes)
      },
      { context, _ in context?.assumingMemoryBound(to: State.self).pointee.depth -= 1 })
    let status = prepared.withUnsafeBytes { raw in
      XML_Parse(parser, raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(raw.count), 1)
    }
    guard state.pointee.elements.count < Self.mostElements else {
      throw .tooManyValues(limit: Self.mostElements)
    }
    guard status == XML_STATUS_OK else {
      let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      let line = Int(XML_GetCurrentLineNumber(parser))
      throw .notWellFormed(
        message: message ?? "not XML", line: line + skipped.lines,
        column: Int(XML_GetCurrentColumnNumber(parser)) + 1 + (line == 1 ? skipped.columns : 0))
    }
    list = state.pointee.elements
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
