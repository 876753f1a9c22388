import Foundation
import ShapeGeometry

// Affine transforms.

extension LibraryTable {
  @inline(never)
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
    add(
      NativeRow(
        name: "CGAffineTransformMake(_:_:_:_:_:_:)", role: .function, labels: Array(repeating: nil, count: 6),
        parameters: Array(repeating: .cgFloat, count: 6), result: CGAffineTransform.type, body: .memberwise))
    function("CGAffineTransformIsIdentity(_:)") { (transform: CGAffineTransform) in
      CGAffineTransformIsIdentity(transform)
    }
    function("CGAffineTransformEqualToTransform(_:_:)") { (a: CGAffineTransform, b: CGAffineTransform) in
      CGAffineTransformEqualToTransform(a, b)
    }
    addComponents()
    function("CGPointApplyAffineTransform(_:_:)") { (point: CGPoint, transform: CGAffineTransform) in
      CGPointApplyAffineTransform(point, transform)
    }
    function("CGSizeApplyAffineTransform(_:_:)") { (size: CGSize, transform: CGAffineTransform) in
      CGSizeApplyAffineTransform(size, transform)
    }
    function("CGRectApplyAffineTransform(_:_:)") { (rect: CGRect, transform: CGAffineTransform) in
      CGRectApplyAffineTransform(rect, transform)
    }
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

  /// Adds the decomposition of a transform into scale, shear, rotation and translation.
  @inline(never)
  private mutating func addComponents() {
    declare(
      CGAffineTransformComponents.self,
      fields: [
        ("scale", .size), ("horizontalShear", .cgFloat), ("rotation", .cgFloat), ("translation", CGVector.type),
      ], conforms: ["Hashable"])
    initializer("init()") { CGAffineTransformComponents() }
    memberwise(
      CGAffineTransformComponents.self, "init(scale:horizontalShear:rotation:translation:)", .size, .cgFloat, .cgFloat,
      CGVector.type)
    initializer("init(_:)") { (components: CGAffineTransformComponents) in CGAffineTransform(components) }
    method("decomposed()") { (transform: CGAffineTransform) in transform.decomposed() }
    function("CGAffineTransformDecompose(_:)") { (transform: CGAffineTransform) in
      CGAffineTransformDecompose(transform)
    }
    function("CGAffineTransformMakeWithComponents(_:)") { (components: CGAffineTransformComponents) in
      CGAffineTransformMakeWithComponents(components)
    }
  }
}
