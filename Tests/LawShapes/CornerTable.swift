import SwiftUI

/// Corners by name, each with its own radius: a dictionary keyed by an enum.
struct CornerTable: Shape {
  enum Corner: CaseIterable { case topLeft, topRight, bottomRight, bottomLeft }

  var radii: [Corner: CGFloat] = [.topLeft: 20, .bottomRight: 8]

  private func radius(_ corner: Corner) -> CGFloat { radii[corner] ?? 3 }

  func path(in rect: CGRect) -> Path {
    let centers: [Corner: CGPoint] = [
      .topLeft: CGPoint(x: rect.minX + radius(.topLeft), y: rect.minY + radius(.topLeft)),
      .topRight: CGPoint(x: rect.maxX - radius(.topRight), y: rect.minY + radius(.topRight)),
      .bottomRight: CGPoint(x: rect.maxX - radius(.bottomRight), y: rect.maxY - radius(.bottomRight)),
      .bottomLeft: CGPoint(x: rect.minX + radius(.bottomLeft), y: rect.maxY - radius(.bottomLeft)),
    ]
    let starts: [Corner: Angle] = [
      .topLeft: .degrees(180), .topRight: .degrees(270), .bottomRight: .zero, .bottomLeft: .degrees(90),
    ]
    var path = Path()
    for corner in Corner.allCases {
      guard let center = centers[corner], let start = starts[corner] else { continue }
      path.addArc(
        center: center, radius: radius(corner), startAngle: start, endAngle: start + .degrees(90), clockwise: false)
    }
    path.closeSubpath()
    var counts: [Corner: Int] = [:]
    for corner in Corner.allCases where radii[corner] != nil { counts[corner, default: 0] += 1 }
    counts[.topLeft]? += 4
    counts[.topRight] = 9
    counts[.topRight] = nil
    let total = counts.values.reduce(0, +) + counts.count
    path.addRect(CGRect(x: rect.midX, y: rect.midY, width: CGFloat(total), height: counts.isEmpty ? 1 : 2))
    return path
  }
}
