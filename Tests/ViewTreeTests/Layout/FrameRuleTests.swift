import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Frames, padding and the other modifiers of one view's size.
struct FrameRuleTests {
  @Test func aFixedFrameAlignsItsChild() {
    let laid = Sketch.box(20, 10).named("a").frame(width: 100, height: 50, alignment: .topLeading).laidOut(300, 300)
    #expect(laid.size == CGSize(width: 100, height: 50))
    #expect(laid["a"] == "0 0 20 10")
    #expect(Sketch.box(20, 10).named("a").frame(width: 100, height: 50).laidOut(300, 300)["a"] == "40 20 20 10")
  }

  @Test func aChildThatIsTooLargeOverflowsOnBothSides() {
    #expect(Sketch.box(200, 10).named("a").frame(width: 100).laidOut(300, 300)["a"] == "-50 0 200 10")
  }

  @Test(arguments: [CGFloat.infinity, -5, .nan])
  func impossibleLengthsCountAsNone(_ length: CGFloat) {
    #expect(Sketch.box(20, 10).frame(width: length).size(300, 300) == CGSize(width: 20, height: 10))
  }

  @Test func aMaximumFillsTheProposalUpToIt() {
    #expect(Sketch.box(20, 10).frame(maxWidth: .infinity).size(300, 300) == CGSize(width: 300, height: 10))
    #expect(Sketch.box(20, 10).frame(maxWidth: .infinity).size(nil, nil) == CGSize(width: 20, height: 10))
    #expect(Sketch.box(20, 10).frame(maxWidth: 50).size(200, 300) == CGSize(width: 50, height: 10))
    #expect(Sketch.box(90, 10).frame(maxWidth: 50).size(200, 300) == CGSize(width: 50, height: 10))
  }

  @Test func aMinimumKeepsToTheProposalAboveIt() {
    #expect(Sketch.box(90, 10).frame(minWidth: 0).size(50, 300) == CGSize(width: 50, height: 10))
    #expect(Sketch.color.frame(minHeight: 100).size(50, 40) == CGSize(width: 50, height: 100))
    #expect(Sketch.color.frame(minHeight: 100).size(50, 400) == CGSize(width: 50, height: 400))
  }

  @Test func bothLimitsMakeTheLengthOfTheProposalAlone() {
    let frame = Sketch.box(90, 10).frame(minWidth: 20, maxWidth: 60)
    #expect([0, 40, 100].map { frame.size($0, 10).width } == [20, 40, 60])
    #expect(frame.size(nil, 10).width == 60)
  }

  @Test func theIdealLengthAnswersAnOpenProposalOnly() {
    #expect(Sketch.color.frame(idealWidth: 70).size(nil, 10).width == 70)
    #expect(Sketch.color.frame(idealWidth: 70).size(30, 10).width == 30)
  }

  @Test func paddingIsTakenFromTheProposal() {
    let laid = Sketch.color.named("a").padding(20).laidOut(100, 30)
    #expect(laid["a"] == "20 20 60 0")
    #expect(laid.size == CGSize(width: 100, height: 40))
    #expect(Sketch.box(10, 10).padding(-2).size(100, 100) == CGSize(width: 6, height: 6))
  }

  @Test func anAspectRatioFitsWithinOrCoversTheProposal() {
    func ratio(_ ratio: CGFloat?, fills: Bool = false) -> Sketch {
      .color.modified(AspectRatioRule(ratio, fills: fills))
    }
    #expect(ratio(1).size(300, 200) == CGSize(width: 200, height: 200))
    #expect(ratio(1, fills: true).size(300, 200) == CGSize(width: 300, height: 300))
    #expect(ratio(2).size(100, nil) == CGSize(width: 100, height: 50))
    #expect(ratio(nil).size(300, 200) == CGSize(width: 200, height: 200))
    #expect(ratio(3).size(nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test func aPositionTakesTheWholeProposal() {
    let laid = Sketch.box(20, 10).named("a").modified(PositionRule(CGPoint(x: 30, y: 40))).laidOut(200, 100)
    #expect(laid.size == CGSize(width: 200, height: 100))
    #expect(laid["a"] == "20 35 20 10")
  }

  @Test func aFixedSizeAsksForTheIdealOne() {
    #expect(Sketch.color.modified(FixedSizeRule(vertical: false)).size(100, 50) == CGSize(width: 10, height: 50))
  }
}
