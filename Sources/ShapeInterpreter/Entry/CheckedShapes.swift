/// The result of checking a source. Its locations are still offsets.
struct CheckedShapes {
  /// A type that is declared as a shape.
  struct Entry {
    var name: String
    var kind = EntryPoint.Kind.shape
    /// The offset of the name.
    var offset: Int
    var entryPoint: EntryPoint?
    /// The diagnostics about the shape, except those with the same cause as an earlier one.
    var complaints: [Complaint] = []
  }

  /// The shapes, in source order.
  var entries: [Entry]
  /// The diagnostics, in source order.
  var complaints: [Complaint]
  /// The state of the check when it was stopped; nil if it was completed.
  var interruption: Interruption?
  /// True if the check took more steps than the source's length allows.
  var isGivenUp = false
  /// The number of expressions, types and candidates that were visited.
  var steps = 0

  /// Sorts entries and diagnostics by offset, and gives shapes with the same name different names. A name that is
  /// declared twice is an error, but both shapes stay visible: the second is called `Name 2`. What is an error for one
  /// entry is told once, although it is forgiven to another.
  init(_ entries: [Entry], _ complaints: [Complaint]) {
    var counts: [String: Int] = [:]
    self.entries = entries.sorted { $0.offset < $1.offset }.map { entry in
      counts[entry.name, default: 0] += 1
      guard let count = counts[entry.name], count > 1 else { return entry }
      var entry = entry
      entry.name += " \(count)"
      entry.entryPoint?.name = entry.name
      return entry
    }
    let errors = Set(complaints.lazy.filter { $0.severity == .error }.map(\.offset))
    self.complaints = complaints.filter { !$0.isForgiven || !errors.contains($0.offset) }
      .sorted { $0.offset < $1.offset }
  }

  /// Returns the result with all offsets moved, as from a module's text to one of its files.
  /// Diagnostics outside the range are dropped.
  func moved(by distance: Int, within range: Range<Int>) -> CheckedShapes {
    func moved(_ complaints: [Complaint]) -> [Complaint] {
      complaints.compactMap { complaint in
        var complaint = complaint
        complaint.offset += distance
        // A note about another file would have a wrong location.
        complaint.notes = complaint.notes.map { ($0.note, $0.offset + distance) }.filter { range.contains($0.1) }
        return range.contains(complaint.offset) ? complaint : nil
      }
    }
    let entries = entries.map { entry in
      var entry = entry
      entry.offset += distance
      entry.complaints = moved(entry.complaints)
      return entry
    }
    var result = CheckedShapes(entries, moved(complaints))
    result.interruption = interruption
    result.isGivenUp = isGivenUp
    return result
  }

  /// Returns the result with lines and columns instead of offsets.
  ///
  /// A shape without an error of its own that cannot be drawn gets the file's first error, because
  /// that one is to be corrected first.
  func program(_ places: SourcePlaces) -> ShapeProgram {
    let diagnostics = places.diagnostics(complaints)
    let firstError = diagnostics.first { $0.severity == .error }
    let own = entries.map { $0.complaints.sorted { $0.offset < $1.offset } }
    var placed = places.diagnostics(own.flatMap { $0 })[...]
    let declared = zip(entries, own).map { entry, complaints in
      var diagnostics = Array(placed.prefix(complaints.count))
      placed = placed.dropFirst(complaints.count)
      if entry.entryPoint == nil, !diagnostics.contains(where: { $0.severity == .error }), let firstError {
        diagnostics.append(firstError)
      }
      return DeclaredEntry(name: entry.name, kind: entry.kind, entryPoint: entry.entryPoint, diagnostics: diagnostics)
    }
    var program = ShapeProgram(declared: declared, diagnostics: diagnostics)
    program.interruption = interruption
    program.lacksDeclarations = complaints.contains { $0.severity == .error || $0.isForgiven }
    return program
  }
}

extension CheckedShapes {
  /// Makes the result for a source that the parser rejects. `sound` is the result of checking
  /// its intact part, if there is one.
  init(rejected parsed: ParsedSource, part: SoundPart? = nil, _ sound: CheckedShapes? = nil) {
    // If a brace is missing or redundant, the code after it may belong elsewhere.
    let isInPlace = !parsed.complaints.contains { $0.problem.concernsBraces }
    let certain = (sound?.complaints ?? []).filter { isInPlace && part?.vouches(for: $0) ?? false }
    let complaints = parsed.complaints + certain
    let drawn = Dictionary((sound?.entries ?? []).map { ($0.offset, $0) }) { first, _ in first }
    let claims = ShapeClaims(of: parsed).claims
    var entries = claims.map { claim in
      guard let found = drawn[claim.offset], let shape = found.entryPoint, part?.vouches(for: shape) ?? false else {
        return Entry(name: claim.name, offset: claim.offset)
      }
      return Entry(name: found.name, offset: claim.offset, entryPoint: shape)
    }
    // Each diagnostic belongs to the innermost type around it.
    var open: [Int] = []
    var next = 0
    for complaint in complaints.sorted(by: { $0.offset < $1.offset }) {
      while next < claims.count, claims[next].range.lowerBound <= complaint.offset {
        while let last = open.last, !claims[last].range.contains(claims[next].range.lowerBound) { open.removeLast() }
        open.append(next)
        next += 1
      }
      while let last = open.last, !claims[last].range.contains(complaint.offset) { open.removeLast() }
      if let innermost = open.last { entries[innermost].complaints.append(complaint) }
    }
    self.init(entries, complaints)
    interruption = sound?.interruption
  }
}
