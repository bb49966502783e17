// swift-tools-version: 6.2

import PackageDescription

/// How fast the renderer draws; a package of its own, built optimised and by public declarations
/// alone, as a client would. Run it by `make benchmark`.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "spriteview", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "LayerSprites", package: "spriteview")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
      ])
  ]
)
