import Foundation

#if !canImport(CoreGraphics)
  extension _CGOutline {
    /// True if the path has no elements; a lone move counts as an element.
    public var isEmpty: Bool { _path.isEmpty }

    /// The start point of the next element, in shape space; the origin for an empty path.
    public var currentPoint: CGPoint { _path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { _path.controlPointBounds }

    /// The smallest rectangle around the curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect { _path.boundingRect }

    /// Returns whether the filled path, after `transform`, contains `point`.
    ///
    /// Edges are half-open, as for `Path.contains(_:eoFill:)`.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      _path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Returns true if the path is one axis-parallel rectangle, which is then written to `rect` unless that is nil.
    ///
    /// The path must be one subpath of lines from corner to corner. It must end with a close or a line back to its
    /// start. Whether CoreGraphics requires a close is not known.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
      guard let corners = _path.corners, let box = CGRect(corners: corners) else { return false }
      rect?.pointee = box
      return true
    }
  }

  extension Path {
    /// The vertices of the path if it is one subpath of four lines; else nil.
    fileprivate var corners: [CGPoint]? {
      var points: [CGPoint] = []
      for (index, element) in elements.enumerated() {
        switch element {
        case .move(let end) where index == 0: points.append(end)
        case .line(let end) where index > 0: points.append(end)
        case .closeSubpath where index == elements.count - 1:
          if points.last != points.first { points.append(points[0]) }
        default: return nil
        }
      }
      return points.count == 5 && points.first == points.last ? Array(points.dropLast()) : nil
    }
  }

  extension CGRect {
    /// Creates the rectangle with these four points in turn as its corners; nil if its sides are not axis-parallel.
    fileprivate init?(corners: [CGPoint]) {
      let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
      let startsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
      let startsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
      guard startsAcross || startsDown else { return nil }
      self.init(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }
  }
#endif
