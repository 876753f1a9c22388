// Boolean operations that count their work during the computation, like those of `Path` with `charging`.

#if !canImport(CoreGraphics)
  extension _CGOutline {
    /// Returns the same as `union(_:using:)` and charges its work.
    package func union<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.union(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// Returns the same as `intersection(_:using:)` and charges its work.
    package func intersection<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.intersection(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// Returns the same as `subtracting(_:using:)` and charges its work.
    package func subtracting<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.subtracting(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// Returns the same as `symmetricDifference(_:using:)` and charges its work.
    package func symmetricDifference<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.symmetricDifference(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// Returns the same as `lineIntersection(_:using:)` and charges its work.
    package func lineIntersection<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.lineIntersection(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// Returns the same as `lineSubtracting(_:using:)` and charges its work.
    package func lineSubtracting<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.lineSubtraction(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// Returns the same as `normalized(using:)` and charges its work.
    package func normalized<Failure: Error>(
      using rule: CGPathFillRule = .winding, charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.normalized(eoFill: rule == .evenOdd, charging: charge))
    }

    /// Returns the same as `intersects(_:using:)` and charges its work.
    package func intersects<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
      try !_path.intersection(maskPath._path, eoFill: rule == .evenOdd, charging: charge).isEmpty
    }
  }
#endif
