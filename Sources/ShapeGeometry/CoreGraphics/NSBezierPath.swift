import Foundation

#if !canImport(AppKit) && !canImport(UIKit)
  /// A path under construction with the interface of AppKit, as far as shape files for the Mac use it; its holders
  /// share it.
  ///
  /// As in AppKit, angles are in degrees, and `clockwise` refers to coordinates whose y axis points up.
  public final class NSBezierPath: Sendable {
    let outline = UIBezierPath()

    /// Creates an empty path.
    public init() {}

    /// Creates the outline of a rectangle; a null rectangle gives an empty path.
    public init(rect: CGRect) {
      appendRect(rect)
    }

    /// Creates the ellipse inscribed in a rectangle; a null rectangle gives an empty path.
    public init(ovalIn rect: CGRect) {
      appendOval(in: rect)
    }

    /// Creates a rectangle with quarter ellipses for corners; each radius is clamped to half of its own side.
    ///
    /// The outline starts where Core Graphics starts one; AppKit's start is not known.
    public init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
      appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
    }

    /// Creates a path with the elements of a CoreGraphics path.
    public init(cgPath: CGPath) {
      outline.cgPath = cgPath
    }

    /// Starts a new subpath at `point`.
    public func move(to point: CGPoint) {
      outline.move(to: point)
    }

    /// Adds a straight line from the current point to `point`; nothing is added without a current point.
    public func line(to point: CGPoint) {
      outline.addLine(to: point)
    }

    /// Adds a cubic Bézier curve from the current point to `end`; nothing is added without a current point.
    public func curve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      outline.addCurve(to: end, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point to `end`; nothing is added without a current point.
    public func curve(to end: CGPoint, controlPoint: CGPoint) {
      outline.addQuadCurve(to: end, controlPoint: controlPoint)
    }

    /// Starts a new subpath at an offset from the current point; an empty path counts from the origin.
    public func relativeMove(to offset: CGPoint) {
      outline.move(to: fromHere(offset))
    }

    /// Adds a line to an offset from the current point; nothing is added without a current point.
    public func relativeLine(to offset: CGPoint) {
      outline.addLine(to: fromHere(offset))
    }

    /// Adds a cubic curve whose points are offsets from the current point; nothing is added without a current point.
    public func relativeCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      outline.addCurve(
        to: fromHere(end), controlPoint1: fromHere(controlPoint1), controlPoint2: fromHere(controlPoint2))
    }

    private func fromHere(_ offset: CGPoint) -> CGPoint {
      let here = outline.currentPoint
      return CGPoint(x: here.x + offset.x, y: here.y + offset.y)
    }

    /// Closes the current subpath with a line to its start.
    public func close() {
      outline.close()
    }

    /// Removes all elements; the style stays as it is.
    public func removeAllPoints() {
      outline.removeAllPoints()
    }
  }

  extension NSBezierPath {
    /// Appends the elements of another path; its style is not taken over.
    public func append(_ path: NSBezierPath) {
      outline.append(path.outline)
    }

    /// Appends a closed rectangle; a null rectangle adds nothing.
    public func appendRect(_ rect: CGRect) {
      outline.append(UIBezierPath(rect: rect))
    }

    /// Appends the closed ellipse inscribed in a rectangle; a null rectangle adds nothing.
    public func appendOval(in rect: CGRect) {
      outline.append(UIBezierPath(ovalIn: rect))
    }

    /// Appends a closed rectangle with quarter ellipses for corners; each radius is clamped to half of its own side.
    public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
      let added = CGMutablePath()
      added.addRoundedRect(in: rect, cornerWidth: xRadius, cornerHeight: yRadius)
      outline.append(UIBezierPath(cgPath: Path(added).cgPath))
    }

    /// Adds a circular arc with angles in degrees; an open subpath is joined to it by a line, else it starts a new
    /// subpath.
    ///
    /// `clockwise` refers to coordinates whose y axis points up, so false turns clockwise on a y-down screen.
    public func appendArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
    ) {
      outline.addArc(
        withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
        clockwise: !clockwise)
    }

    /// The current elements as a CoreGraphics path; setting it replaces all elements and keeps the style.
    public var cgPath: CGPath {
      get { outline.cgPath }
      set { outline.cgPath = newValue }
    }

    /// True if the path has no elements; a lone move counts as an element.
    public var isEmpty: Bool { outline.isEmpty }

    /// The start point of the next element; zero for an empty path, for which AppKit raises an exception.
    public var currentPoint: CGPoint { outline.currentPoint }

    /// The smallest rectangle around the path itself, without its control points, in shape space; null for an empty
    /// path.
    public var bounds: CGRect { outline.cgPath.boundingBoxOfPath }

    /// The smallest rectangle around all points, control points included, in shape space; null for an empty path.
    public var controlPointBounds: CGRect { outline.bounds }

    /// Returns whether the path, filled by the non-zero rule, contains `point`.
    public func contains(_ point: CGPoint) -> Bool { outline.contains(point) }
  }
#endif
