@testable import ShapeInterpreter

/// One call of a native row outside of any program, within a budget.
struct RowCall {
  /// False if the row threw a fault.
  private(set) var isDone = false
  /// The budget that the call has left.
  private(set) var allowance: Allowance
  /// The values in the slots after the call: the result, then the receiver and the arguments.
  private(set) var values: [Constant] = []

  init(_ native: Native, _ arguments: [Constant], _ result: Layout, _ budget: Allowance) {
    allowance = budget
    let layouts = [result] + arguments.map { Layout(words: $0.words.count, objects: $0.objects.count) }
    var slots: [Slot] = []
    var size = Layout.none
    for layout in layouts {
      slots.append(Slot(size.words, size.objects))
      size += layout
    }
    var words = Array(repeating: UInt64(0), count: size.words + 1)
    var objects = Array(repeating: Object.none, count: size.objects + 1)
    isDone = words.withUnsafeMutableBufferPointer { words in
      objects.withUnsafeMutableBufferPointer { objects in
        withUnsafeMutablePointer(to: &allowance) { allowance in
          let frame = Frame(words: words.baseAddress!, objects: objects.baseAddress!, allowance: allowance)
          for (slot, argument) in zip(slots.dropFirst(), arguments) { frame.put(argument, at: slot) }
          do throws(Fault) {
            try native(frame, slots)
            return true
          } catch {
            return false
          }
        }
      }
    }
    values = zip(slots, layouts).map { slot, layout in
      Constant(
        words: Array(words[Int(slot.word)..<(Int(slot.word) + layout.words)]),
        objects: Array(objects[Int(slot.object)..<(Int(slot.object) + layout.objects)]))
    }
  }
}
