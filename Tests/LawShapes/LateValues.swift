import SwiftUI

private enum Slip: Error {
  case low(Int)
  case high
}
postfix operator ++
prefix operator --
extension Int {
  fileprivate static postfix func ++ (x: inout Int) -> Int {
    defer { x += 1 }
    return x
  }
  fileprivate static prefix func -- (x: inout Int) -> Int {
    x -= 1
    return x
  }
}
/// Results, defaults of autoclosures, and operators that change their operand.
struct LateValues: Shape {
  private func measure(_ n: Int) -> Result<Double, Slip> {
    n < 0 ? .failure(.low(n)) : n > 9 ? .failure(.high) : .success(Double(n) / 2)
  }
  private func later(_ value: @autoclosure () -> Double = 6, times: Int = 2) -> Double {
    (0..<times).reduce(0) { sum, _ in sum + value() }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for n in [-2, 3, 12] {
      switch measure(n).map({ $0 + 1 }) {
      case .success(let value): path.move(to: CGPoint(x: value, y: 0))
      case .failure(.low(let by)): path.move(to: CGPoint(x: by, y: 1))
      case .failure: path.move(to: CGPoint(x: 99, y: 2))
      }
    }
    let half = (try? measure(5).get()) ?? 0
    let none = (try? measure(50).get()) ?? -1
    path.move(to: CGPoint(x: half, y: none))
    path.move(to: CGPoint(x: later(), y: later(2.5, times: 3)))
    var n = 4
    let first = n++
    let second = n++
    let third = --n
    path.move(to: CGPoint(x: Double(first * 10 + second), y: Double(third + n)))
    return path
  }
}
