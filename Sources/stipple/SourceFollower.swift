import Foundation
import PlaygroundCore
import ShapeInterpreter

/// The observer of a playground's files on disk. It reports changed files, read but not yet checked.
///
/// A change of one file may change others: files that need the declarations of another one are checked again with it. A
/// look takes as long as the disk needs, so it must not run on the thread of the screen.
struct SourceFollower: Sendable {
  /// The directory of the files; nil for a single file.
  private let directory: String?
  private var watch: FileWatch
  /// The missing files that are still listed, because an editor may be about to replace them.
  private var missing: Set<String> = []
  /// The initial files.
  private let paths: [String]

  init(_ input: Input) {
    directory = input.directory
    paths = input.files.compactMap(\.path)
    if let directory = input.directory {
      watch = FileWatch(paths) { (try? Input.swiftFiles(in: directory)) ?? [] }
    } else {
      let places = Set(input.files.filter { $0.path != nil }.map(\.directory))
      watch = FileWatch(paths) { places.flatMap { Input.moduleFiles(around: $0, in: nil) } }
    }
  }

  /// The directories of the followed files, and those of the files that links among them lead to.
  var directories: Set<String> {
    let paths = watch.paths
    let places = (paths + paths.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }).map(Self.directory)
    return Set(places + [directory ?? "."])
  }

  /// The names of the files that are followed, without their directories.
  var names: Set<String> { Set(watch.paths.map { String($0.split(separator: "/").last ?? "") }) }

  private static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the changes since the last look; `isThorough` also finds new files. While the playground has no files, the
  /// initial files count as its files.
  mutating func look(for playground: Playground, isThorough: Bool) -> SourceChanges {
    let known = Set(playground.files.isEmpty ? paths : playground.files.map(\.name))
    var found = SourceChanges(directory: directory)
    found.farewells = isThorough ? farewells(playground) : []
    let changes = watch.look(at: known.sorted(), isThorough: isThorough)
    // This is called many times a second, and most of the time there is nothing to do.
    guard !changes.isEmpty else { return found }
    let assets = AssetReader()
    for change in changes {
      do throws(InputFailure) {
        guard case .changed(let path) = change else { throw .missing(change.path) }
        missing.remove(path)
        let file = try SourceFile(reading: path, assets: assets)
        if known.contains(path) || directory != nil && file.mayDeclareEntries { found.sources.append(file) }
      } catch {
        guard known.contains(change.path) else { continue }
        if case .removed(let path) = change { missing.insert(path) }
        found.failures.append((change.path, error))
      }
    }
    found.sources += dependents(playground, besides: Set(changes.map(\.path)), assets)
    return found
  }

  /// Returns the files that may be affected although their own texts have not changed.
  private func dependents(
    _ playground: Playground, besides changed: Set<String>, _ assets: AssetReader
  ) -> [SourceFile] {
    playground.files.filter { !$0.standsAlone && !changed.contains($0.name) }
      .compactMap { try? SourceFile(reading: $0.name, assets: assets) }
  }

  /// Returns the files to remove from the list: those that an earlier look found missing, and whose removal loses no
  /// selected shape.
  private mutating func farewells(_ playground: Playground) -> [String] {
    guard directory != nil else { return [] }
    let gone = missing.filter { !playground.wouldBeMissed($0) }.sorted()
    missing.subtract(gone)
    return gone
  }
}
