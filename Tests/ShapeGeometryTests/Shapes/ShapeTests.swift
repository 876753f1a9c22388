import Foundation
import Testing

@testable import ShapeGeometry

struct ShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func ordinaryShapeCodeRuns() throws {
    try expect(Banner().path(in: rect), draws: "10 80 m 10 20 l 110 50 l h", within: 0)
    #expect(Wedge(startAngle: .degrees(0)).path(in: rect).elements.count == 6)
    #expect(Clouds().path(in: rect).boundingRect == rect)
    #expect(Framed(content: Circle()).path(in: rect).elements.count == 11)
    #expect(isSendable(Framed(content: Wave())))
  }

  @Test func shorthandsNameTheBuiltInShapes() {
    let radii = RectangleCornerRadii(topLeading: 4, bottomTrailing: 9)
    #expect(drawn(.rect, in: rect) == Path(rect))
    #expect(drawn(.rect(cornerRadius: 8), in: rect) == Path(roundedRect: rect, cornerRadius: 8))
    #expect(
      drawn(.rect(cornerSize: CGSize(width: 8, height: 4), style: .circular), in: rect)
        == Path(roundedRect: rect, cornerSize: CGSize(width: 8, height: 4), style: .circular))
    #expect(drawn(.rect(cornerRadii: radii), in: rect) == Path(roundedRect: rect, cornerRadii: radii))
    #expect(
      drawn(.rect(topLeadingRadius: 4, bottomTrailingRadius: 9), in: rect)
        == Path(roundedRect: rect, cornerRadii: radii))
    #expect(drawn(.ellipse, in: rect) == Path(ellipseIn: rect))
    #expect(drawn(.circle, in: rect) == Path(ellipseIn: CGRect(x: 30, y: 20, width: 60, height: 60)))
    #expect(drawn(.capsule, in: rect) == Path(roundedRect: rect, cornerRadius: 30))
    #expect(
      drawn(.capsule(style: .circular), in: rect) == Path(roundedRect: rect, cornerRadius: 30, style: .circular))
    #expect(drawn(.containerRelative, in: rect) == Path(rect))
    #expect(drawn(AnyShape(Circle()), in: rect) == drawn(.circle, in: rect))
  }

  @Test func insetsMoveTheOutlineInwards() {
    let inner = rect.insetBy(dx: 5, dy: 5)
    #expect(Rectangle().inset(by: 5).path(in: rect) == Path(inner))
    #expect(Rectangle().inset(by: 2).inset(by: 3).path(in: rect) == Path(inner))
    #expect(Ellipse().inset(by: 5).path(in: rect) == Path(ellipseIn: inner))
    #expect(Circle().inset(by: 5).path(in: rect) == Path(ellipseIn: CGRect(x: 35, y: 25, width: 50, height: 50)))
    #expect(Capsule().inset(by: 5).path(in: rect) == Path(roundedRect: inner, cornerRadius: 25))
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 5).path(in: rect) == Path(roundedRect: inner, cornerRadius: 3))
    #expect(RoundedRectangle(cornerRadius: 4).inset(by: 5).path(in: rect) == Path(inner))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: 8).inset(by: 5).path(in: rect)
        == Path(roundedRect: inner, cornerRadii: RectangleCornerRadii(topLeading: 3)))
    #expect(Wave().inset(by: 4).path(in: rect) == Wave(insetAmount: 4).path(in: rect))
    #expect(Rectangle().offset(x: 3).inset(by: 5).path(in: rect) == Path(inner.offsetBy(dx: 3, dy: 0)))
  }

  @Test func insetsThatLeaveNothingDrawNothing() {
    #expect(Rectangle().inset(by: 31).path(in: rect).isEmpty)
    #expect(RoundedRectangle(cornerRadius: 4).inset(by: 31).path(in: rect).isEmpty)
    #expect(Capsule().inset(by: 31).path(in: rect).isEmpty)
    #expect(Circle().inset(by: 31).path(in: rect).isEmpty)
    #expect(Ellipse().inset(by: 31).path(in: rect).isEmpty)
  }

  @Test func scalingKeepsItsAnchor() throws {
    try expect(
      Rectangle().scale(0.5).path(in: rect), draws: "35 35 m 85 35 l 85 65 l 35 65 l h", within: 1e-12)
    try expect(
      Rectangle().scale(x: 2, y: 0.5, anchor: .bottomTrailing).path(in: rect),
      draws: "-90 50 m 110 50 l 110 80 l -90 80 l h", within: 1e-12)
    try expect(
      Rectangle().scale(2, anchor: .topLeading).path(in: rect), draws: "10 20 m 210 20 l 210 140 l 10 140 l h",
      within: 1e-12)
  }

  @Test func rotationIsClockwiseAboutItsAnchor() throws {
    try expect(
      Rectangle().rotation(.degrees(90)).path(in: rect), draws: "90 0 m 90 100 l 30 100 l 30 0 l h", within: 1e-9)
    try expect(
      Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: rect),
      draws: "10 20 m 10 120 l -50 120 l -50 20 l h", within: 1e-9)
  }

  @Test func offsetsSizesAndTransforms() {
    #expect(Rectangle().offset(x: 5).path(in: rect) == Path(rect.offsetBy(dx: 5, dy: 0)))
    #expect(Rectangle().offset(CGSize(width: 1, height: 2)).path(in: rect) == Path(rect.offsetBy(dx: 1, dy: 2)))
    #expect(Rectangle().offset(CGPoint(x: 1, y: 2)).path(in: rect) == Path(rect.offsetBy(dx: 1, dy: 2)))
    #expect(Rectangle().size(width: 20, height: 30).path(in: rect) == Path(CGRect(x: 10, y: 20, width: 20, height: 30)))
    #expect(
      Rectangle().size(CGSize(width: 20, height: 30), anchor: .center).path(in: rect)
        == Path(CGRect(x: 50, y: 35, width: 20, height: 30)))
    let transform = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 4, ty: 0)
    #expect(Circle().transform(transform).path(in: rect) == Circle().path(in: rect).applying(transform))
  }

  @Test func trimmingAShapeTrimsItsPath() {
    #expect(
      Rectangle().trim(from: 0.1, to: 0.6).path(in: rect) == Path(rect).trimmedPath(from: 0.1, to: 0.6))
    #expect(Rectangle().trim().path(in: rect) == Path(rect))
    #expect(Circle().trim(to: 0).path(in: rect).isEmpty)
  }

  @Test func aPathIsAShapeOfItsOwn() {
    let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.path(in: rect) == path)
    #expect(path.offset(x: 2).path(in: rect) == path.offsetBy(dx: 2, dy: 0))
  }

  @Test func circlesTakeASquare() {
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
  }

  @Test func animatableDataReachesEveryPart() {
    var wedge = Wedge(startAngle: .degrees(0))
    wedge.animatableData.interpolate(towards: AnimatablePair(90, 360), amount: 0.5)
    #expect(abs(wedge.startAngle.degrees - 45) < 1e-12 && abs(wedge.endAngle.degrees - 315) < 1e-12)
    #expect(Angle.radians(1).animatableData == 128)
    #expect(UnitPoint.bottom.animatableData == AnimatablePair(64, 128))
    var shape = RoundedRectangle(cornerRadius: 10).inset(by: 2)
    shape.animatableData.scale(by: 2)
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 20).inset(by: 4).path(in: rect))
    #expect(AnimatablePair(3.0, AnimatablePair(4.0, CGFloat(12))).magnitudeSquared == 169)
    #expect(Rectangle().animatableData == .zero)
    var style = StrokeStyle(lineWidth: 2, dash: [1, 2], dashPhase: 4)
    style.animatableData.scale(by: 0.5)
    #expect(style == StrokeStyle(lineWidth: 1, miterLimit: 5, dash: [1, 2], dashPhase: 2))
  }
}
