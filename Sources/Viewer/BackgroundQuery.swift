private import Cells
internal import Imaging
internal import Terminal

/// Asks the terminal once for its background colour, and swallows the answer however late it comes.
///
/// Nothing waits for it: the first picture is drawn over black, and drawn again where the answer
/// says otherwise. DA1, which every terminal answers, closes the question.
struct BackgroundQuery {
  private var isAsked = false
  private var isOpen = false

  /// How long an answer may still come when the program ends, in seconds.
  private static let patience = 0.15

  /// Sends the question, the first time only.
  mutating func ask(_ output: inout TTYOutput) {
    guard !isAsked else { return }
    (isAsked, isOpen) = (true, true)
    output.write(TerminalQuery.background.bytes + TerminalQuery.primaryAttributes.bytes)
  }

  /// Takes an answer in; the colour where it is the one asked for.
  mutating func take(_ answer: TerminalAnswer) -> Pixel? {
    switch answer {
    case .background(let red, let green, let blue):
      return Pixel(red: red, green: green, blue: blue)
    case .primaryAttributes:
      isOpen = false
      return nil
    default: return nil
    }
  }

  /// Waits a moment for an answer still under way, so that the shell does not get it.
  mutating func drain(loop: inout EventLoop, decoder: inout KeyDecoder, at now: Double) {
    let end = now + Self.patience
    while isOpen {
      for event in loop.wait(until: end) {
        switch event {
        case .keyboard(let bytes):
          for case .answer(let answer) in decoder.feed(bytes, at: now) { _ = take(answer) }
        case .timer, .signal, .hangup: isOpen = false
        case .writable, .readable: break
        }
      }
    }
  }
}
