import Foundation

/// The operations of ranges. Their code depends on the type of the bounds.
enum RangeBody: Sendable {
  case make, contains, isEmpty, clamp, overlap

  /// Returns the native code for bounds of a type, or nil if the library cannot compare its values.
  func native(_ kind: RangeKind, _ bound: Type) -> NativeEntry? {
    switch bound {
    case .int: return native(kind, of: Int.self)
    case .double: return native(kind, of: Double.self)
    case .cgFloat: return native(kind, of: CGFloat.self)
    case .float: return native(kind, of: Float.self)
    case StringIndex.type: return native(kind, of: StringIndex.self)
    case .string: return native(kind, of: String.self)
    case .character: return native(kind, of: CharacterValue.self)
    default:
      func opened<Bound: IntegerValue>(_ type: Bound.Type) -> NativeEntry { native(kind, of: type) }
      return IntegerRows.native(bound).map { opened($0) }
    }
  }

  private func native<Bound: Comparable & MachineValue>(_ kind: RangeKind, of bound: Bound.Type) -> NativeEntry {
    NativeEntry(body: code(kind, of: bound))
  }

  private func code<Bound: Comparable & MachineValue>(_ kind: RangeKind, of bound: Bound.Type) -> Native {
    @Sendable func limits(_ frame: Frame, _ slot: Slot) -> (Bound, Bound) {
      let low = Bound.load(from: frame, at: slot)
      return (low, kind.isPartial ? low : Bound.load(from: frame, at: slot.advanced(by: Bound.layout)))
    }
    switch self {
    case .make:
      return { (frame, slots) throws(Fault) in
        let low = Bound.load(from: frame, at: slots[1])
        guard !kind.isPartial else { return low.store(to: frame, at: slots[0]) }
        let high = Bound.load(from: frame, at: slots[2])
        guard low <= high else { throw .range(low, kind == .range ? "..<" : "...", high) }
        low.store(to: frame, at: slots[0])
        high.store(to: frame, at: slots[0].advanced(by: Bound.layout))
      }
    case .contains:
      return { (frame, slots) throws(Fault) in
        let (low, high) = limits(frame, slots[1])
        frame[bool: slots[0].word] = kind.contains(low, high, Bound.load(from: frame, at: slots[2]))
      }
    case .isEmpty:
      return { (frame, slots) throws(Fault) in
        let (low, high) = limits(frame, slots[1])
        frame[bool: slots[0].word] = kind == .range && low == high
      }
    case .clamp:
      return { (frame, slots) throws(Fault) in
        let ((low, high), (first, last)) = (limits(frame, slots[1]), limits(frame, slots[2]))
        min(max(low, first), last).store(to: frame, at: slots[0])
        min(max(high, first), last).store(to: frame, at: slots[0].advanced(by: Bound.layout))
      }
    case .overlap:
      return { (frame, slots) throws(Fault) in
        let ((low, high), (first, last)) = (limits(frame, slots[1]), limits(frame, slots[2]))
        let areFull = kind == .closed || low < high && first < last
        frame[bool: slots[0].word] =
          areFull && kind.contains(low, high, first) || areFull && kind.contains(first, last, low)
      }
    }
  }
}

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

// Ranges: their operators and members, and integer ranges as collections.

extension LibraryTable {
  @inline(never)
  mutating func addRanges() {
    for name in ["Range", "ClosedRange"] { conform(.library(name), to: ["RandomAccessCollection", "Hashable"]) }
    conform(.library("PartialRangeFrom"), to: ["Sequence"])
    for name in ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"] {
      conform(.library(name), to: ["RangeExpression"])
    }
    for name in ["StrideTo", "StrideThrough"] { conform(.library(name), to: ["Sequence"]) }
    for kind in RangeKind.allCases { addRange(kind) }
    addCollection(of: .range, .library("Range", .int))
    addCollection(of: .closed, .library("ClosedRange", .int))
    for type in ["Range", "ClosedRange"] {
      add(
        NativeRow(
          name: "init(_:)", role: .initializer, owner: .library(type, .int), labels: [nil],
          parameters: [.library(type == "Range" ? "ClosedRange" : "Range", .int)], result: .library(type, .int),
          body: .native { (frame, slots) throws(Fault) in
            let (low, high) = (frame[int: slots[1].word], frame[int: slots[1].word + 1])
            let (end, overflow) =
              type == "Range" ? high.addingReportingOverflow(1) : high.subtractingReportingOverflow(1)
            guard !overflow else { throw .overflow(Int.self, high, type == "Range" ? "+" : "-", 1) }
            guard type == "Range" || low <= end else { throw .range(low, "...", end) }
            frame[int: slots[0].word] = low
            frame[int: slots[0].word + 1] = end
          }))
    }
  }

  /// Adds the rows that ranges of all bounds share. The type of the bound is inferred from the whole expression.
  @inline(never)
  private mutating func addRange(_ kind: RangeKind) {
    let bound = GenericParameter(name: "Bound", owner: -5, bounds: [.library("Comparable")])
    let type = Type.library(kind.rawValue, .parameter(bound))
    func add(_ name: String, _ role: NativeRow.Role, _ parameters: [Type], _ result: Type, _ body: RangeBody) {
      self.add(
        NativeRow(
          name: name, role: role, owner: role == .operator ? nil : type, generics: [bound],
          labels: role == .operator ? parameters.map { _ in nil } : NativeRow.labels(of: name), parameters: parameters,
          result: result, body: .range(body, kind)))
    }
    add(kind.name, .operator, Array(repeating: .parameter(bound), count: kind.isPartial ? 1 : 2), type, .make)
    add("contains(_:)", .method, [.parameter(bound)], .bool, .contains)
    guard !kind.isPartial else { return }
    add("isEmpty", .getter, [], .bool, .isEmpty)
    add("clamped(to:)", .method, [type], type, .clamp)
    add("overlaps(_:)", .method, [type], .bool, .overlap)
  }

  /// Adds the members that an integer range has as a collection.
  @inline(never)
  private mutating func addCollection(of kind: RangeKind, _ type: Type) {
    func getter(_ name: String, _ result: Type, _ body: @escaping @Sendable (Int, Int) -> [UInt64]) -> NativeRow {
      NativeRow(
        name: name, role: .getter, owner: type, labels: [], parameters: [], result: result,
        body: .native { (frame, slots) throws(Fault) in
          let high = frame[int: slots[1].word + 1]
          let words = body(
            frame[int: slots[1].word], kind == .closed ? high.addingReportingOverflow(1).partialValue : high)
          for (index, word) in words.enumerated() { frame.words[Int(slots[0].word) + index] = word }
        })
    }
    @Sendable func word(_ value: Int) -> UInt64 { UInt64(UInt(bitPattern: value)) }
    add(getter("count", .int) { [word($1 &- $0)] })
    add(getter("first", .optional(.int)) { $0 < $1 ? [1, word($0)] : [0, 0] })
    add(getter("last", .optional(.int)) { $0 < $1 ? [1, word($1 - 1)] : [0, 0] })
    guard kind == .range else { return }
    add(getter("startIndex", .int) { (low, _) in [word(low)] })
    add(getter("endIndex", .int) { (_, high) in [word(high)] })
    add(getter("indices", .range(.int)) { [word($0), word($1)] })
  }
}
