import Glibc
import Terminal

// A terminal program for the tests, which only shows what the module Terminal does.

let environment = ["TERM", "COLORTERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG"]
  .reduce(into: [String: String]()) { variables, name in
    variables[name] = getenv(name).map { String(cString: $0) }
  }
let capabilities = TerminalCapabilities(environment: environment)
let arguments = CommandLine.arguments.dropFirst()

do {
  switch arguments.first {
  case "screen":
    try showKeys(capabilities)
  case "names":
    try showNames(capabilities)
  case "inline":
    try playInline()
  case "stage":
    try disturbStage(capabilities, layout: arguments.last ?? "")
  default:
    exit(2)
  }
} catch {
  print(error)
  exit(5)
}
