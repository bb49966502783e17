import Terminal
import TestSupport
import Testing

@Suite struct KeyDecoderTests {
  typealias Input = KeyDecoder.Input

  static let spellings: [(String, [Input])] = [
    ("q", [.key(.character("q"))]),
    ("é漢😀", [.key(.character("é")), .key(.character("漢")), .key(.character("😀"))]),
    ("\u{06}\u{0C}\u{00}", [.key(.control("f")), .key(.control("l")), .key(.control(" "))]),
    ("\u{1C}\u{1F}", [.key(.control("\\")), .key(.control("_"))]),
    ("\r\n\t", [.key(.enter), .key(.enter), .key(.tab)]),
    ("\u{7F}\u{08}", [.key(.backspace), .key(.backspace)]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.key(.up), .key(.down), .key(.right), .key(.left)]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.key(.up), .key(.down), .key(.right), .key(.left)]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.key(.home), .key(.end), .key(.home), .key(.end)]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.key(.home), .key(.end), .key(.home), .key(.end)]),
    (
      "\u{1B}[5~\u{1B}[6~\u{1B}[2~\u{1B}[3~",
      [
        .key(.pageUp), .key(.pageDown), .key(.insert), .key(.delete),
      ]
    ),
    ("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", (1...4).map { .key(.function($0)) }),
    (
      "\u{1B}[11~\u{1B}[13~\u{1B}[15~\u{1B}[17~\u{1B}[24~\u{1B}[34~",
      [
        .key(.function(1)), .key(.function(3)), .key(.function(5)), .key(.function(6)),
        .key(.function(12)), .key(.function(20)),
      ]
    ),
    ("\u{1B}[[A\u{1B}[[E", [.key(.function(1)), .key(.function(5))]),
    (
      "\u{1B}[1;2A\u{1B}[1;2D\u{1B}[a",
      [
        .key(.shift(.up)), .key(.shift(.left)), .key(.shift(.up)),
      ]
    ),
    (
      "\u{1B}[1;3B\u{1B}[1;5C\u{1B}[5;5~\u{1B}[1;6H\u{1B}[1;2P",
      [
        .key(Key(.down, .alt)), .key(Key(.right, .control)), .key(Key(.pageUp, .control)),
        .key(Key(.home, [.shift, .control])), .key(Key(.function(1), .shift)),
      ]
    ),
    ("\u{1B}[Z", [.key(.backTab)]),
    ("\u{1B}OM", [.key(.enter)]),
    (
      "\u{1B}h\u{1B}é\u{1B}\r\u{1B} ",
      [
        .key(.alt("h")), .key(.alt("é")), .key(Key(.enter, .alt)), .key(.alt(" ")),
      ]
    ),
    ("\u{1B}\u{1B}[A", [.key(.escape), .key(.up)]),
    ("\u{1B}[?1;2c", [.answer(.primaryAttributes([1, 2]))]),
    ("\u{1B}[>41;388;0c", [.answer(.secondaryAttributes([41, 388, 0]))]),
    (
      "a\u{1B}[?2026;2$yb",
      [
        .key(.character("a")), .answer(.mode(2026, state: 2)), .key(.character("b")),
      ]
    ),
    ("\u{1B}[12;40R", [.answer(.cursorPosition(row: 12, column: 40))]),
    ("\u{1B}[6;18;9t", [.answer(.cellSize(width: 9, height: 18))]),
    (
      "\u{1B}]11;rgb:1e1e/8000/ffff\u{1B}\\",
      [
        .answer(.background(red: 0x1E, green: 0x80, blue: 0xFF))
      ]
    ),
    (
      "\u{1B}]11;rgb:f/80/123\u{07}x",
      [
        .answer(.background(red: 255, green: 0x80, blue: 18)), .key(.character("x")),
      ]
    ),
    ("\u{1B}]10;rgba:00/10/20/80\u{07}", [.answer(.foreground(red: 0, green: 16, blue: 32))]),
    ("\u{1B}P>|tmux 3.3a\u{1B}\\", [.answer(.version("tmux 3.3a"))]),
    ("\u{1B}[200~q\u{1B}[A\r漢\u{1B}[201~j", [.paste("q\u{1B}[A\r漢"), .key(.character("j"))]),
    ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
    ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
    (
      "\u{1B}[<0;12;7Ma\u{1B}[<0;12;7m\u{1B}[<2;300;90M\u{1B}[<29;1;1M",
      [
        .mouse(MousePress(.left, row: 6, column: 11)), .key(.character("a")),
        .mouse(MousePress(.right, row: 89, column: 299)),
        .mouse(MousePress(.middle, row: 0, column: 0)),
      ]
    ),
    (
      "\u{1B}[M !~\u{1B}[M#!~\u{1B}[M\"\u{32}\u{31}q",
      [
        .mouse(MousePress(.left, row: 93, column: 0)),
        .mouse(MousePress(.right, row: 16, column: 17)),
        .key(.character("q")),
      ]
    ),
  ]

  @Test(arguments: spellings)
  func aSpellingMeansItsKeysHoweverItIsCut(text: String, expected: [Input]) {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var decoder = KeyDecoder()
      let inputs = decoder.feed(Array(bytes[..<cut]), at: 0)
      #expect(inputs + decoder.feed(Array(bytes[cut...]), at: 0.01) == expected, "cut at \(cut)")
      #expect(decoder.deadline == nil)
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.feed([$0], at: 0) } == expected, "byte by byte")
  }

  @Test(arguments: [
    "\u{1B}[99~", "\u{1B}[1;99A", "\u{1B}[1;2;3A", "\u{1B}[<32;12;7M", "\u{1B}[<64;12;7M",
    "\u{1B}[<3;12;7M", "\u{1B}[<128;1;1M", "\u{1B}[<0;0;7M", "\u{1B}[<0;;7M", "\u{1B}[<0;1M",
    "\u{1B}[M#!!", "\u{1B}[M   ", "\u{1B}[97;5u", "\u{1B}[?7x",
    "\u{1B}[2A", "\u{1B}Ox", "\u{1B}[[Z", "\u{1B}]52;c;aGk=\u{07}", "\u{1B}]11;blue\u{1B}\\",
    "\u{1B}]11;rgb:1/2\u{07}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^x\u{1B}\\",
    "\u{1B}]8;;\u{18}", "\u{1B}[12\u{1B}[99~", "\u{1B}[9999999999999999999999~", "\u{9B}",
    "\u{1B}P>|" + String(repeating: "x", count: 9000) + "\u{1B}\\",
  ])
  func whatIsUnknownIsNoKey(text: String) {
    let bytes = Array(text.utf8) + [UInt8(ascii: "k")]
    for cut in [1, 2, 3, bytes.count / 2, bytes.count - 1] {
      var decoder = KeyDecoder()
      let inputs =
        decoder.feed(Array(bytes[..<cut]), at: 0) + decoder.feed(Array(bytes[cut...]), at: 0)
      #expect(inputs == [.key(.character("k"))], "cut at \(cut)")
    }
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func brokenUTF8IsDropped(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let inputs = decoder.feed(bytes + [0x6B], at: 0)
    let expected: [Key] =
      bytes.last == 0x28 ? [.character("("), .character("k")] : [.character("k")]
    #expect(inputs == expected.map { .key($0) })
  }

  /// A sequence that no terminal should send types nothing; what comes after it counts.
  @Test(arguments: ["\u{1B}[<-1;5;5Mx", "\u{1B}[1 2~x", "\u{1B}[!?3qx", "\u{1B}O-5Px"])
  func misplacedParametersAreNoKeys(text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array(text.utf8), at: 0) == [.key(.character("x"))])
  }

  /// Bytes that make sequences of every kind, whole and broken.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func anyBytesMeanTheSameHoweverTheyAreCut(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let alphabet = Array("\u{1B}\u{1B}\u{1B}[[]OPAZ~0125;;?$\\\u{07}é漢R\u{18}".utf8) + [0xFF, 0x9B]
    let bytes = (0..<60).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    var whole = KeyDecoder()
    let expected = whole.feed(bytes, at: 0)
    var decoder = KeyDecoder()
    var inputs: [Input] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...5, using: &random))
      inputs += decoder.feed(Array(piece), at: 0)
      rest = rest.dropFirst(piece.count)
    }
    #expect(inputs == expected)
    #expect(decoder.expire(at: 9) == whole.expire(at: 9))
  }

  @Test(
    arguments: [
      (.primaryAttributes, .primaryAttributes([1, 2])), (.mode(2026), .mode(2026, state: 0)),
      (.cursorPosition, .cursorPosition(row: 1, column: 4)),
    ] as [(TerminalQuery, TerminalAnswer)])
  func aTerminalAnswersTheQuestion(query: TerminalQuery, answer: TerminalAnswer) {
    let terminal = TerminalEmulator(columns: 20, rows: 5)
    terminal.feed("abc")
    terminal.feed(query.bytes)
    var decoder = KeyDecoder()
    #expect(decoder.feed(terminal.drainReplies(), at: 0) == [.answer(answer)])
  }

  @Test func aLoneEscapeIsAKeyAfterItsDelay() {
    var decoder = KeyDecoder(escapeDelay: 0.025)
    #expect(decoder.feed([0x1B], at: 5) == [])
    #expect(decoder.deadline == 5.025)
    #expect(decoder.expire(at: 5.02) == [])
    #expect(decoder.expire(at: 5.025) == [.key(.escape)])
    #expect(decoder.deadline == nil)
    #expect(decoder.expire(at: 6) == [])
  }

  @Test func twoEscapesAreTwoKeys() {
    var decoder = KeyDecoder(escapeDelay: 0.025)
    #expect(decoder.feed([0x1B, 0x1B], at: 0) == [.key(.escape)])
    #expect(decoder.expire(at: 1) == [.key(.escape)])
  }

  @Test(arguments: ["[", "O", "]", "P", "_"])
  func anIntroducerAloneIsAltAfterTheDelay(letter: String) {
    var decoder = KeyDecoder(escapeDelay: 0.025)
    #expect(decoder.feed(Array("\u{1B}\(letter)".utf8), at: 0) == [])
    #expect(decoder.expire(at: 0.025) == [.key(.alt(Character(letter)))])
  }

  @Test func theRestOfASequenceMayTakeLonger() {
    var decoder = KeyDecoder(escapeDelay: 0.025)
    #expect(decoder.feed(Array("\u{1B}]11;rgb:".utf8), at: 0) == [])
    #expect(decoder.expire(at: 0.5) == [])
    #expect(
      decoder.feed(Array("0/0/0\u{07}".utf8), at: 0.5)
        == [.answer(.background(red: 0, green: 0, blue: 0))])
    #expect(decoder.feed(Array("\u{1B}[1;".utf8), at: 2) == [])
    #expect(decoder.expire(at: 3) == [])
    #expect(decoder.feed(Array("k".utf8), at: 4) == [.key(.character("k"))])
  }

  @Test func aPasteWithoutAnEndIsGivenUp() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~ab\u{1B}[20".utf8), at: 0) == [])
    #expect(decoder.expire(at: 1) == [.paste("ab\u{1B}[20")])
    #expect(decoder.feed(Array("k".utf8), at: 2) == [.key(.character("k"))])
  }

  @Test func aSequenceThatIsNotCommonIsAskedFor() {
    var decoder = KeyDecoder()
    var asked: [[UInt8]] = []
    let inputs = decoder.feed(Array("\u{1B}[A\u{1B}[225z\u{1B}[99~".utf8), at: 0) { sequence in
      asked.append(sequence)
      return sequence.last == UInt8(ascii: "z") ? .function(1) : nil
    }
    #expect(inputs == [.key(.up), .key(.function(1))])
    #expect(asked == [Array("\u{1B}[225z".utf8), Array("\u{1B}[99~".utf8)])
  }

  @Test(
    arguments: [
      (Key.character("q"), "q"), (.character(" "), "Space"), (.control("f"), "Ctrl-f"),
      (.alt("h"), "Alt-h"), (.shift(.up), "Shift-Up"), (.backTab, "Shift-Tab"), (.pageDown, "PgDn"),
      (.function(3), "F3"), (.escape, "Esc"),
      (Key(.left, [.control, .alt, .shift]), "Ctrl-Alt-Shift-Left"),
    ] as [(Key, String)])
  func aKeyHasAName(key: Key, name: String) {
    #expect(key.name == name)
  }
}
