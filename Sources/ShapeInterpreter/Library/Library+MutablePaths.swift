import Foundation
import ShapeGeometry

// CGMutablePath: CoreGraphics' path under construction. All its holders share its changes.

extension LibraryTable {
  @inline(never)
  mutating func addMutablePath() {
    initializer("init()") { CGMutablePath() }
    addElementsOfMutablePath()
    addFiguresOfMutablePath()
  }

  @inline(never)
  private mutating func addElementsOfMutablePath() {
    let identity: [String: any MachineValue] = ["transform": CGAffineTransform.identity]
    action("move(to:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, end: CGPoint, transform: CGAffineTransform) in path.move(to: end, transform: transform)
    }
    action("addLine(to:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, end: CGPoint, transform: CGAffineTransform) in path.addLine(to: end, transform: transform)
    }
    action("addQuadCurve(to:control:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, end: CGPoint, control: CGPoint, transform: CGAffineTransform) in
      path.addQuadCurve(to: end, control: control, transform: transform)
    }
    action("addCurve(to:control1:control2:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform) in
      path.addCurve(to: end, control1: control1, control2: control2, transform: transform)
    }
    action("closeSubpath()", cost: .arguments) { (path: CGMutablePath) in path.closeSubpath() }
    action("addLines(between:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, points: [CGPoint], transform: CGAffineTransform) in
      path.addLines(between: points, transform: transform)
    }
  }

  @inline(never)
  private mutating func addFiguresOfMutablePath() {
    let identity: [String: any MachineValue] = ["transform": CGAffineTransform.identity]
    action("addRect(_:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, rect: CGRect, transform: CGAffineTransform) in path.addRect(rect, transform: transform)
    }
    action("addRects(_:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, rects: [CGRect], transform: CGAffineTransform) in
      path.addRects(rects, transform: transform)
    }
    action("addEllipse(in:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, rect: CGRect, transform: CGAffineTransform) in
      path.addEllipse(in: rect, transform: transform)
    }
    action("addRoundedRect(in:cornerWidth:cornerHeight:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, rect: CGRect, width: CGFloat, height: CGFloat, transform: CGAffineTransform) in
      path.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height, transform: transform)
    }
    action("addArc(center:radius:startAngle:endAngle:clockwise:transform:)", defaults: identity, cost: .arguments) {
      (
        path: CGMutablePath, center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool,
        transform: CGAffineTransform
      ) in
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise, transform: transform)
    }
    action("addRelativeArc(center:radius:startAngle:delta:transform:)", defaults: identity, cost: .arguments) {
      (
        path: CGMutablePath, center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat,
        transform: CGAffineTransform
      ) in
      path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta, transform: transform)
    }
    action("addArc(tangent1End:tangent2End:radius:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, first: CGPoint, second: CGPoint, radius: CGFloat, transform: CGAffineTransform) in
      path.addArc(tangent1End: first, tangent2End: second, radius: radius, transform: transform)
    }
    action("addPath(_:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, other: CGPath, transform: CGAffineTransform) in path.addPath(other, transform: transform)
    }
    action("addPath(_:transform:)", defaults: identity, cost: .arguments) {
      (path: CGMutablePath, other: CGMutablePath, transform: CGAffineTransform) in
      path.addPath(other, transform: transform)
    }
  }
}
