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

/// A module under `Sources/`; what it may import is exactly what stands here.
func room(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one module, with their fixtures beside them (read by path, never bundled).
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: excluded[name] ?? [], swiftSettings: strict)
}

/// Folders of test targets that hold data, not code.
let excluded: [String: [String]] = [:]

let package = Package(
  name: "spriteview",
  targets: [
    // The library, from the ground up.
    room("Geometry"),
    room("Imaging", ["Geometry"]),

    // The terminal.
    room("Cells", ["Imaging"]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CNcurses"),
    room("Terminal", ["CLinux", "CNcurses", "Cells"]),

    // Tests.
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
    .target(
      name: "TestSupport", dependencies: ["CLinux", "CVTerm", "Imaging"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("GeometryTests", ["Geometry"]),
    tests("TestSupportTests", ["Imaging", "TestSupport"]),
    tests("CellsTests", ["Cells", "Imaging", "TestSupport"]),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Terminal"], path: "Tests/TerminalProbe",
      swiftSettings: strict),
    tests("TerminalTests", ["Cells", "Terminal", "TerminalProbe", "TestSupport"]),
  ]
)
