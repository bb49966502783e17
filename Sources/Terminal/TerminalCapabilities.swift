package import Cells

/// What can be told about a terminal from the environment alone.
package struct TerminalCapabilities: Hashable, Sendable {
  /// TERM; empty where it is not set.
  package let name: String
  package let colorDepth: ColorDepth
  /// NO_COLOR is set and not empty (no-color.org).
  package let prefersNoColor: Bool
  /// Nothing can be drawn there: no TERM, or one that has no cursor.
  package let isDumb: Bool
  /// The locale's name as `setlocale` takes it.
  package let locale: String
  /// Whether the locale's characters are UTF-8.
  package let isUTF8: Bool

  /// - Parameters:
  ///   - environment: the variables by name.
  ///   - hasDirectColor: the terminfo entry says `RGB` or `Tc`.
  package init(environment: [String: String], hasDirectColor: Bool = false) {
    let name = environment["TERM"] ?? ""
    let isDirect =
      hasDirectColor || name.hasSuffix("-direct")
      || ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self.name = name
    self.colorDepth = isDirect ? .trueColor : .palette256
    self.prefersNoColor = !(environment["NO_COLOR"] ?? "").isEmpty
    self.isDumb = ["", "dumb", "unknown"].contains(name)
    self.locale = locale ?? "C"
    self.isUTF8 = Self.codeset(of: self.locale) == "utf8"
  }

  /// `de_DE.UTF-8@euro` → `utf8`: lower case, letters and digits, as glibc compares them.
  private static func codeset(of locale: String) -> String {
    guard let dot = locale.firstIndex(of: ".") else { return "" }
    let codeset = locale[dot...].dropFirst().prefix { $0 != "@" }
    return codeset.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
