import Foundation
import Testing

@testable import ShapeGeometry

struct ShapeStrokeTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func stylesStartWithSwiftUIsDefaults() {
    let style = StrokeStyle()
    #expect(style.lineWidth == 1 && style.miterLimit == 10 && style.dash.isEmpty && style.dashPhase == 0)
    #expect(style.lineCap == CGLineCap.butt && style.lineJoin == CGLineJoin.miter)
    #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
    #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    let fill = FillStyle()
    #expect(!fill.isEOFilled && fill.isAntialiased)
    #expect(FillStyle(eoFill: true, antialiased: false) != fill && FillStyle(eoFill: true).isEOFilled)
  }

  @Test func strokesAreThoseOfThePath() {
    let style = StrokeStyle(lineWidth: 6, lineJoin: .round, dash: [5, 3])
    #expect(Ellipse().stroke(style: style).path(in: rect) == Path(ellipseIn: rect).strokedPath(style))
    #expect(
      Ellipse().stroke(lineWidth: 6).path(in: rect) == Path(ellipseIn: rect).strokedPath(StrokeStyle(lineWidth: 6)))
    #expect(Ellipse().stroke().path(in: rect) == Path(ellipseIn: rect).strokedPath(StrokeStyle(lineWidth: 1)))
    let box = Rectangle().stroke(lineWidth: 6).path(in: rect).boundingRect
    expect(box, equals: rect.insetBy(dx: -3, dy: -3), within: 1e-9)
  }

  @Test func bordersStayInsideTheShape() {
    let border = Rectangle().strokeBorder(lineWidth: 6).path(in: rect)
    #expect(border == Path(rect.insetBy(dx: 3, dy: 3)).strokedPath(StrokeStyle(lineWidth: 6)))
    expect(border.boundingRect, equals: rect, within: 1e-9)
    #expect(border.contains(CGPoint(x: 11, y: 50)) && !border.contains(CGPoint(x: 17, y: 50)))
    let style = StrokeStyle(lineWidth: 4, dash: [2])
    #expect(
      RoundedRectangle(cornerRadius: 10).strokeBorder(style: style, antialiased: false).path(in: rect)
        == RoundedRectangle(cornerRadius: 10).inset(by: 2).stroke(style: style).path(in: rect))
    #expect(
      Wave().strokeBorder().path(in: rect) == Wave(insetAmount: 0.5).path(in: rect).strokedPath(StrokeStyle()))
  }
}
