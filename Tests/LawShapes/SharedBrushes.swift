import SwiftUI

/// A pen that remembers where it is.
final class BrushPen: @unchecked Sendable {
  var place = CGPoint.zero
  private(set) var path = Path()
  var width = 4.0

  func go(_ dx: CGFloat, _ dy: CGFloat) -> BrushPen {
    if path.isEmpty { path.move(to: place) }
    place.x += dx
    place.y += dy
    path.addLine(to: place)
    return self
  }
}

struct BrushStyle: Sendable {
  let pen: BrushPen
  var turns = 3
}

/// Shapes with objects among their properties.
struct SharedBrushes: Shape {
  var pen = BrushPen()
  var style: BrushStyle
  var spare: BrushPen?
  /// 1...20
  var length: CGFloat = 6

  init(style: BrushStyle = BrushStyle(pen: BrushPen(), turns: 4), length: CGFloat = 6) {
    self.style = style
    self.length = length
  }

  func path(in rect: CGRect) -> Path {
    for turn in 0..<style.turns {
      _ = style.pen.go(length, CGFloat(turn)).go(-1, length)
      _ = (spare ?? pen).go(1, 1)
    }
    var path = style.pen.path
    path.addPath(pen.path)
    pen.width += 1
    path.addLine(to: CGPoint(x: pen.width, y: style.pen.place.x))
    return path
  }
}
