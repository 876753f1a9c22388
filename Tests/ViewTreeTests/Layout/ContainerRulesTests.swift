import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Scroll views, grids, readers and a program's own layouts.
struct ContainerRulesTests {
  @Test func aScrollViewTakesItsAxisAndHugsTheOther() {
    let view = Sketch(ScrollRule(), [.v(spacing: 0, .box(40, 300).named("a"), .color.named("b"))])
    let laid = view.laidOut(200, 100)
    #expect(laid.size == CGSize(width: 200, height: 100))
    #expect(laid["b"] == "0 300 200 10")
    #expect(view.size(nil, nil) == CGSize(width: 40, height: 310))
  }

  @Test func theFirstViewThatFitsIsShown() {
    let view = Sketch(FittingRule(), [Sketch.box(100, 10).named("wide"), Sketch.box(50, 20).named("narrow")])
    #expect(view.laidOut(120, 50)["wide"] == "0 0 100 10")
    #expect(view.laidOut(80, 50)["wide"] == "not placed")
    #expect(view.laidOut(20, 5)["narrow"] == "0 0 50 20")
  }

  @Test func alongOtherAxesAViewIsMeasuredWithTheProposal() {
    let text = Sketch(TextRule(TextBlock("one two three four five"))).named("text")
    let view = Sketch(FittingRule(in: [.vertical]), [text, Sketch.box(10, 10).named("box")])
    #expect(view.laidOut(60, 200)["box"] == "not placed", "three lines have room")
    #expect(view.laidOut(60, 30)["text"] == "not placed")
  }

  @Test func aReaderTakesTheProposalAndItsContentStandsInTheCorner() {
    let view = Sketch(
      ReaderRule { frame, pass in
        #expect(frame == CGRect(x: 20, y: 10, width: 60, height: 40))
        return pass.add(SizeRule(CGSize(width: frame.width / 2, height: 5)))
      }
    ).named("reader").padding(0).modified(PaddingRule(EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0)))
    #expect(view.laidOut(80, 50)["reader"] == "20 10 60 40")
  }

  @Test func aFailureInAProgramsCodeIsKept() {
    var pass = LayoutPass(host: CompiledHost())
    let id = pass.add(ShapeRule(.compiled(.body { _, _, _ in .empty })))
    #expect(pass.size(of: id, for: ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
    #expect(pass.failure is CompiledHost.MissingCode)
  }

  @Test func anOwnLayoutPlacesItsViews() {
    @Sendable func size(_ index: Int, _ answer: (LayoutQuestion) -> LayoutAnswer) -> CGSize {
      guard case .dimensions(let view) = answer(.size(index, .unspecified)) else { return .zero }
      return CGSize(width: view.width, height: view.height)
    }
    let diagonal = OwnLayoutRule(
      .compiled(
        .layout { request, answer in
          let sizes = (0..<request.count).map { size($0, answer) }
          guard let bounds = request.bounds else {
            return .size(CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +)))
          }
          var corner = bounds.origin
          return .places(
            sizes.dropLast().enumerated().map { index, size in
              corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
              return LayoutResult.Place(index, at: corner, anchor: .bottomTrailing, proposal: .unspecified)
            })
        }))
    let laid = Sketch(
      diagonal, [Sketch.box(10, 20).named("a"), Sketch.box(30, 5).named("b"), Sketch.box(4, 5).named("c")]
    )
    .laidOut(nil, nil)
    #expect(laid.size == CGSize(width: 44, height: 30))
    #expect(laid["b"] == "10 20 30 5")
    // One without a place stands in the centre.
    #expect(laid["c"] == "20 12.5 4 5")
  }

  @Test func theColumnsOfAGridAreAsWideAsTheirWidestCells() {
    let laid = Sketch(
      GridRule(rows: [2, 2, nil]),
      [
        Sketch.box(20, 10).named("a"), .box(30, 10), .box(40, 10), Sketch.box(10, 30).named("b"),
        Sketch.box(78, 4).named("line"),
      ]
    ).laidOut(nil, nil)
    #expect(laid.size == CGSize(width: 78, height: 60))
    #expect(laid["a"] == "10 0 20 10")
    #expect(laid["b"] == "58 18 10 30")
    #expect(laid["line"] == "0 56 78 4")
  }

  @Test func flexibleCellsShareAGrid() {
    let laid = Sketch(GridRule(rows: [2], horizontalSpacing: 10), [Sketch.box(30, 10), Sketch.color.named("c")])
      .laidOut(100, 50)
    #expect(laid["c"] == "40 0 60 50")
  }

  @Test func aLazyGridFillsItsColumns() {
    let tracks: [LazyGridRule.Track] = [.init(.fixed(20)), .init(.flexible())]
    let cells = ["a", "b", "c"].map { Sketch.color.frame(height: 30).named($0) }
    let laid = Sketch(LazyGridRule(.vertical, tracks: tracks), cells).laidOut(100, 500)
    #expect(laid.size == CGSize(width: 100, height: 68))
    #expect(laid["b"] == "28 0 72 30")
    #expect(laid["c"] == "0 38 20 30")
  }

  @Test func somePartsOfALazyGridHaveLinesOfTheirOwn() {
    var grid = LazyGridRule(.vertical, tracks: [.init(.fixed(20)), .init(.fixed(20))], spacing: 0)
    grid.whole = [0, 4]
    grid.starts = [1, 5]
    let cells = ["head", "a", "b", "c", "foot", "d"].map { Sketch.color.frame(height: 10).named($0) }
    let laid = Sketch(grid, cells).laidOut(100, 500)
    #expect(laid.size == CGSize(width: 100, height: 50))
    #expect(laid["head"] == "0 0 100 10")
    #expect(laid["b"] == "54 10 20 10")
    #expect(laid["c"] == "26 20 20 10")
    #expect(laid["foot"] == "0 30 100 10")
    #expect(laid["d"] == "26 40 20 10")
  }

  @Test func adaptiveColumnsAreAsManyAsFit() {
    let cells = (0..<5).map { Sketch.color.frame(height: 10).named("\($0)") }
    let laid = Sketch(LazyGridRule(.vertical, tracks: [.init(.adaptive(minimum: 30))]), cells).laidOut(110, 500)
    #expect(laid["2"] == "78.667 0 31.333 10")
    #expect(laid["3"] == "0 18 31.333 10")
  }

  @Test func aLazyStackTakesAllOfTheWidth() {
    let laid = Sketch(
      LazyStackRule(.vertical, alignment: .leading), [Sketch.box(30, 10).named("a"), Sketch.color.named("b")]
    )
    .laidOut(200, 500)
    #expect(laid.size == CGSize(width: 200, height: 28))
    #expect(laid["a"] == "0 0 30 10")
    #expect(laid["b"] == "0 18 200 10")
  }
}
