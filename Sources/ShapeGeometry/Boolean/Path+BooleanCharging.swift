// Boolean operations that count their work while they do it.
//
// `charge` is called with the units that are done next, 16,384 or some more at a time, and at the end with what is left. A unit is about
// as much work as one path element copied: some nanoseconds, and less than a hundred bytes where memory is taken. Where `charge` throws, the
// operation ends with that error. The results are those of the members without it.

extension Path {
  /// As `union(_:eoFill:)`, charging its work.
  package func union<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try combined(.union, with: other, eoFill: eoFill, charging: charge)
  }

  /// As `intersection(_:eoFill:)`, charging its work.
  package func intersection<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try combined(.intersection, with: other, eoFill: eoFill, charging: charge)
  }

  /// As `subtracting(_:eoFill:)`, charging its work.
  package func subtracting<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try combined(.subtraction, with: other, eoFill: eoFill, charging: charge)
  }

  /// As `symmetricDifference(_:eoFill:)`, charging its work.
  package func symmetricDifference<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try combined(.symmetricDifference, with: other, eoFill: eoFill, charging: charge)
  }

  /// As `normalized(eoFill:)`, charging its work.
  package func normalized<Failure: Error>(
    eoFill: Bool = true, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try combined(.union, with: Path(), eoFill: eoFill, charging: charge)
  }

  /// As `lineIntersection(_:eoFill:)`, charging its work.
  package func lineIntersection<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try line(inside: true, of: other, eoFill: eoFill, charging: charge)
  }

  /// As `lineSubtraction(_:eoFill:)`, charging its work.
  package func lineSubtraction<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try line(inside: false, of: other, eoFill: eoFill, charging: charge)
  }

  private func combined<Failure: Error>(
    _ operation: BooleanOperation, with other: Path, eoFill: Bool, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
      try meter.count(Work.segment * (elements.count + other.elements.count))
      return try BooleanComputation(self, other, eoFill: eoFill).region(operation, charging: &meter).path
    }
  }

  private func line<Failure: Error>(
    inside: Bool, of other: Path, eoFill: Bool, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
      try meter.count(Work.segment * (elements.count + other.elements.count))
      return try BooleanComputation(self, other, eoFill: eoFill).line(inside: inside, charging: &meter).path
    }
  }
}
