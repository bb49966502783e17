import Testing
import Writing

/// File names for sprites whose names come from strangers.
@Suite struct OutputNamesTests {
  private static func paths(_ names: [String]) -> [String] {
    var output = OutputNames(ending: ".png")
    return names.map { output.path(for: $0).path }
  }

  @Test(arguments: [
    ("walk_01.png", "walk_01.png"), ("walk", "walk.png"), ("hero.psd", "hero.psd.png"),
    ("X.PNG", "X.png"), ("a.png.png", "a.png.png"), ("größe 🦊.png", "größe 🦊.png"),
    (".hidden", ".hidden.png"), ("a b", "a b.png"),
    // Folders.
    ("ui/ok.png", "ui/ok.png"), ("ui\\ok.png", "ui/ok.png"), ("a//b", "a/b.png"),
    ("a/./b", "a/b.png"),
    // Ways out.
    ("../../etc/passwd", "etc/passwd.png"), ("/etc/passwd", "etc/passwd.png"),
    ("a/../../b", "a/b.png"), ("..\\..\\b", "b.png"), ("C:\\Windows\\x.png", "Windows/x.png"),
    ("c:/x", "x.png"), ("\\\\server\\share\\x", "server/share/x.png"),
    (".\u{0}./x", "x.png"), ("\u{1B}/x", "x.png"),
    // Nothing left.
    ("", "unnamed.png"), ("..", "unnamed.png"), ("/", "unnamed.png"), (".png", "unnamed.png"),
    ("C:", "unnamed.png"), ("\u{7}", "unnamed.png"), ("a/", "a.png"),
    // Control characters.
    ("a\nb\u{1B}[2J\u{85}\u{7F}.png", "ab[2J.png"), ("a\r\nb", "ab.png"),
  ])
  func staysBelowTheFolder(name: String, path: String) {
    var names = OutputNames(ending: ".png")
    let (found, isRenamed) = names.path(for: name)
    #expect(found == path)
    #expect(!isRenamed)
  }

  @Test(arguments: [
    (["a.png", "a.png", "a"], ["a.png", "a~2.png", "a~3.png"]),
    (["Walk.png", "walk.png", "WALK"], ["Walk.png", "walk~2.png", "WALK~3.png"]),
    (["a", "a~2", "a", "a~2"], ["a.png", "a~2.png", "a~3.png", "a~2~2.png"]),
    (["a", "a", "a~2"], ["a.png", "a~2.png", "a~2~2.png"]),
    (["A~2", "a", "a"], ["A~2.png", "a.png", "a~3.png"]),
    (["ui/a", "UI/A", "a"], ["ui/a.png", "UI/A~2.png", "a.png"]),
    (["a\\b", "a/b"], ["a/b.png", "a/b~2.png"]),
    // A file and a folder of one name.
    (["a.png", "a.png/b", "a.png/c"], ["a.png", "a.png~2/b.png", "a.png~2/c.png"]),
    (["a.png/b", "a.png"], ["a.png/b.png", "a~2.png"]),
    (["A.PNG/b", "a.png"], ["A.PNG/b.png", "a~2.png"]),
    (["ÄRGER", "ärger"], ["ÄRGER.png", "ärger~2.png"]),
  ])
  func noTwoAreAlike(names: [String], paths: [String]) {
    #expect(Self.paths(names) == paths)
  }

  @Test func whateverIsNumberedIsTold() {
    var names = OutputNames(ending: ".png")
    let told = ["a", "b", "A", "a.png/x"].map { names.path(for: $0).isRenamed }
    #expect(told == [false, false, true, true])
  }

  @Test(arguments: [
    String(repeating: "x", count: 1_000), String(repeating: "ä", count: 300),
    String(repeating: "🦊", count: 100), "z" + String(repeating: "\u{301}", count: 200),
    String(repeating: "y", count: 252) + ".png",
  ])
  func longNamesAreCutBetweenCharacters(name: String) throws {
    var names = OutputNames(ending: ".png")
    let paths = ["\(name)/\(name)", "\(name)/\(name)", "\(name)/b"].map { names.path(for: $0).path }
    #expect(Set(paths).count == 3)
    for path in paths {
      for part in path.split(separator: "/", omittingEmptySubsequences: false) {
        #expect((1...255).contains(part.utf8.count))
        #expect(!part.unicodeScalars.contains("\u{FFFD}"))
      }
    }
    let first = try #require(paths[0].split(separator: "/").first)
    #expect(name.utf8.starts(with: first.utf8))
    #expect(first.utf8.count > 230)
    #expect(paths[0].hasSuffix(".png"))
  }

  @Test func manyOfOneNameAreSoonNumbered() {
    let paths = Self.paths(Array(repeating: "a", count: 20_000))
    #expect(paths.last == "a~20000.png")
  }

  @Test func numbersStandBeforeTheEnding() {
    var names = OutputNames(ending: ".png")
    let files = [("walk", 1), ("walk", 10), ("ui/walk.png", 2), ("walk", 1), ("", 0)].map {
      names.path(for: $0.0, index: $0.1)
    }
    #expect(
      files.map(\.path)
        == ["walk_1.png", "walk_10.png", "ui/walk_2.png", "walk_1~2.png", "unnamed_0.png"])
    #expect(files.map(\.isRenamed) == [false, false, false, true, false])
  }
}
