import Foundation

#if !canImport(UIKit)
  /// A set of a rectangle's corners, with the interface of UIKit.
  public struct UIRectCorner: OptionSet, Sendable {
    /// The corners as bits; see the constants.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// The contents of a Bézier path: its elements and its style.
  struct BezierState: Sendable {
    var path = Path()
    /// The width, cap, join, miter limit and dashes of a stroke.
    var style = StrokeStyle()
    var usesEvenOddFillRule = false
    /// The error that a drawing may have, in dots.
    var flatness: CGFloat = 0.6
  }

  /// A mutable path with the interface of UIKit: an object that its holders share.
  ///
  /// It cannot be a value, because programs draw on it through constants and copy the reference. A lock guards its
  /// elements, which makes it Sendable: a `Shape` may hold one. There is no graphics context here, so it has no
  /// `fill()` and `stroke()`.
  public final class UIBezierPath: Sendable {
    let lock: StateLock<BezierState>

    private init(_ path: Path) {
      lock = StateLock(initialState: BezierState(path: path))
    }

    init(_ state: BezierState) {
      lock = StateLock(initialState: state)
    }

    /// Creates an empty path.
    public convenience init() {
      self.init(Path())
    }

    /// Creates a path with the elements of a CoreGraphics path.
    public convenience init(cgPath: CGPath) {
      self.init(Path(cgPath))
    }

    #if !canImport(CoreGraphics)
      /// Creates a path with the current elements of a mutable CoreGraphics path.
      public convenience init(cgPath: CGMutablePath) {
        self.init(Path(cgPath))
      }
    #endif

    /// Creates the outline of a rectangle; a null rectangle gives an empty path.
    public convenience init(rect: CGRect) {
      self.init(Path(rect))
    }

    /// Creates the ellipse inscribed in `rect`; a null rectangle gives an empty path.
    public convenience init(ovalIn rect: CGRect) {
      self.init(Path(ellipseIn: rect))
    }

    /// Creates a rectangle with continuous corners, drawn as in SwiftUI; the radius is clamped to half the shorter
    /// side.
    ///
    /// UIKit starts the outline elsewhere and has its own rule for corners that lack room.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a rectangle with some continuous corners; each radius is clamped to half of its own side.
    ///
    /// UIKit starts the outline elsewhere and has its own rule for corners that lack room; whether it draws elliptical
    /// corners is not known.
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

    /// Creates an arc with angles in radians; `clockwise` refers to a y-down screen, unlike in SwiftUI.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      self.init()
      addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A copy of the current contents.
    var state: BezierState { lock.withLock { $0 } }

    /// A copy of the current elements.
    private var path: Path { lock.withLock { $0.path } }

    /// The current elements as a CoreGraphics path; setting it replaces all elements and keeps the style.
    public var cgPath: CGPath {
      get { path.cgPath }
      set {
        let new = Path(newValue)
        lock.withLock { $0.path = new }
      }
    }

    /// Starts a new subpath at `point`.
    public func move(to point: CGPoint) {
      lock.withLock { $0.path.move(to: point) }
    }

    /// Adds a straight line from the current point to `point`; nothing is added without a current point.
    public func addLine(to point: CGPoint) {
      lock.withLock { $0.path.addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point to `end`; nothing is added without a current point.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      lock.withLock { $0.path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2) }
    }

    /// Adds a quadratic Bézier curve from the current point to `end`; nothing is added without a current point.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
      lock.withLock { $0.path.addQuadCurve(to: end, control: controlPoint) }
    }

    /// Adds an arc with angles in radians; `clockwise` refers to a y-down screen, unlike in SwiftUI.
    ///
    /// An open subpath is joined to the arc by a line; otherwise the arc starts a new subpath.
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      lock.withLock {
        $0.path.addArc(
          center: center, radius: radius, startAngle: .radians(Double(startAngle)),
          endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
      }
    }

    /// Closes the current subpath with a line to its start.
    public func close() {
      lock.withLock { $0.path.closeSubpath() }
    }

    /// Removes all elements; the style stays as it is.
    public func removeAllPoints() {
      lock.withLock { $0.path = Path() }
    }

    /// Appends the current elements of another path; its style is not taken over.
    public func append(_ bezierPath: UIBezierPath) {
      let added = bezierPath.path
      lock.withLock { $0.path.addPath(added) }
    }

    /// Applies a transform to every point.
    public func apply(_ transform: CGAffineTransform) {
      lock.withLock { $0.path = $0.path.applying(transform) }
    }

    /// True if the path has no elements; a lone move counts as an element.
    public var isEmpty: Bool { path.isEmpty }

    /// The start point of the next element; the origin for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var bounds: CGRect { path.controlPointBounds }

    /// Returns whether the path contains `point`, filled by the even-odd rule if `usesEvenOddFillRule`, else by the
    /// non-zero rule.
    public func contains(_ point: CGPoint) -> Bool {
      let state = state
      return state.path.contains(point, eoFill: state.usesEvenOddFillRule)
    }
  }
#endif
