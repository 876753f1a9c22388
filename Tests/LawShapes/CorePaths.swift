import SwiftUI

struct CorePaths: Shape {
  func path(in rect: CGRect) -> Path {
    let disc = CGPath(ellipseIn: rect.insetBy(dx: 5, dy: 5), transform: nil)
    let frame = CGMutablePath()
    frame.addRect(rect.insetBy(dx: rect.width / 4, dy: 0))
    var result = Path(disc.subtracting(frame))
    result.addPath(Path(frame.union(disc, using: .evenOdd)))
    result.addPath(Path(disc.lineIntersection(frame)))
    if disc.intersects(frame) { result.addRect(disc.boundingBoxOfPath) }
    for piece in disc.subtracting(frame).componentsSeparated() { result.addPath(Path(piece.flattened(threshold: 1))) }
    result.addPath(
      Path(disc.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: 4)),
      transform: CGAffineTransform(translationX: 3, y: 3))
    let bezier = UIBezierPath(cgPath: frame)
    bezier.lineWidth = 4
    bezier.usesEvenOddFillRule = true
    let backwards = bezier.reversing()
    backwards.lineWidth += 2
    result.addPath(Path(backwards.cgPath).strokedPath(StrokeStyle(lineWidth: backwards.lineWidth / bezier.lineWidth)))
    let parts = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).decomposed()
    result.move(to: CGPointApplyAffineTransform(rect.origin, CGAffineTransformMakeScale(0.5, 0.5)))
    result.addLine(to: CGPoint(x: parts.scale.width + rect.midX, y: parts.rotation + parts.translation.dy))
    return result
  }
}
