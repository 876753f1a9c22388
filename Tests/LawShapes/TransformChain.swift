import SwiftUI

struct TransformChain: Shape {
  func path(in rect: CGRect) -> Path {
    var transform = CGAffineTransformMakeTranslation(rect.midX, rect.midY)
    transform = CGAffineTransformRotate(transform, .pi / 5)
    transform.tx += 3
    let skew = CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0)
    let both = skew.concatenating(transform)
    var path = Rectangle().transform(both).path(in: CGRect(x: -10, y: -10, width: 20, height: 20))
    path.addPath(Circle().transform(.init(translationX: 4, y: 4)).scale(0.5, anchor: .topLeading).path(in: rect))
    path.addPath(Path(rect).offset(x: 3).size(width: 10, height: 10, anchor: .center).path(in: rect))
    path.addPath(path.trim(from: 0.2, to: 0.4).path(in: rect))
    if !CGAffineTransformIsIdentity(both), both.inverted().concatenating(both).a > 0.5 {
      path.addLine(to: CGPoint(x: 1, y: 2).applying(both))
      path.addLine(to: CGPoint(x: CGSize(width: 4, height: 5).applying(skew).width, y: both.d))
    }
    return path
  }
}
