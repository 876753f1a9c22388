import SwiftUI

/// Values that can be measured: of the library and of this file.
protocol Measured {
  var title: String { get }
  func grown(by factor: CGFloat) -> CGFloat
}

extension Measured {
  var doubled: String { title + title }
}

extension CGSize: Measured {
  var title: String { "size" }
  func grown(by factor: CGFloat) -> CGFloat { width * factor }
}

extension CGFloat: Measured {
  var title: String { "number" }
  func grown(by factor: CGFloat) -> CGFloat { self * factor }
}

extension String: Measured {
  var title: String { self }
  func grown(by factor: CGFloat) -> CGFloat { CGFloat(count) * factor }
}

struct Stick: Measured {
  var length: CGFloat
  var title: String { "stick" }
  func grown(by factor: CGFloat) -> CGFloat { length + factor }
}

/// Points that are run through like numbers.
protocol Blendable {
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, factor: CGFloat) -> Self
}

extension Blendable {
  func blended(with other: Self, _ amount: CGFloat) -> Self { self * (1 - amount) + other * amount }
}

extension UnitPoint: Blendable {
  static func + (a: UnitPoint, b: UnitPoint) -> UnitPoint { UnitPoint(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: UnitPoint, factor: CGFloat) -> UnitPoint { UnitPoint(x: a.x * factor, y: a.y * factor) }
}

/// Types of the library that take up protocols of the file.
struct AdoptedProtocols: Shape {
  var radius: CGFloat = 6

  private func measure<Item: Measured>(_ item: Item) -> CGFloat { item.grown(by: 2) + CGFloat(item.doubled.count) }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    let items: [any Measured] = [CGSize(width: radius, height: 3), CGFloat(4), "abc", Stick(length: radius)]
    for item in items {
      path.addLine(to: CGPoint(x: item.grown(by: 10), y: rect.minY + CGFloat(item.doubled.count)))
    }
    path.addLine(to: CGPoint(x: measure(rect.size), y: measure("hello") + measure(rect.width)))
    let (first, second) = (UnitPoint(x: 1, y: radius), UnitPoint(x: 9, y: -4))
    for step in stride(from: 0, through: 1, by: 0.25) {
      let blend = first.blended(with: second, step)
      path.addLine(to: CGPoint(x: rect.midX + blend.x, y: rect.midY + blend.y))
    }
    return path
  }
}
