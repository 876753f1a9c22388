import SwiftUI

extension CGPath {
  fileprivate var anchors: [CGPoint] {
    var all: [CGPoint] = []
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: all.append(points[0])
      case .addQuadCurveToPoint: all.append(points[1])
      case .addCurveToPoint: all.append(points[2])
      case .closeSubpath: break
      @unknown default: break
      }
    }
    return all
  }
}

/// The points of a CGPath, the way they were got at before SwiftUI.
struct CorePathWalk: Shape {
  func path(in rect: CGRect) -> Path {
    let outline = CGMutablePath()
    outline.move(to: rect.origin)
    outline.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    outline.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.maxX + 9, y: rect.midY))
    outline.addCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY), control1: CGPoint(x: rect.midX, y: rect.minY),
      control2: CGPoint(x: rect.midX, y: rect.maxY + 7))
    outline.closeSubpath()
    var path = Path(outline)
    for anchor in Path(outline).cgPath.anchors {
      path.addEllipse(in: CGRect(x: anchor.x - 2, y: anchor.y - 2, width: 4, height: 4))
    }
    var box = CGRect.zero
    if CGPath(rect: rect, transform: nil).isRect(&box) { path.addRect(box.insetBy(dx: 1, dy: 1)) }
    if !outline.isRect(nil) { path.addRect(outline.boundingBox) }
    var shift = CGAffineTransform(translationX: 3, y: 4)
    if let moved = outline.mutableCopy(using: &shift) {
      moved.addRect(box)
      path.addPath(Path(moved))
    }
    if let scaled = outline.copy(using: &shift) { path.addPath(Path(scaled)) }
    return path
  }
}
