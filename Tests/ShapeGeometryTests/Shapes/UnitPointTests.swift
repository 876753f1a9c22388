import Foundation
import Testing

@testable import ShapeGeometry

struct UnitPointTests {
  @Test func namesStandForFractionsFromTheTopLeft() {
    let named: [(UnitPoint, CGFloat, CGFloat)] = [
      (.zero, 0, 0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0), (.bottom, 0.5, 1),
      (.topLeading, 0, 0), (.topTrailing, 1, 0), (.bottomLeading, 0, 1), (.bottomTrailing, 1, 1), (UnitPoint(), 0, 0),
    ]
    for (point, x, y) in named {
      #expect(point == UnitPoint(x: x, y: y) && point.x == x && point.y == y)
    }
  }

  @Test func theAnimatableDataIsScaled() {
    var point = UnitPoint.bottom
    #expect(point.animatableData == AnimatablePair(64, 128))
    point.animatableData = AnimatablePair(128, 32)
    #expect(point == UnitPoint(x: 1, y: 0.25))
  }
}

struct EdgeInsetsTests {
  @Test func edgesAreNamedByTheReadingDirection() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect((insets.top, insets.leading, insets.bottom, insets.trailing) == (1, 2, 3, 4))
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(insets.animatableData.magnitudeSquared == 30)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
  }

  @Test func edgesAreNamedBySidesInUIKit() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((insets.top, insets.left, insets.bottom, insets.right) == (1, 2, 3, 4))
    #expect(UIEdgeInsets() == .zero)
    let copy = try JSONDecoder().decode(UIEdgeInsets.self, from: JSONEncoder().encode(insets))
    #expect(copy == insets)
  }

  @Test func rectanglesAreInsetWithoutACheck() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)).size.width == -20)
    #expect(rect.inset(by: UIEdgeInsets(top: -5, left: 0, bottom: 0, right: 0)).minY == 15)
  }
}
