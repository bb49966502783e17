private import CExpat
private import Glibc

extension PropertyList {
  /// Reads an XML property list.
  ///
  /// Forgives what tools get wrong: a byte order mark or white space before the declaration, a
  /// declared encoding that is not the real one, a missing or broken DOCTYPE. About 2 ms a thousand
  /// frames; no external entity is ever followed.
  package init(xml bytes: [UInt8], limits: Limits = Limits()) throws(PropertyListError) {
    let text = XMLProlog.prepare(bytes)
    let (state, fault) = try XMLParsing.run(text) { parser in
      XMLState(parser: parser, limits: limits, size: text.bytes.count)
    } install: { parser in
      XML_SetElementHandler(
        parser,
        { context, name, _ in
          guard let name else { return }
          context?.assumingMemoryBound(to: XMLState.self).pointee.start(name)
        },
        { context, _ in context?.assumingMemoryBound(to: XMLState.self).pointee.end() })
    }
    if let fault = state.builder.fault ?? fault { throw fault }
    guard !state.builder.nodes.isEmpty else { throw .noValue }
    self.init(
      text: state.builder.text, nodes: state.builder.nodes, source: text.bytes,
      skippedLines: text.skipped.lines)
  }
}

/// What expat's handlers work on; reached through a raw pointer, since a reference counted object
/// would cost as much as all the rest.
private struct XMLState {
  let parser: XML_Parser
  var builder: PropertyListBuilder
  private var element = Element.none
  private var textStart = 0
  private var offset: Int32 = 0
  private var unknownDepth = 0

  private enum Element { case none, key, string, number, bool, other }

  init(parser: XML_Parser, limits: PropertyList.Limits, size: Int) {
    self.parser = parser
    builder = PropertyListBuilder(limits: limits, fileSize: size)
  }

  mutating func start(_ name: UnsafePointer<CChar>) {
    guard unknownDepth == 0, element == .none else {
      unknownDepth += 1
      return
    }
    switch UInt8(bitPattern: name[0]) {
    case UInt8(ascii: "k") where strcmp(name, "key") == 0: begin(.key)
    case UInt8(ascii: "s") where strcmp(name, "string") == 0: begin(.string)
    case UInt8(ascii: "d") where strcmp(name, "dict") == 0: open(.dictionary)
    case UInt8(ascii: "t") where strcmp(name, "true") == 0: begin(word: "true")
    case UInt8(ascii: "f") where strcmp(name, "false") == 0: begin(word: "false")
    case UInt8(ascii: "i") where strcmp(name, "integer") == 0: begin(.number)
    case UInt8(ascii: "r") where strcmp(name, "real") == 0: begin(.number)
    case UInt8(ascii: "a") where strcmp(name, "array") == 0: open(.array)
    case UInt8(ascii: "d") where strcmp(name, "date") == 0 || strcmp(name, "data") == 0:
      begin(.other)
    case UInt8(ascii: "p") where strcmp(name, "plist") == 0: break
    default: unknownDepth = 1
    }
  }

  mutating func end() {
    if unknownDepth > 0 {
      unknownDepth -= 1
      return
    }
    if element != .none { setCollecting(false) }
    switch element {
    case .none: builder.close()
    case .key: builder.setKey(textStart..<builder.text.count)
    case .string: append(.string)
    case .number: append(.number)
    case .bool: append(.bool)
    case .other: append(.other)
    }
    element = .none
  }

  mutating func collect(_ characters: UnsafePointer<CChar>, _ count: Int) {
    characters.withMemoryRebound(to: UInt8.self, capacity: count) {
      builder.appendText(UnsafeBufferPointer(start: $0, count: count))
    }
    stopOnFault()
  }

  private mutating func begin(_ kind: Element) {
    element = kind
    setCollecting(true)
    textStart = builder.text.count
    offset = position
  }

  /// A value that is said by the name of its element; white space in it does not count.
  private mutating func begin(word: StaticString) {
    begin(.bool)
    setCollecting(false)
    word.withUTF8Buffer { builder.appendText($0) }
    stopOnFault()
  }

  /// Asks for text, or not: most of it is indentation, which expat then does not tell of.
  private func setCollecting(_ collects: Bool) {
    guard collects else { return XML_SetCharacterDataHandler(parser, nil) }
    XML_SetCharacterDataHandler(parser) { context, characters, count in
      guard let state = context?.assumingMemoryBound(to: XMLState.self), let characters else {
        return
      }
      state.pointee.collect(characters, Int(count))
    }
  }

  private mutating func open(_ kind: PropertyList.Kind) {
    guard !builder.isComplete else {
      unknownDepth = 1
      return
    }
    builder.begin(kind, offset: position)
    stopOnFault()
  }

  private mutating func append(_ kind: PropertyList.Kind) {
    guard !builder.isComplete else { return }
    builder.append(kind, textStart..<builder.text.count, offset: offset)
    stopOnFault()
  }

  private var position: Int32 { Int32(truncatingIfNeeded: XML_GetCurrentByteIndex(parser)) }

  private func stopOnFault() {
    if builder.fault != nil { XML_StopParser(parser, 0) }
  }
}
