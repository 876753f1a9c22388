// swift-tools-version: 6.2

import PackageDescription

/// Swift 6 mode, no warnings, and the coverage that libFuzzer is led by.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-sanitize=fuzzer"]),
]

/// Apart from the product's package, so that its users build neither this nor its instrumented geometry.
let package = Package(
  name: "StippleFuzzing",
  platforms: [.macOS(.v13)],
  targets: [
    // A link to the product's sources: they are compiled once more, with coverage.
    .target(name: "ShapeGeometry", swiftSettings: settings),
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "PathFuzzer", dependencies: ["ShapeGeometry", "CLibFuzzer"], swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ]
)
