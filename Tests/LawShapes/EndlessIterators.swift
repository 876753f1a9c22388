import SwiftUI

/// Iterators of sequences without an end are values: a copy goes on by itself.
struct EndlessIterators: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    var powers = sequence(first: 1.0) { $0 * 2 }.makeIterator()
    _ = powers.next()
    var copy = powers
    for _ in 0..<4 {
      path.addEllipse(in: CGRect(x: powers.next() ?? 0, y: copy.next() ?? 0, width: 3, height: 3))
    }
    _ = copy.next()
    for power in copy where power > 40 {
      path.move(to: CGPoint(x: power, y: powers.next() ?? -1))
      if power > 1_000 { break }
    }
    var countdown = sequence(state: 3) { (rest: inout Int) -> Int? in
      rest -= 1
      return rest < 0 ? nil : rest
    }.makeIterator()
    while let rest = countdown.next() { path.addRect(CGRect(x: Double(rest) * 10, y: 0, width: 5, height: 5)) }
    var numbers = [1.0, 2, 3, 4].makeIterator()
    _ = numbers.next()
    var others = numbers
    while let number = others.next() { path.addLine(to: CGPoint(x: number, y: numbers.next() ?? 9)) }
    return path
  }
}
