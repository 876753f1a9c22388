import Foundation

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
          labels: role == .operator ? parameters.map { _ in nil } : nil, parameters: parameters,
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
