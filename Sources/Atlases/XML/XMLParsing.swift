internal import CExpat

/// expat run over a text in memory.
enum XMLParsing {
  /// Parses a text that `XMLProlog` has prepared; the handlers that `install` sets get the address
  /// of a `State` as their context.
  ///
  /// - Returns: what the state has become, and what is wrong with the text: nil where it is
  ///   well-formed and no handler has stopped the parser.
  static func run<State>(
    _ text: (bytes: [UInt8], skipped: (lines: Int, columns: Int)),
    from makeState: (XML_Parser) -> State, install: (XML_Parser) -> Void
  ) throws(PropertyListError) -> (state: State, fault: PropertyListError?) {
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw .notWellFormed(message: "the XML parser has no memory", line: 1, column: 1)
    }
    defer { XML_ParserFree(parser) }
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    defer { state.deallocate() }
    state.initialize(to: makeState(parser))
    XML_SetUserData(parser, state)
    install(parser)
    let status = text.bytes.withUnsafeBytes { raw in
      XML_Parse(parser, raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(raw.count), 1)
    }
    let isWellFormed = status == XML_STATUS_OK
    return (state.move(), isWellFormed ? nil : fault(parser, skipped: text.skipped))
  }

  private static func fault(
    _ parser: XML_Parser, skipped: (lines: Int, columns: Int)
  ) -> PropertyListError {
    let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    let line = Int(XML_GetCurrentLineNumber(parser))
    return .notWellFormed(
      message: message ?? "not XML", line: line + skipped.lines,
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1 + (line == 1 ? skipped.columns : 0))
  }
}
