import DotRaster
import Foundation
import Testing

@Suite struct ViewportTests {
  @Test func aRectangleIsCentredWithItsAspectKept() {
    let viewport = Viewport(
      fitting: CGRect(x: 10, y: 20, width: 200, height: 100), columns: 100, rows: 80, margin: 10)
    #expect(viewport.scale == 0.4)
    #expect(viewport.dot(CGPoint(x: 10, y: 20)) == CGPoint(x: 10, y: 20))
    #expect(viewport.dot(CGPoint(x: 210, y: 120)) == CGPoint(x: 90, y: 60))
  }

  @Test func zoomKeepsTheMiddleAndPanMovesIt() {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 50)
    let viewport = Viewport(
      fitting: rect, columns: 100, rows: 100, margin: 0, zoom: 3, pan: CGPoint(x: 4, y: -6))
    #expect(viewport.scale == 6)
    #expect(viewport.dot(CGPoint(x: 25, y: 25)) == CGPoint(x: 54, y: 44))
    #expect(viewport.point(CGPoint(x: 54, y: 44)) == CGPoint(x: 25, y: 25))
  }

  @Test func theMarginGivesWayInASmallPicture() {
    let viewport = Viewport(
      fitting: CGRect(x: 0, y: 0, width: 10, height: 10), columns: 4, rows: 4, margin: 8)
    #expect(viewport.scale == 0.2)
  }

  @Test(arguments: [
    CGRect.zero, CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
  ])
  func oddRectanglesGiveAFiniteViewport(rect: CGRect) {
    let viewport = Viewport(fitting: rect, columns: 0, rows: 0, margin: 4)
    #expect(viewport.scale.isFinite && viewport.scale > 0)
    #expect(viewport.origin.x.isFinite && viewport.origin.y.isFinite)
  }
}
