import Foundation
import ShapeGeometry
import Synchronization
import Testing
import ViewTree

/// Horizontal and vertical stacks share their length as SwiftUI does.
struct StackRuleTests {
  @Test func fixedViewsComeFirstAndTheOthersShareTheRest() {
    let laid = Sketch.h(
      spacing: 0, .color.frame(width: 100).named("a"), .color.named("b"), .color.named("c")
    ).laidOut(300, 50)
    #expect(laid["a"] == "0 0 100 50")
    #expect(laid["b"] == "100 0 100 50")
    #expect(laid["c"] == "200 0 100 50")
  }

  @Test func aSpacerTakesWhatIsLeft() {
    let stack = Sketch.h(
      spacing: 10, Sketch.color.frame(minWidth: 0, maxWidth: 60).named("a"),
      .spacer(.horizontal, minLength: 0).named("s"),
      Sketch.color.frame(minWidth: 0, maxWidth: 60).named("b"))
    #expect(stack.laidOut(100, 10).lengths(.horizontal, "a", "s", "b") == [40, 0, 40])
    #expect(stack.laidOut(160, 10).lengths(.horizontal, "a", "s", "b") == [60, 20, 60])
  }

  @Test func theLessFlexibleAreServedFirst() {
    let laid = Sketch.h(
      spacing: 10, Sketch.color.frame(maxWidth: 50).named("a"), .color.named("b"),
      Sketch.color.frame(width: 30).named("c")
    ).laidOut(200, 10)
    #expect(laid.lengths(.horizontal, "a", "b", "c") == [50, 100, 30])
  }

  @Test func ofTwoEndlesslyFlexibleViewsTheOneWithTheLargerMinimumComesFirst() {
    let laid = Sketch.h(spacing: 0, .color.named("a"), Sketch.color.frame(minWidth: 100).named("b")).laidOut(150, 10)
    #expect(laid.lengths(.horizontal, "a", "b") == [50, 100])
  }

  @Test func aHigherPriorityTakesAllButTheMinimumOfTheOthers() {
    let laid = Sketch.h(
      spacing: 0, Sketch.color.frame(minWidth: 20).named("a"), Sketch.color.priority(1).named("b")
    ).laidOut(200, 10)
    #expect(laid.lengths(.horizontal, "a", "b") == [20, 180])
  }

  @Test func aFrameSetsThePriorityBack() {
    let laid = Sketch.h(
      spacing: 0, .color.named("a"), Sketch.color.priority(1).frame(minHeight: 0).named("b")
    ).laidOut(200, 10)
    #expect(laid.lengths(.horizontal, "a", "b") == [100, 100])
  }

  @Test func withoutAProposalTheViewsHaveTheirIdealLength() {
    #expect(Sketch.h(spacing: 5, .color, .box(30, 20)).size(nil, nil) == CGSize(width: 45, height: 20))
  }

  @Test func viewsThatAreTooLongOverflow() {
    let laid = Sketch.h(spacing: 0, .box(80, 10).named("a"), .box(80, 10).named("b"), .color.named("c")).laidOut(
      100, 10)
    #expect(laid.size.width == 160)
    #expect(laid["c"] == "160 0 0 10")
  }

  @Test func anInfiniteProposalIsPassedOn() {
    #expect(Sketch.h(spacing: 4, .color, .color, .box(10, 5)).size(.infinity, 5).width == .infinity)
  }

  @Test func emptyStacksAreNothing() { #expect(Sketch.h().size(100, 100) == .zero) }

  @Test func theGapBetweenLeavesIsEightAndNoneBesideASpacer() {
    let laid = Sketch.v(
      .box(10, 10).named("a"), .box(10, 10).named("b"), .spacer(.vertical).named("s"), .box(10, 10).named("c")
    )
    .laidOut(100, 100)
    #expect(laid["b"] == "0 18 10 10")
    #expect(laid["s"] == "5 28 0 62")
    #expect(laid["c"] == "0 90 10 10")
  }

  @Test func childrenAreAlignedByTheirGuides() {
    let third = Sketch.box(30, 30).guide(.leading) { $0.width / 3 }.named("b")
    let laid = Sketch.v(alignment: .leading, spacing: 0, .box(30, 10).named("a"), third).laidOut(nil, nil)
    #expect(laid["a"] == "10 0 30 10")
    #expect(laid["b"] == "0 10 30 30")
    #expect(laid.size == CGSize(width: 40, height: 40))
  }

  @Test func deeplyNestedStacksTakeLinearTime() {
    let count = Counter()
    var view = Sketch(CountingRule(count: count))
    for depth in 0..<60 { view = depth % 2 == 0 ? .h(spacing: 1, view, .color) : .v(spacing: 1, view, .color) }
    _ = view.laidOut(500, 500)
    #expect(count.value < 60)
  }
}

/// Counts the questions of a layout.
private final class Counter: Sendable {
  private let count = Mutex(0)
  var value: Int { count.withLock { $0 } }
  func add() { count.withLock { $0 += 1 } }
}

private struct CountingRule: LayoutRule {
  var count: Counter

  func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    count.add()
    return proposal.replacingUnspecifiedDimensions()
  }
}
