import SwiftUI

/// The rings of a donut chart with gaps between.
struct DonutSlices: Shape {
  struct Slice: Identifiable {
    let id: Int
    var start: Angle
    var end: Angle
    var size: Angle { end - start }
  }

  var values: [Double] = [30, 15, 40, 5]
  /// 0...0.9
  var hole: CGFloat = 0.6
  /// 0...5
  var gap: Double = 2

  private func slices() -> [Slice] {
    let sum = values.reduce(0, +)
    guard sum > 0 else { return [] }
    var angle = Angle.degrees(-90)
    return values.enumerated().map { (offset, value) in
      defer { angle += .degrees(value / sum * 360) }
      return Slice(id: offset, start: angle + .degrees(gap), end: angle + .degrees(value / sum * 360) - .degrees(gap))
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    return slices().filter { $0.size > .zero }.reduce(into: Path()) { path, slice in
      path.move(
        to: CGPoint(
          x: center.x + outer * hole * CGFloat(cos(slice.start.radians)),
          y: center.y + outer * hole * CGFloat(sin(slice.start.radians))))
      path.addArc(center: center, radius: outer, startAngle: slice.start, endAngle: slice.end, clockwise: false)
      path.addArc(
        center: center, radius: outer * hole, startAngle: slice.end, endAngle: slice.start, clockwise: true)
      path.closeSubpath()
    }
  }
}
