import SwiftUI

/// Values besides shapes that have an outline.
protocol Outlined {
  func outline(in rect: CGRect, _ scale: CGFloat) -> Path
}

extension Outlined {
  func doubled(_ rect: CGRect) -> Path {
    var path = outline(in: rect, 2)
    path.addPath(outline(in: rect, 3))
    return path
  }
}

struct Bead: Outlined {
  var radius: CGFloat

  func outline(in rect: CGRect, _ scale: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: rect.midX, y: rect.midY, width: radius * scale, height: radius * scale))
  }
}

/// A shape of any type, held by its method.
struct HeldOutline: Shape {
  private let outline: @Sendable (CGRect) -> Path

  init<Base: Shape>(_ base: Base) { outline = base.path(in:) }

  init(turned base: some Shape) { outline = base.rotation(.degrees(30)).path(in:) }

  func path(in rect: CGRect) -> Path { outline(rect) }
}

/// Methods of values, taken as functions: of generic shapes, of protocols, of the library.
struct MethodValues: Shape {
  var radius: CGFloat = 6

  func path(in rect: CGRect) -> Path {
    var path = HeldOutline(Circle()).path(in: rect)
    path.addPath(HeldOutline(turned: Rectangle()).path(in: rect.insetBy(dx: 3, dy: 5)))
    var bead = Bead(radius: radius)
    let first = bead.doubled
    bead.radius *= 4
    let second = bead.outline(in:_:)
    let inset = rect.insetBy(dx:dy:)
    path.addPath(first(inset(2, 3)))
    path.addPath(second(rect, 0.5))
    let beads: [any Outlined] = [bead, Bead(radius: 1)]
    for outline in beads.map({ $0.doubled }) { path.addPath(outline(rect)) }
    let corners = [rect.origin, CGPoint(x: rect.midX, y: rect.midY), CGPoint(x: -1, y: -7)]
    path.addLines(corners.filter(rect.contains))
    let half = CGAffineTransform(scaleX: 0.5, y: 0.25)
    for moved in corners.map({ $0.applying }) { path.addLine(to: moved(half)) }
    let counts = [3, 4, 5].filter([1, 4, 5].contains) + ["a", "bc"].map(\.count)
    for count in counts { path.addLine(to: CGPoint(x: count, y: 2 * count)) }
    let known = "abc".contains as (String) -> Bool
    path.addLine(to: CGPoint(x: known("bc") ? 1 : 2, y: known("ca") ? 1 : 2))
    return path
  }
}
