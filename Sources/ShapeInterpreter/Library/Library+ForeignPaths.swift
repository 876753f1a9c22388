import Foundation
import ShapeGeometry

// The paths of CoreGraphics and UIKit, as far as shape files use them.

extension CGPath: ObjectValue {
  static var type: Type { .library("CGPath") }
  init(object: Object) { self = Path(object: object).cgPath }
  var object: Object { .path(Path(self)) }
}

extension UIBezierPath: MachineValue {
  static var type: Type { .library("UIBezierPath") }
  static var layout: Layout { .object }

  static func load(from frame: Frame, at slot: Slot) -> Self {
    if case .any(let value) = frame.objects[Int(slot.object)], let path = value as? Self { return path }
    preconditionFailure("the slot holds no UIBezierPath")
  }

  func store(to frame: Frame, at slot: Slot) { frame.objects[Int(slot.object)] = .any(self) }
}

extension UIRectCorner: MachineValue {
  static var type: Type { .library("UIRectCorner") }
  static var layout: Layout { .word }
  static func load(from frame: Frame, at slot: Slot) -> UIRectCorner {
    UIRectCorner(rawValue: UInt(bitPattern: frame[int: slot.word]))
  }

  func store(to frame: Frame, at slot: Slot) { frame[int: slot.word] = Int(bitPattern: rawValue) }
}

extension LibraryTable {
  mutating func addForeignPaths() {
    declare(CGPath.self, conforms: ["Equatable"])
    declare(UIBezierPath.self)
    declare(UIRectCorner.self, conforms: ["OptionSet", "Equatable"])
    addCGPath()
    addBezierPath()
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
    initializer("init(_:)") { (path: CGPath) in Path(path) }
    getter("cgPath") { (path: Path) in path.cgPath }
    getter("isEmpty") { (path: CGPath) in path.isEmpty }
    getter("boundingBox") { (path: CGPath) in path.boundingBox }
    getter("boundingBoxOfPath") { (path: CGPath) in path.boundingBoxOfPath }
    getter("currentPoint") { (path: CGPath) in path.currentPoint }
    method("union(_:)") { (a: CGPath, b: CGPath) in a.union(b) }
    method("intersection(_:)") { (a: CGPath, b: CGPath) in a.intersection(b) }
    method("subtracting(_:)") { (a: CGPath, b: CGPath) in a.subtracting(b) }
    method("symmetricDifference(_:)") { (a: CGPath, b: CGPath) in a.symmetricDifference(b) }
    method("normalized()") { (path: CGPath) in path.normalized() }
  }

  private mutating func addBezierPath() {
    initializer("init()") { UIBezierPath() }
    initializer("init(cgPath:)") { (path: CGPath) in UIBezierPath(cgPath: path) }
    initializer("init(rect:)") { (rect: CGRect) in UIBezierPath(rect: rect) }
    initializer("init(ovalIn:)") { (rect: CGRect) in UIBezierPath(ovalIn: rect) }
    initializer("init(roundedRect:cornerRadius:)") { (rect: CGRect, radius: CGFloat) in
      UIBezierPath(roundedRect: rect, cornerRadius: radius)
    }
    initializer("init(roundedRect:byRoundingCorners:cornerRadii:)") {
      (rect: CGRect, corners: UIRectCorner, radii: CGSize) in
      UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii)
    }
    initializer("init(arcCenter:radius:startAngle:endAngle:clockwise:)") {
      (center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) in
      UIBezierPath(arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    }
    getter("cgPath") { (path: UIBezierPath) in path.cgPath }
    getter("isEmpty") { (path: UIBezierPath) in path.isEmpty }
    getter("bounds") { (path: UIBezierPath) in path.bounds }
    getter("currentPoint") { (path: UIBezierPath) in path.currentPoint }
    method("contains(_:)") { (path: UIBezierPath, point: CGPoint) in path.contains(point) }
    // An object's methods change what its holders share: the receiver itself may be a constant.
    action("move(to:)") { (path: UIBezierPath, end: CGPoint) in path.move(to: end) }
    action("addLine(to:)") { (path: UIBezierPath, end: CGPoint) in path.addLine(to: end) }
    action("addCurve(to:controlPoint1:controlPoint2:)") {
      (path: UIBezierPath, end: CGPoint, control1: CGPoint, control2: CGPoint) in
      path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
    }
    action("addQuadCurve(to:controlPoint:)") { (path: UIBezierPath, end: CGPoint, control: CGPoint) in
      path.addQuadCurve(to: end, controlPoint: control)
    }
    action("addArc(withCenter:radius:startAngle:endAngle:clockwise:)") {
      (path: UIBezierPath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) in
      path.addArc(withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    }
    action("close()") { (path: UIBezierPath) in path.close() }
    action("removeAllPoints()") { (path: UIBezierPath) in path.removeAllPoints() }
    action("append(_:)") { (path: UIBezierPath, other: UIBezierPath) in path.append(other) }
    action("apply(_:)") { (path: UIBezierPath, transform: CGAffineTransform) in path.apply(transform) }
  }
}
