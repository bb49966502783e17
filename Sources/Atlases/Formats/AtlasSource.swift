/// The bytes of a data file and what they turned out to be, sniffed and parsed once for all readers.
struct AtlasSource: Sendable {
  /// What kind of text it is, by its content and never by the name of the file.
  enum Content: Sendable {
    case propertyList(PropertyList)
    case elements(XMLElements)
    case xml(root: String)
    case json(PropertyList)
    case unknown
  }

  let bytes: [UInt8]
  let content: Content
  /// The format that was asked for, where one was.
  var wanted: AtlasFormat?

  init(_ bytes: [UInt8]) throws(PropertyListError) {
    self.bytes = bytes
    if bytes.starts(with: PropertyList.binaryMagic) {
      content = .propertyList(try PropertyList(binary: bytes))
    } else if let root = XMLProlog.rootName(bytes) {
      switch root {
      case "plist", "dict", "array": content = .propertyList(try PropertyList(xml: bytes))
      case StarlingAtlas.root: content = .elements(try XMLElements(bytes))
      default: content = .xml(root: root)
      }
    } else if Self.isObject(bytes) {
      content = .json(try PropertyList(json: bytes))
    } else {
      content = .unknown
    }
  }

  /// True where the first thing in a text is a brace.
  private static func isObject(_ bytes: [UInt8]) -> Bool {
    let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    return text.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
      == UInt8(ascii: "{")
  }
}
