import Foundation
import Testing

@testable import ShapeGeometry

struct ShapeWrapperTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
  private let transform = CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 4, ty: 0)

  @Test func modifiersMakeTheirWrappers() {
    let offset = Circle().offset(CGSize(width: 3, height: 4))
    #expect(type(of: offset.shape) == Circle.self && offset.offset == CGSize(width: 3, height: 4))
    #expect(Circle().offset(CGPoint(x: 3, y: 4)).offset == CGSize(width: 3, height: 4))
    #expect(Circle().offset(x: 3).offset == CGSize(width: 3, height: 0) && Circle().offset().offset == .zero)
    let scaled = Circle().scale(2)
    #expect(scaled.scale == CGSize(width: 2, height: 2) && scaled.anchor == .center)
    #expect(Circle().scale(x: 3).scale == CGSize(width: 3, height: 1))
    #expect(Circle().scale(y: 3, anchor: .top).anchor == .top)
    let rotated = Circle().rotation(.degrees(30))
    #expect(rotated.angle == .degrees(30) && rotated.anchor == .center)
    #expect(Circle().transform(transform).transform == transform)
  }

  @Test func wrappersDrawWithoutTheirModifiers() {
    let offset = OffsetShape(shape: Rectangle(), offset: CGSize(width: 3, height: 4))
    #expect(offset.path(in: rect) == Path(rect.offsetBy(dx: 3, dy: 4)))
    let scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 2, height: 0.5), anchor: .topLeading)
    expect(
      scaled.path(in: rect), equals: Path(CGRect(x: 10, y: 20, width: 200, height: 30)), within: 1e-12)
    #expect(ScaledShape(shape: Rectangle(), scale: .zero).anchor == .center)
    let rotated = RotatedShape(shape: Rectangle(), angle: .degrees(180))
    expect(rotated.path(in: rect).boundingRect, equals: rect, within: 1e-12)
    #expect(rotated.anchor == .center)
    let transformed = TransformedShape(shape: Rectangle(), transform: transform)
    #expect(transformed.path(in: rect) == Path(rect).applying(transform))
    let trimmed = _TrimmedShape(shape: Rectangle(), startFraction: 0.25, endFraction: 0.5)
    #expect(trimmed.path(in: rect) == Path(rect).trimmedPath(from: 0.25, to: 0.5))
    #expect((trimmed.startFraction, trimmed.endFraction) == (0.25, 0.5))
    let sized = _SizedShape(shape: Rectangle(), size: CGSize(width: 20, height: 30), anchor: .bottomTrailing)
    #expect(sized.path(in: rect) == Path(CGRect(x: 90, y: 50, width: 20, height: 30)))
    #expect(sized.anchor == .bottomTrailing && type(of: sized.shape) == Rectangle.self)
    let stroked = _StrokedShape(shape: Rectangle(), style: StrokeStyle(lineWidth: 4))
    #expect(stroked.path(in: rect) == Path(rect).strokedPath(StrokeStyle(lineWidth: 4)))
    #expect(stroked.style.lineWidth == 4)
  }

  @Test func anchorsAreFractionsOfTheRectangle() throws {
    try expect(
      Rectangle().rotation(.degrees(90), anchor: UnitPoint(x: 0.25, y: 1)).path(in: rect),
      draws: "95 55 m 95 155 l 35 155 l 35 55 l h", within: 1e-9)
    try expect(
      Rectangle().scale(0.5, anchor: UnitPoint(x: 1.5, y: -1)).path(in: rect),
      draws: "85 -10 m 135 -10 l 135 20 l 85 20 l h", within: 1e-12)
  }

  @Test func sizesKeepTheOriginUnlessAnchored() {
    let size = CGSize(width: 20, height: 30)
    let topLeft = Path(CGRect(origin: rect.origin, size: size))
    #expect(Rectangle().size(size).path(in: rect) == topLeft)
    #expect(Rectangle().size(width: 20, height: 30).path(in: rect) == topLeft)
    #expect(Rectangle().size(size, anchor: .topLeading).path(in: rect) == topLeft)
    #expect(
      Rectangle().size(width: 20, height: 30, anchor: .bottom).path(in: rect)
        == Path(CGRect(x: 50, y: 50, width: 20, height: 30)))
    #expect(
      Circle().size(size).sizeThatFits(ProposedViewSize(width: 40, height: 50)) == CGSize(width: 40, height: 40))
  }

  @Test func layoutIsThatOfTheShapeWithin() {
    let proposal = ProposedViewSize(CGSize(width: 30, height: 20))
    let square = CGSize(width: 20, height: 20)
    #expect(Circle().offset(x: 5).sizeThatFits(proposal) == square)
    #expect(Circle().scale(5).sizeThatFits(proposal) == square)
    #expect(Circle().rotation(.degrees(5)).sizeThatFits(proposal) == square)
    #expect(Circle().transform(transform).sizeThatFits(proposal) == square)
    #expect(Circle().trim(to: 0.5).sizeThatFits(proposal) == square)
    #expect(Circle().stroke().sizeThatFits(proposal) == square)
    #expect(Circle().inset(by: 5).sizeThatFits(proposal) == square)
  }

  @Test func theRoleIsThatOfTheShapeWithin() {
    func role<S: Shape>(_: S) -> ShapeRole { S.role }
    #expect(role(Rectangle()) == .fill && role(Path()) == .fill && role(Divider()) == .separator)
    #expect(role(Rectangle().stroke(style: StrokeStyle())) == .stroke && role(Divider().stroke()) == .stroke)
    #expect(role(Divider().offset(x: 1)) == .separator && role(Divider().scale(2)) == .separator)
    #expect(role(Divider().rotation(.zero)) == .separator && role(Divider().transform(.identity)) == .separator)
    #expect(role(Divider().trim()) == .separator && role(Divider().size(.zero)) == .separator)
    #expect(ShapeRole.fill != ShapeRole.separator)
  }

  @Test func theReadingDirectionIsThatOfTheShapeWithin() {
    #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
    #expect(LayoutDirectionBehavior.mirrors != .mirrors(in: .leftToRight) && LayoutDirection.allCases.count == 2)
    #expect(Rectangle().layoutDirectionBehavior == .mirrors)
    let behaviors = [
      Divider().offset(x: 1).layoutDirectionBehavior, Divider().scale(2).layoutDirectionBehavior,
      Divider().rotation(.zero).layoutDirectionBehavior, Divider().transform(.identity).layoutDirectionBehavior,
      Divider().trim().layoutDirectionBehavior, Divider().size(.zero).layoutDirectionBehavior,
      Divider().stroke().layoutDirectionBehavior, Divider().union(Circle()).layoutDirectionBehavior,
    ]
    #expect(behaviors.allSatisfy { $0 == .fixed })
  }

  @Test func proposalsFillWhatIsUnsaid() {
    let proposal = ProposedViewSize(width: nil, height: 7)
    #expect(proposal.width == nil && proposal.height == 7)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 7))
    #expect(
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 3, height: 4)) == CGSize(width: 3, height: 7))
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
    #expect(ProposedViewSize.zero.replacingUnspecifiedDimensions() == .zero)
    #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions().width == .infinity)
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
  }

  @Test func wrappersAnimateTheirOwnPartsToo() {
    var offset = Rectangle().offset(x: 3, y: 4)
    offset.animatableData.scale(by: 2)
    #expect(offset.offset == CGSize(width: 6, height: 8))
    var scaled = Rectangle().scale(2, anchor: .bottom)
    #expect(scaled.animatableData.second.second == AnimatablePair(64, 128))
    scaled.animatableData.scale(by: 0.5)
    #expect(scaled.scale == CGSize(width: 1, height: 1) && scaled.anchor == UnitPoint(x: 0.25, y: 0.5))
    var rotated = Rectangle().rotation(.radians(1), anchor: .bottomTrailing)
    #expect(rotated.animatableData.second == AnimatablePair(128, AnimatablePair(128, 128)))
    rotated.animatableData.scale(by: 0.5)
    #expect(rotated.angle == .radians(0.5) && rotated.anchor == .center)
    var rounded = RoundedRectangle(cornerRadius: 4).transform(transform)
    rounded.animatableData.scale(by: 2)
    #expect(rounded.shape.cornerSize == CGSize(width: 8, height: 8))
    var trimmed = _TrimmedShape(shape: Rectangle(), startFraction: 0.25, endFraction: 0.5)
    trimmed.animatableData.scale(by: 2)
    #expect((trimmed.startFraction, trimmed.endFraction) == (0.5, 1))
    var sized = _SizedShape(shape: Rectangle(), size: CGSize(width: 1, height: 2))
    sized.animatableData.scale(by: 3)
    #expect(sized.size == CGSize(width: 3, height: 6) && sized.anchor == .topLeading)
    var stroked = _StrokedShape(shape: Rectangle(), style: StrokeStyle(lineWidth: 2))
    stroked.animatableData.scale(by: 2)
    #expect(stroked.style == StrokeStyle(lineWidth: 4, miterLimit: 20))
    var uneven = UnevenRoundedRectangle(topLeadingRadius: 3)
    uneven.animatableData.scale(by: 2)
    #expect(uneven.cornerRadii.topLeading == 6)
  }

  @Test func wrappersOfInsettableShapesInset() {
    let turned = Rectangle().rotation(.degrees(90)).inset(by: 10)
    expect(turned.path(in: rect).boundingRect, equals: CGRect(x: 40, y: 10, width: 40, height: 80), within: 1e-9)
    #expect(
      Rectangle().offset(x: 3).inset(by: 5).path(in: rect)
        == Path(rect.insetBy(dx: 5, dy: 5).offsetBy(dx: 3, dy: 0)))
  }
}

/// A shape that is no fill and stays as it is in either reading direction.
private struct Divider: Shape {
  static var role: ShapeRole { .separator }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path { Path(rect) }
}
