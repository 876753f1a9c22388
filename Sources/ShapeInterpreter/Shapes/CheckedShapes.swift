/// What a check of a source found, its places still offsets.
struct CheckedShapes {
  /// A type that says it is a Shape.
  struct Entry {
    var name: String
    /// Where the name stands.
    var offset: Int
    var shape: InterpretedShape?
    /// What is wrong with it, as far as nothing before it was already wrong for the same reason.
    var complaints: [Complaint] = []
  }

  /// In source order.
  var entries: [Entry]
  /// In source order.
  var complaints: [Complaint]
  /// Where the check was when it was told to stop; nil when it came to its end.
  var interruption: Interruption?
  /// Whether the check took more steps than the source's length allows.
  var isGivenUp = false

  /// Puts the entries and complaints in source order, and tells namesakes apart: a name that is declared again, which is an error, hides
  /// no shape, and the second is called `Name 2`.
  init(_ entries: [Entry], _ complaints: [Complaint]) {
    var counts: [String: Int] = [:]
    self.entries = entries.sorted { $0.offset < $1.offset }.map { entry in
      counts[entry.name, default: 0] += 1
      guard let count = counts[entry.name], count > 1 else { return entry }
      var entry = entry
      entry.name += " \(count)"
      entry.shape?.name = entry.name
      return entry
    }
    self.complaints = complaints.sorted { $0.offset < $1.offset }
  }

  /// What of it lies within a range once all offsets have moved, as from a module's text to one of its files'.
  func moved(by distance: Int, within range: Range<Int>) -> CheckedShapes {
    func moved(_ complaints: [Complaint]) -> [Complaint] {
      complaints.compactMap { complaint in
        var complaint = complaint
        complaint.offset += distance
        // What is noted of another file would stand at a wrong place.
        complaint.notes = complaint.notes.map { ($0.message, $0.offset + distance) }.filter { range.contains($0.1) }
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

  /// The same with lines and columns.
  ///
  /// A shape that fails for what was complained of before has the file's first error: that is to be mended first.
  func program(_ places: SourcePlaces) -> ShapeProgram {
    let diagnostics = places.diagnostics(complaints)
    let firstError = diagnostics.first { $0.severity == .error }
    let own = entries.map { $0.complaints.sorted { $0.offset < $1.offset } }
    var placed = places.diagnostics(own.flatMap { $0 })[...]
    let declared = zip(entries, own).map { entry, complaints in
      var diagnostics = Array(placed.prefix(complaints.count))
      placed = placed.dropFirst(complaints.count)
      if entry.shape == nil, !diagnostics.contains(where: { $0.severity == .error }), let firstError {
        diagnostics.append(firstError)
      }
      return DeclaredShape(name: entry.name, shape: entry.shape, diagnostics: diagnostics)
    }
    var program = ShapeProgram(declared: declared, diagnostics: diagnostics)
    program.interruption = interruption
    return program
  }
}

extension CheckedShapes {
  /// What is said of a source that the parser rejects; `sound` is what was found in the part of it that is sound, if there is one.
  init(rejected parsed: ParsedSource, part: SoundPart? = nil, _ sound: CheckedShapes? = nil) {
    // Where a brace is missing or too many, what follows may belong elsewhere.
    let isInPlace = !parsed.complaints.contains { complaint in
      ["brace", "'{'", "'}'"].contains { complaint.message.contains($0) }
    }
    let certain = (sound?.complaints ?? []).filter { isInPlace && part?.vouches(for: $0) ?? false }
    let complaints = parsed.complaints + certain
    let drawn = Dictionary((sound?.entries ?? []).map { ($0.offset, $0) }) { first, _ in first }
    let claims = ShapeClaims(of: parsed).claims
    var entries = claims.map { claim in
      guard let found = drawn[claim.offset], let shape = found.shape, part?.vouches(for: shape) ?? false else {
        return Entry(name: claim.name, offset: claim.offset)
      }
      return Entry(name: found.name, offset: claim.offset, shape: shape)
    }
    // Each complaint belongs to the innermost type around it.
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
