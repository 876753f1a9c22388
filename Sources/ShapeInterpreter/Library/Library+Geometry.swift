import Foundation
import ShapeGeometry

// Geometry: points, sizes, rectangles, vectors, angles and insets.

extension LibraryTable {
  @inline(never)
  mutating func addGeometry() {
    declare(CGPoint.self, fields: [("x", .cgFloat), ("y", .cgFloat)], conforms: ["Hashable", "Animatable"])
    declare(CGSize.self, fields: [("width", .cgFloat), ("height", .cgFloat)], conforms: ["Hashable", "Animatable"])
    declare(CGRect.self, fields: [("origin", .point), ("size", .size)], conforms: ["Hashable", "Animatable"])
    declare(CGVector.self, fields: [("dx", .cgFloat), ("dy", .cgFloat)], conforms: ["Hashable"])
    declare(Angle.self, fields: [("radians", .double)], conforms: ["Hashable", "Comparable", "Animatable"])
    declare(UnitPoint.self, fields: [("x", .cgFloat), ("y", .cgFloat)], conforms: ["Hashable", "Animatable"])
    declare(
      EdgeInsets.self,
      fields: [("top", .cgFloat), ("leading", .cgFloat), ("bottom", .cgFloat), ("trailing", .cgFloat)],
      conforms: ["Equatable", "Animatable"])
    declare(
      UIEdgeInsets.self,
      fields: [("top", .cgFloat), ("left", .cgFloat), ("bottom", .cgFloat), ("right", .cgFloat)],
      conforms: ["Hashable"])
    declare(
      NSDirectionalEdgeInsets.self,
      fields: [("top", .cgFloat), ("leading", .cgFloat), ("bottom", .cgFloat), ("trailing", .cgFloat)],
      conforms: ["Equatable"])
    declareEnum("CGRectEdge", cases: ["minXEdge", "minYEdge", "maxXEdge", "maxYEdge"])

    alias("NSPoint", .point)
    alias("NSSize", .size)
    alias("NSRect", .rect)
    addPoints()
    addRectangles()
    addAngles()
    addInsets()
  }

  @inline(never)
  private mutating func addPoints() {
    memberwise(CGPoint.self, "init(x:y:)", .cgFloat, .cgFloat)
    initializer("init(x:y:)") { (x: Int, y: Int) in CGPoint(x: x, y: y) }
    initializer("init()") { CGPoint() }
    constant(CGPoint.self, "zero", CGPoint.zero)
    method("applying(_:)") { (point: CGPoint, transform: CGAffineTransform) in point.applying(transform) }
    method("equalTo(_:)") { (a: CGPoint, b: CGPoint) in a == b }

    memberwise(CGSize.self, "init(width:height:)", .cgFloat, .cgFloat)
    initializer("init(width:height:)") { (width: Int, height: Int) in CGSize(width: width, height: height) }
    initializer("init()") { CGSize() }
    constant(CGSize.self, "zero", CGSize.zero)
    method("equalTo(_:)") { (a: CGSize, b: CGSize) in a == b }
    method("applying(_:)") { (size: CGSize, transform: CGAffineTransform) in size.applying(transform) }

    memberwise(CGVector.self, "init(dx:dy:)", .cgFloat, .cgFloat)
    initializer("init(dx:dy:)") { (dx: Int, dy: Int) in CGVector(dx: dx, dy: dy) }
    initializer("init()") { CGVector() }
    constant(CGVector.self, "zero", CGVector.zero)

    memberwise(UnitPoint.self, "init(x:y:)", .cgFloat, .cgFloat)
    initializer("init()") { UnitPoint() }
    let named: [(String, UnitPoint)] = [
      ("zero", .zero), ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
      ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
      ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ]
    for (name, point) in named { constant(UnitPoint.self, name, point) }
  }

