import PlaygroundCore
import ShapeInterpreter

/// The check of the files that a playground was opened without. Its results are available one by one.
struct RestOfFiles {
  private let check: Errand<Void>
  private let checked: Guarded<[ShapeFile]>
  /// The files that have not arrived.
  private var names: Set<String>

  /// Starts to check some files of a directory; `alarm` rings for each.
  init(_ files: [SourceFile], in directory: String?, alarm: Alarm) {
    let checked = Guarded<[ShapeFile]>([])
    self.checked = checked
    names = Set(files.map(\.source.name))
    check = Errand(whenDone: alarm.ring) { stop in
      _ = files.checked(in: directory, stop: stop) { file in
        checked.access { $0.append(ShapeFile(file)) }
        alarm.ring()
      }
    }
  }

  /// True if all files have arrived.
  var isDone: Bool { names.isEmpty }

  /// Returns the files that were checked since the last call, but for those that are left out.
  mutating func take() -> [ShapeFile] {
    let found = checked.access { files in
      defer { files = [] }
      return files
    }
    return found.filter { names.remove($0.name) != nil }
  }

  /// Leaves out files whose texts have changed meanwhile.
  mutating func leaveOut(_ changed: some Sequence<String>) { names.subtract(changed) }

  /// Ends the check: the files that were not checked arrive with a diagnostic that says so.
  func end() { check.stop.raise() }
}
