import SwiftUI

extension Shape {
  fileprivate func half() -> some Shape { trim(from: 0, to: 0.5) }
  fileprivate func quarter() -> some Shape { half().trim(from: 0, to: 0.5) }
  fileprivate func drawn(_ size: CGSize) -> some Shape { self.drawn(size, inset: 2) }
  fileprivate func drawn(width: CGFloat, height: CGFloat) -> some Shape { drawn(CGSize(width: width, height: height)) }
  fileprivate func drawn(_ size: CGSize, inset: CGFloat) -> some Shape { self.size(size).offset(x: inset, y: inset) }
}

/// Modifiers of one name with opaque results that call each other, and local functions that are passed parts of
/// temporary values.
struct OpaqueOverloads: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Circle().quarter().path(in: rect)
    func mark(_ x: CGFloat, _ y: CGFloat = 0) { path.move(to: CGPoint(x: x, y: y)) }
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: x + 1) }
    func pair() -> (CGFloat, CGFloat) { (4, 9) }
    mark(CGPoint(x: 3, y: 4).x)
    mark(point(3).x, point(5).y)
    mark(pair().0, pair().1)
    mark(CGSize(width: 3, height: 4).width, CGRect(x: 1, y: 2, width: 3, height: 4).insetBy(dx: 1, dy: 1).midY)
    path.addPath(Circle().drawn(width: 10, height: 20).path(in: rect))
    path.addPath(Circle().drawn(CGSize(width: 30, height: 20)).half().path(in: rect))
    return path
  }
}
