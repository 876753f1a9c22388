// swift-tools-version: 6.2

import PackageDescription

/// Every target of ours is written in Swift 6 mode, and no warning passes.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// Apart from the product's package, so that its users build neither this nor what it needs.
let package = Package(
  name: "StippleBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Stipple", path: "../.."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // Shape files as the compiler reads them, against the stand-in for SwiftUI that the tests have too.
    .target(
      name: "SwiftUI", dependencies: [.product(name: "ShapeGeometry", package: "Stipple")], swiftSettings: strict),
    .target(
      name: "Subjects",
      dependencies: ["SwiftUI", .product(name: "ShapeInterpreter", package: "Stipple")],
      swiftSettings: strict
    ),
    .executableTarget(name: "Ratios", dependencies: ["Subjects"], swiftSettings: strict),
    .target(name: "TestSupport", swiftSettings: strict),
    .executableTarget(
      name: "Walk",
      dependencies: [
        "Subjects", "TestSupport", .product(name: "PlaygroundCore", package: "Stipple"),
        .product(name: "ShapeInterpreter", package: "Stipple"),
      ],
      swiftSettings: strict),
    // The benchmark plugin wants a benchmark's folder to lie in one that is named Benchmarks.
    .executableTarget(
      name: "Suite",
      dependencies: [
        "Subjects",
        .product(name: "DotRaster", package: "Stipple"),
        .product(name: "PlaygroundCore", package: "Stipple"),
        .product(name: "ViewTree", package: "Stipple"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Suite",
      swiftSettings: strict,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ]
)
