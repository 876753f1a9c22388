import SwiftUI

/// A value whose parts are changed by calls while other parts of it keep their values.
struct PartHolder {
  var weight = 11.0
  var marks = [3.0, 1, 2]
  var pair = (4.0, [9.0, 8])
  var seen = 5.0 { didSet { weight += oldValue } }
  mutating func grow(by step: Double) { weight += step }
}

nonisolated(unsafe) var sharedHolder = PartHolder()

/// Parts of globals, static properties and captured variables, changed through methods and inout arguments.
struct SharedParts: Shape {
  var step = 2.0
  nonisolated(unsafe) static var holder = PartHolder()
  nonisolated(unsafe) static var nested = (1.0, PartHolder())

  private func shift(_ value: inout Double, _ list: [Double]) -> Double {
    value += list.reduce(0, +)
    return value * 2
  }

  private func numbers(_ holder: PartHolder) -> [Double] {
    [holder.weight, holder.pair.0, holder.seen] + holder.marks + holder.pair.1
  }

  func path(in rect: CGRect) -> Path {
    sharedHolder = PartHolder()
    Self.holder = PartHolder()
    Self.nested = (1, PartHolder())
    var captured = PartHolder()
    var list = [PartHolder(), PartHolder()]
    var sums: [Double] = []
    func change(_ times: Int) {
      for time in 0..<times {
        captured.marks.sort()
        captured.pair.1.sort { $0 < $1 }
        captured.seen += Double(time)
        sums.append(shift(&captured.pair.0, captured.marks))
        captured.marks.append(contentsOf: [step, Double(time)])
        captured.marks.removeAll { $0 > 5 }
        list[1].marks.sort()
        sums.append(shift(&list[0].seen, list[1].marks))
      }
    }
    change(2)
    sharedHolder.marks.sort()
    sharedHolder.pair.1.sort()
    Self.holder.marks.sort(by: >)
    Self.nested.1.marks.sort()
    Self.nested.1.grow(by: step)
    sums.append(shift(&Self.nested.1.weight, [step]))
    sums.append(shift(&sharedHolder.seen, Self.holder.marks))
    let late = {
      captured.marks.shuffleByHand()
      captured.grow(by: step)
    }
    late()
    let all =
      sums + numbers(captured) + numbers(sharedHolder) + numbers(Self.holder) + numbers(Self.nested.1)
      + list.flatMap { numbers($0) } + [Self.nested.0]
    var path = Path()
    path.addLines(all.enumerated().map { CGPoint(x: Double($0.offset), y: $0.element) })
    return path
  }
}

extension Array {
  /// Moves the first element to the end, through a closure that works on parts of the array.
  mutating func shuffleByHand() {
    guard let first = first else { return }
    removeFirst()
    append(first)
  }
}
