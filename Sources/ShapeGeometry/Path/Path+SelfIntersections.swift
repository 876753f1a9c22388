import Foundation

extension Path {
  /// A point through which a path is drawn twice.
  public struct SelfIntersection: Equatable, Sendable {
    /// Where the path comes through first.
    public var first: Location
    /// Where it comes through again.
    public var second: Location
    /// Whether a stretch that is drawn twice starts or ends here; else the path crosses or touches itself in this point alone.
    public var isOverlapEnd: Bool

    /// The point in shape space.
    public var point: CGPoint { first.point }
  }

  /// All places in which the path crosses or touches itself, in drawing order; of one subpath or of two.
  ///
  /// Closing lines take part; open subpaths are not closed. The joint between a segment and the next one, that of a closed
  /// subpath's end and start too, is no place. A point that is passed three times gives three pairs. A stretch that is drawn
  /// twice, in the same direction or back, gives the two ends of the stretch and nothing between; it is cut where one of its two
  /// subpaths starts.
  ///
  /// `tolerance` is relative to the size of the path: what comes so near to itself counts as touching, and what stays so near
  /// over a stretch as one. Below 1e-9 it makes no difference. Lone moves and subpaths with coordinates that are not finite are
  /// left out. Curves are cut into monotone pieces, pairs of which are halved until they are apart or Newton's method finds the
  /// one crossing of two whose tangents are nowhere parallel (after Sederberg and Nishita 1990). The time grows with the number
  /// of pieces that are near each other: with the square where all lie upon one another.
  public func selfIntersections(tolerance: CGFloat = 1e-9) -> [SelfIntersection] {
    selfIntersections(tolerance: tolerance, charging: { _ in })
  }

  /// As `selfIntersections(tolerance:)`, charging its work as `union(_:eoFill:charging:)` does.
  package func selfIntersections<Failure: Error>(
    tolerance: CGFloat = 1e-9, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> [SelfIntersection] {
    try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
      try meter.count(Work.segment * elements.count)
      guard let meetings = PathMeetings(self, reach: tolerance) else { return [] }
      return try meetings.found(charging: &meter)
    }
  }
}
