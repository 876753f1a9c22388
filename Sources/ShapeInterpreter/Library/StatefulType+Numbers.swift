import Foundation

// Animatable data as a list of numbers, by which animations move it.
//
// SwiftUI calculates with the data's own operators. Those of numbers and pairs work number by number; here those of a
// program's own types do, too. Data that holds anything but numbers does not move.

extension StatefulType {
  /// Returns the numbers in a value; an empty array if it holds anything else.
  ///
  /// Slots: result, value.
  var readingNumbers: Native {
    { (frame, slots) in
      var result: [Double] = []
      for number in numbers ?? [] {
        let slot = slots[1].advanced(by: number.place)
        switch number.kind {
        case .double: result.append(frame[double: slot.word])
        case .float: result.append(Double(Float.load(from: frame, at: slot)))
        case .array: result += [Double].load(from: frame, at: slot)
        case .points:
          for point in [CGPoint].load(from: frame, at: slot) { result += [Double(point.x), Double(point.y)] }
        }
      }
      result.store(to: frame, at: slots[0])
    }
  }

  /// Returns a value with other numbers; those that are missing stay.
  ///
  /// Slots: result, value, numbers.
  var writingNumbers: Native {
    { (frame, slots) in
      copy(frame, from: slots[1], to: slots[0])
      var rest = [Double].load(from: frame, at: slots[2])[...]
      for (index, number) in (numbers ?? []).enumerated() {
        let slot = slots[0].advanced(by: number.place)
        switch number.kind {
        case .double: frame[double: slot.word] = rest.popFirst() ?? frame[double: slot.word]
        case .float: if let value = rest.popFirst() { Float(value).store(to: frame, at: slot) }
        case .array:
          // Only the last array may have another length than the value's.
          let isLast = index == (numbers ?? []).count - 1
          let count = isLast ? rest.count : min(rest.count, [Double].load(from: frame, at: slot).count)
          Array(rest.prefix(count)).store(to: frame, at: slot)
          rest = rest.dropFirst(count)
        case .points:
          let isLast = index == (numbers ?? []).count - 1
          let count = isLast ? rest.count / 2 : min(rest.count / 2, [CGPoint].load(from: frame, at: slot).count)
          let given = Array(rest.prefix(2 * count))
          (0..<count).map { CGPoint(x: given[2 * $0], y: given[2 * $0 + 1]) }.store(to: frame, at: slot)
          rest = rest.dropFirst(2 * count)
        }
      }
    }
  }
}
