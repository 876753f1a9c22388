import Foundation
import ShapeGeometry
import ViewTree

/// Random trees of views, each with its mirror image at the diagonal.
struct RandomSketches {
  private var state: UInt64
  /// The choices that are still to be made; behind them all choices are the first one. Without them they are random.
  private var choices: ArraySlice<UInt8>?
  private var names = 0

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Makes trees from bytes, one for each choice.
  init(choices: some Sequence<UInt8>) {
    state = 1
    self.choices = Array(choices)[...]
  }

  private mutating func below(_ bound: Int) -> Int {
    if choices != nil { return Int(choices?.popFirst() ?? 0) % bound }
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func length() -> CGFloat { CGFloat(below(120)) / 2 }

  private mutating func optional() -> CGFloat? { below(2) == 0 ? nil : length() }

  /// A tree of some depth and its transposed twin; the views have the same names.
  mutating func pair(_ depth: Int) -> (Sketch, Sketch) {
    let (view, twin) = form(depth)
    names += 1
    return (view.named("\(names)"), twin.named("\(names)"))
  }

  private mutating func form(_ depth: Int) -> (Sketch, Sketch) {
    guard depth > 0 else { return leaf() }
    switch below(13) {
    case 0, 1: return stack(depth)
    case 2:
      let children = (0...below(3)).map { _ in pair(depth - 1) }
      return (Sketch(LayersRule(), children.map(\.0)), Sketch(LayersRule(), children.map(\.1)))
    case 3:
      let (width, height, child) = (optional(), optional(), pair(depth - 1))
      return (child.0.frame(width: width, height: height), child.1.frame(width: height, height: width))
    case 4:
      let (width, height) = (limits(), limits())
      return modified(
        pair(depth - 1), FlexibleFrameRule(width: width, height: height),
        FlexibleFrameRule(width: height, height: width))
    case 5:
      let (a, b, c, d) = (length() / 4, length() / 4, length() / 4, length() / 4)
      return modified(
        pair(depth - 1), PaddingRule(EdgeInsets(top: a, leading: b, bottom: c, trailing: d)),
        PaddingRule(EdgeInsets(top: b, leading: a, bottom: d, trailing: c)))
    case 6:
      let value = Double(below(3))
      return modified(pair(depth - 1), PriorityRule(value), PriorityRule(value))
    case 7:
      let (one, other) = (pair(depth - 1), pair(depth - 1))
      return (one.0.overlay(other.0), one.1.overlay(other.1))
    case 8:
      let (x, y) = (length(), length())
      return modified(pair(depth - 1), PositionRule(CGPoint(x: x, y: y)), PositionRule(CGPoint(x: y, y: x)))
    case 9:
      // The ratios and their inverses are exact.
      let (ratio, fills): (CGFloat, Bool) = ([0.25, 0.5, 1, 2, 4][below(5)], below(2) == 0)
      return modified(
        pair(depth - 1), AspectRatioRule(ratio, fills: fills), AspectRatioRule(1 / ratio, fills: fills))
    case 10:
      let axis: Axis = below(2) == 0 ? .horizontal : .vertical
      return modified(pair(depth - 1), ScrollRule([axis]), ScrollRule([axis.other]))
    case 11:
      let children = (0...below(3)).map { _ in pair(depth - 1) }
      return (Sketch(FittingRule(), children.map(\.0)), Sketch(FittingRule(), children.map(\.1)))
    default:
      let (horizontal, vertical) = (below(2) == 0, below(2) == 0)
      return modified(
        pair(depth - 1), FixedSizeRule(horizontal: horizontal, vertical: vertical),
        FixedSizeRule(horizontal: vertical, vertical: horizontal))
    }
  }

  private mutating func limits() -> FlexibleFrameRule.Limits {
    .init(optional(), nil, below(3) == 0 ? .infinity : optional())
  }

  private func modified(
    _ child: (Sketch, Sketch), _ one: any LayoutRule, _ other: any LayoutRule
  ) -> (Sketch, Sketch) { (child.0.modified(one), child.1.modified(other)) }

  private mutating func stack(_ depth: Int) -> (Sketch, Sketch) {
    let spacing: CGFloat = CGFloat(below(10))
    let isHorizontal = below(2) == 0
    let axis: Axis = isHorizontal ? .horizontal : .vertical
    var children = (0...below(3)).map { _ in pair(depth - 1) }
    if below(3) == 0 { children.append((.spacer(axis), .spacer(axis.other))) }
    if below(4) == 0 {
      return (
        Sketch(LazyStackRule(axis, spacing: spacing), children.map(\.0)),
        Sketch(LazyStackRule(axis.other, spacing: spacing), children.map(\.1))
      )
    }
    return (
      Sketch(StackRule(axis, spacing: spacing), children.map(\.0)),
      Sketch(StackRule(axis.other, spacing: spacing), children.map(\.1))
    )
  }

  private mutating func leaf() -> (Sketch, Sketch) {
    if below(2) == 0 { return (.color, .color) }
    let (width, height) = (length(), length())
    return (.box(width, height), .box(height, width))
  }
}
