// swift-tools-version: 6.2

import PackageDescription

/// Random input for everything that reads strangers' files; a package of its own, so that the main
/// one needs no unsafe flags. Run it by `make fuzz`.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "spriteview", path: "..")],
  targets: [
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["CFuzzer", .product(name: "LayerSprites", package: "spriteview")],
      swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-sanitize=fuzzer"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ]
)
