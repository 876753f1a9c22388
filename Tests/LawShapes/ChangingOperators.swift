import SwiftUI

infix operator ??= : AssignmentPrecedence
infix operator <-> : AssignmentPrecedence
infix operator |>= : AssignmentPrecedence
infix operator =~= : ComparisonPrecedence
infix operator ≤= : ComparisonPrecedence

private func ??= <T>(value: inout T?, other: @autoclosure () -> T) { if value == nil { value = other() } }
private func <-> <T>(one: inout T, other: inout T) { (one, other) = (other, one) }
private func =~= (one: CGFloat, other: CGFloat) -> Bool { abs(one - other) < 1 }
private func ≤= (one: CGFloat, other: CGFloat) -> Bool { one <= other }
private func += <T: Equatable>(list: inout [T], item: T) { list.append(item) }

private struct Load {
  var weight: CGFloat = 1
  static func |>= (load: inout Load, change: (inout Load) -> Void) { change(&load) }
  static func += (load: inout Load, weight: CGFloat) { load.weight += weight }
  static func -= (load: inout Load, other: Load) { load.weight -= other.weight }
}

/// Operators of the file's own that end in `=`, and others that change their operands.
struct ChangingOperators: Shape {
  var share: CGFloat = 0.4

  private struct Cart {
    var load: Load? = Load()
  }

  func path(in rect: CGRect) -> Path {
    var chosen: CGFloat?
    chosen ??= rect.width * share
    chosen ??= rect.height
    var stops: [CGFloat] = [1, 2]
    stops += 3
    stops += [4, share]
    var cart = Cart()
    cart.load? += 2
    cart.load?.weight += share
    cart.load! -= Load()
    var load = Load()
    load |>= { $0.weight = 12 }
    load += share
    var (low, high): (CGFloat, CGFloat) = (3, 9)
    low <-> high
    func isNear(_ x: CGFloat) -> Bool { x =~= 3 }
    func isShare(_ x: CGFloat) -> Bool { 0...0.5 ~= x }
    let near = stops.filter { $0 =~= 2 }
    let inside = stops.map { _ in 0...0.5 ~= share }
    var path = Path()
    path.move(to: CGPoint(x: chosen ?? 0, y: stops.reduce(0, +)))
    path.addLine(to: CGPoint(x: cart.load?.weight ?? 0, y: load.weight))
    path.addLine(to: CGPoint(x: low, y: high))
    path.addLine(to: CGPoint(x: isNear(low) ? 1 : 0, y: isShare(share) ? 1 : 0))
    path.addLine(to: CGPoint(x: near.count, y: inside.filter { $0 }.count))
    path.addLine(to: CGPoint(x: 2 ≤= low ? 1 : 0, y: 2 ≤= high ? 1 : 0))
    return path
  }
}
