import Foundation

/// The native side of arrays, strings and strides, where the layout of an element is known only when code is made.
enum ArrayRows {
  /// result, then the elements.
  static func literal(_ element: Layout, count: Int) -> Native {
    { (frame, slots) throws(Fault) in
      var value = ArrayValue()
      value.words.reserveCapacity(count * element.words)
      for index in 1..<(count + 1) { append(frame, slots[index], element, to: &value) }
      value.count = count
      frame.objects[Int(slots[0].object)] = .array(value)
    }
  }

  /// result, array, index
  static func element(_ element: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      let index = frame[int: slots[2].word]
      guard case .array(let array) = frame.objects[Int(slots[1].object)] else { return }
      guard index >= 0, index < array.count else { throw .trap("index out of range") }
      read(array, index, element, frame, slots[0])
    }
  }

  /// new element, array, index
  static func replaceElement(_ element: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      let index = frame[int: slots[2].word]
      try modify(frame, slots[1]) { (array) throws(Fault) in
        guard index >= 0, index < array.count else { throw .trap("index out of range") }
        for word in 0..<element.words {
          array.words[index * element.words + word] = frame.words[Int(slots[0].word) + word]
        }
        for object in 0..<element.objects {
          array.objects[index * element.objects + object] = frame.objects[Int(slots[0].object) + object]
        }
      }
    }
  }

  /// result, array
  static let count: Native = { (frame, slots) throws(Fault) in
    guard case .array(let array) = frame.objects[Int(slots[1].object)] else { return }
    frame[int: slots[0].word] = array.count
  }

  /// Changes an array where it lies, without a second owner.
  static func modify(_ frame: Frame, _ slot: Slot, _ body: (inout ArrayValue) throws(Fault) -> Void) throws(Fault) {
    let place = frame.objects + Int(slot.object)
    guard case .array(var array) = place.move() else {
      place.initialize(to: .none)
      return
    }
    place.initialize(to: .none)
    do throws(Fault) {
      try body(&array)
    } catch {
      place.pointee = .array(array)
      throw error
    }
    place.pointee = .array(array)
  }

  static func append(_ frame: Frame, _ slot: Slot, _ element: Layout, to array: inout ArrayValue) {
    for word in 0..<element.words { array.words.append(frame.words[Int(slot.word) + word]) }
    for object in 0..<element.objects { array.objects.append(frame.objects[Int(slot.object) + object]) }
  }

  static func read(_ array: ArrayValue, _ index: Int, _ element: Layout, _ frame: Frame, _ slot: Slot) {
    for word in 0..<element.words { frame.words[Int(slot.word) + word] = array.words[index * element.words + word] }
    for object in 0..<element.objects {
      frame.objects[Int(slot.object) + object] = array.objects[index * element.objects + object]
    }
  }
}

/// Strings: joining and printing.
enum StringRows {
  /// result, string, string
  static let append: Native = { (frame, slots) throws(Fault) in
    let joined = String.load(from: frame, at: slots[1]) + String.load(from: frame, at: slots[2])
    joined.store(to: frame, at: slots[0])
  }

  /// What prints a value of a type; nil for types that are not printed.
  static func printing(_ type: Type) -> Native? {
    switch type {
    case .int: print(Int.self)
    case .double: print(Double.self)
    case .cgFloat: print(CGFloat.self)
    case .float: print(Float.self)
    case .bool: print(Bool.self)
    case .string: print(String.self)
    default: IntegerRows.native(type).map { print($0) }
    }
  }

  private static func print<Value: MachineValue>(_ type: Value.Type) -> Native {
    { (frame, slots) throws(Fault) in "\(Value.load(from: frame, at: slots[1]))".store(to: frame, at: slots[0]) }
  }
}

/// `stride(from:to:by:)`: the number of its elements and each of them, as the standard library computes them.
enum StrideRows {
  /// result, stride (start, end, step)
  static func count(isInt: Bool, isThrough: Bool) -> Native {
    { (frame, slots) throws(Fault) in
      let word = slots[1].word
      frame[int: slots[0].word] =
        isInt
        ? count(frame[int: word], frame[int: word + 1], frame[int: word + 2], isThrough)
        : count(frame[double: word], frame[double: word + 1], frame[double: word + 2], isThrough)
    }
  }

  /// result, stride, index
  static func element(isInt: Bool) -> Native {
    { (frame, slots) throws(Fault) in
      let word = slots[1].word
      let index = frame[int: slots[2].word]
      if isInt {
        frame[int: slots[0].word] = frame[int: word] + index * frame[int: word + 2]
      } else {
        // Multiplied, not added up; fused, as the standard library does where it can.
        frame[double: slots[0].word] = frame[double: word].addingProduct(Double(index), frame[double: word + 2])
      }
    }
  }

  /// All elements of a stride as words.
  static func elements(
    _ frame: Frame, _ slot: Slot, isInt: Bool, isThrough: Bool
  ) throws(Fault) -> (words: [UInt64], count: Int) {
    let word = slot.word
    let count =
      isInt
      ? count(frame[int: word], frame[int: word + 1], frame[int: word + 2], isThrough)
      : count(frame[double: word], frame[double: word + 1], frame[double: word + 2], isThrough)
    guard count <= 1_000_000 else { throw .tooLarge("array elements") }
    let words = (0..<count).map { index in
      isInt
        ? UInt64(UInt(bitPattern: frame[int: word] + index * frame[int: word + 2]))
        : frame[double: word].addingProduct(Double(index), frame[double: word + 2]).bitPattern
    }
    return (words, count)
  }

  private static func count(_ start: Int, _ end: Int, _ step: Int, _ isThrough: Bool) -> Int {
    let distance = step > 0 ? end - start : start - end
    guard distance >= 0 else { return 0 }
    let size = abs(step)
    return isThrough ? distance / size + 1 : (distance + size - 1) / size
  }

  private static func count(_ start: Double, _ end: Double, _ step: Double, _ isThrough: Bool) -> Int {
    // The quotient tells the number but for rounding, which comparing the elements themselves mends.
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
