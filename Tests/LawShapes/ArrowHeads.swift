import SwiftUI

enum ArrowHead: String, CaseIterable, Identifiable {
  case open = "open-head"
  case filled
  case none = "-"

  var id: String { rawValue }

  static func named(_ name: String) -> ArrowHead { ArrowHead(rawValue: name) ?? .none }

  func add(to path: inout Path, at tip: CGPoint, angle: Angle, size: CGFloat) {
    let wings = [Angle(degrees: 150), .degrees(-150)].map { wing -> CGPoint in
      let a = CGFloat((angle + wing).radians)
      return CGPoint(x: tip.x + cos(a) * size, y: tip.y + sin(a) * size)
    }
    switch self {
    case .none: return
    case .open:
      path.move(to: wings[0])
      path.addLine(to: tip)
      path.addLine(to: wings[1])
    case .filled:
      path.addLines([wings[0], tip, wings[1]])
      path.closeSubpath()
    }
  }
}

struct ArrowHeads: Shape {
  var head: ArrowHead = .named("open-head")
  /// 0...40
  var size: CGFloat = 14

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let start = CGPoint(x: rect.minX, y: rect.maxY)
    let end = CGPoint(x: rect.maxX, y: rect.minY)
    path.move(to: start)
    path.addLine(to: end)
    let angle = Angle(radians: Double(atan2(end.y - start.y, end.x - start.x)))
    head.add(to: &path, at: end, angle: angle, size: size)
    ArrowHead.named("filled").add(to: &path, at: start, angle: angle + .degrees(180), size: size / 2)
    for (i, kind) in ArrowHead.allCases.enumerated() {
      path.addRect(CGRect(x: CGFloat(i) * 4, y: 0, width: 3, height: CGFloat(kind.id.count)))
    }
    return path
  }
}
