import Foundation

#if !canImport(CoreGraphics)
  /// What is inside a path.
  public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Where the winding number is not 0.
    case winding = 0
    /// Where the winding number is odd.
    case evenOdd = 1
  }

  /// What `CGPath` and `CGMutablePath` can both do; CoreGraphics has the latter as a subclass of the former.
  public protocol _CGOutline: Sendable {
    /// The elements at the moment as SwiftUI has them.
    var _path: Path { get }
  }

  /// An outline as CoreGraphics has it, immutable.
  ///
  /// It is a value here and a class there, which no code can tell that leaves its identity alone. `CGMutablePath` is not a
  /// subclass of it, but is taken wherever the module takes a path.
  public struct CGPath: _CGOutline, Equatable {
    public let _path: Path

    init(path: Path) {
      _path = path
    }

    /// The outline of a rectangle, moved by a transform unless it is nil.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// The ellipse that fills a rectangle, moved by a transform unless it is nil.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
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
      self.init(path: path)
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
