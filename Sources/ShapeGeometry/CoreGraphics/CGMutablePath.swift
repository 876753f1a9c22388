import Foundation

#if !canImport(CoreGraphics)
  /// A path to draw on, as CoreGraphics has it: an object that its holders share.
  ///
  /// Programs draw on it through constants, so that it cannot be a value. A lock guards its elements: it may be shared between
  /// threads, which CoreGraphics does not allow.
  public final class CGMutablePath: _CGOutline {
    private let lock: StateLock<Path>

    /// An empty path.
    public init() {
      lock = StateLock(initialState: Path())
    }

    init(path: Path) {
      lock = StateLock(initialState: path)
    }

    public var _path: Path { lock.withLock { $0 } }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      lock.withLock { $0.move(to: point.applying(transform)) }
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addLine(to: point.applying(transform)) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
    }

    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      lock.withLock {
        $0.addCurve(
          to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      }
    }

    public func closeSubpath() {
      lock.withLock { $0.closeSubpath() }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addRect(rect, transform: transform) }
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addRects(rects, transform: transform) }
    }

    /// Moves to the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addLines(points.map { $0.applying(transform) }) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      lock.withLock { $0.addEllipse(in: rect, transform: transform) }
    }

    /// Adds a rectangle with elliptical corners, either radius held to half of its own side.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      lock.withLock {
        $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
      }
    }

    /// Adds an arc as `Path` does, the angles in radians; `clockwise` is that of a y-up plane.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      lock.withLock {
        $0.addArc(
          center: center, radius: radius, startAngle: .radians(Double(startAngle)),
          endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
      }
    }

    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      lock.withLock {
        $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
      }
    }

    /// Adds an arc that turns by `delta`, in radians.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
      lock.withLock {
        $0.addRelativeArc(
          center: center, radius: radius, startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta)),
          transform: transform)
      }
    }

    /// Appends the elements that a path has at the moment, moved by a transform.
    public func addPath(_ path: some _CGOutline, transform: CGAffineTransform = .identity) {
      let added = path._path
      lock.withLock { $0.addPath(added, transform: transform) }
    }
  }

  extension CGMutablePath: Equatable {
    /// Whether both have the same elements at the moment.
    public static func == (a: CGMutablePath, b: CGMutablePath) -> Bool { a._path == b._path }
  }
#endif
