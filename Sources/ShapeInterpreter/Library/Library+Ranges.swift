import Foundation

/// The types of ranges, by the names that Swift gives them.
enum RangeKind: String, CaseIterable, Sendable {
  case range = "Range"
  case closed = "ClosedRange"
  case from = "PartialRangeFrom"
  case upTo = "PartialRangeUpTo"
  case through = "PartialRangeThrough"

  /// The part of a collection that a range of indices names.
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

  /// A range of integers as the source would write it.
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

  /// The operator that makes it, and its operands.
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

  /// Whether the limits hold a value, by the order of its type.
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

// Ranges: the operators that make them, what they contain, and those of integers as collections.

extension LibraryTable {
  @inline(never)
  mutating func addRanges() {
    for name in ["Range", "ClosedRange"] { conform(.library(name), to: ["RandomAccessCollection", "Hashable"]) }
    conform(.library("PartialRangeFrom"), to: ["Sequence"])
    for name in ["StrideTo", "StrideThrough"] { conform(.library(name), to: ["Sequence"]) }
    for kind in RangeKind.allCases {
      addRange(kind, Int.self)
      addRange(kind, Double.self)
      addRange(kind, CGFloat.self)
      addRange(kind, Float.self)
      addRange(kind, StringIndex.self)
    }
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

  @inline(never)
  private mutating func addRange<Bound: Comparable & MachineValue>(_ kind: RangeKind, _ bound: Bound.Type) {
    let type = Type.library(kind.rawValue, Bound.type)
    add(
      NativeRow(
        name: kind.name, role: .operator, labels: Array(repeating: nil, count: kind.isPartial ? 1 : 2),
        parameters: Array(repeating: Bound.type, count: kind.isPartial ? 1 : 2), result: type,
        body: .native { (frame, slots) throws(Fault) in
          let low = Bound.load(from: frame, at: slots[1])
          guard !kind.isPartial else { return low.store(to: frame, at: slots[0]) }
          let high = Bound.load(from: frame, at: slots[2])
          guard low <= high else { throw .range(low, kind == .range ? "..<" : "...", high) }
          low.store(to: frame, at: slots[0])
          high.store(to: frame, at: slots[0].advanced(by: .word))
        }))
    add(
      NativeRow(
        name: "contains(_:)", role: .method, owner: type, labels: [nil], parameters: [Bound.type], result: .bool,
        body: .native { (frame, slots) throws(Fault) in
          let low = Bound.load(from: frame, at: slots[1])
          let high = kind.isPartial ? low : Bound.load(from: frame, at: slots[1].advanced(by: .word))
          frame[bool: slots[0].word] = kind.contains(low, high, Bound.load(from: frame, at: slots[2]))
        }))
    guard !kind.isPartial else { return }
    add(
      NativeRow(
        name: "isEmpty", role: .getter, owner: type, labels: [], parameters: [], result: .bool,
        body: .native { (frame, slots) throws(Fault) in
          let high = Bound.load(from: frame, at: slots[1].advanced(by: .word))
          frame[bool: slots[0].word] = kind == .range && Bound.load(from: frame, at: slots[1]) == high
        }))
    for name in ["clamped(to:)", "overlaps(_:)"] {
      add(
        NativeRow(
          name: name, role: .method, owner: type, labels: NativeRow.labels(of: name), parameters: [type],
          result: name == "overlaps(_:)" ? .bool : type,
          body: .native { (frame, slots) throws(Fault) in
            let (low, high) = (
              Bound.load(from: frame, at: slots[1]), Bound.load(from: frame, at: slots[1].advanced(by: .word))
            )
            let (first, last) = (
              Bound.load(from: frame, at: slots[2]), Bound.load(from: frame, at: slots[2].advanced(by: .word))
            )
            if name == "overlaps(_:)" {
              let areFull = kind == .closed || low < high && first < last
              frame[bool: slots[0].word] =
                areFull && kind.contains(low, high, first) || areFull && kind.contains(first, last, low)
            } else {
              min(max(low, first), last).store(to: frame, at: slots[0])
              min(max(high, first), last).store(to: frame, at: slots[0].advanced(by: .word))
            }
          }))
    }
  }

  /// What a range of integers has as a collection.
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
