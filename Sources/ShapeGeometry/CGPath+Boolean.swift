import Foundation

#if !canImport(CoreGraphics)
  extension CGPath {
    /// The area inside this path or `maskPath`; both are read by `rule`.
    public func union(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path.union(maskPath.path, eoFill: rule == .evenOdd))
    }

    /// The area inside both this path and `maskPath`; both are read by `rule`.
    public func intersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path.intersection(maskPath.path, eoFill: rule == .evenOdd))
    }

    /// The area inside this path but outside `maskPath`; both are read by `rule`.
    public func subtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path.subtracting(maskPath.path, eoFill: rule == .evenOdd))
    }

    /// The area inside one of this path and `maskPath` alone; both are read by `rule`.
    public func symmetricDifference(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path.symmetricDifference(maskPath.path, eoFill: rule == .evenOdd))
    }

    /// The same area without crossings, alike under both fill rules; the path is read by `rule`.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path.normalized(eoFill: rule == .evenOdd))
    }
  }

  extension CGMutablePath {
    /// The area inside this path or `maskPath`; both are read by `rule`.
    public func union(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path).union(maskPath, using: rule)
    }

    /// The area inside both this path and `maskPath`; both are read by `rule`.
    public func intersection(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path).intersection(maskPath, using: rule)
    }

    /// The area inside this path but outside `maskPath`; both are read by `rule`.
    public func subtracting(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path).subtracting(maskPath, using: rule)
    }

    /// The area inside one of this path and `maskPath` alone; both are read by `rule`.
    public func symmetricDifference(_ maskPath: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path).symmetricDifference(maskPath, using: rule)
    }

    /// The same area without crossings, alike under both fill rules; the path is read by `rule`.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
      CGPath(path: path).normalized(using: rule)
    }
  }
#endif
