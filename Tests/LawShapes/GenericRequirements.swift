import SwiftUI

/// A value with a heft.
protocol Hefted {
  var heft: Double { get }
}

extension Int: Hefted { var heft: Double { Double(self) } }
extension CGPoint: Hefted { var heft: Double { Double(x + y) } }
extension Array: Hefted where Element: Hefted { var heft: Double { reduce(0) { $0 + $1.heft } } }

/// Requirements and members of extensions with generic parameters of their own.
protocol HeftWeigher {
  func weigh<T: Hefted>(_ value: T) -> Double
  func turned(_ value: some Hefted) -> Double
  static func all<T: Hefted>(_ values: T...) -> Double
  subscript<T: Hefted>(value: T) -> Double { get }
}

extension HeftWeigher {
  func twice<T: Hefted>(_ value: T) -> Double { weigh(value) * 2 + turned(value) }
  func turned(_ value: some Hefted) -> Double { weigh(value) / 2 }
  static func both<A: Hefted, B: Hefted>(_ a: A, _ b: B) -> Double { all(a) * 100 + all(b, b) }
}

struct HeftScale: HeftWeigher {
  var factor = 2.0
  func weigh<T: Hefted>(_ value: T) -> Double { value.heft * factor }
  static func all<T: Hefted>(_ values: T...) -> Double { values.reduce(0) { $0 + $1.heft } }
  subscript<T: Hefted>(value: T) -> Double { value.heft + factor }
}

extension CGVector: HeftWeigher {
  func weigh<T: Hefted>(_ value: T) -> Double { value.heft + Double(dx) }
  func turned(_ value: some Hefted) -> Double { Double(dy) - value.heft }
  static func all<T: Hefted>(_ values: T...) -> Double { Double(values.count) }
  subscript<T: Hefted>(value: T) -> Double { 0 }
}

extension BinaryFloatingPoint {
  static func mixed<T: BinaryInteger>(_ value: T, _ share: Self) -> Self { Self(value) * share }
}

extension Comparable {
  func isHeld<R: RangeExpression>(by range: R) -> Bool where R.Bound == Self { range.contains(self) }
}

extension Sequence {
  static func counted<T: Hefted>(_ value: T) -> Double { value.heft }
}

struct HeftBox<Content: Hefted> {
  var content: Content
  static func plain(_ content: Content) -> Double { content.heft }
  static var name: Double { 8 }
}

struct GenericRequirements: Shape {
  var share = 0.75

  private func use<W: HeftWeigher>(_ weigher: W) -> [Double] {
    [
      weigher.weigh(3), weigher.turned([1, 2]), weigher.twice(CGPoint(x: 1, y: 2)), W.all(1, 2, 3), W.both(4, [5]),
      weigher[7],
    ]
  }

  private func useAny(_ weigher: any HeftWeigher) -> [Double] {
    [weigher.weigh(3), weigher.turned([1, 2]), weigher.twice(CGPoint(x: 1, y: 2))]
  }

  private func name<T>(_ type: T.Type) -> Double where T: HeftWeigher { T.all(9, 8) }

  func path(in rect: CGRect) -> Path {
    var numbers = use(HeftScale()) + use(CGVector(dx: 3, dy: 4))
    for weigher in [HeftScale(factor: 3), CGVector(dx: 1, dy: 2)] as [any HeftWeigher] { numbers += useAny(weigher) }
    numbers += [
      Double.mixed(3, share), Double(CGFloat.mixed(Int8(2), CGFloat(share))), Double(Float.mixed(UInt(4), 0.5)),
    ]
    numbers += [share.isHeld(by: 0...1), share.isHeld(by: ..<0.5), 3.isHeld(by: 3..<4), "b".isHeld(by: "c"...)].map {
      $0 ? 1 : 0
    }
    numbers += [
      [Int].counted(5), HeftBox<Int>.plain(4), HeftBox<CGPoint>.name, HeftBox<[Int]>.plain([1, 2]),
      name(HeftScale.self),
    ]
    var path = Path()
    path.addLines(numbers.enumerated().map { CGPoint(x: Double($0.offset), y: $0.element) })
    return path
  }
}
