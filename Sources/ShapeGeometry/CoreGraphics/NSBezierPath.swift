import Foundation

#if !canImport(AppKit) && !canImport(UIKit)
  /// A path under construction that all holders share, as AppKit has it: what shape files for the Mac use of it.
  ///
  /// Angles are in degrees and `clockwise` is meant in coordinates whose y axis points up, both as AppKit has them.
  public final class NSBezierPath: Sendable {
    let outline = UIBezierPath()

    public init() {}

    public init(rect: CGRect) {
      appendRect(rect)
    }

    public init(ovalIn rect: CGRect) {
      appendOval(in: rect)
    }

    /// A rectangle with quarter ellipses for corners, starting where Core Graphics starts one; AppKit's own start is not known.
    public init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
      appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
    }

    public init(cgPath: CGPath) {
      outline.cgPath = cgPath
    }

    public func move(to point: CGPoint) {
      outline.move(to: point)
    }

    public func line(to point: CGPoint) {
      outline.addLine(to: point)
    }

    public func curve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      outline.addCurve(to: end, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }

    /// Adds a quadratic curve.
    public func curve(to end: CGPoint, controlPoint: CGPoint) {
      outline.addQuadCurve(to: end, controlPoint: controlPoint)
    }

    /// Moves by an offset from the current point.
    public func relativeMove(to offset: CGPoint) {
      outline.move(to: fromHere(offset))
    }

    /// Adds a line to an offset from the current point.
    public func relativeLine(to offset: CGPoint) {
      outline.addLine(to: fromHere(offset))
    }

    /// Adds a cubic curve whose points are offsets from the current point.
    public func relativeCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      outline.addCurve(
        to: fromHere(end), controlPoint1: fromHere(controlPoint1), controlPoint2: fromHere(controlPoint2))
    }

    private func fromHere(_ offset: CGPoint) -> CGPoint {
      let here = outline.currentPoint
      return CGPoint(x: here.x + offset.x, y: here.y + offset.y)
    }

    public func close() {
      outline.close()
    }

    public func removeAllPoints() {
      outline.removeAllPoints()
    }
  }

  extension NSBezierPath {
    public func append(_ path: NSBezierPath) {
      outline.append(path.outline)
    }

    public func appendRect(_ rect: CGRect) {
      outline.append(UIBezierPath(rect: rect))
    }

    public func appendOval(in rect: CGRect) {
      outline.append(UIBezierPath(ovalIn: rect))
    }

    public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
      let added = CGMutablePath()
      added.addRoundedRect(in: rect, cornerWidth: xRadius, cornerHeight: yRadius)
      outline.append(UIBezierPath(cgPath: Path(added).cgPath))
    }

    /// Adds a circular arc, with a line to its start when the path has a current point.
    public func appendArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
    ) {
      outline.addArc(
        withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
        clockwise: !clockwise)
    }

    public var cgPath: CGPath {
      get { outline.cgPath }
      set { outline.cgPath = newValue }
    }

    public var isEmpty: Bool { outline.isEmpty }

    /// The last point; zero for an empty path, where AppKit raises an exception.
    public var currentPoint: CGPoint { outline.currentPoint }

    /// The smallest rectangle around the path itself, in shape space.
    public var bounds: CGRect { outline.cgPath.boundingBoxOfPath }

    /// The smallest rectangle around all points, those that only control curves too, in shape space.
    public var controlPointBounds: CGRect { outline.bounds }

    public func contains(_ point: CGPoint) -> Bool { outline.contains(point) }
  }
#endif
