import ShapeInterpreter

extension [Diagnostic] {
  /// The complaints, each once: files that need the same faulty one all tell what is wrong with it.
  var withoutRepeats: [Diagnostic] {
    var known: Set<Diagnostic> = []
    return filter { known.insert($0).inserted }
  }

  /// How many complaints about one file are printed.
  private static var most: Int { 100 }

  /// The complaints with no more than a hundred about a file, errors before all else, and a note in place of the others.
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
  /// The note that tells how many errors and warnings a file has that are not printed.
  fileprivate static func furtherComplaints(_ diagnostics: [Diagnostic], file: String) -> Diagnostic {
    let errors = diagnostics.filter { $0.severity == .error }.count
    let counts = [(errors, "error"), (diagnostics.count - errors, "warning")].filter { $0.0 > 0 }
    let words = counts.map { "\($0) more \($1)\($0 == 1 ? "" : "s")" }
    return Diagnostic(.note, "\(words.joined(separator: " and ")) in '\(file)'")
  }
}
