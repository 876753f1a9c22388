import SwiftUI

/// A corner that numbers are written for.
struct CornerSize: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var width: CGFloat
  var height: CGFloat

  init(integerLiteral value: Int) {
    (width, height) = (CGFloat(value), CGFloat(value))
  }

  init(floatLiteral value: Double) {
    (width, height) = (value, value / 2)
  }

  static func + (a: CornerSize, b: CornerSize) -> CornerSize {
    var sum = a
    sum.width += b.width
    sum.height += b.height
    return sum
  }
}

/// Lengths that are written as a list, dashes that are written as a text, marks by their names, and a switch.
struct StepList: ExpressibleByArrayLiteral {
  let lengths: [CGFloat]

  init(arrayLiteral elements: CGFloat...) { lengths = elements }
}

struct DashText: ExpressibleByStringLiteral {
  let lengths: [CGFloat]

  init(stringLiteral value: String) { lengths = value.map { $0 == "-" ? 6 : 2 } }
}

struct MarkTable<Place: BinaryFloatingPoint & Sendable>: ExpressibleByDictionaryLiteral {
  var marks: [(name: String, place: Place)] = []

  init(dictionaryLiteral elements: (String, Place)...) {
    for (name, place) in elements { marks.append((name: name, place: place)) }
  }
}

struct Filled: ExpressibleByBooleanLiteral {
  let isOn: Bool

  init(booleanLiteral value: Bool) { isOn = value }
}

/// A frame whose parts are all written as literals of their own types.
struct LiteralTypes: Shape {
  var corner: CornerSize = 12
  var steps: StepList = [4, 8.5, 3]
  var dashes: DashText = "--.-.."
  var marks: MarkTable<Double> = ["low": 0.25, "middle": 0.5, "top": 0.75]
  var frame: Filled? = true

  private func scaled(_ corner: CornerSize, by factor: CGFloat = 2, _ flag: Filled = false) -> CGSize {
    CGSize(width: corner.width * (flag.isOn ? factor : 1), height: corner.height)
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    if frame?.isOn ?? false { path.addRoundedRect(in: rect, cornerSize: scaled(corner + 3.5)) }
    let choices: [CornerSize] = [1, 2.5, -4]
    var x = rect.minX
    for (choice, length) in zip(choices, steps.lengths) {
      x += length + CornerSize(7).width + scaled(rect.isEmpty ? 1 : 2.5, true).height
      path.addRect(CGRect(x: x, y: rect.minY, width: choice.width, height: scaled(-3, by: 1.5, true).width))
    }
    for length in dashes.lengths + ("-" as DashText).lengths {
      path.move(to: CGPoint(x: x, y: rect.maxY))
      x += length
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    for mark in marks.marks {
      path.addLine(to: CGPoint(x: rect.minX + rect.width * mark.place, y: rect.midY + CGFloat(mark.name.count)))
    }
    let none: StepList = []
    let empty: MarkTable<Float> = [:]
    path.addLine(to: CGPoint(x: none.lengths.count, y: empty.marks.count))
    return path
  }

  private func scaled(_ corner: CornerSize, _ flag: Filled) -> CGSize { scaled(corner, by: 3, flag) }
}
