import Foundation
import Testing

@testable import ShapeGeometry

struct CGPathQueriesTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func anEmptyPathHasNothing() {
    for path in [Path().cgPath] {
      #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    }
    #expect(CGMutablePath().isEmpty)
    #expect(!Path(square).cgPath.isEmpty)
  }

  @Test func theRuleSaysWhatIsInside() {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRect(square.insetBy(dx: 3, dy: 3))
    let center = CGPoint(x: 5, y: 5)
    #expect(path.contains(center) && path.contains(center, using: CGPathFillRule.winding))
    #expect(!path.contains(center, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
    #expect(!path.contains(center, transform: CGAffineTransform(translationX: 100, y: 0)))
  }

  @Test func aRectangleIsTold() {
    func rect(_ draw: (inout Path) -> Void) -> CGRect? {
      var rect = CGRect.null
      return Path(draw).cgPath.isRect(&rect) ? rect : nil
    }
    #expect(rect { $0.addRect(square) } == square)
    #expect(
      rect { $0.addLines([.zero, CGPoint(x: 0, y: 4), CGPoint(x: 5, y: 4), CGPoint(x: 5, y: 0), .zero]) }
        == CGRect(x: 0, y: 0, width: 5, height: 4))
    #expect(
      rect { $0.addRect(square, transform: CGAffineTransform(scaleX: -1, y: 2)) }
        == CGRect(x: -10, y: 0, width: 10, height: 20))
    #expect(rect { $0.addRect(square, transform: CGAffineTransform(rotationAngle: 0.1)) } == nil)
    #expect(rect { $0.addLines([.zero, CGPoint(x: 0, y: 4), CGPoint(x: 5, y: 4), CGPoint(x: 5, y: 0)]) } == nil)
    #expect(rect { $0.addRects([square, square]) } == nil)
    #expect(rect { $0.addEllipse(in: square) } == nil)
    #expect(rect { _ in } == nil)
    let mutable = CGMutablePath()
    mutable.addRect(square)
    #expect(mutable.isRect(nil))
  }
}
