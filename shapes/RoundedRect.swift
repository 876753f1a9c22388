import SwiftUI

/// A rectangle whose corners are rounded, scooped out or bevelled, each of the four on its own.
struct RoundedRect: Shape {
  /// What happens to a corner.
  enum Corner {
    /// Curvature grows gently out of the sides, as on the icons of a home screen.
    case continuous
    /// A quarter of a circle.
    case circular
    /// A quarter of a circle taken out.
    case scooped
    /// A straight cut.
    case bevelled
  }

  /// The size of the corners in points, 0...75 step 1
  var cornerRadius: CGFloat = 30

  var corner: Corner = .continuous

  var topLeading = true
  var topTrailing = true
  var bottomTrailing = true
  var bottomLeading = true

  var animatableData: CGFloat {
    get { cornerRadius }
    set { cornerRadius = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    switch corner {
    case .continuous: return rounded(rect, radius, .continuous)
    case .circular: return rounded(rect, radius, .circular)
    case .scooped, .bevelled: return carved(rect, radius)
    }
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat, _ style: RoundedCornerStyle) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: topLeading ? radius : 0,
      bottomLeading: bottomLeading ? radius : 0,
      bottomTrailing: bottomTrailing ? radius : 0,
      topTrailing: topTrailing ? radius : 0
    )
    return Path(roundedRect: rect, cornerRadii: radii, style: style)
  }

  /// Walks round the rectangle from its top leading corner, clockwise as seen on screen, and takes a piece off each corner.
  private func carved(_ rect: CGRect, _ radius: CGFloat) -> Path {
    let vertices = [
      CGPoint(x: rect.minX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // The way in which the walk leaves each vertex; it arrives at it along the way before.
    let ways = [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)]
    let isCut = [topLeading, topTrailing, bottomTrailing, bottomLeading]

    var path = Path()
    for (index, vertex) in vertices.enumerated() {
      let size = isCut[index] ? radius : 0
      let arriving = ways[(index + 3) % 4]
      let leaving = ways[index]
      let first = CGPoint(x: vertex.x - arriving.dx * size, y: vertex.y - arriving.dy * size)
      let last = CGPoint(x: vertex.x + leaving.dx * size, y: vertex.y + leaving.dy * size)
      if index == 0 {
        path.move(to: first)
      } else {
        path.addLine(to: first)
      }
      guard size > 0 else { continue }
      if corner == .scooped {
        let end = Angle.degrees(90 * Double(index))
        path.addArc(center: vertex, radius: size, startAngle: end + .degrees(90), endAngle: end, clockwise: true)
      } else {
        path.addLine(to: last)
      }
    }
    path.closeSubpath()
    return path
  }
}

struct RoundedRect_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 20) {
      RoundedRect()
        .fill(.blue)
        .frame(width: 200, height: 120)
      RoundedRect(corner: .scooped)
        .fill(.purple)
        .frame(width: 200, height: 120)
      RoundedRect(cornerRadius: 40, corner: .bevelled, topLeading: false, bottomTrailing: false)
        .stroke(.green, lineWidth: 4)
        .frame(width: 200, height: 120)
    }
    .padding(40)
  }
}
