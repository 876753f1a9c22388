import Foundation

#if !canImport(UIKit)
  /// Some of a rectangle's corners, as UIKit has them.
  public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// What a bezier path holds: elements, and how they are to be drawn.
  struct BezierState: Sendable {
    var path = Path()
    /// Width, cap, join, miter limit and dashes of a stroke.
    var style = StrokeStyle()
    var usesEvenOddFillRule = false
    /// The error that a drawing may have, in dots.
    var flatness: CGFloat = 0.6
  }

  /// A path to draw on, as UIKit has it: an object that its holders share.
  ///
  /// Programs draw on it through constants and copy the reference, so that it cannot be a value. A lock guards its elements, which
  /// makes it Sendable: a `Shape` may hold one. There is no graphics context here, so that it has no `fill()` and `stroke()`.
  public final class UIBezierPath: Sendable {
    let lock: StateLock<BezierState>

    private init(_ path: Path) {
      lock = StateLock(initialState: BezierState(path: path))
    }

    init(_ state: BezierState) {
      lock = StateLock(initialState: state)
    }

    /// An empty path.
    public convenience init() {
      self.init(Path())
    }

    public convenience init(cgPath: CGPath) {
      self.init(Path(cgPath))
    }

    #if !canImport(CoreGraphics)
      /// The elements that a mutable CoreGraphics path has at the moment.
      public convenience init(cgPath: CGMutablePath) {
        self.init(Path(cgPath))
      }
    #endif

    public convenience init(rect: CGRect) {
      self.init(Path(rect))
    }

    /// The ellipse that fills `rect`.
    public convenience init(ovalIn rect: CGRect) {
      self.init(Path(ellipseIn: rect))
    }

    /// A rectangle with continuous corners, drawn as SwiftUI draws them.
    ///
    /// UIKit starts elsewhere and squeezes corners that lack room in a way of its own.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// A rectangle with some continuous corners, either radius held to half of its own side.
    ///
    /// UIKit starts elsewhere and squeezes corners that lack room in a way of its own; whether it draws elliptical corners is not
    /// known.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      let size = CGSize(width: min(cornerRadii.width, rect.width / 2), height: min(cornerRadii.height, rect.height / 2))
      guard !rect.isNull, !rect.isInfinite, size.width > 0, size.height > 0 else {
        self.init(Path(rect))
        return
      }
      func radii(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? size : .zero }
      let rounded = RoundedCorners(
        topLeft: radii(.topLeft), topRight: radii(.topRight), bottomRight: radii(.bottomRight),
        bottomLeft: radii(.bottomLeft))
      guard !rounded.areSharp else {
        self.init(Path(rect))
        return
      }
      self.init(Path { $0.addRoundedRect(in: rect, corners: rounded, style: .continuous, transform: .identity) })
    }

    /// An arc whose angles are in radians; `clockwise` is meant as seen on a y-down screen, unlike in SwiftUI.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      self.init()
      addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// All that it holds at the moment.
    var state: BezierState { lock.withLock { $0 } }

    /// The elements at the moment.
    private var path: Path { lock.withLock { $0.path } }

    /// The elements at the moment as a CoreGraphics path.
    public var cgPath: CGPath {
      get { path.cgPath }
      set {
        let new = Path(newValue)
        lock.withLock { $0.path = new }
      }
    }

    public func move(to point: CGPoint) {
      lock.withLock { $0.path.move(to: point) }
    }

    public func addLine(to point: CGPoint) {
      lock.withLock { $0.path.addLine(to: point) }
    }

    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      lock.withLock { $0.path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2) }
    }

    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
      lock.withLock { $0.path.addQuadCurve(to: end, control: controlPoint) }
    }

    /// Adds an arc whose angles are in radians; `clockwise` is meant as seen on a y-down screen, unlike in SwiftUI.
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      lock.withLock {
        $0.path.addArc(
          center: center, radius: radius, startAngle: .radians(Double(startAngle)),
          endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
      }
    }

    /// Closes the current subpath.
    public func close() {
      lock.withLock { $0.path.closeSubpath() }
    }

    public func removeAllPoints() {
      lock.withLock { $0.path = Path() }
    }

    /// Appends the elements of another path.
    public func append(_ bezierPath: UIBezierPath) {
      let added = bezierPath.path
      lock.withLock { $0.path.addPath(added) }
    }

    /// Moves every point by a transform.
    public func apply(_ transform: CGAffineTransform) {
      lock.withLock { $0.path = $0.path.applying(transform) }
    }

    public var isEmpty: Bool { path.isEmpty }

    /// Where the next element would start; the origin for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var bounds: CGRect { path.controlPointBounds }

    /// Whether the path filled by its rule, `usesEvenOddFillRule`, contains `point`.
    public func contains(_ point: CGPoint) -> Bool {
      let state = state
      return state.path.contains(point, eoFill: state.usesEvenOddFillRule)
    }
  }
#endif
