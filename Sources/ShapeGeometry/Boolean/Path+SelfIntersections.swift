import Foundation

extension Path {
  /// A point through which a path is drawn twice.
  public struct SelfIntersection: Equatable, Sendable {
    /// The location of the first pass.
    public var first: Location
    /// The location of the second pass.
    public var second: Location
    /// True if a stretch that is drawn twice starts or ends here; false if the path crosses or touches itself in this
    /// point only.
    public var isOverlapEnd: Bool

    /// The point in shape space.
    public var point: CGPoint { first.point }
  }

  /// Returns all locations where the path crosses or touches itself, in drawing order, within one subpath or between
  /// two.
  ///
  /// Closing lines are included; open subpaths are not closed. Joints of adjacent segments do not count, nor does the
  /// joint of a closed subpath's end and start. A point passed three times yields three pairs. A stretch that is drawn
  /// twice, in the same direction or back, yields only its two ends. It is cut where one of its two subpaths starts.
  ///
  /// `tolerance` is relative to the size of the path and clamped to 1e-9...0.01. Parts of the path nearer than this
  /// count as touching, or as one stretch if they stay so near. Lone moves and subpaths with coordinates that are not
  /// finite are skipped.
  ///
  /// Curves are cut into monotone pieces. Pairs of pieces are halved until they are apart, or until their tangents are
  /// nowhere parallel and Newton's method finds their single crossing (after Sederberg and Nishita 1990). The time
  /// grows with the number of pieces near each other: quadratically if all lie on top of one another.
  public func selfIntersections(tolerance: CGFloat = 1e-9) -> [SelfIntersection] {
    selfIntersections(tolerance: tolerance, charging: { _ in })
  }

  /// Returns the same as `selfIntersections(tolerance:)` and charges its work like `union(_:eoFill:charging:)`.
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
