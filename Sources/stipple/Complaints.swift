import ShapeInterpreter

extension [Diagnostic] {
  /// The diagnostics without duplicates. Several files that need the same faulty file all report its errors.
  var withoutRepeats: [Diagnostic] {
    var known: Set<Diagnostic> = []
    return filter { known.insert($0).inserted }
  }

  /// The maximum number of diagnostics that are printed for one file.
  private static var most: Int { 100 }

  /// The diagnostics, at most a hundred for one file, with a note in place of the others. Errors take precedence over
  /// other diagnostics.
  var abridged: [Diagnostic] {
    let groups = Dictionary(grouping: indices, by: { self[$0].place?.file })
    var omitted: Set<Int> = []
    var notes: [Int: Diagnostic] = [:]
    for (file, indices) in groups where indices.count > Self.most {
      guard let file else { continue }
      let errors = indices.filter { self[$0].severity == .error }
      let kept = Set((errors + indices.filter { self[$0].severity != .error }).prefix(Self.most))
      let others = indices.filter { !kept.contains($0) }
      omitted.formUnion(others)
      if let last = kept.max() { notes[last] = .furtherComplaints(others.map { self[$0] }, file: file) }
    }
    return indices.filter { !omitted.contains($0) }.flatMap { [self[$0]] + (notes[$0].map { [$0] } ?? []) }
  }
}

extension Diagnostic {
  /// Returns the note with the numbers of errors and warnings of a file that are not printed.
  fileprivate static func furtherComplaints(_ diagnostics: [Diagnostic], file: String) -> Diagnostic {
    let errors = diagnostics.filter { $0.severity == .error }.count
    let counts = [(errors, "error"), (diagnostics.count - errors, "warning")].filter { $0.0 > 0 }
    let words = counts.map { "\($0) more \($1)\($0 == 1 ? "" : "s")" }
    return Diagnostic(.note, "\(words.joined(separator: " and ")) in '\(file)'")
  }
}
