import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Laws that hold for every tree of views, over random trees. A failure prints its seed.
struct LayoutLawTests {
  private static let seeds: ClosedRange<UInt64> = 1...400
  private static let proposals: [(CGFloat?, CGFloat?)] = [
    (300, 200), (nil, nil), (0, 0), (50, nil), (nil, 70), (.infinity, 90), (.infinity, .infinity), (33.3, 1000),
  ]

  @Test func aTransposedTreeHasTransposedFrames() {
    for seed in Self.seeds {
      var sketches = RandomSketches(seed: seed)
      let (view, transposed) = sketches.pair(4)
      for (width, height) in Self.proposals {
        let (one, other) = (view.laidOut(width, height), transposed.laidOut(height, width))
        for (name, frame) in one.frames {
          let twin = other.frames[name].map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
          #expect(twin == frame, "seed \(seed), proposal \(String(describing: (width, height))), \(name)")
        }
      }
    }
  }

  @Test func noFrameIsNaNOrNegative() {
    for seed in Self.seeds {
      var sketches = RandomSketches(seed: seed)
      let view = sketches.pair(4).0
      for (width, height) in Self.proposals {
        for (name, frame) in view.laidOut(width, height).frames {
          let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
          let isSound = !numbers.contains(where: \.isNaN) && frame.size.width >= 0 && frame.size.height >= 0
          #expect(isSound, "seed \(seed), \(name): \(numbers)")
        }
      }
    }
  }

  @Test func theSameQuestionHasTheSameAnswer() {
    for seed in Self.seeds {
      var sketches = RandomSketches(seed: seed)
      let view = sketches.pair(4).0
      #expect(view.laidOut(300, 200) == view.laidOut(300, 200), "seed \(seed)")
    }
  }

  @Test func paddingsAddUp() {
    for seed in Self.seeds {
      var sketches = RandomSketches(seed: seed)
      let view = sketches.pair(3).0
      for (width, height) in Self.proposals.prefix(5) {
        let (twice, once) = (view.padding(3).padding(5).size(width, height), view.padding(8).size(width, height))
        #expect(abs(twice.width - once.width) < 1e-9 && abs(twice.height - once.height) < 1e-9, "seed \(seed)")
      }
    }
  }

  @Test func aFrameInAFrameIsTheOuterOne() {
    for seed in Self.seeds {
      var sketches = RandomSketches(seed: seed)
      let view = sketches.pair(3).0
      #expect(
        view.frame(width: 30, height: 20).frame(width: 70, height: 90).size(10, 10) == CGSize(width: 70, height: 90))
      #expect(view.frame(width: 30).frame(width: nil, height: nil).size(10, 10) == view.frame(width: 30).size(10, 10))
    }
  }

  @Test func layersAreNoSmallerThanEachOfThem() {
    for seed in Self.seeds {
      var sketches = RandomSketches(seed: seed)
      // Padding sets the priority back: only the views of the highest one count.
      let (one, other) = (sketches.pair(3).0.padding(0), sketches.pair(3).0.padding(0))
      let union = Sketch.z(one, other).size(120, 80)
      for size in [one.size(120, 80), other.size(120, 80)] {
        #expect(union.width >= size.width - 1e-9 && union.height >= size.height - 1e-9, "seed \(seed)")
      }
    }
  }
}

/// Random trees of views, each with its mirror image at the diagonal.
struct RandomSketches {
  private var state: UInt64
  private var names = 0

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private mutating func below(_ bound: Int) -> Int {
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
    switch below(9) {
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
