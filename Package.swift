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
let excluded: [String: [String]] = [
  "AtlasesTests": ["Fixtures"],
  "ImagingTests": ["Fixtures"],
]

let package = Package(
  name: "spriteview",
  targets: [
    // The library, from the ground up.
    room("Geometry"),
    room("Imaging", ["Geometry", "CPNG"]),
    room("Atlases", ["Geometry", "Imaging", "CExpat"]),

    // C libraries, each seen by one room.
    .systemLibrary(name: "CExpat"),
    .target(
      name: "CPNG", cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("png16")]),

    // Tests.
    tests("GeometryTests", ["Geometry"]),
    tests("ImagingTests", ["Imaging"]),
    tests("AtlasesTests", ["Atlases", "Geometry", "Imaging"]),
  ]
)
