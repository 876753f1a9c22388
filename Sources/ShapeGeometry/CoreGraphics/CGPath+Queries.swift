import Foundation

#if !canImport(CoreGraphics)
  extension _CGOutline {
    public var isEmpty: Bool { _path.isEmpty }

    /// Where the next element would start; the origin for an empty path.
    public var currentPoint: CGPoint { _path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null for an empty path.
    public var boundingBox: CGRect { _path.controlPointBounds }

    /// The smallest rectangle around the curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect { _path.boundingRect }

    /// Whether the filled path, moved by `transform`, contains `point`; the edge is half-open, as in `Path.contains(_:eoFill:)`.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      _path.applying(transform).contains(point, eoFill: rule == .evenOdd)
    }

    /// Whether the path is one rectangle with sides along the axes, which is then stored in `rect` unless that is nil.
    ///
    /// The rectangle is one subpath of lines from corner to corner, closed or led back to its start. Whether CoreGraphics asks for a
    /// close is not known.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
      guard let corners = _path.corners, let box = CGRect(corners: corners) else { return false }
      rect?.pointee = box
      return true
    }
  }

  extension Path {
    /// The vertices of the one subpath of four lines that the path consists of; nil when it is something else.
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
    /// The rectangle that has these four points in turn as its corners; nil when they are not along the axes.
    fileprivate init?(corners: [CGPoint]) {
      let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
      let startsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
      let startsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
      guard startsAcross || startsDown else { return nil }
      self.init(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }
  }
#endif
