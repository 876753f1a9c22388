import SwiftUI

private struct Dial {
  var turns = 0
  var level = 3 { didSet { turns += level * 2 + oldValue } }
  var origin = CGPoint(x: 1, y: 1) {
    willSet { turns += Int(newValue.x) }
  }
  var marks = [1, 2] { didSet(former) { turns += marks.count * 10 + former.count } }

  init() {}
  init(level: Int) {
    self.level = level
    self.level += 1
  }
}

extension Dial {
  init(twice level: Int) {
    self.init(level: level)
    self.level *= 2
  }
  mutating func turn() { level += 5 }
}

private struct Holder<Value> {
  var changes = 0
  var value: Value { didSet { changes += 1 } }
  var dial = Dial() { didSet { changes += dial.turns - oldValue.turns } }
}

private struct Stack {
  var changes = 0
  var dials = [Dial(), Dial()] { didSet { changes += 1000 } }
  var single = Dial() { willSet { changes += 10 + newValue.turns } }
}

struct ObservedMembers: Shape {
  func path(in rect: CGRect) -> Path {
    var dial = Dial(level: 4)
    dial.level = 9
    dial.turn()
    dial.origin.x = 5
    dial.marks.append(7)
    dial.marks[0] = 8
    var other = Dial(twice: 3)
    (other.level, other.origin) = (11, CGPoint(x: 2, y: 2))
    other[keyPath: \.level] += 1
    var holder = Holder(value: "a")
    holder.value += "b"
    holder.dial.level = 6
    holder.dial.turn()
    var stack = Stack()
    stack.dials[1].level += 2
    for index in stack.dials.indices { stack.dials[index].marks.append(index) }
    stack.single.origin.x += 3
    stack.single.turn()
    var path = Path()
    path.move(to: CGPoint(x: stack.changes, y: stack.dials[1].turns + stack.single.turns))
    path.move(to: CGPoint(x: dial.turns, y: dial.level))
    path.addLine(to: CGPoint(x: other.turns, y: other.level))
    path.addLine(to: CGPoint(x: holder.changes, y: holder.dial.turns))
    return path
  }
}
