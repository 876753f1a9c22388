import Foundation

#if !canImport(CoreGraphics)
  /// What is inside a path.
  public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Where the winding number is not 0.
    case winding = 0
    /// Where the winding number is odd.
    case evenOdd = 1
  }

  /// An outline as CoreGraphics has it, immutable.
  ///
  /// It is a value here and a class there, which no code can tell that leaves its identity alone; `CGMutablePath` is not a
  /// subclass of it, but is taken wherever the module takes a path.
  public struct CGPath: Equatable, Sendable {
    /// The same elements as SwiftUI has them.
    let path: Path

    init(path: Path) {
      self.path = path
    }

    /// The outline of a rectangle, moved by a transform unless it is nil.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      path = Path(rect).applying(transform?.pointee ?? .identity)
    }

    /// The ellipse that fills a rectangle, moved by a transform unless it is nil.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      path = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
    }

    /// A rectangle with elliptical corners, moved by a transform unless it is nil.
    ///
    /// Either radius is held to half of its own side; CoreGraphics stops the program when one is larger.
    public init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      var path = Path()
      path.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
      self.path = path
    }

    public var isEmpty: Bool { path.isEmpty }

    /// Where the next element would start; the origin for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { path.controlPointBounds }

    /// The smallest rectangle around the curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Whether the filled path, moved by `transform`, contains `point`; the edge is half-open, as in `Path.contains(_:eoFill:)`.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// The same path; never nil.
    public func copy() -> CGPath? { self }

    /// The path moved by a transform unless it is nil; never nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(path: path.applying(transform?.pointee ?? .identity))
    }

    /// A path to draw on that starts with the same elements; never nil.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

    /// A path to draw on that starts with the elements moved by a transform unless it is nil; never nil.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
      CGMutablePath(path: path.applying(transform?.pointee ?? .identity))
    }
  }

  extension Path {
    /// Adds a rounded rectangle whose radii are each held to half of their own side, as CoreGraphics has it.
    mutating func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform
    ) {
      let corner = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
      guard !rect.isInfinite, corner.width > 0, corner.height > 0 else { return addRect(rect, transform: transform) }
      let corners = RoundedCorners(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
      addRoundedRect(in: rect, corners: corners, style: .circular, transform: transform)
    }
  }
#endif
