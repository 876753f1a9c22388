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
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
  targets: [
    // Links to the product's sources: they are compiled once more, with coverage.
    .target(name: "ShapeGeometry", swiftSettings: settings),
    .target(
      name: "ShapeInterpreter",
      dependencies: [
        "ShapeGeometry",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "PathFuzzer", dependencies: ["ShapeGeometry", "CLibFuzzer"], swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
    .executableTarget(
      name: "SourceFuzzer", dependencies: ["ShapeInterpreter", "CLibFuzzer"], swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ]
)
