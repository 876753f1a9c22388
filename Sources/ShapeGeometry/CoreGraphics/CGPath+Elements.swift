import Foundation

#if !canImport(CoreGraphics)
  /// The kind of a path's element.
  public enum CGPathElementType: Int32, Hashable, Sendable {
    /// A move, which starts a subpath; one point.
    case moveToPoint = 0
    /// A line; one point.
    case addLineToPoint = 1
    /// A quadratic curve; the control point and the end.
    case addQuadCurveToPoint = 2
    /// A cubic curve; two control points and the end.
    case addCurveToPoint = 3
    /// A line back to the start of the subpath; no points.
    case closeSubpath = 4
  }

  /// One step of a path's construction, in the form that CoreGraphics passes to a block.
  public struct CGPathElement {
    /// The kind of the element, which determines the number of points.
    public var type: CGPathElementType
    /// The points of the element, control points before the end; the pointer is valid while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from its kind and a pointer to its points, which is not copied.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
      self.type = type
      self.points = points
    }
  }

  /// A function that takes the `info` pointer passed to `apply(info:function:)` and an element.
  public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

  extension _CGOutline {
    /// Calls `block` with each element in drawing order; the pointer is valid while the block runs.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
      for element in _path.elements {
        let (type, points) = element.construction
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
          guard let base = buffer.baseAddress else { return }
          buffer.initialize(repeating: .zero)
          for (index, point) in points.enumerated() { buffer[index] = point }
          withUnsafePointer(to: CGPathElement(type: type, points: base), block)
        }
      }
    }

    /// Calls `function` with `info` and each element in drawing order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
      applyWithBlock { function(info, $0) }
    }
  }

  extension Path.Element {
    /// The element in the form of CoreGraphics: its kind and its points.
    fileprivate var construction: (type: CGPathElementType, points: [CGPoint]) {
      switch self {
      case .move(let end): (.moveToPoint, [end])
      case .line(let end): (.addLineToPoint, [end])
      case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
      case .curve(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
      case .closeSubpath: (.closeSubpath, [])
      }
    }
  }
#endif
