/// One press of a key, as a terminal can tell it.
package struct Key: Hashable, Sendable {
  /// The key without what is held down beside it.
  package enum Symbol: Hashable, Sendable {
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case insert, delete, backspace
    case enter, tab, escape
    case function(Int)
  }

  /// The keys held down; a shifted character is that character, so only other keys carry `shift`.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The bits in the order of xterm's modifier parameter less one.
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package var symbol: Symbol
  package var modifiers: Modifiers

  package init(_ symbol: Symbol, _ modifiers: Modifiers = []) {
    self.symbol = symbol
    self.modifiers = modifiers
  }
}

extension Key {
  package static let up = Key(.up)
  package static let down = Key(.down)
  package static let left = Key(.left)
  package static let right = Key(.right)
  package static let home = Key(.home)
  package static let end = Key(.end)
  package static let pageUp = Key(.pageUp)
  package static let pageDown = Key(.pageDown)
  package static let insert = Key(.insert)
  package static let delete = Key(.delete)
  package static let backspace = Key(.backspace)
  package static let enter = Key(.enter)
  package static let tab = Key(.tab)
  package static let backTab = Key(.tab, .shift)
  package static let escape = Key(.escape)

  package static func character(_ character: Character) -> Key { Key(.character(character)) }
  package static func function(_ number: Int) -> Key { Key(.function(number)) }
  package static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }
  package static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
  package static func shift(_ symbol: Symbol) -> Key { Key(symbol, .shift) }

  /// The key with more held down.
  package func adding(_ more: Modifiers) -> Key { Key(symbol, modifiers.union(more)) }
}

extension Key {
  /// What a help screen calls it: `q`, `Space`, `PgDn`, `Ctrl-f`, `Shift-Up`.
  package var name: String {
    var prefix = ""
    if modifiers.contains(.control) { prefix += "Ctrl-" }
    if modifiers.contains(.alt) { prefix += "Alt-" }
    if modifiers.contains(.shift) { prefix += "Shift-" }
    return prefix + symbol.name
  }
}

extension Key.Symbol {
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .backspace: "Backspace"
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .function(let number): "F\(number)"
    }
  }
}
