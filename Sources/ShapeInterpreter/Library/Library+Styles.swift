import Foundation
import ShapeGeometry

// The styles of strokes, fills and corners.

extension LibraryTable {
  @inline(never)
  mutating func addStyles() {
    declareEnum("CGLineCap", cases: ["butt", "round", "square"])
    declareEnum("CGLineJoin", cases: ["miter", "round", "bevel"])
    declareEnum("CGPathFillRule", cases: ["winding", "evenOdd"])
    declare(
      FillStyle.self, fields: [("isEOFilled", .bool), ("isAntialiased", .bool)], conforms: ["Equatable"])
    operation("==(_:_:)") { (a: StrokeStyle, b: StrokeStyle) in a == b }
    initializer("init(eoFill:antialiased:)", defaults: ["eoFill": false, "antialiased": true]) {
      (eoFill: Bool, antialiased: Bool) in FillStyle(eoFill: eoFill, antialiased: antialiased)
    }
    declareEnum("RoundedCornerStyle", cases: ["circular", "continuous"])
    declare(
      RectangleCornerRadii.self,
      fields: ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"].map { ($0, .cgFloat) },
      conforms: ["Equatable", "Animatable"])
    initializer(
      "init(topLeading:bottomLeading:bottomTrailing:topTrailing:)",
      defaults: [
        "topLeading": CGFloat(0), "bottomLeading": CGFloat(0), "bottomTrailing": CGFloat(0), "topTrailing": CGFloat(0),
      ]
    ) { (topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat) in
      RectangleCornerRadii(
        topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing, topTrailing: topTrailing)
    }
    declare(
      StrokeStyle.self,
      fields: [
        ("lineWidth", .cgFloat), ("lineCap", .library("CGLineCap")), ("lineJoin", .library("CGLineJoin")),
        ("miterLimit", .cgFloat), ("dash", .array(.cgFloat)), ("dashPhase", .cgFloat),
      ], conforms: ["Equatable", "Animatable"])
    initializer(
      "init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)",
      defaults: [
        "lineWidth": CGFloat(1), "lineCap": CGLineCap.butt, "lineJoin": CGLineJoin.miter, "miterLimit": CGFloat(10),
        "dash": [CGFloat](), "dashPhase": CGFloat(0),
      ]
    ) {
      (
        lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, dash: [CGFloat],
        dashPhase: CGFloat
      ) in
      StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit, dash: dash,
        dashPhase: dashPhase)
    }
  }
}
