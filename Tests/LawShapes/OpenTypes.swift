import SwiftUI

// Expressions whose parts get their types from what stands around them.

private func last<Bound: Comparable>(_ range: ClosedRange<Bound>) -> Bound { range.upperBound }
private func pick<Value>(_ test: Bool, _ one: Value, _ other: Value) -> Value { test ? one : other }
private func make<Number: BinaryFloatingPoint>(_ value: Double) -> Number { Number(value) }
private func blend(_ one: Double, _ other: Double) -> Double { one * 0.25 + other * 0.75 }

extension Comparable {
  fileprivate func kept(in range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}

extension Numeric {
  fileprivate func held<Limit: Comparable>(from low: Limit, to high: Limit) -> Limit {
    Swift.min(Swift.max(low, self as! Limit), high)
  }
}

private struct Heading {
  var degrees: Double
  static let half = Heading(degrees: 180)
  static let pi = Heading(degrees: 180)
  static func / (heading: Heading, parts: Double) -> Heading { Heading(degrees: heading.degrees / parts) }
  static func * (times: Double, heading: Heading) -> Heading { Heading(degrees: times * heading.degrees) }
}

/// Ranges of literals take the type of what is looked for in them.
struct OpenRanges: Shape {
  var progress: CGFloat = 0.4

  func path(in rect: CGRect) -> Path {
    let half = 0.5
    let isInside = (0...1).contains(progress) && 0...1 ~= half && !(2...3).contains(progress)
    let tests = [0.2, 1.4, 0.9].filter { (0...1).contains($0) }
    let top: CGFloat = last(0...1)
    let clipped = (progress * 4).kept(in: 0...1)
    let jitter = { CGFloat.random(in: 0...$0) < 0 ? 1 : $0 }
    let letters = ("a"..."f").contains("d") ? 3 : 4
    var path = Path()
    path.move(to: CGPoint(x: isInside ? rect.midX : 0, y: top * rect.height))
    path.addLine(to: CGPoint(x: tests.count * 10, y: letters))
    path.addLine(to: CGPoint(x: clipped, y: jitter(9)))
    let held: CGFloat = progress.held(from: 0, to: 0.3)
    path.addLine(to: CGPoint(x: held, y: (2).kept(in: 0...progress)))
    return path
  }
}

/// Overloads are chosen by the whole expression.
struct OpenOverloads: Shape {
  var cogs = 8

  func path(in rect: CGRect) -> Path {
    let step: Heading = .pi / Double(cogs)
    let turn = 1.5 * .half
    let bounded: CGFloat = max(0, min(1, max(0, 2)))
    let root = sqrt(abs(-9))
    let share: CGFloat = make(0.25)
    let whole: Double = max(abs(7), min(3, 2) + 0.5)
    var path = Path()
    path.move(to: CGPoint(x: step.degrees, y: turn.degrees))
    path.addLine(to: CGPoint(x: bounded + root, y: share * rect.width))
    path.addLine(to: CGPoint(x: max(1, rect.width / 3), y: min(1 / 3, 0.5)))
    path.addLine(to: CGPoint(x: whole, y: (0).rounded() + 2))
    return path
  }
}

/// Functions by name take the parts of pairs.
struct OpenFunctions: Shape {
  func path(in rect: CGRect) -> Path {
    let (xs, ys) = ([10.0, 40, 80], [5.0, 60, 20])
    var path = Path()
    path.addLines(zip(xs, ys).map(CGPoint.init))
    path.addLines(zip(zip(xs, ys).map(max), zip(xs, ys).map(hypot)).map(CGPoint.init(x:y:)))
    path.addLine(to: CGPoint(x: zip(xs, ys).map(blend).reduce(0, +), y: zip(xs, ys).map(*).reduce(0, max)))
    return path
  }
}

/// Values become optional, element by element, where the context asks for it.
struct OpenOptionals: Shape {
  var shift: Double? = 12

