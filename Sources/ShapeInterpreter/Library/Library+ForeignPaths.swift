import Foundation
import ShapeGeometry

// The paths of CoreGraphics and UIKit, with the members that shape files use.

extension LibraryTable {
  @inline(never)
  mutating func addForeignPaths() {
    declare(CGPath.self, conforms: ["Equatable"])
    declare(CGMutablePath.self, conforms: ["AnyObject", "Equatable"])
    declare(UIBezierPath.self, conforms: ["AnyObject"])
    declare(NSBezierPath.self, conforms: ["AnyObject"])
    declare(UIRectCorner.self, conforms: ["OptionSet", "Equatable"])
    addCGPath()
    addMutablePath()
    addBezierPath()
    addAppKitPath()
    let corners: [(String, UIRectCorner)] = [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
      ("allCorners", .allCorners),
    ]
    for (name, corner) in corners { constant(UIRectCorner.self, name, corner) }
    initializer("init()") { UIRectCorner() }
    method("contains(_:)") { (set: UIRectCorner, corner: UIRectCorner) in set.contains(corner) }
    method("union(_:)") { (set: UIRectCorner, other: UIRectCorner) in set.union(other) }
    mutating("insert(_:)") { (set: inout UIRectCorner, corner: UIRectCorner) in set.insert(corner) }
    mutating("remove(_:)") { (set: inout UIRectCorner, corner: UIRectCorner) in set.remove(corner) }
    getter("isEmpty") { (set: UIRectCorner) in set.isEmpty }
    method("intersection(_:)") { (set: UIRectCorner, other: UIRectCorner) in set.intersection(other) }
    method("subtracting(_:)") { (set: UIRectCorner, other: UIRectCorner) in set.subtracting(other) }
    method("symmetricDifference(_:)") { (set: UIRectCorner, other: UIRectCorner) in set.symmetricDifference(other) }
    method("isSubset(of:)") { (set: UIRectCorner, other: UIRectCorner) in set.isSubset(of: other) }
    method("isSuperset(of:)") { (set: UIRectCorner, other: UIRectCorner) in set.isSuperset(of: other) }
    method("isDisjoint(with:)") { (set: UIRectCorner, other: UIRectCorner) in set.isDisjoint(with: other) }
    mutating("formUnion(_:)") { (set: inout UIRectCorner, other: UIRectCorner) in set.formUnion(other) }
    mutating("subtract(_:)") { (set: inout UIRectCorner, other: UIRectCorner) in set.subtract(other) }
  }

