import Foundation
import ShapeGeometry
import Synchronization
import Testing
import ViewTree

/// A layout ends: at its limits, at a signal, and after work that grows with the number of views.
struct LayoutLimitsTests {
  private func color() -> ViewNode { ViewNode(.style(.color(.red))) }

  private func row(_ views: [ViewNode], spacing: CGFloat? = 0) -> ViewNode {
    ViewNode(.container(.stack(.horizontal, alignment: .verticalCenter, spacing: spacing), views))
  }

  /// Returns the number of views that are laid out, and the error.
  private func laidOut(_ node: ViewNode, _ limits: LayoutLimits) -> (count: Int, end: LayoutEnd?) {
    var (host, failure): (any ViewHost, (any Error)?) = (CompiledHost(), nil)
    let views = LaidOutViews(node, in: CGSize(width: 100, height: 50), limits: limits, host: &host, failure: &failure)
    func count(_ view: PlacedView) -> Int { view.children.reduce(1) { $0 + count($1) } }
    return (views.root.map(count) ?? 0, failure as? LayoutEnd)
  }

  @Test func moreViewsThanTheLimitAreLeftOut() {
    let limits = LayoutLimits(views: 50, depth: 100, answers: 10_000)
    let (few, none) = laidOut(row((0..<49).map { _ in color() }), limits)
    #expect(few == 50 && none == nil)
    let (many, end) = laidOut(row((0..<1_000).map { _ in color() }), limits)
    #expect(many == 51 && end == .tooManyViews(50))
  }

  @Test func viewsThatBranchWithoutAnEndAreLeftOut() {
    final class Loop: Sendable {
      func node() -> ViewNode {
        let body = Handle.compiled(.body { _, _, _ in ViewNode(.group([self.node(), self.node()])) })
        return ViewNode(.own(OwnView("Loop", code: body)))
      }
    }
    let (count, end) = laidOut(Loop().node(), .standard)
    #expect(count <= 1 && end == .nestedWithoutEnd(in: "Loop"))
  }

  @Test func modifiersNestToTheLimitToo() {
    func nested(_ depth: Int) -> ViewNode {
      (0..<depth).reduce(color()) { node, _ in node.modified(.padding(EdgeInsets())) }
    }
    let limits = LayoutLimits(views: 5_000, depth: 300, answers: 10_000)
    #expect(laidOut(nested(300), limits).end == nil)
    #expect(laidOut(nested(301), limits).end == .nestedWithoutEnd(in: ""))
  }

  @Test func aLayoutOfTooManySizesEnds() {
    let rows = row((0..<20).map { _ in row((0..<20).map { _ in color() }) })
    #expect(laidOut(rows, LayoutLimits(views: 1_000, depth: 10, answers: 5_000)).end == nil)
    #expect(laidOut(rows, LayoutLimits(views: 1_000, depth: 10, answers: 500)).end == .tooManyAnswers(500))
    // A long text is the work of many sizes.
    let text = ViewNode(.text([TextSpan(String(repeating: "a ", count: 5_000))]))
    #expect(laidOut(text, LayoutLimits(views: 10, depth: 10, answers: 500)).end == .tooManyAnswers(500))
  }

  @Test func aSignalEndsTheLayoutWithinAFewSizes() {
    let looks = Mutex(0)
    let views = row((0..<400).map { _ in color() })
    let limits = LayoutLimits.standard.stopped {
      looks.withLock { count in
        count += 1
        return count > 405
      }
    }
    #expect(laidOut(views, limits).end == .stopped)
    // It is asked for each view that is opened, and then once in 64 sizes; the first yes is the last question of the
    // layout, and the drawing asks once.
    #expect(looks.withLock { $0 } <= 407)
  }

  @Test(arguments: [10, 100, 1_000, 10_000])
  func theWorkGrowsWithTheNumberOfViews(count: Int) {
    let children = (0..<count).map { index in
      index % 3 == 0 ? Sketch.color.frame(minWidth: 1, maxWidth: 9) : index % 3 == 1 ? .color : .box(1, 2)
    }
    #expect(Sketch(StackRule(.horizontal), children).laidOut(500, 300).work <= 9 * count + 10)
    #expect(Sketch(LayersRule(), children).laidOut(500, 300).work <= 9 * count + 10)
    let rows = Array(repeating: 2 as Int?, count: count / 2)
    #expect(Sketch(GridRule(rows: rows), children).laidOut(500, 300).work <= 16 * count + 20)
  }

