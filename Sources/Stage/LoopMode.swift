/// How an animation goes on after its last frame.
package enum LoopMode: String, CaseIterable, Hashable, Sendable {
  /// Begins again.
  case loop
  /// Runs back, then forth again; neither end is shown twice.
  case pingPong = "ping-pong"
  /// Holds the last frame.
  case once

  /// The mode after this one, in the order in which `L` goes through them.
  package var next: LoopMode {
    switch self {
    case .loop: .pingPong
    case .pingPong: .once
    case .once: .loop
    }
  }
}