  func path(in rect: CGRect) -> Path {
    let plain: [Double] = [1, 2]
    let wrapped: [Double?] = plain
    let table: [String: Double] = ["a": 3]
    let open: [String: Double?] = table
    let four = 4.0
    let mixed = [four, shift]
    let picked = pick(rect.isEmpty, 5, shift)
    let double: (Double) -> Double? = { $0 * 2 }
    let grow: (Double) -> Double = { $0 + 1 }
    let maybe: (Double) -> Double? = grow
    let none = [nil, shift].compactMap { $0 }.count
    var path = Path()
    path.move(to: CGPoint(x: wrapped[1] ?? 7, y: (open["a"] ?? nil) ?? 8))
    path.addLine(to: CGPoint(x: mixed.compactMap { $0 }.reduce(0, +), y: picked ?? 9))
    path.addLine(to: CGPoint(x: double(3) ?? 0, y: maybe(4) ?? 0))
    path.addLine(to: CGPoint(x: Double(none), y: wrapped.count == 2 ? 1 : 0))
    return path
  }
}

private enum Corner: Int {
  case first, second, third
}

/// A value that is forced, generic or a member of a literal hears what its context asks for, and literals hear what is
/// asked of their types.
struct OpenUnwrapping: Shape {
  var share: CGFloat = 0.4
  private var corner: Corner = .init(rawValue: 2)!

  init(share: CGFloat = 0.4) { self.share = share }

  private func middle<Number: BinaryFloatingPoint>(_ one: Number, _ other: Number) -> Number { (one + other) / 2 }
  private func same<Value>(_ value: Value) -> Value { value }

  func path(in rect: CGRect) -> Path {
    let corner: Corner = .init(rawValue: 1)!
    let most: CGFloat = [share, 2].max()!
    let half = middle(7, 4)
    let third = same(middle(7, same(2)))
    let gaps = [share] + [nil]
    let more = [nil] + [share].reversed()
    let rows = [[1, 2], [nil, 7]].map { $0.compactMap { $0 }.count }
    let kept = same([6, 2] as [Int]?) ?? [].filter { _ in true }
    let isLow = same(share).isLess(than: 1)
    var path = Path()
    path.move(to: CGPoint(x: corner.rawValue, y: self.corner.rawValue))
    path.addLine(to: CGPoint(x: most, y: half))
    path.addLine(to: CGPoint(x: share, y: third))
    path.addLine(to: CGPoint(x: gaps.count, y: more.count))
    path.addLine(to: CGPoint(x: rows[0] * 10 + rows[1], y: kept.reduce(0, +)))
    path.addLine(to: CGPoint(x: share, y: [3, 4].max()! / 8))
    path.addLine(to: CGPoint(x: isLow ? share : 0, y: middle(share, [1, 7].max()! / 2)))
    return path
  }
}

/// A closure behind a call is an argument of whatever type may be a function.
struct OpenClosures: Shape {
  private struct Holder<Value> {
    var make: Value
    func or(_ other: Value) -> Value { other }
  }

  private func changed(_ x: CGFloat, _ change: ((CGFloat) -> CGFloat)? = nil) -> CGFloat { change?(x) ?? x }
  private func held<Value>(_ value: Value) -> Value { value }

  func path(in rect: CGRect) -> Path {
    var list: [() -> Int] = []
    for index in 0..<3 { list.append { index * index } }
    list.insert({ 9 }, at: 0)
    let next = Holder<(CGFloat) -> CGFloat> { $0 + 1 }
    let four = held { 4 }
    let eight = Holder(make: { 3 }).or { 8 }
    let point: CGPoint = [.zero, CGPoint(x: 2, y: 3)][list.count / 4]
    var path = Path()
    path.move(to: CGPoint(x: list[0](), y: list[3]()))
    path.addLine(to: CGPoint(x: changed(1), y: changed(2) { $0 * 10 }))
    path.addLine(to: CGPoint(x: next.make(4), y: CGFloat(four() + eight())))
    path.addLine(to: point)
    return path
  }
}