  @Test(arguments: [10, 50, 100, 200])
  func theWorkGrowsWithTheDepthOfStacks(depth: Int) {
    func nested(_ sibling: Sketch) -> Int {
      (0..<depth).reduce(Sketch.color) { view, level in
        level % 2 == 0 ? .h(spacing: 1, view, sibling) : .v(spacing: 1, view, sibling)
      }.laidOut(500, 300).work
    }
    #expect(nested(.color) <= 40 * depth)
    #expect(nested(.box(1, 1)) <= 40 * depth)
    #expect(nested(Sketch(TextRule(TextBlock("ab cd ef")))) <= 60 * depth)
  }

  /// The lengths of both axes depend on each other: each level may bring new proposals, and the limit ends it.
  @Test func theWorkOfRatiosInStacksGrowsFasterButEnds() {
    func nested(_ depth: Int) -> ViewNode {
      (0..<depth).reduce(color()) { view, level in
        let sibling = color().modified(.aspectRatio(2, fills: false))
        let guide: AlignmentGuide = level % 2 == 0 ? .verticalCenter : .horizontalCenter
        let axis: Axis = level % 2 == 0 ? .horizontal : .vertical
        return ViewNode(.container(.stack(axis, alignment: guide, spacing: 1), [view, sibling]))
      }
    }
    let limits = LayoutLimits(views: 1_000, depth: 300, answers: 20_000)
    #expect(laidOut(nested(15), limits).end == nil)
    #expect(laidOut(nested(100), limits).end == .tooManyAnswers(20_000))
  }

  @Test(arguments: [10, 50, 100, 200])
  func theWorkGrowsWithTheDepthOfOtherContainers(depth: Int) {
    func nested(_ around: (Sketch, Int) -> Sketch) -> Int {
      (0..<depth).reduce(Sketch.color) { view, level in around(view, level) }.laidOut(500, 300).work
    }
    #expect(nested { view, _ in .z(view, .box(3, 3)) } <= 40 * depth)
    #expect(nested { view, _ in view.overlay(.color) } <= 40 * depth)
    #expect(nested { view, _ in view.padding(1) } <= 40 * depth)
    #expect(nested { view, _ in view.frame(minWidth: 3, maxWidth: .infinity) } <= 40 * depth)
    #expect(nested { view, _ in view.modified(AspectRatioRule(nil, fills: false)) } <= 40 * depth)
    #expect(nested { view, _ in Sketch(FittingRule(), [.box(900, 900), view]) } <= 40 * depth)
    func axis(_ level: Int) -> Axis { level % 2 == 0 ? .vertical : .horizontal }
    #expect(nested { view, level in Sketch(ScrollRule([axis(level)]), [view]) } <= 40 * depth)
    #expect(nested { view, level in Sketch(LazyStackRule(axis(level)), [view, .color]) } <= 60 * depth)
  }

  @Test func numbersThatAreNoneMakeFramesThatAreSound() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, -5, 1e300]
    let views = odd.flatMap { odd -> [Sketch] in
      [
        Sketch.color.frame(width: odd, height: odd), Sketch.color.frame(minWidth: odd, idealWidth: odd, maxWidth: odd),
        Sketch.color.padding(odd), Sketch.color.modified(PositionRule(CGPoint(x: odd, y: odd))),
        Sketch.color.modified(AspectRatioRule(odd, fills: true)), .box(odd, odd),
        .h(spacing: odd, .color, .color), Sketch.color.priority(Double(odd)),
        Sketch.color.guide(.horizontalCenter) { _ in odd }, .spacer(.horizontal, minLength: odd),
        Sketch(
          LazyGridRule(.vertical, tracks: [.init(.adaptive(minimum: odd)), .init(.fixed(odd), spacing: odd)]), [.color]),
      ]
    }
    for (index, view) in views.enumerated() {
      let all = [
        view, .h(view, .color, view), .v(view.named("a"), .color), .z(view.named("a"), .box(3, 3)),
        view.overlay(view), Sketch(GridRule(rows: [2]), [view, .color]),
      ]
      for tree in all {
        for proposal in LayoutLaws.proposals {
          let frames = tree.named("root").laidOut(proposal.0, proposal.1).frames.values
          let numbers = frames.flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
          #expect(numbers.allSatisfy { $0.isFinite }, "view \(index), proposal \(proposal)")
        }
      }
    }
  }
}
