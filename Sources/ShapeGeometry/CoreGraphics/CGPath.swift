import Foundation

#if !canImport(CoreGraphics)
  /// The rule that determines the inside of a path.
  public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Points are inside if their winding number is not 0.
    case winding = 0
    /// Points are inside if their winding number is odd.
    case evenOdd = 1
  }

  /// The common operations of `CGPath` and `CGMutablePath`; in CoreGraphics the latter is a subclass of the former.
  public protocol _CGOutline: Sendable {
    /// A copy of the current elements.
    var _path: Path { get }
  }

  /// An immutable outline with the interface of CoreGraphics.
  ///
  /// Here it is a value type, in CoreGraphics a class; only code that uses object identity can tell the difference.
  /// `CGMutablePath` is not a subclass, but is accepted wherever the module takes a path.
  public struct CGPath: _CGOutline, Equatable {
    /// The elements.
    public let _path: Path

    init(path: Path) {
      _path = path
    }

    /// Creates the outline of a rectangle with `transform` applied unless it is nil.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the ellipse inscribed in a rectangle with `transform` applied unless it is nil.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with elliptical corners, with `transform` applied unless it is nil.
    ///
    /// Each radius is clamped to half of its own side; CoreGraphics terminates the program if a radius is larger.
    public init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      var path = Path()
      path.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
      self.init(path: path)
    }
  }

  extension Path {
    /// Adds a rounded rectangle; each radius is clamped to half of its own side, as in CoreGraphics.
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