  @inline(never)
  private mutating func addCGPath() {
    initializer("init(_:)", cost: .nothing) { (path: CGPath) in Path(path) }
    initializer("init(_:)", cost: .nothing) { (path: CGMutablePath) in Path(path) }
    getter("cgPath", cost: .nothing) { (path: Path) in path.cgPath }
    initializer("init(rect:transform:)") { (rect: CGRect, transform: TransformPointer?) in
      Path(rect).applying(transform).cgPath
    }
    initializer("init(ellipseIn:transform:)") { (rect: CGRect, transform: TransformPointer?) in
      Path(ellipseIn: rect).applying(transform).cgPath
    }
    initializer("init(roundedRect:cornerWidth:cornerHeight:transform:)") {
      (rect: CGRect, width: CGFloat, height: CGFloat, transform: TransformPointer?) in
      Path(CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)).applying(transform)
        .cgPath
    }
    operation("==(_:_:)") { (a: CGPath, b: CGPath) in a == b }
    operation("==(_:_:)") { (a: CGPath, b: CGPath) in a == b }
    operation("==(_:_:)") { (a: CGMutablePath, b: CGMutablePath) in a == b }
    addOutline(CGPath.self)
    addOutline(CGMutablePath.self)
  }

  /// Adds the queries that CGPath and CGMutablePath have in common.
  @inline(never)
  private mutating func addOutline<Outline: _CGOutline & MachineValue>(_ type: Outline.Type) {
    getter("isEmpty", cost: .nothing) { (path: Outline) in path.isEmpty }
    getter("_rect") { (path: Outline) -> CGRect? in
      var rect = CGRect.zero
      return path.isRect(&rect) ? rect : nil
    }
    getter("_elements") { (path: Outline) in path._path }
    getter("boundingBox") { (path: Outline) in path.boundingBox }
    getter("boundingBoxOfPath") { (path: Outline) in path.boundingBoxOfPath }
    getter("currentPoint", cost: .nothing) { (path: Outline) in path.currentPoint }
    method(
      "contains(_:using:transform:)",
      defaults: ["using": CGPathFillRule.winding, "transform": CGAffineTransform.identity]
    ) { (path: Outline, point: CGPoint, rule: CGPathFillRule, transform: CGAffineTransform) in
      path.contains(point, using: rule, transform: transform)
    }
    addCopies(type)
    addOperations(type, with: CGPath.self)
    addOperations(type, with: CGMutablePath.self)
    let winding: [String: any MachineValue] = ["using": CGPathFillRule.winding]
    metered("normalized(using:)", defaults: winding) { (charge, path: Outline, rule: CGPathFillRule) throws(Fault) in
      try path.normalized(using: rule, charging: charge)
    }
    metered("componentsSeparated(using:)", defaults: winding) {
      (charge, path: Outline, rule: CGPathFillRule) throws(Fault) in
      try path.componentsSeparated(using: rule, charging: charge)
    }
  }

  @inline(never)
  private mutating func addCopies<Outline: _CGOutline & MachineValue>(_ type: Outline.Type) {
    let identity: [String: any MachineValue] = ["transform": CGAffineTransform.identity]
    method("copy()") { (path: Outline) in path.copy() }
    method("mutableCopy()") { (path: Outline) in path.mutableCopy() }
    method("mutableCopy(using:)") { (path: Outline, transform: TransformPointer?) -> CGMutablePath? in
      path._path.applying(transform).cgPath.mutableCopy()
    }
    method("copy(using:)") { (path: Outline, transform: TransformPointer?) -> CGPath? in
      path._path.applying(transform).cgPath
    }
    metered("flattened(threshold:)") { (charge, path: Outline, threshold: CGFloat) throws(Fault) in
      try path.flattened(threshold: threshold, charging: charge)
    }
    metered("copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)", defaults: identity) {
      (
        charge, path: Outline, width: CGFloat, cap: CGLineCap, join: CGLineJoin, limit: CGFloat,
        transform: CGAffineTransform
      ) throws(Fault) in
      try path.copy(
        strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, transform: transform,
        charging: charge)
    }
    metered("copy(dashingWithPhase:lengths:transform:)", defaults: identity) {
      (charge, path: Outline, phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform) throws(Fault) in
      try path.copy(dashingWithPhase: phase, lengths: lengths, transform: transform, charging: charge)
    }
  }

  @inline(never)
  private mutating func addOperations<Outline: _CGOutline & MachineValue, Mask: _CGOutline & MachineValue>(
    _ type: Outline.Type, with mask: Mask.Type
  ) {
    combination("union") { (charge, a: Outline, b: Mask, rule) throws(Fault) in
      try a.union(b, using: rule, charging: charge)
    }
    combination("intersection") { (charge, a: Outline, b: Mask, rule) throws(Fault) in
      try a.intersection(b, using: rule, charging: charge)
    }
    combination("subtracting") { (charge, a: Outline, b: Mask, rule) throws(Fault) in
      try a.subtracting(b, using: rule, charging: charge)
    }
    combination("symmetricDifference") { (charge, a: Outline, b: Mask, rule) throws(Fault) in
      try a.symmetricDifference(b, using: rule, charging: charge)
    }
    combination("lineIntersection") { (charge, a: Outline, b: Mask, rule) throws(Fault) in
      try a.lineIntersection(b, using: rule, charging: charge)
    }
    combination("lineSubtracting") { (charge, a: Outline, b: Mask, rule) throws(Fault) in
      try a.lineSubtracting(b, using: rule, charging: charge)
    }
    combination("intersects") { (charge, a: Outline, b: Mask, rule) throws(Fault) in
      try a.intersects(b, using: rule, charging: charge)
    }
  }

  /// Adds an operation on two areas, or on a line and an area. By default, the non-zero winding rule fills the areas.
  @inline(never)
  private mutating func combination<Outline: MachineValue, Mask: MachineValue, Value: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (GeometryCharge, Outline, Mask, CGPathFillRule) throws(Fault) -> Value
  ) {
    metered("\(name)(_:using:)", defaults: ["using": CGPathFillRule.winding], body)
  }
}

extension Path {
  fileprivate func applying(_ pointer: TransformPointer?) -> Path {
    pointer.map { applying($0.transform) } ?? self
  }
}
