import SwiftUI

// Extensions whose requirements make generic parameters or associated types equal.

private struct EqualSpan<Low, High> {
  var low: Low
  var high: High
}

extension EqualSpan where Low == High {
  fileprivate var ends: [Low] { [low, high] }
  fileprivate var turned: EqualSpan { EqualSpan(low: high, high: low) }
  fileprivate static func both(_ end: High) -> Self { EqualSpan(low: end, high: end) }
  fileprivate init(around end: Low) { self.init(low: end, high: end) }
}

extension EqualSpan where Low == High, High: FloatingPoint {
  fileprivate var middle: Low { (low + high) / 2 }
}

extension EqualSpan where Low == Double, High == Int {
  fileprivate var width: Low { Low(high) - low }
}

extension EqualSpan where High == [Low] {
  fileprivate var all: [Low] { [low] + high }
}

extension EqualSpan {
  fileprivate func gap() -> Low where Low == High, Low: Numeric { high - low }
}

private struct EqualBatch<Items: Sequence, Tag> {
  var items: Items
  var tag: Tag
}

extension EqualBatch where Items.Element == Tag {
  fileprivate var whole: [Tag] { Array(items) + [tag] }
}

extension EqualBatch where Items.Element == Double, Tag: Equatable {
  fileprivate func sum(_ other: Tag) -> Double { items.reduce(other == tag ? 1 : 0, +) }
}

extension EqualBatch where Items: Collection, Items.Element: Comparable {
  fileprivate var top: Items.Element? { items.max() }
}

private protocol EqualRule {
  associatedtype Input
  associatedtype Output
  var input: Input { get }
  var output: Output { get }
}

extension EqualRule where Input == Output {
  fileprivate var steps: [Input] { [input, output, input] }
  fileprivate func chosen(_ isFirst: Bool) -> Output { isFirst ? input : output }
}

extension EqualRule where Input == Double, Output == [Input] {
  fileprivate var sums: Double { output.reduce(input, +) }
}

private struct EqualSame: EqualRule {
  var input = 3.5
  var output = 8.25
}

private struct EqualLists: EqualRule {
  var input = 1.5
  var output = [2.5, 4]
}

private struct EqualKept<R: EqualRule> {
  var rule: R
}

extension EqualKept where R.Input == R.Output { fileprivate var kept: R.Output { rule.chosen(true) } }
extension EqualKept where R.Output == [Double] { fileprivate var count: Int { rule.output.count } }

extension Optional where Wrapped == Double {
  fileprivate var orOne: Wrapped { self ?? 1 }
}

struct EqualParameters: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let span = EqualSpan(low: 2.0, high: 9.5)
    path.move(to: CGPoint(x: span.ends[1], y: span.turned.low))
    path.addLine(to: CGPoint(x: EqualSpan<Double, Double>.both(4).high, y: EqualSpan(around: 7.0).low))
    path.addLine(to: CGPoint(x: span.middle, y: EqualSpan(low: 1.5, high: 4).width))
    path.addLine(to: CGPoint(x: EqualSpan(low: 1.0, high: [2.0, 3]).all[2], y: span.gap()))
    path.addLine(
      to: CGPoint(x: EqualBatch(items: [1.0, 2], tag: 5.0).whole[2], y: EqualBatch(items: [1.0], tag: "a").sum("a")))
    path.addLine(to: CGPoint(x: EqualBatch(items: [3.0, 8, 5], tag: 0).top ?? 0, y: Double(EqualSame().steps.count)))
    path.addLine(to: CGPoint(x: EqualSame().chosen(false), y: EqualLists().sums))
    path.addLine(to: CGPoint(x: EqualKept(rule: EqualSame()).kept, y: Double(EqualKept(rule: EqualLists()).count)))
    let missing: Double? = nil
    path.addLine(to: CGPoint(x: missing.orOne, y: Optional(4.5).orOne))
    return path
  }
}
