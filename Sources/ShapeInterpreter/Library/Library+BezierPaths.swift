import Foundation
import ShapeGeometry

// The Bézier paths of UIKit and AppKit. They are objects, so a method's changes are shared by all holders.

extension LibraryTable {
  @inline(never)
  mutating func addBezierPath() {
    initializer("init()") { UIBezierPath() }
    initializer("init(cgPath:)", cost: .nothing) { (path: CGPath) in UIBezierPath(cgPath: path) }
    initializer("init(cgPath:)", cost: .nothing) { (path: CGMutablePath) in UIBezierPath(cgPath: path) }
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
    getter("cgPath", cost: .nothing) { (path: UIBezierPath) in path.cgPath }
    setter("cgPath", cost: .nothing) { (path: inout UIBezierPath, new: CGPath) in path.cgPath = new }
    getter("isEmpty", cost: .nothing) { (path: UIBezierPath) in path.isEmpty }
    getter("bounds") { (path: UIBezierPath) in path.bounds }
    getter("currentPoint", cost: .nothing) { (path: UIBezierPath) in path.currentPoint }
    method("contains(_:)") { (path: UIBezierPath, point: CGPoint) in path.contains(point) }
    action("move(to:)", cost: .arguments) { (path: UIBezierPath, end: CGPoint) in path.move(to: end) }
    action("addLine(to:)", cost: .arguments) { (path: UIBezierPath, end: CGPoint) in path.addLine(to: end) }
    action("addCurve(to:controlPoint1:controlPoint2:)", cost: .arguments) {
      (path: UIBezierPath, end: CGPoint, control1: CGPoint, control2: CGPoint) in
      path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
    }
    action("addQuadCurve(to:controlPoint:)", cost: .arguments) { (path: UIBezierPath, end: CGPoint, control: CGPoint) in
      path.addQuadCurve(to: end, controlPoint: control)
    }
    action("addArc(withCenter:radius:startAngle:endAngle:clockwise:)", cost: .arguments) {
      (path: UIBezierPath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) in
      path.addArc(withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    }
    action("close()", cost: .arguments) { (path: UIBezierPath) in path.close() }
    addBezierStyle()
    action("removeAllPoints()", cost: .arguments) { (path: UIBezierPath) in path.removeAllPoints() }
    action("append(_:)", cost: .arguments) { (path: UIBezierPath, other: UIBezierPath) in path.append(other) }
    action("apply(_:)") { (path: UIBezierPath, transform: CGAffineTransform) in path.apply(transform) }
  }

  /// Adds the properties of a Bézier path that control how it would be drawn.
  @inline(never)
  private mutating func addBezierStyle() {
    getter("lineWidth", cost: .nothing) { (path: UIBezierPath) in path.lineWidth }
    setter("lineWidth", cost: .nothing) { (path: inout UIBezierPath, width: CGFloat) in path.lineWidth = width }
    getter("lineCapStyle", cost: .nothing) { (path: UIBezierPath) in path.lineCapStyle }
    setter("lineCapStyle", cost: .nothing) { (path: inout UIBezierPath, cap: CGLineCap) in path.lineCapStyle = cap }
    getter("lineJoinStyle", cost: .nothing) { (path: UIBezierPath) in path.lineJoinStyle }
    setter("lineJoinStyle", cost: .nothing) { (path: inout UIBezierPath, join: CGLineJoin) in path.lineJoinStyle = join
    }
    getter("miterLimit", cost: .nothing) { (path: UIBezierPath) in path.miterLimit }
    setter("miterLimit", cost: .nothing) { (path: inout UIBezierPath, limit: CGFloat) in path.miterLimit = limit }
    getter("flatness", cost: .nothing) { (path: UIBezierPath) in path.flatness }
    setter("flatness", cost: .nothing) { (path: inout UIBezierPath, flatness: CGFloat) in path.flatness = flatness }
    getter("usesEvenOddFillRule", cost: .nothing) { (path: UIBezierPath) in path.usesEvenOddFillRule }
    setter("usesEvenOddFillRule", cost: .nothing) { (path: inout UIBezierPath, flag: Bool) in
      path.usesEvenOddFillRule = flag
    }
    method("reversing()", cost: .everythingTimes(2)) { (path: UIBezierPath) in path.reversing() }
    action("setLineDash(_:count:phase:)", cost: .arguments) {
      (path: UIBezierPath, pattern: [CGFloat]?, count: Int, phase: CGFloat) in
      path.setLineDash(pattern, count: max(0, min(count, pattern?.count ?? 0)), phase: phase)
    }
  }

  /// Adds Foundation's transform, which AppKit's paths use.
  @inline(never)
  private mutating func addAffineTransform() {
    declare(AffineTransform.self, conforms: ["Hashable"])
    initializer("init()") { AffineTransform() }
    initializer("init(translationByX:byY:)") { (x: CGFloat, y: CGFloat) in
      AffineTransform(translationByX: x, byY: y)
    }
    initializer("init(scaleByX:byY:)") { (x: CGFloat, y: CGFloat) in AffineTransform(scaleByX: x, byY: y) }
    initializer("init(scale:)") { (scale: CGFloat) in AffineTransform(scale: scale) }
    initializer("init(rotationByDegrees:)") { (angle: CGFloat) in AffineTransform(rotationByDegrees: angle) }
    initializer("init(rotationByRadians:)") { (angle: CGFloat) in AffineTransform(rotationByRadians: angle) }
    mutating("translate(x:y:)") { (transform: inout AffineTransform, x: CGFloat, y: CGFloat) in
      transform.translate(x: x, y: y)
    }
    mutating("rotate(byDegrees:)") { (transform: inout AffineTransform, angle: CGFloat) in
      transform.rotate(byDegrees: angle)
    }
    mutating("rotate(byRadians:)") { (transform: inout AffineTransform, angle: CGFloat) in
      transform.rotate(byRadians: angle)
    }
    mutating("scale(x:y:)") { (transform: inout AffineTransform, x: CGFloat, y: CGFloat) in transform.scale(x: x, y: y)
    }
    mutating("scale(_:)") { (transform: inout AffineTransform, scale: CGFloat) in transform.scale(scale) }
    mutating("append(_:)") { (transform: inout AffineTransform, other: AffineTransform) in transform.append(other) }
    mutating("prepend(_:)") { (transform: inout AffineTransform, other: AffineTransform) in transform.prepend(other) }
  }

  @inline(never)
  mutating func addAppKitPath() {
    addAffineTransform()
    initializer("init()") { NSBezierPath() }
    initializer("init(cgPath:)", cost: .nothing) { (path: CGPath) in NSBezierPath(cgPath: path) }
    initializer("init(rect:)") { (rect: CGRect) in NSBezierPath(rect: rect) }
    initializer("init(ovalIn:)") { (rect: CGRect) in NSBezierPath(ovalIn: rect) }
    initializer("init(roundedRect:xRadius:yRadius:)") { (rect: CGRect, x: CGFloat, y: CGFloat) in
      NSBezierPath(roundedRect: rect, xRadius: x, yRadius: y)
    }
    getter("cgPath", cost: .nothing) { (path: NSBezierPath) in path.cgPath }
    setter("cgPath", cost: .nothing) { (path: inout NSBezierPath, new: CGPath) in path.cgPath = new }
    getter("isEmpty", cost: .nothing) { (path: NSBezierPath) in path.isEmpty }
    getter("bounds") { (path: NSBezierPath) in path.bounds }
    getter("controlPointBounds") { (path: NSBezierPath) in path.controlPointBounds }
    getter("currentPoint", cost: .nothing) { (path: NSBezierPath) in path.currentPoint }
    method("contains(_:)") { (path: NSBezierPath, point: CGPoint) in path.contains(point) }
    action("move(to:)", cost: .arguments) { (path: NSBezierPath, end: CGPoint) in path.move(to: end) }
    action("line(to:)", cost: .arguments) { (path: NSBezierPath, end: CGPoint) in path.line(to: end) }
    action("curve(to:controlPoint1:controlPoint2:)", cost: .arguments) {
      (path: NSBezierPath, end: CGPoint, control1: CGPoint, control2: CGPoint) in
      path.curve(to: end, controlPoint1: control1, controlPoint2: control2)
    }
    action("curve(to:controlPoint:)", cost: .arguments) { (path: NSBezierPath, end: CGPoint, control: CGPoint) in
      path.curve(to: end, controlPoint: control)
    }
    action("relativeMove(to:)", cost: .arguments) { (path: NSBezierPath, offset: CGPoint) in
      path.relativeMove(to: offset)
    }
    action("relativeLine(to:)", cost: .arguments) { (path: NSBezierPath, offset: CGPoint) in
      path.relativeLine(to: offset)
    }
    action("relativeCurve(to:controlPoint1:controlPoint2:)", cost: .arguments) {
      (path: NSBezierPath, end: CGPoint, control1: CGPoint, control2: CGPoint) in
      path.relativeCurve(to: end, controlPoint1: control1, controlPoint2: control2)
    }
    action("close()", cost: .arguments) { (path: NSBezierPath) in path.close() }
    getter("lineWidth", cost: .nothing) { (path: NSBezierPath) in path.lineWidth }
    setter("lineWidth", cost: .nothing) { (path: inout NSBezierPath, width: CGFloat) in path.lineWidth = width }
    getter("miterLimit", cost: .nothing) { (path: NSBezierPath) in path.miterLimit }
    setter("miterLimit", cost: .nothing) { (path: inout NSBezierPath, limit: CGFloat) in path.miterLimit = limit }
    getter("elementCount") { (path: NSBezierPath) in path.elementCount }
    action("setLineDash(_:count:phase:)", cost: .arguments) {
      (path: NSBezierPath, pattern: [CGFloat]?, count: Int, phase: CGFloat) in
      path.setLineDash(pattern, count: max(0, min(count, pattern?.count ?? 0)), phase: phase)
    }
    action("transform(using:)") { (path: NSBezierPath, transform: AffineTransform) in path.transform(using: transform) }
    action("removeAllPoints()", cost: .arguments) { (path: NSBezierPath) in path.removeAllPoints() }
    action("append(_:)", cost: .arguments) { (path: NSBezierPath, other: NSBezierPath) in path.append(other) }
    action("appendRect(_:)", cost: .arguments) { (path: NSBezierPath, rect: CGRect) in path.appendRect(rect) }
    action("appendOval(in:)", cost: .arguments) { (path: NSBezierPath, rect: CGRect) in path.appendOval(in: rect) }
    action("appendRoundedRect(_:xRadius:yRadius:)", cost: .arguments) {
      (path: NSBezierPath, rect: CGRect, x: CGFloat, y: CGFloat) in
      path.appendRoundedRect(rect, xRadius: x, yRadius: y)
    }
    action(
      "appendArc(withCenter:radius:startAngle:endAngle:clockwise:)", defaults: ["clockwise": false], cost: .arguments
    ) {
      (path: NSBezierPath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool) in
      path.appendArc(withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    }
  }
}
