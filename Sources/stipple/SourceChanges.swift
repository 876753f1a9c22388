import PlaygroundCore
import ShapeInterpreter

/// The changes of followed files, before these are checked.
struct SourceChanges: Sendable {
  /// The directory whose files are one module; nil for a single file.
  var directory: String?
  /// The files that cannot be read, and the reasons; their pictures stay.
  var failures: [(path: String, failure: InputFailure)] = []
  /// The files with texts that have not been checked.
  var sources: [SourceFile] = []
  /// The files that were removed permanently.
  var farewells: [String] = []

  var isEmpty: Bool { failures.isEmpty && sources.isEmpty && farewells.isEmpty }

  /// The names of the files that will be checked.
  var names: [String] { sources.map(\.source.name) }

  /// Adds later changes; of several texts of a file, the last one counts.
  mutating func add(_ later: SourceChanges) {
    let renewed = Set(later.names + later.failures.map(\.path) + later.farewells)
    sources.removeAll { renewed.contains($0.source.name) }
    failures.removeAll { renewed.contains($0.path) }
    farewells.removeAll { renewed.contains($0) }
    sources += later.sources
    failures += later.failures
    farewells += later.farewells
  }

  /// Checks the texts and returns the changes as events. A file that is not checked because of `stop` gets a diagnostic
  /// for this.
  func events(stop: StopSignal) -> [Event] {
    events(checked: sources.checked(in: directory, stop: stop).map(ShapeFile.init))
  }

  /// The changes as events, without waiting for a check that does not end.
  var eventsUnchecked: [Event] {
    events(checked: names.map { ShapeFile(name: $0, failure: .stopped("the check", at: nil)) })
  }

  /// Returns the events of all changes. Removals come last, so that the shapes of a renamed file are found in the new
  /// file.
  private func events(checked: [ShapeFile]) -> [Event] {
    failures.map { .sourceChanged(ShapeFile(name: $0.path, failure: $0.failure)) }
      + checked.map(Event.sourceChanged) + farewells.map(Event.sourceRemoved)
  }
}
