import TestSupport
import Testing

@testable import Atlases

@Suite struct LocatorTests {
  /// What lies beside hero.plist, what the file says, and what is found.
  @Test(
    arguments: [
      (["a.png", "hero.png"], ["a.png"], "a.png"),
      (["sub/a.png", "a.png"], ["sub/a.png"], "sub/a.png"),
      (["sub/a.png", "a.png"], ["sub\\a.png"], "sub/a.png"),
      (["a.png"], ["sub/a.png"], "a.png"),
      (["a.png"], ["C:\\art\\a.png"], "a.png"),
      (["a.png"], ["/home/artist/a.png"], "a.png"),
      (["a.png"], ["../a.png"], "a.png"),
      (["sub/a.png", "a.png"], ["sub/../sub/a.png"], "a.png"),
      (["A.PNG"], ["a.png"], "A.PNG"),
      (["a.PNG", "A.png"], ["a.png"], "A.png"),
      (["a.png"], ["a"], "a.png"),
      (["a.tga.png"], ["a.tga"], "a.tga.png"),
      (["b.png"], ["a.png", "b.png"], "b.png"),
      (["hero.png"], ["a.png"], "hero.png"),
      (["hero.png"], [], "hero.png"),
      (["hero.jpg", "hero.webp"], [], "hero.jpg"),
      (["hero.webp"], [], "hero.webp"),
      (["hero.pvr", "hero.pvr.ccz"], [], "hero.pvr"),
      (["hero.pvr.gz"], [], "hero.pvr.gz"),
      (["a.webp", "hero.png"], ["a.png"], "a.webp"),
      (["a.pvr.ccz"], ["sheets/a.pvr"], "a.pvr.ccz"),
      (["a.JPG"], ["a.pvr.gz"], "a.JPG"),
      (["Hero.png"], [], "Hero.png"),
      (["hero.png"], ["a\0.png", "..", "/", ""], "hero.png"),
    ] as [([String], [String], String)])
  func textureIsFound(files: [String], names: [String], expected: String) throws {
    let folder = TemporaryFolder()
    for file in files { try folder.write("x", to: file) }
    var locator = Locator(dataFile: folder.path + "/hero.plist")
    #expect(locator.texture(named: names) == .found(image: expected))
  }

  @Test func whatWasTried() throws {
    let folder = TemporaryFolder()
    try folder.makeFolder("a.png")
    try folder.write("x", to: "other.png")
    var locator = Locator(dataFile: folder.path + "/hero.plist")
    #expect(
      locator.texture(named: ["art\\a.png", "/etc/passwd"])
        == .missing(tried: [
          "art/a.png", "a.png", "passwd", "passwd.png", "a.jpg", "a.jpeg", "a.webp", "a.pvr",
          "a.pvr.ccz", "a.pvr.gz", "passwd.jpg", "passwd.jpeg", "passwd.webp", "passwd.pvr",
          "passwd.pvr.ccz", "passwd.pvr.gz", "hero.png", "hero.jpg", "hero.jpeg", "hero.webp",
          "hero.pvr", "hero.pvr.ccz", "hero.pvr.gz",
        ]))
  }

  @Test func pathsAreTakenApart() {
    #expect(FilePath("a/b.c/hero@2x.plist").folder == "a/b.c/")
    #expect(FilePath("a/b.c/hero@2x.plist").stem == "hero@2x")
    #expect(FilePath("hero").folder == "")
    #expect(!FilePath("a.b/hero").hasEnding)
    #expect(FilePath(".plist").stem == ".plist")
    #expect(FilePath("x.atlas.txt").stem == "x")
    #expect(FilePath("a/x.PVR.ccz").stem == "x" && FilePath("a/x.PVR.ccz").ending == ".PVR.ccz")
    #expect(FilePath("x").ending == "" && FilePath("x.tar.gz").ending == ".gz")
  }

  @Test func nearNames() throws {
    let folder = TemporaryFolder()
    for name in ["hero.plist", "HERO.plist", "heroes.plist", "villain.plist", "hero.png"] {
      try folder.write("x", to: name)
    }
    let listing = Folder(folder.path + "/")
    #expect(listing.names(near: "her.plist") == ["HERO.plist", "hero.plist"])
    #expect(listing.names(near: "hiro") == ["HERO.plist", "hero.plist", "hero.png"])
    #expect(listing.names(near: "zebra.plist") == [])
    #expect(listing.names(near: "x") == [])
  }
}
