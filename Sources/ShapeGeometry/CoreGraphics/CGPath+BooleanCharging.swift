// Boolean operations that count their work while they do it, as those of `Path` with `charging` do.

#if !canImport(CoreGraphics)
  extension _CGOutline {
    /// As `union(_:using:)`, charging its work.
    package func union<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.union(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// As `intersection(_:using:)`, charging its work.
    package func intersection<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.intersection(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// As `subtracting(_:using:)`, charging its work.
    package func subtracting<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.subtracting(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// As `symmetricDifference(_:using:)`, charging its work.
    package func symmetricDifference<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.symmetricDifference(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// As `lineIntersection(_:using:)`, charging its work.
    package func lineIntersection<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.lineIntersection(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// As `lineSubtracting(_:using:)`, charging its work.
    package func lineSubtracting<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.lineSubtraction(maskPath._path, eoFill: rule == .evenOdd, charging: charge))
    }

    /// As `normalized(using:)`, charging its work.
    package func normalized<Failure: Error>(
      using rule: CGPathFillRule = .winding, charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> CGPath {
      CGPath(path: try _path.normalized(eoFill: rule == .evenOdd, charging: charge))
    }

    /// As `intersects(_:using:)`, charging its work.
    package func intersects<Failure: Error>(
      _ maskPath: some _CGOutline, using rule: CGPathFillRule = .winding,
      charging charge: (Int) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
      try !_path.intersection(maskPath._path, eoFill: rule == .evenOdd, charging: charge).isEmpty
    }
  }
#endif
