/// The two kinds of arrays. A slice has a word in addition, with its first index.
enum ArrayKind: CaseIterable, Sendable {
  case array, slice

  func type(of element: Type) -> Type { self == .array ? .array(element) : .slice(element) }

  /// Returns the first index of the array or slice in a slot.
  @inline(__always)
  func start(_ frame: Frame, _ slot: Slot) -> Int { self == .array ? 0 : frame[int: slot.word] }

  /// Returns the fault of an index that is out of range. `index` is counted from the first element.
  func outOfRange(_ index: Int, _ start: Int, _ array: ArrayValue) -> Fault {
    self == .array
      ? .index(index, ofArray: array.count) : .index(index &+ start, ofSlice: start..<(start + array.count))
  }
}
