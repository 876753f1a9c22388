import Foundation
import ShapeGeometry

// The paths of CoreGraphics and UIKit, as far as shape files use them.

extension LibraryTable {
  mutating func addForeignPaths() {
    declare(CGPath.self, conforms: ["Equatable"])
    declare(CGMutablePath.self)
    declare(UIBezierPath.self)
    declare(NSBezierPath.self)
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
  }

  private mutating func addCGPath() {
    let winding: [String: any MachineValue] = ["using": CGPathFillRule.winding]
    initializer("init(_:)") { (path: CGPath) in Path(path) }
    initializer("init(_:)") { (path: CGMutablePath) in Path(path) }
    getter("cgPath") { (path: Path) in path.cgPath }
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
    getter("isEmpty") { (path: CGPath) in path.isEmpty }
    getter("boundingBox") { (path: CGPath) in path.boundingBox }
    getter("boundingBoxOfPath") { (path: CGPath) in path.boundingBoxOfPath }
    getter("currentPoint") { (path: CGPath) in path.currentPoint }
    method(
      "contains(_:using:transform:)",
      defaults: ["using": CGPathFillRule.winding, "transform": CGAffineTransform.identity]
    ) { (path: CGPath, point: CGPoint, rule: CGPathFillRule, transform: CGAffineTransform) in
      path.contains(point, using: rule, transform: transform)
    }
    method("copy()") { (path: CGPath) in path.copy() }
    method("mutableCopy()") { (path: CGPath) in path.mutableCopy() }
    method("copy(using:)") { (path: CGPath, transform: TransformPointer?) -> CGPath? in
      Path(path).applying(transform).cgPath
    }
    method(
      "copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)",
      defaults: ["transform": CGAffineTransform.identity]
    ) {
      (
        path: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin, limit: CGFloat, transform: CGAffineTransform
      ) in
      path.copy(
        strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, transform: transform)
    }
    method("union(_:using:)", defaults: winding) { (a: CGPath, b: CGPath, rule: CGPathFillRule) in
      a.union(b, using: rule)
    }
    method("intersection(_:using:)", defaults: winding) { (a: CGPath, b: CGPath, rule: CGPathFillRule) in
      a.intersection(b, using: rule)
    }
    method("subtracting(_:using:)", defaults: winding) { (a: CGPath, b: CGPath, rule: CGPathFillRule) in
      a.subtracting(b, using: rule)
    }
    method("symmetricDifference(_:using:)", defaults: winding) { (a: CGPath, b: CGPath, rule: CGPathFillRule) in
      a.symmetricDifference(b, using: rule)
    }
    method("normalized(using:)", defaults: winding) { (path: CGPath, rule: CGPathFillRule) in
      path.normalized(using: rule)
    }
  }
}

extension Path {
  fileprivate func applying(_ pointer: TransformPointer?) -> Path {
    pointer.map { applying($0.transform) } ?? self
  }
}
