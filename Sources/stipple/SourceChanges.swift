import PlaygroundCore
import ShapeInterpreter

/// What has become of followed files, before it has been checked.
struct SourceChanges: Sendable {
  /// The directory whose files are one module; nil for a single file.
  var directory: String?
  /// Files that cannot be read, and why: their pictures stay.
  var failures: [(path: String, failure: InputFailure)] = []
  /// Files with texts that have not been checked.
  var sources: [SourceFile] = []
  /// Files that are gone for good.
  var farewells: [String] = []

  var isEmpty: Bool { failures.isEmpty && sources.isEmpty && farewells.isEmpty }

  /// The names of the files whose check takes time.
  var names: [String] { sources.map(\.source.name) }

  /// Adds what has happened later: of a file's texts the last one counts.
  mutating func add(_ later: SourceChanges) {
    let renewed = Set(later.names + later.failures.map(\.path) + later.farewells)
    sources.removeAll { renewed.contains($0.source.name) }
    failures.removeAll { renewed.contains($0.path) }
    farewells.removeAll { renewed.contains($0) }
    sources += later.sources
    failures += later.failures
    farewells += later.farewells
  }

  /// Checks the texts; what has happened, as events. What `stop` keeps from being checked says so.
  func events(stop: StopSignal) -> [Event] {
    events(checked: sources.checked(in: directory, stop: stop).map(ShapeFile.init))
  }

  /// The same without a check that does not come to its end.
  var eventsUnchecked: [Event] {
    events(checked: names.map { ShapeFile(name: $0, failure: .stopped("the check", at: nil)) })
  }

  /// After the changes the farewells: a renamed file's shapes find themselves in the new one.
  private func events(checked: [ShapeFile]) -> [Event] {
    failures.map { .sourceChanged(ShapeFile(name: $0.path, failure: $0.failure)) }
      + checked.map(Event.sourceChanged) + farewells.map(Event.sourceRemoved)
  }
}
