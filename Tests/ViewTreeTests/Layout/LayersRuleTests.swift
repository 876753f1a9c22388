import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Views on top of each other.
struct LayersRuleTests {
  @Test func layersAreAsLargeAsTheirUnion() {
    let laid = Sketch.z(.color.named("a"), Sketch.box(50, 50).named("b")).laidOut(300, 200)
    #expect(laid.size == CGSize(width: 300, height: 200))
    #expect(laid["b"] == "125 75 50 50")
    #expect(Sketch.z(.box(20, 50), .box(60, 10)).size(300, 300) == CGSize(width: 60, height: 50))
  }

  @Test func layersThatFillEverythingTakeTheRestOfAStack() {
    for alignment in [AlignmentPair.center, .bottomTrailing, .topLeading] {
      let layers = Sketch.z(alignment: alignment, .color.named("a"), .box(20, 20))
      #expect(layers.size(.infinity, .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
      #expect(Sketch.v(spacing: 0, layers, .box(50, 40)).laidOut(100, 300)["a"] == "0 0 100 260")
    }
  }

  @Test func guidesThatDifferReachFurther() {
    let shifted = Sketch.box(20, 20).guide(.leading) { _ in 15 }.named("b")
    let laid = Sketch.z(alignment: .topLeading, .box(20, 20).named("a"), shifted).laidOut(100, 100)
    #expect(laid.size == CGSize(width: 35, height: 20))
    #expect(laid["a"] == "15 0 20 20")
    #expect(laid["b"] == "0 0 20 20")
  }

  @Test func theHighestPriorityAloneMakesTheSize() {
    #expect(Sketch.z(.color, Sketch.box(40, 30).priority(1)).size(300, 200) == CGSize(width: 40, height: 30))
  }

  @Test func anOverlayChangesNoSize() {
    let laid = Sketch.box(40, 30).overlay(alignment: AlignmentPair(.trailing, .bottom), Sketch.box(100, 10).named("o"))
      .laidOut(300, 300)
    #expect(laid.size == CGSize(width: 40, height: 30))
    #expect(laid["o"] == "-60 20 100 10")
  }

  @Test func aBackgroundIsProposedTheViewsSize() {
    #expect(Sketch.box(40, 30).padding(5).overlay(.color.named("o")).laidOut(300, 300)["o"] == "0 0 50 40")
  }
}
