/// The range types, by their Swift names.
enum RangeKind: String, CaseIterable, Sendable {
  case range = "Range"
  case closed = "ClosedRange"
  case from = "PartialRangeFrom"
  case upTo = "PartialRangeUpTo"
  case through = "PartialRangeThrough"

  /// Returns the indices of a collection that a range contains. Throws if they are not in `whole`.
  func part(_ frame: Frame, _ slot: Slot, _ whole: Range<Int>) throws(Fault) -> Range<Int> {
    let (low, high): (Int, Int)
    switch self {
    case .range: (low, high) = (frame[int: slot.word], frame[int: slot.word + 1])
    case .closed: (low, high) = (frame[int: slot.word], frame[int: slot.word + 1] &+ 1)
    case .from: (low, high) = (frame[int: slot.word], whole.upperBound)
    case .upTo: (low, high) = (whole.lowerBound, frame[int: slot.word])
    case .through: (low, high) = (whole.lowerBound, frame[int: slot.word] &+ 1)
    }
    guard low >= whole.lowerBound, high <= whole.upperBound, low <= high else {
      throw .part(written(frame, slot), of: whole)
    }
    return low..<high
  }

  /// Returns a range of integers as the source would spell it.
  private func written(_ frame: Frame, _ slot: Slot) -> String {
    let first = frame[int: slot.word]
    return switch self {
    case .range: "\(first)..<\(frame[int: slot.word + 1])"
    case .closed: "\(first)...\(frame[int: slot.word + 1])"
    case .from: "\(first)..."
    case .upTo: "..<\(first)"
    case .through: "...\(first)"
    }
  }

  /// The name of the operator that makes the range, with its operands.
  var name: String {
    switch self {
    case .range: "..<(_:_:)"
    case .closed: "...(_:_:)"
    case .from: "postfix ...(_:)"
    case .upTo: "..<(_:)"
    case .through: "...(_:)"
    }
  }

  var isPartial: Bool { self == .from || self == .upTo || self == .through }

  /// Returns whether a range contains a value, by the order of its type.
  func contains<Bound: Comparable>(_ low: Bound, _ high: Bound, _ value: Bound) -> Bool {
    switch self {
    case .range: low <= value && value < high
    case .closed: low <= value && value <= high
    case .from: low <= value
    case .upTo: value < low
    case .through: value <= low
    }
  }
}
