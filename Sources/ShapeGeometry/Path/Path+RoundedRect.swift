import Foundation

extension Path {
  /// Creates a rounded rectangle with equal elliptical corners, by the rules of
  /// `addRoundedRect(in:cornerSize:style:transform:)`.
  ///
  /// The corners are continuous by default; older SDKs drew them circular.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rounded rectangle with four equal corners, continuous by default; older SDKs drew them circular.
  ///
  /// The radius, in shape space, is clamped to half the shorter side; 0 or below gives the plain rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rounded rectangle with a radius for each corner, continuous by default.
  ///
  /// The radii follow the rules of `addRoundedRect(in:cornerRadii:style:transform:)`.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a closed rounded rectangle with equal elliptical corners.
  ///
  /// It starts in the middle of the right edge and runs clockwise on a y-down screen. Each component of the corner size
  /// is clamped to half the shorter side, as in SwiftUI. The plain rectangle is added if a component is 0 or below, or
  /// if the rectangle is empty or infinite. A null rectangle adds nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let most = min(rect.width, rect.height) / 2
    let corner = CGSize(width: min(cornerSize.width, most), height: min(cornerSize.height, most))
    guard !rect.isInfinite, corner.width > 0, corner.height > 0 else { return addRect(rect, transform: transform) }
    let corners = RoundedCorners(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
    addRoundedRect(in: rect, corners: corners, style: style, transform: transform)
  }

  /// Adds a closed rounded rectangle with a radius for each corner, clockwise on a y-down screen.
  ///
  /// It starts in the middle of the right edge, or as near to it as the straight part of that edge allows. Negative
  /// radii count as 0. If two radii do not fit an edge, all four shrink by the same factor, as in CSS; Apple's rule is
  /// not known. The plain rectangle is added if no radius is above 0, or if the rectangle is infinite. A null rectangle
  /// adds nothing.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull, !rect.isInfinite else { return addRect(rect, transform: transform) }
    let corners = RoundedCorners(cornerRadii, fitting: rect.standardized.size)
    guard !corners.areSharp else { return addRect(rect, transform: transform) }
    addRoundedRect(in: rect, corners: corners, style: style, transform: transform)
  }

  /// Adds a closed rounded rectangle whose corners must fit `rect`.
  mutating func addRoundedRect(
    in rect: CGRect, corners: RoundedCorners, style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    let (width, height) = (rect.width, rect.height)
    let (low, high) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
    let top = RoundedEdge(length: width, corners.topLeft.width, corners.topRight.width, style: style)
    let right = RoundedEdge(length: height, corners.topRight.height, corners.bottomRight.height, style: style)
    let bottom = RoundedEdge(length: width, corners.bottomRight.width, corners.bottomLeft.width, style: style)
    let left = RoundedEdge(length: height, corners.bottomLeft.height, corners.topLeft.height, style: style)
    let down = CGPoint(x: 0, y: 1)
    let across = CGPoint(x: 1, y: 0)

    let firstY = low.y + corners.topRight.height * right.lead
    let lastY = high.y - corners.bottomRight.height * right.lead
    move(to: CGPoint(x: high.x, y: max(firstY, min(rect.midY, lastY))).applying(transform))
    addCorner(
      at: high, -down * corners.bottomRight.height, right, -across * corners.bottomRight.width, bottom, style, transform
    )
    addCorner(
      at: CGPoint(x: low.x, y: high.y), across * corners.bottomLeft.width, bottom, -down * corners.bottomLeft.height,
      left, style, transform)
    addCorner(at: low, down * corners.topLeft.height, left, across * corners.topLeft.width, top, style, transform)
    addCorner(
      at: CGPoint(x: high.x, y: low.y), -across * corners.topRight.width, top, down * corners.topRight.height,
      right, style, transform)
    closeSubpath()
  }

  /// Adds the line to a corner and the corner itself.
  ///
  /// `u` leads from the vertex back along the arriving edge, `v` on along the leaving edge. Each is as long as the
  /// corner's radius on its edge.
  private mutating func addCorner(
    at vertex: CGPoint, _ u: CGPoint, _ arriving: RoundedEdge, _ v: CGPoint, _ leaving: RoundedEdge,
    _ style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint { (vertex + u * a + v * b).applying(transform) }
    guard u != .zero, v != .zero else { return addLine(to: vertex.applying(transform)) }
    addLine(to: point(arriving.lead, 0))
    switch style {
    case .circular:
      let handle = 1 - Path.quarterHandle
      addCurve(to: point(0, 1), control1: point(handle, 0), control2: point(0, handle))
    case .continuous:
      let (near, far) = (ContinuousCorner.near, ContinuousCorner.far)
      addCurve(
        to: point(far, near), control1: point(arriving.control1, 0), control2: point(arriving.control2, 0))
      addCurve(
        to: point(near, far),
        control1: point(ContinuousCorner.middleFar, ContinuousCorner.middleNear),
        control2: point(ContinuousCorner.middleNear, ContinuousCorner.middleFar))
      addCurve(to: point(0, leaving.lead), control1: point(0, leaving.control2), control2: point(0, leaving.control1))
    }
  }
}

