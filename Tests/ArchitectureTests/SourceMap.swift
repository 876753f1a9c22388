import Foundation
import SwiftParser
import SwiftSyntax

/// The Swift files of a module, with the names that each of them declares and references.
///
/// An arrow from one file to another is a lower bound of what the compiler would find: a name counts when exactly one
/// file of the module declares it, when no module below declares it too, and when the referencing file binds no
/// parameter or variable of that name.
struct SourceMap: Sendable {
  struct File: Sendable {
    /// The path below the module's folder, `Path/Path+Trim.swift`.
    var path: String
    var names: FileNames

    /// The folder below the module's, empty for a file directly in it; folders of folders belong to the first.
    var folder: String { path.split(separator: "/").dropLast().first.map(String.init) ?? "" }
  }

  var module: String
  var files: [File]

  /// The maps of the modules in the table, each read once.
  static let ofModules: [String: Result<SourceMap, any Error>] = Dictionary(
    uniqueKeysWithValues: ArchitectureTests.modules.map { module in
      (module.name, Result { try SourceMap(reading: module.name) })
    })

  /// Returns the map of a module in the table.
  static func of(_ module: String) throws -> SourceMap {
    try ofModules[module]?.get() ?? SourceMap(module: module, texts: [])
  }

  /// Reads `Sources/MODULE`.
  private init(reading module: String) throws {
    self.module = module
    let folder = Repository.root.appending(path: "Sources").appending(path: module)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    files = try paths.sorted().map { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return File(path: path, names: FileNames(of: text))
    }
  }

  /// Files given by their texts, for tests of the map itself.
  init(module: String, texts: [(path: String, text: String)]) {
    self.module = module
    files = texts.map { File(path: $0.path, names: FileNames(of: $0.text)) }
  }

  /// All names that the module declares.
  var declared: Set<String> { files.reduce(into: []) { $0.formUnion($1.names.declared) } }

  /// The modules that the files import, with the names of the importing files.
  var imports: [String: [String]] {
    files.reduce(into: [:]) { result, file in
      for name in file.names.imports { result[name, default: []].append(file.path) }
    }
  }

  /// The arrows between files: for each file, the files that it references and by which names.
  ///
  /// - Parameter foreign: names that modules below declare; a reference to one of them may mean the other module's.
  func arrows(apartFrom foreign: Set<String>) -> [[Int: Set<String>]] {
    var owners: [String: Int?] = [:]
    for (index, file) in files.enumerated() {
      for name in file.names.declared where !foreign.contains(name) {
        owners[name] = owners[name] == nil ? .some(index) : .some(nil)
      }
    }
    return files.enumerated().map { index, file in
      var result: [Int: Set<String>] = [:]
      for name in file.names.referenced {
        guard case let owner?? = owners[name], owner != index else { continue }
        result[owner, default: []].insert(name)
      }
      return result
    }
  }
}

/// The folder of the package.
enum Repository {
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
