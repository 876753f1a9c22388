import SwiftUI

struct DeferredLets: Shape {
  var horizontal = true
  /// 0...40
  var gap: CGFloat = 6

  func path(in rect: CGRect) -> Path {
    let start: CGPoint
    let end: CGPoint
    if horizontal {
      start = CGPoint(x: rect.minX, y: rect.midY)
      end = CGPoint(x: rect.maxX, y: rect.midY)
    } else {
      start = CGPoint(x: rect.midX, y: rect.minY)
      end = CGPoint(x: rect.midX, y: rect.maxY)
    }
    let length: CGFloat
    switch (horizontal, gap) {
    case (true, ..<10): length = rect.width - gap
    case (true, _): length = rect.width / 2
    case (false, _): length = rect.height
    }
    var count: Int
    count = Int(min(max(length, 0), 300) / 20)
    count += 1
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    for tick in 1...count {
      let t = CGFloat(tick) / CGFloat(count)
      let here: CGPoint
      do {
        let x = start.x + (end.x - start.x) * t
        let y = start.y + (end.y - start.y) * t
        here = CGPoint(x: x, y: y)
      }
      path.addEllipse(in: CGRect(x: here.x - gap / 2, y: here.y - gap / 2, width: gap, height: gap))
    }
    return path
  }
}
