// swift-tools-version: 6.2

import PackageDescription

/// A package that uses the path library as others do: by its product alone.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Stipple", path: "../..")],
  targets: [
    .executableTarget(name: "Consumer", dependencies: [.product(name: "ShapeGeometry", package: "Stipple")])
  ]
)
