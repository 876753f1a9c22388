import SwiftUI

// Orders of a file's own types: the order of an enum's cases, an own `<`, and what Swift derives from them.

private enum Tide: Comparable, CaseIterable { case ebb, slack, flood }

private enum Swell: Comparable {
  case none
  case wind(height: Double, Int)
  case storm(Tide)
}

private indirect enum Chain: Comparable {
  case end
  case link(Int, Chain)
}

private enum Depth: Int, Comparable {
  case shallow = 9
  case middle = 5
  case deep = 1
  static func < (a: Depth, b: Depth) -> Bool { a.rawValue < b.rawValue }
}

private struct Mark: Comparable {
  var value: Double
  static func < (a: Mark, b: Mark) -> Bool { a.value < b.value }
}

private protocol Weighed: Comparable { var weight: Int { get } }
extension Weighed { fileprivate static func < (a: Self, b: Self) -> Bool { a.weight < b.weight } }
private struct Stone: Weighed { var weight: Int }
private enum Crate: Weighed {
  case light
  case heavy(Int)
  var weight: Int { if case .heavy(let w) = self { return w } else { return 1 } }
}

private struct OrderedPair<T: Comparable>: Comparable {
  var a: T
  var b: T
  static func < (x: OrderedPair, y: OrderedPair) -> Bool { (x.a, x.b) < (y.a, y.b) }
}

// Its `>` is no opposite of `<`.
private struct Odd: Comparable {
  var value: Int
  static func < (a: Odd, b: Odd) -> Bool { a.value < b.value }
  static func > (a: Odd, b: Odd) -> Bool { a.value % 2 > b.value % 2 }
}

private func flags<T: Comparable>(_ a: T, _ b: T) -> Int {
  (a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a > b ? 4 : 0) + (a >= b ? 8 : 0) + (a == b ? 16 : 0)
}

private func clamp<T: Comparable>(_ value: T, _ range: ClosedRange<T>) -> T {
  min(max(value, range.lowerBound), range.upperBound)
}

struct OwnOrders: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    var y = rect.minY
    func note(_ numbers: Int...) {
      for (x, number) in numbers.enumerated() {
        path.addRect(CGRect(x: CGFloat(x), y: y, width: 1, height: CGFloat(number)))
      }
      y += 1
    }
    for a in Tide.allCases {
      for b in Tide.allCases {
        note(flags(a, b), a < b ? 1 : 0, a <= b ? 1 : 0, a > b ? 1 : 0, a >= b ? 1 : 0)
      }
    }
    let swells: [Swell] = [
      .storm(.flood), .wind(height: 2, 1), .none, .wind(height: 1.5, 9), .storm(.ebb), .wind(height: 2, 0),
    ]
    let sorted = swells.sorted()
    for swell in sorted { note(swells.firstIndex(of: swell) ?? 99, swell > .wind(height: 2, 0) ? 5 : 6) }
    note(swells.min() == Swell.none ? 1 : 2, swells.max()! >= .storm(.flood) ? 3 : 4)
    for a in swells { for b in swells { note(flags(a, b)) } }
    let chains: [Chain] = [.end, .link(1, .end), .link(1, .link(0, .end)), .link(2, .end)]
    for a in chains { for b in chains { note(flags(a, b), a > b ? 1 : 0, a <= b ? 1 : 0) } }
    for a in [Depth.shallow, .middle, .deep] {
      note(a > .middle ? 1 : 0, a <= .middle ? 1 : 0, (.deep ... .middle).contains(a) ? 1 : 0)
      note((Depth.deep ..< .middle) ~= a ? 1 : 0, (...Depth.middle).contains(a) ? 1 : 0)
      note((Depth.middle...).contains(a) ? 1 : 0, (..<Depth.middle).contains(a) ? 1 : 0)
      switch a {
      case .deep ..< .middle: note(7)
      case .shallow...: note(8)
      default: note(9)
      }
      note(clamp(a, .deep ... .middle).rawValue)
    }
    note((Tide.slack ..< .slack).isEmpty ? 1 : 0, (Tide.ebb ... .flood).isEmpty ? 1 : 0)
    note((Mark(value: 1)...Mark(value: 2)).contains(Mark(value: 1.5)) ? 1 : 0)
    note(Mark(value: 1) > Mark(value: 2) ? 1 : 0, Mark(value: 1) <= Mark(value: 2) ? 1 : 0)
    note(flags(Mark(value: .nan), Mark(value: 1)), flags(Stone(weight: 2), Stone(weight: 3)))
    note(Stone(weight: 4) > Stone(weight: 3) ? 1 : 0, Stone(weight: 4) >= Stone(weight: 3) ? 1 : 0)
    note([Crate.heavy(7), .light, .heavy(0)].sorted().map(\.weight).reduce(0) { $0 * 10 + $1 })
    note(Crate.heavy(7) > .light ? 1 : 0, max(Crate.light, .heavy(3)).weight)
    note(
      flags(OrderedPair(a: 1, b: 2), OrderedPair(a: 1, b: 3)),
      OrderedPair(a: "b", b: "a") > OrderedPair(a: "a", b: "z") ? 1 : 0)
    note(
      flags(Odd(value: 3), Odd(value: 4)), Odd(value: 3) > Odd(value: 4) ? 1 : 0, Odd(value: 3) >= Odd(value: 4) ? 1 : 0
    )
    note(Tide.allCases.sorted(by: >).first == .flood ? 1 : 0, [Depth.shallow, .deep].sorted { $0 > $1 }[0].rawValue)
    return path
  }
}
