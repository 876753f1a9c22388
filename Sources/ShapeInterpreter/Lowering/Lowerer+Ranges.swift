// Ranges whose bounds the file compares itself: their operations call the type's own `<`.

extension Lowerer {
  /// Lowers an operation of ranges on bounds that the library cannot compare.
  mutating func makeRange(
    _ body: RangeBody, _ kind: RangeKind, _ bound: Type, _ slots: [Slot], named name: String, in slot: Slot
  ) throws(CheckFailure) {
    let size = try layout(of: bound)
    let low = slots[0]
    switch body {
    case .make:
      copy(low, to: slot, size)
      guard !kind.isPartial else { return }
      let test = builder.allocate(.word)
      try makeLess(low, slots[1], bound, orEqual: true, in: test)
      call(
        { (frame, slots) throws(Fault) in
          guard frame[bool: slots[0].word] else { throw .range(of: bound) }
        }, [test])
      copy(slots[1], to: slot.advanced(by: size), size)
    case .contains:
      let (high, value) = (low.advanced(by: size), slots[1])
      switch kind {
      case .upTo: return try makeLess(value, low, bound, orEqual: false, in: slot)
      case .through: return try makeLess(value, low, bound, orEqual: true, in: slot)
      case .from: return try makeLess(low, value, bound, orEqual: true, in: slot)
      case .range, .closed: break
      }
      try makeLess(low, value, bound, orEqual: true, in: slot)
      let end = builder.emitJump(.jumpUnless, slot.word)
      try makeLess(value, high, bound, orEqual: kind == .closed, in: slot)
      builder.land(end)
    case .isEmpty:
      guard kind == .range else { return setWord(slot.word, to: 0) }
      try makeEqual(low, low.advanced(by: size), bound, in: slot)
    case .clamp, .overlap: throw unsupported(name, on: bound)
    }
  }
}
