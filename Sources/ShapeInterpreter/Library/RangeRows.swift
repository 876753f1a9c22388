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
