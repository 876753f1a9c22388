import SwiftUI

/// A gauge whose needle and ticks depend on the zone that the value lies in.
struct RangePatterns: Shape {
  /// 0...120
  var speed: Double = 72
  /// -5...15
  var gear: Int = 3

  private var zone: Int {
    switch speed {
    case ..<0: return -1
    case 0..<30: return 0
    case 30..<60, 60..<80: return 1
    case 80...100: return 2
    default: return 3
    }
  }

  private func tickLength(_ index: Int) -> CGFloat {
    switch index {
    case Int.min..<0: 1
    case 0: 12
    case 1...4, 6...9: 5
    case 5: 8
    case 10...: 12
    default: 0
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for i in gear...(gear + 11) {
      let x = rect.minX + rect.width * CGFloat(i) / 12
      path.move(to: CGPoint(x: x, y: rect.maxY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY - tickLength(i)))
    }
    let warm = 60.0...100.0
    if case 0...60 = speed { path.addRect(rect) }
    if warm ~= speed { path.addEllipse(in: rect) }
    if case ...30 = speed, gear > 0 { path.addRect(rect.insetBy(dx: 2, dy: 2)) }
    let letter: Character = speed > 50 ? "h" : "a"
    switch letter {
    case "a"..."g": path.closeSubpath()
    case "h"..."z": path.addLine(to: rect.origin)
    default: break
    }
    path.addLine(to: CGPoint(x: rect.midX + CGFloat(zone) * 10, y: rect.minY))
    return path
  }
}
