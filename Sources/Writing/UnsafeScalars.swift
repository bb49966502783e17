extension Unicode.Scalar {
  /// True where printing it would do more than show it: controls, separators of lines, and what
  /// turns the direction of the text around it.
  package var isUnsafeToPrint: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F: true
    case 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
