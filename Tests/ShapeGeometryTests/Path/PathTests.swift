import Foundation
import Testing

@testable import ShapeGeometry

struct PathTests {
  @Test func withoutACurrentPointNothingIsAdded() {
    let path = Path {
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
      $0.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
      $0.closeSubpath()
      $0.addLines([])
      $0.addArc(tangent1End: CGPoint(x: 1, y: 1), tangent2End: CGPoint(x: 2, y: 0), radius: 1)
    }
    #expect(path.isEmpty && path.currentPoint == nil && path == Path())
  }

  @Test func aSegmentAfterACloseStartsAtTheClosedStart() throws {
    let path = Path {
      $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 9, y: 2), CGPoint(x: 9, y: 8)])
      $0.closeSubpath()
      #expect($0.currentPoint == CGPoint(x: 1, y: 2))
      $0.closeSubpath()
      $0.addLine(to: CGPoint(x: 4, y: 4))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 6, y: 4))
      $0.closeSubpath()
      $0.addCurve(to: CGPoint(x: 3, y: 3), control1: .zero, control2: .zero)
    }
    try expect(path, draws: "1 2 m 9 2 l 9 8 l h 1 2 m 4 4 l 6 4 5 5 q h 1 2 m 0 0 0 0 3 3 c", within: 0)
  }

  @Test func theCurrentPointIsWhereTheLastElementEnds() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 1))
    #expect(path.currentPoint == CGPoint(x: 1, y: 1) && !path.isEmpty)
    path.addLine(to: CGPoint(x: 2, y: 1))
    #expect(path.currentPoint == CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), control: .zero)
    #expect(path.currentPoint == CGPoint(x: 3, y: 1))
    path.addCurve(to: CGPoint(x: 4, y: 1), control1: .zero, control2: .zero)
    #expect(path.currentPoint == CGPoint(x: 4, y: 1))
    path.move(to: CGPoint(x: 7, y: 7))
    #expect(path.currentPoint == CGPoint(x: 7, y: 7))
  }

  @Test func elementsAreVisitedInTheirOrder() {
    let elements: [Path.Element] = [
      .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
      .quadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6)),
      .curve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12)), .closeSubpath,
    ]
    let path = Path { path in for element in elements { path.append(element) } }
    var visited: [Path.Element] = []
    func record(_ element: Path.Element) { visited.append(element) }
    path.forEach(record)
    #expect(visited == elements)
    #expect(path == Path(path.cgPath) && path != Path())
  }

  @Test func copiesAreTheirOwn() {
    let first = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    var second = first
    second.addLine(to: CGPoint(x: 5, y: 5))
    #expect(first.elements.count == 5 && second.elements.count == 7)
  }

  @Test func aPathIsAShapeWithoutAnythingToAnimate() {
    func needs<P: Shape & Equatable & LosslessStringConvertible & Sendable & Animatable>(_ path: P) -> String
    where P.AnimatableData == EmptyAnimatableData {
      path.description
    }
    #expect(needs(Path(CGRect(x: 0, y: 0, width: 1, height: 1))) == "0 0 m 1 0 l 1 1 l 0 1 l h")
  }
}