  @inline(never)
  private mutating func addRectangles() {
    memberwise(CGRect.self, "init(x:y:width:height:)", .cgFloat, .cgFloat, .cgFloat, .cgFloat)
    initializer("init(x:y:width:height:)") { (x: Int, y: Int, width: Int, height: Int) in
      CGRect(x: x, y: y, width: width, height: height)
    }
    memberwise(CGRect.self, "init(origin:size:)", .point, .size)
    initializer("init()") { CGRect() }
    constant(CGRect.self, "zero", CGRect.zero)
    constant(CGRect.self, "null", CGRect.null)
    constant(CGRect.self, "infinite", CGRect.infinite)
    let measures: [(String, RectMeasure)] = [
      ("minX", .minX), ("midX", .midX), ("maxX", .maxX), ("minY", .minY), ("midY", .midY), ("maxY", .maxY),
      ("width", .width), ("height", .height),
    ]
    for (name, measure) in measures {
      instruction(name, .getter, of: .rect, [], .cgFloat, .measureRect, measure.rawValue)
    }
    getter("isEmpty") { (rect: CGRect) in rect.isEmpty }
    getter("isNull") { (rect: CGRect) in rect.isNull }
    getter("isInfinite") { (rect: CGRect) in rect.isInfinite }
    getter("standardized") { (rect: CGRect) in rect.standardized }
    method("equalTo(_:)") { (a: CGRect, b: CGRect) in a == b }
    addDivision()
    getter("integral") { (rect: CGRect) in rect.integral }
    method("insetBy(dx:dy:)") { (rect: CGRect, dx: CGFloat, dy: CGFloat) in rect.insetBy(dx: dx, dy: dy) }
    method("offsetBy(dx:dy:)") { (rect: CGRect, dx: CGFloat, dy: CGFloat) in rect.offsetBy(dx: dx, dy: dy) }
    method("inset(by:)") { (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets) }
    method("union(_:)") { (a: CGRect, b: CGRect) in a.union(b) }
    method("intersection(_:)") { (a: CGRect, b: CGRect) in a.isOrdered && b.isOrdered ? a.intersection(b) : .null }
    method("intersects(_:)") { (a: CGRect, b: CGRect) in a.isOrdered && b.isOrdered && a.intersects(b) }
    method("contains(_:)") { (rect: CGRect, point: CGPoint) in rect.isOrdered && rect.contains(point) }
    method("contains(_:)") { (rect: CGRect, other: CGRect) in rect.contains(other) }
    method("applying(_:)") { (rect: CGRect, transform: CGAffineTransform) in rect.applying(transform) }
  }

  /// Adds `divided(atDistance:from:)`. Its result is a labelled tuple of two rectangles.
  @inline(never)
  private mutating func addDivision() {
    let parts = Type.tuple([.init(label: "slice", type: .rect), .init(label: "remainder", type: .rect)])
    add(
      "divided(atDistance:from:)", .method, of: .rect, [.cgFloat, CGRectEdge.type], parts, [:]
    ) { (frame, slots) throws(Fault) in
      let (slice, remainder) = CGRect.load(from: frame, at: slots[1]).divided(
        atDistance: .load(from: frame, at: slots[2]), from: .load(from: frame, at: slots[3]))
      slice.store(to: frame, at: slots[0])
      remainder.store(to: frame, at: slots[0].advanced(by: CGRect.layout))
    }
  }

  @inline(never)
  private mutating func addAngles() {
    initializer("init()") { Angle() }
    initializer("init(degrees:)") { (degrees: Double) in Angle(degrees: degrees) }
    initializer("init(radians:)") { (radians: Double) in Angle(radians: radians) }
    staticMethod(Angle.self, "degrees(_:)") { (degrees: Double) in Angle.degrees(degrees) }
    staticMethod(Angle.self, "radians(_:)") { (radians: Double) in Angle.radians(radians) }
    constant(Angle.self, "zero", Angle.zero)
    getter("degrees") { (angle: Angle) in angle.degrees }
    setter("degrees") { (angle: inout Angle, degrees: Double) in angle.degrees = degrees }
    operation("+(_:_:)") { (a: Angle, b: Angle) in a + b }
    operation("-(_:_:)") { (a: Angle, b: Angle) in a - b }
    operation("*(_:_:)") { (a: Angle, factor: Double) in a * factor }
    operation("*(_:_:)") { (factor: Double, a: Angle) in factor * a }
    operation("/(_:_:)") { (a: Angle, divisor: Double) in a / divisor }
    operation("-(_:)") { (a: Angle) in -a }
    operation("<(_:_:)") { (a: Angle, b: Angle) in a < b }
    operation(">(_:_:)") { (a: Angle, b: Angle) in a > b }
    operation("<=(_:_:)") { (a: Angle, b: Angle) in a <= b }
    operation(">=(_:_:)") { (a: Angle, b: Angle) in a >= b }
  }

  @inline(never)
  private mutating func addInsets() {
    initializer("init(top:leading:bottom:trailing:)") {
      (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) in
      EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
    initializer("init()") { EdgeInsets() }
    initializer("init(top:left:bottom:right:)") { (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) in
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    initializer("init()") { UIEdgeInsets() }
    constant(UIEdgeInsets.self, "zero", UIEdgeInsets.zero)
    initializer("init(top:leading:bottom:trailing:)") {
      (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) in
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
    initializer("init()") { NSDirectionalEdgeInsets() }
    initializer("init(_:)") { (insets: NSDirectionalEdgeInsets) in EdgeInsets(insets) }
    constant(NSDirectionalEdgeInsets.self, "zero", NSDirectionalEdgeInsets.zero)
  }
}

extension CGRect {
  /// False if an edge is no number, or is the sum of infinite ones. Foundation traps on ranges between such edges,
  /// where the comparisons of Core Graphics fail.
  fileprivate var isOrdered: Bool {
    let rect = standardized
    return isNull || (rect.minX <= rect.maxX && rect.minY <= rect.maxY)
  }
}
