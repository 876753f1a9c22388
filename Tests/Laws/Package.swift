// swift-tools-version: 6.2

import PackageDescription

/// Swift 6 mode, and no warning passes.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// Apart from the product's package: the laws of its tests on as many cases as one has time for, optimized.
let package = Package(
  name: "StippleLaws",
  platforms: [.macOS(.v13)],
  targets: [
    // A link to the product's sources, which the laws look into.
    .target(name: "ShapeGeometry", swiftSettings: strict + [.unsafeFlags(["-enable-testing"])]),
    .target(name: "TestSupport", swiftSettings: strict),
    .executableTarget(name: "Laws", dependencies: ["ShapeGeometry", "TestSupport"], swiftSettings: strict),
  ]
)
