import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct CGPathBooleanTests {
  private let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let right = CGPath(rect: CGRect(x: 5, y: 0, width: 10, height: 10), transform: nil)

  @Test func operationsAreThoseOfPath() {
    let (a, b) = (Path(left), Path(right))
    #expect(Path(left.union(right)) == a.union(b))
    #expect(Path(left.intersection(right)) == a.intersection(b))
    #expect(Path(left.subtracting(right)) == a.subtracting(b))
    #expect(Path(left.symmetricDifference(right)) == a.symmetricDifference(b))
    #expect(Path(left.lineIntersection(right)) == a.lineIntersection(b))
    #expect(Path(left.lineSubtracting(right)) == a.lineSubtraction(b))
    #expect(left.union(right).boundingBox == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(left.intersection(right).boundingBox == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(left.subtracting(right).boundingBox == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(!left.symmetricDifference(right).contains(CGPoint(x: 7, y: 5)))
  }

  @Test func aMutablePathIsTakenForAPath() {
    let mutable = CGMutablePath()
    mutable.addPath(right)
    #expect(left.subtracting(mutable) == left.subtracting(right))
    #expect(mutable.union(left) == right.union(left))
    let both = CGMutablePath()
    both.addPath(left)
    both.addPath(mutable, transform: CGAffineTransform(translationX: 5, y: 0))
    #expect(both.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func theRuleIsThatOfBothPaths() {
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let center = CGPoint(x: 5, y: 5)
    #expect(!ring.normalized(using: .evenOdd).contains(center))
    #expect(ring.normalized().contains(center) && ring.normalized(using: .winding).contains(center))
    #expect(!ring.intersection(left, using: .evenOdd).contains(center))
    #expect(ring.intersection(left).contains(center))
  }

  @Test func areasIntersectWhereTheyHaveAPartInCommon() {
    #expect(left.intersects(right))
    let far = CGPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10), transform: nil)
    #expect(!left.intersects(far))
    let beside = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
    #expect(!left.intersects(beside))
    let inner = CGMutablePath()
    inner.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    let ring = CGMutablePath()
    ring.addPath(left)
    ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(ring.intersects(inner) && !ring.intersects(inner, using: .evenOdd))
  }

  @Test func piecesComeWithTheirHoles() {
    // Two rings side by side, the left one with an island in its hole.
    let path = CGMutablePath()
    for inset in [0, 10, 20] as [CGFloat] {
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100).insetBy(dx: inset, dy: inset))
    }
    for inset in [0, 10] as [CGFloat] {
      path.addRect(CGRect(x: 200, y: 0, width: 100, height: 100).insetBy(dx: inset, dy: inset))
    }
    let pieces = path.componentsSeparated(using: .evenOdd)
    #expect(pieces.count == 3)
    #expect(
      Set(pieces.map { "\(Int($0.boundingBoxOfPath.width.rounded())) \(Path($0).subpaths.count)" })
        == ["100 2", "60 1"])
    let filled = path.componentsSeparated()
    #expect(filled.map { Path($0).subpaths.count } == [1, 1])
    #expect(Path().cgPath.componentsSeparated().isEmpty)
    let whole = pieces.reduce(Path().cgPath) { $0.union($1) }
    for x in stride(from: 1.5, to: 300, by: 7) {
      let point = CGPoint(x: x, y: 47.5)
      #expect(whole.contains(point) == path.contains(point, using: .evenOdd), "\(point)")
    }
  }

  @Test(arguments: BooleanFamily.allCases)
  func noLoopIsLostBetweenThePieces(family: BooleanFamily) {
    let seed: UInt64 = 105
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (a, b) = family.operands(&generator)
      let whole = a.symmetricDifference(b)
      let pieces = whole.cgPath.componentsSeparated().map { Path($0) }
      let comment: Comment = "seed \(seed), \(family), \(a), \(b)"
      #expect(pieces.reduce(0) { $0 + $1.subpaths.count } == whole.normalized(eoFill: false).subpaths.count, comment)
      let (area, sum) = (PathArea(whole).signed, pieces.reduce(0) { $0 + PathArea($1).signed })
      let box = whole.isEmpty ? 0 : whole.boundingRect.width * whole.boundingRect.height
      #expect(abs(area - sum) <= 1e-6 * box, comment)
      #expect(pieces.allSatisfy { PathArea($0).signed >= -1e-6 * box }, comment)
    }
  }
}
