import Foundation
import PlaygroundCore
import ShapeInterpreter

/// Follows a playground's files on disk: what becomes of them, read but not yet checked.
///
/// A change of one file may be one of others: shapes that need what another file declares are checked again with it. A look takes as long
/// as the disk likes, and so is not for the thread that has the screen.
struct SourceFollower: Sendable {
  /// The directory that the files lie in; nil for a single file.
  private let directory: String?
  private var watch: FileWatch
  /// Files that are not there, but still listed: an editor may be about to put new ones in their places.
  private var missing: Set<String> = []
  /// The files that there were at first.
  private let paths: [String]

  init(_ input: Input) {
    directory = input.directory
    paths = input.files.compactMap(\.path)
    if let directory = input.directory {
      watch = FileWatch(paths) { (try? Input.swiftFiles(in: directory)) ?? [] }
    } else {
      let places = Set(input.files.filter { $0.path != nil }.map(\.directory))
      watch = FileWatch(paths) { places.flatMap(Input.swiftFiles(beside:)) }
    }
  }

  /// The directories in which files are followed, and those in which the files lie that links among them lead to.
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

  /// What has happened since the last look; `isThorough` also sees new files. As long as the playground has none, all are new to it.
  mutating func look(for playground: Playground, isThorough: Bool) -> SourceChanges {
    let known = Set(playground.files.isEmpty ? paths : playground.files.map(\.name))
    var found = SourceChanges(directory: directory)
    found.farewells = isThorough ? farewells(playground) : []
    let changes = watch.look(at: known.sorted(), isThorough: isThorough)
    // Nothing is to be done most of the time, and many times a second.
    guard !changes.isEmpty else { return found }
    for change in changes {
      do throws(InputFailure) {
        guard case .changed(let path) = change else { throw .missing(change.path) }
        missing.remove(path)
        let file = try SourceFile(reading: path)
        if known.contains(path) || directory != nil && file.mayDeclareShapes { found.sources.append(file) }
      } catch {
        guard known.contains(change.path) else { continue }
        if case .removed(let path) = change { missing.insert(path) }
        found.failures.append((change.path, error))
      }
    }
    found.sources += dependents(playground, besides: Set(changes.map(\.path)))
    return found
  }

  /// The files that may be others now although their own texts are not.
  private func dependents(_ playground: Playground, besides changed: Set<String>) -> [SourceFile] {
    playground.files.filter { !$0.standsAlone && !changed.contains($0.name) }
      .compactMap { try? SourceFile(reading: $0.name) }
  }

  /// Takes files off the list that have been missing for a while, and that nobody looks at.
  private mutating func farewells(_ playground: Playground) -> [String] {
    guard directory != nil else { return [] }
    let gone = missing.filter { !playground.wouldBeMissed($0) }.sorted()
    missing.subtract(gone)
    return gone
  }
}
