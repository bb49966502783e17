import Glibc
import Terminal

/// Opens the screen and shows its size and every key; `q` quits, `!` runs into a trap, `c` and `h`
/// show and hide the cursor.
func showKeys(_ capabilities: TerminalCapabilities) throws {
  var loop = try EventLoop(keyboard: 0)
  let screen = try Screen(
    descriptor: 1, capabilities: capabilities, usesMouse: CommandLine.arguments.last == "mouse")
  var decoder = KeyDecoder()
  var names: [String] = []
  while true {
    screen.put(
      "\(screen.size.columns)x\(screen.size.rows)", row: 0, column: 0, width: screen.size.columns,
      style: .accent)
    screen.put(names.joined(separator: " "), row: 1, column: 0, width: screen.size.columns)
    screen.flush()
    for event in loop.wait(until: decoder.deadline) {
      var inputs: [KeyDecoder.Input] = []
      switch event {
      case .keyboard(let bytes):
        inputs = decoder.feed(bytes, at: MonotonicClock.now(), spelling: screen.key)
      case .timer: inputs = decoder.expire(at: MonotonicClock.now())
      case .signal(ProcessSignal.resize): screen.resize()
      case .signal(ProcessSignal.resume): screen.resume()
      case .signal(ProcessSignal.stop):
        screen.suspend()
        ProcessSignal.stopProcess(terminal: 0)
        names.append("resumed")
        screen.resume()
      case .signal(let number):
        screen.close()
        ProcessSignal.die(by: number)
      case .hangup: return
      default: break
      }
      for input in inputs {
        if input == .key(.character("q")) { return screen.close() }
        if input == .key(.character("c")) { screen.cursor = (row: 3, column: 7) }
        if input == .key(.character("h")) { screen.cursor = nil }
        if input == .key(.character("!")) { _ = names[names.count + 1] }
        names.append(describe(input))
      }
    }
  }
}

private func describe(_ input: KeyDecoder.Input) -> String {
  switch input {
  case .key(let key): key.name
  case .answer: "answer"
  case .paste(let text): "paste:\(text)"
  case .focus(let isIn): isIn ? "focus" : "blur"
  case .mouse(let press): "\(press.button):\(press.column),\(press.row)"
  }
}

/// Hides the cursor and waits for `q` or a signal, without ncurses.
func playInline() throws {
  var loop = try EventLoop(keyboard: 0)
  var output = try TTYOutput(1)
  let signal = try play(&loop, &output)
  output.write(Array("\u{1B}[0m\u{1B}[?25h\r\n".utf8))
  if let signal { ProcessSignal.die(by: signal) }
}

private func play(_ loop: inout EventLoop, _ output: inout TTYOutput) throws -> Int32? {
  let modes = try RawMode(0)
  defer { withExtendedLifetime(modes) {} }
  output.write(Array("\u{1B}[?25l\u{1B}[31mplaying".utf8))
  while true {
    for event in loop.wait(until: nil) {
      if event == .keyboard(Array("q".utf8)) { return nil }
      if case .signal(let number) = event { return number }
    }
  }
}
