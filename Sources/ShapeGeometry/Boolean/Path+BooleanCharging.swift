// Boolean operations that count their work during the computation.
//
// `charge` is called with the number of units to be done next, in batches of 16,384 or slightly more, and at the end
// with the rest. A unit is about the work of copying one path element: some nanoseconds, and less than a hundred bytes
// if memory is allocated. If `charge` throws, the operation ends with that error. The results are those of the members
// without `charge`.

extension Path {
  /// Returns the same as `union(_:eoFill:)` and charges its work.
  package func union<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try combined(.union, with: other, eoFill: eoFill, charging: charge)
  }

  /// Returns the same as `intersection(_:eoFill:)` and charges its work.
  package func intersection<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try combined(.intersection, with: other, eoFill: eoFill, charging: charge)
  }

  /// Returns the same as `subtracting(_:eoFill:)` and charges its work.
  package func subtracting<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try combined(.subtraction, with: other, eoFill: eoFill, charging: charge)
  }

  /// Returns the same as `symmetricDifference(_:eoFill:)` and charges its work.
  package func symmetricDifference<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try combined(.symmetricDifference, with: other, eoFill: eoFill, charging: charge)
  }

  /// Returns the same as `normalized(eoFill:)` and charges its work.
  package func normalized<Failure: Error>(
    eoFill: Bool = true, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try combined(.union, with: Path(), eoFill: eoFill, charging: charge)
  }

  /// Returns the same as `lineIntersection(_:eoFill:)` and charges its work.
  package func lineIntersection<Failure: Error>(
    _ other: Path, eoFill: Bool = false, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    try line(inside: true, of: other, eoFill: eoFill, charging: charge)
  }

  /// Returns the same as `lineSubtraction(_:eoFill:)` and charges its work.
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
