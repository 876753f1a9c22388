/// `stride(from:to:by:)` and `stride(from:through:by:)`: the number of elements and each element,
/// computed as in the standard library.
enum StrideRows {
  /// Slots: result, stride (start, end, step).
  static func count(isInt: Bool, isThrough: Bool) -> Native {
    { (frame, slots) throws(Fault) in
      let word = slots[1].word
      frame[int: slots[0].word] =
        isInt
        ? count(frame[int: word], frame[int: word + 1], frame[int: word + 2], isThrough)
        : count(frame[double: word], frame[double: word + 1], frame[double: word + 2], isThrough)
    }
  }

  /// Slots: result, stride, index.
  static func element(isInt: Bool) -> Native {
    { (frame, slots) throws(Fault) in
      let word = slots[1].word
      let index = frame[int: slots[2].word]
      if isInt {
        frame[int: slots[0].word] = frame[int: word] &+ index &* frame[int: word + 2]
      } else {
        // A product instead of a sum, and fused, as the standard library computes it where it can.
        frame[double: slots[0].word] = frame[double: word].addingProduct(Double(index), frame[double: word + 2])
      }
    }
  }

  /// Returns all elements of a stride as words, and their number.
  static func elements(
    _ frame: Frame, _ slot: Slot, isInt: Bool, isThrough: Bool
  ) throws(Fault) -> (words: [UInt64], count: Int) {
    let word = slot.word
    let count =
      isInt
      ? count(frame[int: word], frame[int: word + 1], frame[int: word + 2], isThrough)
      : count(frame[double: word], frame[double: word + 1], frame[double: word + 2], isThrough)
    try frame.require(size: count, of: "array elements")
    let words = (0..<count).map { index in
      isInt
        ? UInt64(UInt(bitPattern: frame[int: word] &+ index &* frame[int: word + 2]))
        : frame[double: word].addingProduct(Double(index), frame[double: word + 2]).bitPattern
    }
    return (words, count)
  }

  private static func count(_ start: Int, _ end: Int, _ step: Int, _ isThrough: Bool) -> Int {
    guard step > 0 ? start <= end : start >= end else { return 0 }
    // Magnitudes cover the whole width of the type.
    let distance = step > 0 ? UInt(bitPattern: end &- start) : UInt(bitPattern: start &- end)
    let (turns, rest) = distance.quotientAndRemainder(dividingBy: step.magnitude)
    return Int(clamping: turns) &+ (turns < Int.max && (isThrough || rest > 0) ? 1 : 0)
  }

  private static func count(_ start: Double, _ end: Double, _ step: Double, _ isThrough: Bool) -> Int {
    // The quotient is the number of elements except for rounding errors. Comparing the
    // elements themselves corrects these.
    let quotient = ((end - start) / step).rounded(.down)
    guard quotient >= 0, quotient < 1e15 else { return quotient > 0 ? Int(1e15) : 0 }
    var count = Int(quotient)
    func isInside(_ index: Int) -> Bool {
      let value = start.addingProduct(Double(index), step)
      if isThrough { return step > 0 ? value <= end : value >= end }
      return step > 0 ? value < end : value > end
    }
    while count > 0, !isInside(count - 1) { count -= 1 }
    while isInside(count) { count += 1 }
    return count
  }
}
