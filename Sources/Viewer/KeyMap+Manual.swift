internal import Terminal

extension KeyMap {
  /// The table as the manual has it, in mdoc: the page holds it word for word, and a test compares.
  package static var manual: String {
    sections.map { section in
      let items = section.bindings.map { binding in
        let keys = binding.sequences.map { sequence in
          sequence.map { escaped($0.name) }.joined()
        }
        return ".It Ic \(keys.joined(separator: " "))\n\(escaped(binding.help.capitalizedSentence))"
      }
      return ".Ss \(section.title)\n.Bl -tag -width Ds\n\(items.joined(separator: "\n"))\n.El"
    }.joined(separator: "\n")
  }

  /// Text that mdoc takes as text: punctuation alone, dots and backslashes mean something to it.
  private static func escaped(_ text: String) -> String {
    let slashed = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    let isPunctuation = slashed.count == 1 && slashed.first?.isLetter == false
    return isPunctuation || slashed.hasPrefix(".") ? "\\&\(slashed)" : slashed
  }
}

extension String {
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
