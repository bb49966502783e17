// swift-tools-version: 6.2

import PackageDescription

/// Applied to every Swift target: the whole package is held to the same strictness.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What each module depends on, as `room` and `tests` are told.
nonisolated(unsafe) var arrows: [String: [String]] = [:]

/// A module under `Sources/`; what it may import is what these arrows reach, and nothing else.
///
/// Every module reached is named to SwiftPM, for it builds a target anew only when one that it names
/// has changed, and an import by way of others would go unnoticed.
func room(_ name: String, _ dependencies: [String] = []) -> Target {
  arrows[name] = dependencies
  return .target(name: name, dependencies: reach(of: name), swiftSettings: strict)
}

/// All modules at the end of some arrows, nearest first; C libraries stay with their own room.
func reach(of name: String) -> [Target.Dependency] {
  var found = arrows[name] ?? []
  var next = 0
  while next < found.count {
    let further = (arrows[found[next]] ?? []).filter { arrows[$0] != nil && !found.contains($0) }
    found += further
    next += 1
  }
  return found.map { .byName(name: $0) }
}

/// The tests of one module, with their fixtures beside them (read by path, never bundled).
///
/// - Parameter packageAccess: false puts `package` declarations out of reach, so that the tests compile
///   against `public` ones alone, as a user of the library does.
func tests(_ name: String, _ dependencies: [String], packageAccess: Bool = true) -> Target {
  arrows[name] = dependencies
  return .testTarget(
    name: name, dependencies: reach(of: name), exclude: excluded[name] ?? [],
    packageAccess: packageAccess, swiftSettings: strict)
}

/// Small programs under `Examples/`, each of which shows one thing that the library does.
let examples = [
  "animation", "contents-center", "drawing", "gravity", "layers", "own-transform", "perspective",
  "sprites", "texture-atlas", "transactions", "trimmed-and-turned", "views",
]

/// One of them, to be run by its name: `swift run views`.
func example(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["LayerSprites"] + reach(of: "LayerSprites"),
    path: "Examples/\(name)",
    swiftSettings: strict)
}

/// Folders of test targets that hold data, not code.
let excluded: [String: [String]] = [
  "AtlasesTests": ["Fixtures"],
  "ConformanceTests": ["Facts"],
  "ExamplesTests": ["Goldens"],
  "ImagingTests": ["Fixtures"],
  "RendererReferenceTests": ["Goldens"],
]

let package = Package(
  name: "spriteview",
  products: [
    .executable(name: "spriteview", targets: ["spriteview"]),
    .library(name: "LayerSprites", targets: ["LayerSprites"]),
  ],
  targets: [
    // C libraries, each seen by one room.
    .target(
      name: "CPNG", cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("png16")]),
    .systemLibrary(name: "CExpat"),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CTurboJPEG"),
    .systemLibrary(name: "CWebP"),
    .systemLibrary(name: "CZlib"),

    // The library, from the ground up.
    room("Geometry"),
    room("Imaging", ["Geometry", "CPNG", "CTurboJPEG", "CWebP", "CZlib"]),
    room("Atlases", ["Geometry", "Imaging", "CExpat"]),
    room("Layers", ["Geometry", "Imaging"]),
    room("Raster", ["Geometry", "Imaging", "Layers"]),
    room("LayerSprites", ["Geometry", "Imaging", "Atlases", "Layers", "Raster"]),

    // The terminal.
    room("Cells", ["Imaging"]),
    room("Terminal", ["Cells", "CLinux", "CNcurses"]),

    // The program.
    room("Stage", ["LayerSprites"]),
    room("Settings", ["Stage"]),
    room("Writing", ["LayerSprites"]),
    room("Viewer", ["Stage", "Writing", "Cells", "Terminal"]),
    room("Commands", ["Viewer", "Writing", "Settings"]),
    .executableTarget(
      name: "spriteview", dependencies: ["Commands"] + reach(of: "Commands"), swiftSettings: strict),

    // What the tests share.
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
    .target(
      name: "TestSupport", dependencies: ["CLinux", "CVTerm", "Imaging"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "SampleAtlases", dependencies: ["Atlases", "Geometry", "Imaging", "TestSupport"],
      path: "Tests/SampleAtlases", swiftSettings: strict),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Terminal", "TestSupport"], path: "Tests/TerminalProbe",
      swiftSettings: strict),

    // Tests.
    tests("TestSupportTests", ["Imaging", "TestSupport"]),
    tests("GeometryTests", ["Geometry", "TestSupport"]),
    tests("ImagingTests", ["Imaging", "TestSupport"]),
    tests("AtlasesTests", ["Atlases", "Geometry", "Imaging", "TestSupport"]),
    tests("LayersTests", ["Layers", "Geometry", "Imaging"]),
    tests("RasterTests", ["Raster", "Layers", "Geometry", "Imaging", "TestSupport"]),
    tests(
      "RendererReferenceTests",
      ["Raster", "LayerSprites", "Layers", "Geometry", "Imaging", "TestSupport"]),
    tests("CellsTests", ["Cells", "Imaging", "TestSupport"]),
    tests("TerminalTests", ["Cells", "Terminal", "TerminalProbe", "TestSupport"]),
    tests("EndToEndTests", ["spriteview", "Atlases", "Imaging", "TestSupport"]),
    tests("ConformanceTests", ["LayerSprites"], packageAccess: false),
    tests("ExamplesTests", examples + ["Imaging", "TestSupport"]),
    tests("LayerSpritesTests", ["LayerSprites", "SampleAtlases", "TestSupport"]),
    tests("StageTests", ["Stage", "LayerSprites", "SampleAtlases", "TestSupport"]),
    tests("SettingsTests", ["Settings", "Stage", "Imaging"]),
    tests("WritingTests", ["Writing", "LayerSprites", "SampleAtlases", "TestSupport"]),
    tests(
      "ViewerTests",
      [
        "Viewer", "Settings", "Stage", "Terminal", "LayerSprites", "Imaging", "SampleAtlases",
        "TestSupport",
      ]),
  ] + examples.map(example)
)
