/// The bytes of a data file and what they turned out to be, sniffed and parsed once for all readers.
struct AtlasSource: Sendable {
  /// What kind of text it is, by its content and never by the name of the file.
  enum Content: Sendable {
    case propertyList(PropertyList)
    case xml(root: String)
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
      content =
        ["plist", "dict", "array"].contains(root)
        ? .propertyList(try PropertyList(xml: bytes)) : .xml(root: root)
    } else {
      content = .unknown
    }
  }
}
