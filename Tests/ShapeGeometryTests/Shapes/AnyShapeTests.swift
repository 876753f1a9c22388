import Foundation
import Testing

@testable import ShapeGeometry

struct AnyShapeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func itDoesWhatItsShapeDoes() {
    let shape = AnyShape(Circle())
    #expect(shape.path(in: rect) == Circle().path(in: rect))
    #expect(shape.sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
    #expect(AnyShape(Flag()).layoutDirectionBehavior == .fixed && shape.layoutDirectionBehavior == .mirrors)
  }

  @Test func itsShapeAnimates() {
    var shape = AnyShape(Wedge(startAngle: .degrees(0), endAngle: .degrees(180)))
    let end = AnyShape(Wedge(startAngle: .degrees(90), endAngle: .degrees(360)))
    shape.animatableData = shape.animatableData.interpolated(towards: end.animatableData, amount: 0.5)
    expect(
      shape.path(in: rect), equals: Wedge(startAngle: .degrees(45), endAngle: .degrees(270)).path(in: rect),
      within: 1e-9
    )
  }

  @Test func dataOfAnotherTypeChangesNothing() {
    var shape = AnyShape(RoundedRectangle(cornerRadius: 8))
    shape.animatableData = AnyShape(Wave(phase: 3)).animatableData
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 8).path(in: rect))
  }

  @Test func dataOfOneTypeIsAVector() {
    let one = AnyShape(Wave(phase: 1)).animatableData
    let three = AnyShape(Wave(phase: 3)).animatableData
    let other = AnyShape(Circle().offset(x: 1)).animatableData
    #expect(one + one + one == three && three - one == one.scaled(by: 2) && one - one == .zero)
    #expect(three.magnitudeSquared == 9 && _AnyAnimatableData.zero.magnitudeSquared == 0)
    #expect(one + .zero == one && .zero + one == one && _AnyAnimatableData.zero - one == one.scaled(by: -1))
    #expect(one != three && one != other && one + other == one)
    #expect(_AnyAnimatableData.zero == .zero)
  }
}

/// A shape that stays as it is in either reading direction.
private struct Flag: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path { Path(rect) }
}
