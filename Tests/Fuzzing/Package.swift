// swift-tools-version: 6.2

import PackageDescription

/// True if the sources are compiled with counters of how often each part of them runs, which `WorkFuzzer` needs.
let countsWork = Context.environment["COUNT_WORK"] != nil

/// Swift 6 mode, no warnings, the coverage that libFuzzer is led by, and each program is verified.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .unsafeFlags(
    ["-sanitize=fuzzer"] + (countsWork ? ["-profile-generate"] : ["-DDEBUG"])),
]

/// The settings that link libFuzzer's own main, and those that the counters need.
let linking: [LinkerSetting] = [
  .unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"] + (countsWork ? ["-profile-generate"] : []))
]

/// Apart from the product's package, so that its users build neither this nor its instrumented geometry.
let package = Package(
  name: "StippleFuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
  targets: [
    // Links to the product's sources: they are compiled once more, with coverage.
    .target(name: "PlainText", swiftSettings: settings),
    .target(name: "ShapeGeometry", swiftSettings: settings),
    .target(name: "ViewTree", dependencies: ["ShapeGeometry"], swiftSettings: settings),
    .target(name: "DotRaster", dependencies: ["ShapeGeometry"], swiftSettings: settings),
    .target(name: "Rendering", dependencies: ["DotRaster", "PlainText", "ViewTree"], swiftSettings: settings),
    .target(name: "LibrarySections"),
    .target(
      name: "ShapeInterpreter",
      dependencies: [
        "LibrarySections",
        "PlainText",
        "ShapeGeometry",
        "ViewTree",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ],
      swiftSettings: settings,
      plugins: ["EmbedLibrary"]),
    .plugin(
      name: "EmbedLibrary", capability: .buildTool(), dependencies: ["embed-library"], path: "Sources/EmbedLibrary"),
    .executableTarget(name: "embed-library", dependencies: ["LibrarySections"]),
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "PathFuzzer", dependencies: ["ShapeGeometry", "CLibFuzzer"], swiftSettings: settings,
      linkerSettings: linking),
    .executableTarget(
      name: "SourceFuzzer", dependencies: ["ShapeInterpreter", "CLibFuzzer"], swiftSettings: settings,
      linkerSettings: linking),
    .executableTarget(
      name: "ViewFuzzer", dependencies: ["Rendering", "ShapeInterpreter", "CLibFuzzer"], swiftSettings: settings,
      linkerSettings: linking),
    .executableTarget(
      name: "LayoutFuzzer", dependencies: ["ViewTree", "CLibFuzzer"], swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
      name: "SceneFuzzer", dependencies: ["Rendering", "CLibFuzzer"], swiftSettings: settings, linkerSettings: linking),
    .executableTarget(
      name: "RepetitionLaw", dependencies: ["ShapeInterpreter"], swiftSettings: settings, linkerSettings: linking),
    .target(name: "CWorkMeter"),
    .executableTarget(
      name: "WorkFuzzer", dependencies: ["ShapeInterpreter", "CLibFuzzer", "CWorkMeter"], swiftSettings: settings,
      linkerSettings: linking),
  ]
)
