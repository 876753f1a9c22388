import Foundation
import ShapeGeometry

// Affine transforms and the styles of strokes and corners.

extension LibraryTable {
  mutating func addTransforms() {
    declare(
      CGAffineTransform.self,
      fields: ["a", "b", "c", "d", "tx", "ty"].map { ($0, .cgFloat) }, conforms: ["Hashable"])
    initializer("init()") { CGAffineTransform() }
    initializer("init(a:b:c:d:tx:ty:)") {
      (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in
      CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
    initializer("init(_:_:_:_:_:_:)") {
      (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) in
      CGAffineTransform(a, b, c, d, tx, ty)
    }
    initializer("init(translationX:y:)") { (x: CGFloat, y: CGFloat) in CGAffineTransform(translationX: x, y: y) }
    initializer("init(scaleX:y:)") { (x: CGFloat, y: CGFloat) in CGAffineTransform(scaleX: x, y: y) }
    initializer("init(rotationAngle:)") { (angle: CGFloat) in CGAffineTransform(rotationAngle: angle) }
    constant(CGAffineTransform.self, "identity", CGAffineTransform.identity)
    getter("isIdentity") { (transform: CGAffineTransform) in transform.isIdentity }
    method("concatenating(_:)") { (a: CGAffineTransform, b: CGAffineTransform) in a.concatenating(b) }
    method("inverted()") { (transform: CGAffineTransform) in transform.inverted() }
    method("translatedBy(x:y:)") { (transform: CGAffineTransform, x: CGFloat, y: CGFloat) in
      transform.translatedBy(x: x, y: y)
    }
    method("scaledBy(x:y:)") { (transform: CGAffineTransform, x: CGFloat, y: CGFloat) in
      transform.scaledBy(x: x, y: y)
    }
    method("rotated(by:)") { (transform: CGAffineTransform, angle: CGFloat) in transform.rotated(by: angle) }
    function("CGAffineTransformMakeTranslation(_:_:)") { (x: CGFloat, y: CGFloat) in
      CGAffineTransformMakeTranslation(x, y)
    }
    function("CGAffineTransformMakeScale(_:_:)") { (x: CGFloat, y: CGFloat) in CGAffineTransformMakeScale(x, y) }
    function("CGAffineTransformMakeRotation(_:)") { (angle: CGFloat) in CGAffineTransformMakeRotation(angle) }
    function("CGAffineTransformTranslate(_:_:_:)") { (transform: CGAffineTransform, x: CGFloat, y: CGFloat) in
      CGAffineTransformTranslate(transform, x, y)
    }
    function("CGAffineTransformScale(_:_:_:)") { (transform: CGAffineTransform, x: CGFloat, y: CGFloat) in
      CGAffineTransformScale(transform, x, y)
    }
    function("CGAffineTransformRotate(_:_:)") { (transform: CGAffineTransform, angle: CGFloat) in
      CGAffineTransformRotate(transform, angle)
    }
    function("CGAffineTransformConcat(_:_:)") { (a: CGAffineTransform, b: CGAffineTransform) in
      CGAffineTransformConcat(a, b)
    }
    function("CGAffineTransformInvert(_:)") { (transform: CGAffineTransform) in CGAffineTransformInvert(transform) }
  }

  mutating func addStyles() {
    declareEnum("CGLineCap", cases: ["butt", "round", "square"])
    declareEnum("CGLineJoin", cases: ["miter", "round", "bevel"])
    declareEnum("RoundedCornerStyle", cases: ["circular", "continuous"])
    declare(
      RectangleCornerRadii.self,
      fields: ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"].map { ($0, .cgFloat) },
      conforms: ["Equatable"])
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
      ], conforms: ["Equatable"])
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
