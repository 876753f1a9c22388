import PlaygroundCore

/// Follows a playground's files on disk: what becomes of them, as events.
///
/// A change of one file may be one of others: shapes that need what another file declares are checked again with it.
struct SourceFollower {
  /// The directory that the files lie in; nil for a single file.
  private let directory: String?
  private var watch: FileWatch
  /// Files that are not there, but still listed: an editor may be about to put new ones in their places.
  private var missing: Set<String> = []

  init(_ input: Input) {
    directory = input.directory
    let paths = input.files.compactMap(\.path)
    if let directory = input.directory {
      watch = FileWatch(paths) { (try? Input.swiftFiles(in: directory)) ?? [] }
    } else {
      let places = Set(input.files.filter { $0.path != nil }.map(\.directory))
      watch = FileWatch(paths) { places.flatMap(Input.swiftFiles(beside:)) }
    }
  }

  /// What has happened since the last look; `isThorough` also sees new files.
  mutating func events(for playground: Playground, isThorough: Bool) -> [Event] {
    let known = Set(playground.files.map(\.name))
    // After the changes: a renamed file's shapes find themselves in the new one.
    let farewells = isThorough ? farewells(playground) : []
    var events: [Event] = []
    var changed: [SourceFile] = []
    let changes = watch.look(at: known.sorted(), isThorough: isThorough)
    // Nothing is to be done most of the time, and many times a second.
    guard !changes.isEmpty else { return farewells }
    for change in changes {
      do throws(InputFailure) {
        guard case .changed(let path) = change else { throw .missing(change.path) }
        missing.remove(path)
        let file = try SourceFile(reading: path)
        if known.contains(path) || directory != nil && file.mayDeclareShapes { changed.append(file) }
      } catch {
        guard known.contains(change.path) else { continue }
        if case .removed(let path) = change { missing.insert(path) }
        // The picture stays.
        events.append(.sourceChanged(ShapeFile(name: change.path, failure: error)))
      }
    }
    changed += dependents(playground, besides: Set(changes.map(\.path)))
    return events + changed.checked(in: directory, stop: .never).map { .sourceChanged(ShapeFile($0)) } + farewells
  }

  /// The files that may be others now although their own texts are not.
  private func dependents(_ playground: Playground, besides changed: Set<String>) -> [SourceFile] {
    playground.files.filter { !$0.standsAlone && !changed.contains($0.name) }
      .compactMap { try? SourceFile(reading: $0.name) }
  }

  /// Takes files off the list that have been missing for a while, and that nobody looks at.
  private mutating func farewells(_ playground: Playground) -> [Event] {
    guard directory != nil else { return [] }
    let gone = missing.filter { !playground.wouldBeMissed($0) }.sorted()
    missing.subtract(gone)
    return gone.map(Event.sourceRemoved)
  }
}
