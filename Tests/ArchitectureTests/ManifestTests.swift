import Foundation
import Testing

/// The package's manifest: what a target imports is built before it.
struct ManifestTests {
  static let manifest = Result {
    Manifest(of: try String(contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8))
  }

  @Test func targetsDependOnWhatTheyImport() throws {
    let manifest = try Self.manifest.get()
    #expect(manifest.targets.count > 30)
    for target in manifest.targets {
      let folder = Repository.root.appending(path: target.path)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      let imports = try paths.reduce(into: Set<String>()) { imports, path in
        imports.formUnion(FileNames(of: try String(contentsOf: folder.appending(path: path), encoding: .utf8)).imports)
      }
      #expect(manifest.lacks(of: target, importing: imports).sorted() == [], "\(target.name)")
    }
  }

  @Test func aTargetThatIsOnlyImportedIsNamed() {
    let manifest = Manifest(
      of: """
        let package = Package(targets: [
          .target(name: "Cellar"),
          .target(name: "Roof", dependencies: ["Cellar"], path: "Top"),
          .testTarget(name: "RoofTests", dependencies: ["Roof", .product(name: "P", package: "p")]),
        ])
        """)
    #expect(manifest.targets.map(\.path) == ["Sources/Cellar", "Top", "Tests/RoofTests"])
    #expect(manifest.lacks(of: manifest.targets[2], importing: ["Cellar", "Roof", "Foundation"]) == [])
    #expect(manifest.lacks(of: manifest.targets[1], importing: ["RoofTests", "Cellar"]) == ["RoofTests"])
  }
}
