import CFuzzer
import Glibc

/// The target of this process, set once before the first input.
nonisolated(unsafe) private var target = Target.all[0]

/// What libFuzzer calls. The name is the one that its library looks for.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  target.read(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}

/// Hands the process over to libFuzzer.
func runFuzzer() -> Never {
  let names = Target.all.map(\.name)
  guard let name = CommandLine.arguments.dropFirst().first, name != "--list",
    let chosen = Target.all.first(where: { $0.name == name })
  else {
    print(names.joined(separator: "\n"))
    exit(CommandLine.arguments.contains("--list") ? 0 : 2)
  }
  target = chosen
  var words = CommandLine.arguments.enumerated().filter { $0.offset != 1 }.map {
    strdup($0.element)
  }
  words.append(nil)
  var count = Int32(words.count - 1)
  let status = words.withUnsafeMutableBufferPointer { buffer in
    var base = buffer.baseAddress
    return LLVMFuzzerRunDriver(&count, &base) { testOneInput($0, $1) }
  }
  exit(status)
}
