import SwiftUI

struct SizedBadge: Shape {
  static var role: ShapeRole { .stroke }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func path(in rect: CGRect) -> Path {
    let own = sizeThatFits(ProposedViewSize(rect.size))
    let circle = Circle().sizeThatFits(ProposedViewSize(width: nil, height: rect.height))
    let free = Rectangle().sizeThatFits(.unspecified)
    var path = Path(ellipseIn: CGRect(origin: rect.origin, size: own))
    path.addRect(CGRect(x: rect.minX, y: rect.minY, width: circle.width, height: free.height))
    return path
  }
}
