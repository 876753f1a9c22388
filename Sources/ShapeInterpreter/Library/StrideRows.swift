/// `stride(from:to:by:)` and `stride(from:through:by:)`: the number of elements and each element,
/// computed as in the standard library.
///
/// A stride is three words: its start, its end and its step.
struct StrideRows {
  /// The arithmetic of the elements; each width of floating point rounds differently.
  private enum Arithmetic {
    case integer
    case double
    case float
  }

  private var arithmetic: Arithmetic
  /// True for `through`, whose end may be an element.
  private var isThrough: Bool

  /// The rows of the type `StrideTo` or `StrideThrough`; nil for other types.
  init?(_ type: Type) {
    guard let element = type.argument(of: "StrideTo") ?? type.argument(of: "StrideThrough") else { return nil }
    arithmetic = element == .float ? .float : element.isFloating ? .double : .integer
    isThrough = type.nominal == .library("StrideThrough")
  }

  /// Returns the code that makes a stride over elements of a numeric type; nil for other types. Slots: result, start,
  /// end, step.
  static func making(_ element: Type) -> NativeEntry? {
    guard element.isNumeric else { return nil }
    let isFloat = element == .float
    let isDouble = element.isFloating && !isFloat
    return NativeEntry { (frame, slots) throws(Fault) in
      let isZero =
        isFloat
        ? Float.load(from: frame, at: slots[3]) == 0
        : isDouble ? Double.load(from: frame, at: slots[3]) == 0 : frame[int: slots[3].word] == 0
      guard !isZero else { throw .zeroStride }
      for index in 0..<3 { frame.words[Int(slots[0].word) + index] = frame.words[Int(slots[index + 1].word)] }
    }
  }

  /// Counts the elements. Slots: result, stride.
  var count: Native {
    { (frame, slots) throws(Fault) in frame[int: slots[0].word] = count(frame, slots[1]) }
  }

  /// Returns one element. Slots: result, stride, index.
  var element: Native {
    { (frame, slots) throws(Fault) in
      frame.words[Int(slots[0].word)] = element(frame[int: slots[2].word], frame, slots[1])
    }
  }

  /// Returns all elements of a stride as words, and their number.
  func elements(_ frame: Frame, _ slot: Slot) throws(Fault) -> (words: [UInt64], count: Int) {
    let count = count(frame, slot)
    try frame.require(size: count, of: "array elements")
    return ((0..<count).map { element($0, frame, slot) }, count)
  }

  private func count(_ frame: Frame, _ slot: Slot) -> Int {
    let word = slot.word
    switch arithmetic {
    case .integer: return Self.count(frame[int: word], frame[int: word + 1], frame[int: word + 2], isThrough)
    case .double: return Self.count(Self.values(Double.self, frame, slot), isThrough)
    case .float: return Self.count(Self.values(Float.self, frame, slot), isThrough)
    }
  }

  private func element(_ index: Int, _ frame: Frame, _ slot: Slot) -> UInt64 {
    // A product instead of a sum, and fused, as the standard library computes it where it can.
    switch arithmetic {
    case .integer:
      return UInt64(bitPattern: Int64(frame[int: slot.word] &+ index &* frame[int: slot.word + 2]))
    case .double:
      let (start, _, step) = Self.values(Double.self, frame, slot)
      return start.addingProduct(Double(index), step).bitPattern
    case .float:
      let (start, _, step) = Self.values(Float.self, frame, slot)
      return UInt64(start.addingProduct(Float(index), step).bitPattern)
    }
  }

  private static func values<Number: MachineValue>(
    _ type: Number.Type, _ frame: Frame, _ slot: Slot
  ) -> (start: Number, end: Number, step: Number) {
    (
      .load(from: frame, at: slot), .load(from: frame, at: slot.advanced(by: .word)),
      .load(from: frame, at: slot.advanced(by: Layout(words: 2)))
    )
  }

  /// The most elements that are counted; more than any budget lets a loop go through.
  private static let most = 1_000_000_000_000_000

  private static func count(_ start: Int, _ end: Int, _ step: Int, _ isThrough: Bool) -> Int {
    guard step > 0 ? start <= end : start >= end else { return 0 }
    // Magnitudes cover the whole range of the type.
    let distance = step > 0 ? UInt(bitPattern: end &- start) : UInt(bitPattern: start &- end)
    let (turns, rest) = distance.quotientAndRemainder(dividingBy: step.magnitude)
    return Int(clamping: turns) &+ (turns < Int.max && (isThrough || rest > 0) ? 1 : 0)
  }

  private static func count<Number: BinaryFloatingPoint>(
    _ stride: (start: Number, end: Number, step: Number), _ isThrough: Bool
  ) -> Int {
    let (start, end, step) = stride
    // The quotient is the number of elements except for rounding errors. Comparing the elements themselves corrects
    // these.
    let quotient = Double(((end - start) / step).rounded(.down))
    guard quotient >= 0, quotient < Double(most) else { return quotient > 0 ? most : 0 }
    let estimate = Int(quotient)
    func isInside(_ index: Int) -> Bool {
      let value = start.addingProduct(Number(index), step)
      if isThrough { return step > 0 ? value <= end : value >= end }
      return step > 0 ? value < end : value > end
    }
    for count in [estimate, estimate + 1] where count == 0 || isInside(count - 1) {
      if !isInside(count) { return count }
    }
    // Elements do not decrease, so the first one outside is found by halves.
    var (inside, outside) = (-1, estimate + 1)
    while isInside(outside) {
      // A step far below the spacing of the numbers hardly ever arrives.
      guard outside < most else { return most }
      outside *= 2
    }
    while outside - inside > 1 {
      let middle = inside + (outside - inside) / 2
      if isInside(middle) { inside = middle } else { outside = middle }
    }
    return outside
  }
}
