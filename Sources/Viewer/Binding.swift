package import Stage
package import Terminal

/// A line of the key table: what is pressed, what it does, and how the help says so.
package struct Binding: Sendable {
  /// Keys pressed one after another; each of them does it.
  package let sequences: [[Key]]
  /// What they do.
  package let action: Action
  /// What the manual says.
  package let help: String
  /// What the help screen says, in at most 20 columns; neighbours that say the same share a line.
  package let brief: String
  /// False where the keys do nothing in layer mode, though nothing else has taken them.
  let worksOnLayers: Bool

  init(
    _ keys: Key..., does action: Action, _ help: String, brief: String? = nil,
    worksOnLayers: Bool = true
  ) {
    self.init(
      sequences: keys.map { [$0] }, does: action, help, brief: brief, worksOnLayers: worksOnLayers)
  }

  init(
    sequences: [[Key]], does action: Action, _ help: String, brief: String? = nil,
    worksOnLayers: Bool = true
  ) {
    (self.sequences, self.action) = (sequences, action)
    (self.help, self.brief, self.worksOnLayers) = (help, brief ?? help, worksOnLayers)
  }

  /// `Space p`, as help and manual name the keys.
  package var keyNames: String {
    sequences.map { $0.map(\.name).joined() }.joined(separator: " ")
  }
}
