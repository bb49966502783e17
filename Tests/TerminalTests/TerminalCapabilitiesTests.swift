import Cells
import Terminal
import Testing

@Suite struct TerminalCapabilitiesTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], .palette256),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "24bit"], .trueColor),
      (["TERM": "xterm", "COLORTERM": "yes"], .palette256),
      (["TERM": "xterm-direct"], .trueColor),
      (["TERM": "direct-xterm"], .palette256),
      ([:], .palette256),
    ] as [([String: String], ColorDepth)])
  func depthIsToldByTheEnvironment(environment: [String: String], depth: ColorDepth) {
    #expect(TerminalCapabilities(environment: environment).colorDepth == depth)
  }

  @Test func depthIsToldByTerminfo() {
    let capabilities = TerminalCapabilities(
      environment: ["TERM": "xterm"], hasDirectColor: true)
    #expect(capabilities.colorDepth == .trueColor)
  }

  @Test(
    arguments: [
      (nil, true), ("", true), ("dumb", true), ("unknown", true), ("vt100", false),
      ("dumber", false),
    ] as [(String?, Bool)])
  func aTerminalWithoutACursorIsDumb(name: String?, isDumb: Bool) {
    var environment: [String: String] = [:]
    environment["TERM"] = name
    #expect(TerminalCapabilities(environment: environment).isDumb == isDumb)
  }

  @Test(arguments: [(nil, false), ("", false), ("1", true), ("0", true)] as [(String?, Bool)])
  func noColorCountsUnlessEmpty(value: String?, expected: Bool) {
    var environment = ["TERM": "xterm"]
    environment["NO_COLOR"] = value
    #expect(TerminalCapabilities(environment: environment).prefersNoColor == expected)
  }

  @Test(
    arguments: [
      ([:], "C", false),
      (["LANG": "de_DE.UTF-8"], "de_DE.UTF-8", true),
      (["LANG": "de_DE.utf8@euro"], "de_DE.utf8@euro", true),
      (["LANG": "de_DE"], "de_DE", false),
      (["LANG": "de_DE.ISO-8859-1"], "de_DE.ISO-8859-1", false),
      (["LANG": "C.UTF-8", "LC_CTYPE": "POSIX"], "POSIX", false),
      (["LANG": "C", "LC_CTYPE": "C", "LC_ALL": "C.UTF-8"], "C.UTF-8", true),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "en_US.UTF-8"], "en_US.UTF-8", true),
    ] as [([String: String], String, Bool)])
  func theFirstLocaleVariableCounts(environment: [String: String], locale: String, isUTF8: Bool) {
    let capabilities = TerminalCapabilities(environment: environment)
    #expect(capabilities.locale == locale)
    #expect(capabilities.isUTF8 == isUTF8)
  }
}
