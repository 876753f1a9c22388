import Foundation
import Testing

/// The arrows between modules, between the folders of a module, and between the files of a folder.
struct ArchitectureTests {
  static let modules = ArrowTable.modules(in: ArrowTable.text)

  @Test func theTableListsEveryModuleAndFolder() throws {
    let sources = Repository.root.appending(path: "Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    for module in folders.sorted() {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: module).path)
      guard paths.contains(where: { $0.hasSuffix(".swift") }) else { continue }
      let entry = try #require(Self.modules.first { $0.name == module }, "the table has no line for \(module)")
      #expect(Set(entry.folders.map(\.name)) == Set(try SourceMap.of(module).files.map(\.folder)), "\(module)")
    }
  }

  @Test func arrowsOfTheTableGoDown() {
    for module in Self.modules {
      var known: Set<String> = []
      for folder in module.folders {
        #expect(folder.references.isSubset(of: known), "\(module.name)/\(folder.name)")
        known.insert(folder.name)
      }
    }
  }

  @Test(arguments: modules)
  func aModuleImportsWhatStandsBelowIt(_ module: ArrowTable.Module) throws {
    for (name, files) in try SourceMap.of(module.name).imports.sorted(by: { $0.key < $1.key }) {
      guard !module.imports.contains(name), !ArrowTable.platform.contains(name) else { continue }
      Issue.record("\(module.name) must not import \(name): \(files.joined(separator: ", "))")
    }
  }

  @Test(arguments: modules)
  func foldersReferenceOnlyThoseBelow(_ module: ArrowTable.Module) throws {
    for complaint in try Self.forbiddenArrows(of: module) { Issue.record("\(complaint)") }
  }

  @Test(arguments: modules)
  func cyclesOfFilesAreSmall(_ module: ArrowTable.Module) throws {
    let map = try SourceMap.of(module.name)
    let arrows = map.arrows(apartFrom: try Self.namesBelow(module))
    let inFolder = arrows.enumerated().map { index, others in
      Set(others.keys.filter { map.files[$0].folder == map.files[index].folder })
    }
    for group in stronglyConnected(inFolder) {
      guard group.count > ArrowTable.largestCycle else { continue }
      let paths = group.map { map.files[$0].path }.joined(separator: ", ")
      Issue.record("\(group.count) files reference each other: \(paths)")
    }
  }

  /// A sentence for each file that references a folder which the table does not list for its own.
  private static func forbiddenArrows(of module: ArrowTable.Module) throws -> [String] {
    sentences(on: try SourceMap.of(module.name), module, foreign: try namesBelow(module))
  }

  static func sentences(on map: SourceMap, _ module: ArrowTable.Module, foreign: Set<String>) -> [String] {
    let allowed = Dictionary(uniqueKeysWithValues: module.folders.map { ($0.name, $0.references) })
    return map.arrows(apartFrom: foreign).enumerated().flatMap { index, others in
      others.sorted { $0.key < $1.key }.compactMap { other, names -> String? in
        let (from, to) = (map.files[index], map.files[other])
        guard from.folder != to.folder, !(allowed[from.folder] ?? []).contains(to.folder) else { return nil }
        return "\(module.name): \(from.path) must not reference \(to.path): \(names.sorted().joined(separator: ", "))"
      }
    }
  }

  /// The names that the modules below declare, imported ones' imports included.
  private static func namesBelow(_ module: ArrowTable.Module) throws -> Set<String> {
    try module.imports.reduce(into: []) { names, name in
      guard let other = modules.first(where: { $0.name == name }) else { return }
      names.formUnion(try SourceMap.of(name).declared)
      names.formUnion(try namesBelow(other))
    }
  }
}

/// The readers behind the tests above, on files made for them.
struct SourceMapTests {
  private let table = ArrowTable.modules(in: "House:\n  Cellar:\n  Roof: Cellar\n")

  private func sentences(cellar: String, roof: String) -> [String] {
    let map = SourceMap(module: "House", texts: [("Cellar/Wall.swift", cellar), ("Roof/Tile.swift", roof)])
    return ArchitectureTests.sentences(on: map, table[0], foreign: [])
  }

  @Test func anArrowThatTheTableDoesNotHaveIsNamed() {
    #expect(sentences(cellar: "struct Wall {}", roof: "struct Tile { var wall: Wall }") == [])
    #expect(
      sentences(cellar: "struct Wall { var tile: Tile }", roof: "struct Tile {}")
        == ["House: Cellar/Wall.swift must not reference Roof/Tile.swift: Tile"])
    #expect(
      sentences(cellar: "func rise() { layTiles() }", roof: "extension Int { func layTiles() {} }")
        == ["House: Cellar/Wall.swift must not reference Roof/Tile.swift: layTiles"])
  }

  @Test func namesThatAFileBindsItselfAreNoReferences() {
    #expect(sentences(cellar: "func f(layTiles: Int) { print(layTiles) }", roof: "func layTiles() {}") == [])
    #expect(sentences(cellar: "func f() { let roofHeight = 1; print(roofHeight) }", roof: "let roofHeight = 2") == [])
  }

  @Test func cyclesAreGroups() {
    #expect(stronglyConnected([[1], [0], [1]]).map(\.count) == [2, 1])
    #expect(stronglyConnected([[], [0], [1]]).map(\.count) == [1, 1, 1])
  }
}