/// The sizes of the four corners of a rounded rectangle.
struct RoundedCorners {
  var topLeft: CGSize
  var topRight: CGSize
  var bottomRight: CGSize
  var bottomLeft: CGSize

  /// True if no corner is rounded.
  var areSharp: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0.width == 0 || $0.height == 0 }
  }
}

extension RoundedCorners {
  /// Creates circular corners; one common factor shrinks them all so that two corners fit each edge.
  init(_ radii: RectangleCornerRadii, fitting size: CGSize) {
    let topLeft = max(0, radii.topLeading)
    let topRight = max(0, radii.topTrailing)
    let bottomRight = max(0, radii.bottomTrailing)
    let bottomLeft = max(0, radii.bottomLeading)
    let factor = [
      (size.width, topLeft + topRight), (size.width, bottomLeft + bottomRight),
      (size.height, topLeft + bottomLeft), (size.height, topRight + bottomRight),
    ].reduce(CGFloat(1)) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    func corner(_ radius: CGFloat) -> CGSize { CGSize(width: radius * factor, height: radius * factor) }
    self.init(
      topLeft: corner(topLeft), topRight: corner(topRight), bottomRight: corner(bottomRight),
      bottomLeft: corner(bottomLeft))
  }
}

/// The distances from a vertex along an edge at which the points of a corner lie, in units of the corner's radius.
struct RoundedEdge {
  /// The start of the corner's curve.
  var lead: CGFloat
  /// The first control point of the curve.
  var control1: CGFloat
  /// The second control point of the curve.
  var control2: CGFloat

  /// Creates an edge of the given length from the radii of its two corners along it.
  ///
  /// A continuous corner extends along the edge beyond its radius. If the room is too small for both corners, they
  /// shrink towards their radius, by the rule reported for SwiftUI's renderer.
  init(length: CGFloat, _ a: CGFloat, _ b: CGFloat, style: RoundedCornerStyle) {
    guard style == .continuous else {
      (lead, control1, control2) = (1, 0, 0)
      return
    }
    let extra = ContinuousCorner.lead - 1
    let room = (length - (a + b)) / ((a + b) * extra)
    let t = a + b > 0 ? max(0, min(room, 1)) : 1
    lead = 1 + extra * t
    control1 = 0.96 + (ContinuousCorner.control1 - 0.96) * t
    control2 = 0.82 + (ContinuousCorner.control2 - 0.82) * t
  }
}

/// Apple's continuous corner on an edge with enough room, in units of its radius from the vertex; symmetric about the
/// diagonal.
///
/// The numbers are those of UIKit's paths on iOS 14 to 17, as ChouTiUI reports them.
private enum ContinuousCorner {
  static let lead: CGFloat = 1.528665
  static let control1: CGFloat = 1.0884929576185285
  static let control2: CGFloat = 0.8684069440630026
  static let far: CGFloat = 0.6314937928309916
  static let near: CGFloat = 0.07491138784701601
  static let middleFar: CGFloat = 0.3728238266257463
  static let middleNear: CGFloat = 0.16905955604436997
}
