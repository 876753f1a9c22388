import SwiftUI

/// A ribbon banner with pointed, swallowtail or folded ends, straight or bent into an arch.
///
/// The long edges of the bent ribbon are parabolas, and a parabola is exactly one quadratic curve.
struct Banner: Shape {
  /// How the ribbon finishes on either side.
  enum Ends {
    /// Each end runs out into a point.
    case pointed
    /// A wedge is cut out of each end.
    case swallowtail
    /// Each end is folded back behind the ribbon, and shows below it with its wedge.
    case folded
  }

  var ends: Ends = .folded

  /// How deep the wedge is, as a fraction of the end's length, 0...1
  var depth: CGFloat = 0.5

  /// The length of each end as a fraction of the width, 0.05...0.4
  var endLength: CGFloat = 0.2

  /// How far folded ends hang below the ribbon, as a fraction of its breadth, 0...0.5
  var drop: CGFloat = 0.25

  /// How far the middle rises above the ends, as a fraction of the height, -0.6...0.6 step 0.05
  var arch: CGFloat = 0.25

  func path(in rect: CGRect) -> Path {
    let bend = Bend(rect: rect, rise: rect.height * arch)
    let room = rect.height * (1 - abs(arch))
    let cut = endLength * depth
    switch ends {
    case .pointed:
      return strip(on: bend, from: cut, to: 1 - cut, tips: (0, 1), breadth: room)
    case .swallowtail:
      return strip(on: bend, from: 0, to: 1, tips: (cut, 1 - cut), breadth: room)
    case .folded:
      let breadth = room / (1 + drop)
      var path = strip(
        on: bend, from: endLength, to: 1 - endLength, tips: (endLength, 1 - endLength), breadth: breadth)
      addTail(to: &path, on: bend, breadth: breadth, isTrailing: false)
      addTail(to: &path, on: bend, breadth: breadth, isTrailing: true)
      return path
    }
  }

  /// A piece of ribbon; `tips` are the places of the two points in the middle of its ends.
  private func strip(
    on bend: Bend, from start: CGFloat, to end: CGFloat, tips: (start: CGFloat, end: CGFloat), breadth: CGFloat
  ) -> Path {
    Path { path in
      path.move(to: bend.point(at: start, 0))
      bend.addEdge(to: &path, from: start, to: end, 0)
      path.addLine(to: bend.point(at: tips.end, breadth / 2))
      path.addLine(to: bend.point(at: end, breadth))
      bend.addEdge(to: &path, from: end, to: start, breadth)
      path.addLine(to: bend.point(at: tips.start, breadth / 2))
      path.closeSubpath()
    }
  }

  /// Adds what shows of a folded end: the tail beside the ribbon, and the line where the fold turns below it.
  private func addTail(to path: inout Path, on bend: Bend, breadth: CGFloat, isTrailing: Bool) {
    func side(_ t: CGFloat) -> CGFloat { isTrailing ? 1 - t : t }
    let fold = endLength + min(endLength, 0.5 - endLength) / 2
    let top = breadth * drop
    let bottom = top + breadth

    path.move(to: bend.point(at: side(endLength), top))
    bend.addEdge(to: &path, from: side(endLength), to: side(0), top)
    path.addLine(to: bend.point(at: side(endLength * depth), (top + bottom) / 2))
    path.addLine(to: bend.point(at: side(0), bottom))
    bend.addEdge(to: &path, from: side(0), to: side(fold), bottom)
    path.addLine(to: bend.point(at: side(endLength), breadth))
    path.closeSubpath()

    path.move(to: bend.point(at: side(fold), bottom))
    path.addLine(to: bend.point(at: side(fold), breadth))
  }
}

/// Places on a bent ribbon: `t` runs along it from 0 to 1, `y` is the distance from its upper edge.
private struct Bend {
  var rect: CGRect
  /// How far the ends lie below the middle.
  var rise: CGFloat

  func point(at t: CGFloat, _ y: CGFloat) -> CGPoint {
    blend(t, t, y)
  }

  func addEdge(to path: inout Path, from start: CGFloat, to end: CGFloat, _ y: CGFloat) {
    path.addQuadCurve(to: point(at: end, y), control: blend(start, end, y))
  }

  /// The parabola's polar form: a point of it where `a` equals `b`, else the control point between the two.
  private func blend(_ a: CGFloat, _ b: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(
      x: rect.minX + rect.width * (a + b) / 2,
      y: rect.minY + y + rise * (2 * a - 1) * (2 * b - 1) - min(rise, 0)
    )
  }
}

struct Banner_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 30) {
      Banner()
        .stroke(.red, lineWidth: 3)
        .frame(width: 300, height: 90)
      Banner(ends: .swallowtail, depth: 0.8, arch: 0)
        .fill(.orange)
        .frame(width: 300, height: 60)
      Banner(ends: .pointed, arch: -0.4)
        .fill(.blue)
        .frame(width: 300, height: 90)
    }
    .padding(40)
  }
}
