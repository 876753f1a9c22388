import Foundation
import Testing

@testable import ShapeGeometry

struct BuiltInShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func shapesKeepWhatTheyWereMadeOf() {
    let size = CGSize(width: 8, height: 4)
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect((radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing) == (1, 2, 3, 4))
    #expect(RoundedRectangle(cornerSize: size, style: .circular).cornerSize == size)
    #expect(RoundedRectangle(cornerRadius: 5).cornerSize == CGSize(width: 5, height: 5))
    #expect(UnevenRoundedRectangle(cornerRadii: radii).cornerRadii == radii)
    #expect(
      UnevenRoundedRectangle(
        topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4
      ).cornerRadii == radii)
    #expect(Capsule(style: .circular).style == .circular)
  }

  @Test func cornersAreContinuousUnlessTold() {
    #expect(RoundedRectangle(cornerRadius: 5).style == .continuous)
    #expect(RoundedRectangle(cornerSize: CGSize(width: 5, height: 5)).style == .continuous)
    #expect(UnevenRoundedRectangle(topLeadingRadius: 5).style == .continuous)
    #expect(UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii()).style == .continuous)
    #expect(Capsule().style == .continuous)
    #expect(
      Capsule().path(in: rect) == Path(roundedRect: rect, cornerSize: CGSize(width: 30, height: 30), style: .continuous)
    )
  }

  @Test func roundedRectanglesHoldTheirCornersToHalfTheShorterSide() {
    #expect(
      RoundedRectangle(cornerSize: CGSize(width: 70, height: 5), style: .circular).path(in: rect)
        == Path(roundedRect: rect, cornerSize: CGSize(width: 30, height: 5), style: .circular))
  }

  @Test func theContainersShapeIsTheRectangleWithoutOne() {
    #expect(ContainerRelativeShape().path(in: rect) == Path(rect))
    #expect(ContainerRelativeShape().inset(by: 4).path(in: rect) == Path(rect.insetBy(dx: 4, dy: 4)))
  }

  @Test func negativeInsetsMoveTheOutlineOutwards() {
    let outer = rect.insetBy(dx: -5, dy: -5)
    #expect(Rectangle().inset(by: -5).path(in: rect) == Path(outer))
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: -5).path(in: rect) == Path(roundedRect: outer, cornerRadius: 13))
  }

  @Test func insetShapesInsetAgain() {
    func twice<S: InsettableShape>(_ shape: S) -> S.InsetShape.InsetShape { shape.inset(by: 2).inset(by: 3) }
    #expect(twice(Circle()).path(in: rect) == Circle().inset(by: 5).path(in: rect))
    #expect(twice(Circle()).sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
  }
}

struct ButtonBorderShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func eachNameDrawsItsShape() {
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 12).path(in: rect) == RoundedRectangle(cornerRadius: 12).path(in: rect)
    )
    #expect(ButtonBorderShape.roundedRectangle.path(in: rect) == RoundedRectangle(cornerRadius: 8).path(in: rect))
    #expect(ButtonBorderShape.automatic == .roundedRectangle && ButtonBorderShape.automatic != .capsule)
    #expect(drawn(.buttonBorder, in: rect) == ButtonBorderShape.automatic.path(in: rect))
  }

  @Test func insetsAreThoseOfItsShape() {
    #expect(ButtonBorderShape.circle.inset(by: 4).path(in: rect) == Circle().inset(by: 4).path(in: rect))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 12).inset(by: 4).path(in: rect)
        == RoundedRectangle(cornerRadius: 12).inset(by: 4).path(in: rect))
  }
}
