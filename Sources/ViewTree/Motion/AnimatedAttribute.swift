/// One attribute of a view over time: the value that the program gave it, and the animations that lead there.
///
/// All moments are seconds on one clock, which is passed in. The clock of an animation starts with the moment of its
/// change: that frame shows the old value. SwiftUI starts it one frame later; whoever counts frames passes that moment.
///
/// The value shown is that of the start plus what the animations make of the way to the model's value. An animation
/// that does not take over what runs leads from where the others are to the new value, so that both are seen; its end
/// ends all. Source: OpenSwiftUI, AnimatableAttribute and DefaultCombiningAnimation.
public struct AnimatedAttribute<Vector: MotionVector>: Sendable {
  /// The value to which the running animations lead.
  var goal: Vector
  /// The value to which the goal was carried while they run; nil if it was not.
  var carried: Vector?
  /// The value shown when the first of the running animations began.
  var origin: Vector
  /// The running animations, the oldest one first.
  var entries: [Entry] = []
  /// The groups of animations that wait for this attribute.
  var holds: [Hold] = []

  /// An animation under way.
  struct Entry: Sendable {
    enum Motion: Sendable {
      /// A way from rest.
      case course(MotionCourse)
      /// A spring that has taken over a way and a speed.
      case taken(SpringSteps, Takeover, end: Double)
      /// A value that stands for animations too many to keep.
      case still
    }

    /// The things that a spring takes over: the way that remains, the speed, and the speed in its first step, which
    /// half a step of the force before has changed.
    struct Takeover: Sendable {
      var way: Vector
      var speed: Vector?
      var push: Vector
    }

    var motion: Motion
    /// The moment at which it began.
    var start: Double
    /// The way from the origin to the value that it leads to.
    var target: Vector
  }

  /// A group that waits, and the moment up to which it does; nil for the end of all animations.
  struct Hold: Equatable, Sendable {
    var group: CompletionGroup
    var moment: Double?
  }

  public init(_ model: Vector) {
    goal = model
    origin = model
  }

  /// The value that the program gave last.
  public var model: Vector { carried ?? goal }

  /// Returns true if the value is still on its way at a moment.
  public func isMoving(at moment: Double) -> Bool { isUnderWay(at: moment) }

  /// The moment at which the value arrives, also if that has passed; infinite if it never does, nil if nothing moved
  /// it.
  public var end: Double? { entries.last.map { $0.start + $0.duration } }

  /// Returns the value shown at a moment: the model's own when it has arrived.
  public func shown(at moment: Double) throws(Vector.Failure) -> Vector { try value(at: moment) }

  /// Returns the change of the value in a second at a moment; nil if it does not move.
  public func velocity(at moment: Double) throws(Vector.Failure) -> Vector? {
    try isUnderWay(at: moment) ? motion(at: moment).speed : nil
  }

  /// Returns the first moment from `moment` on at which another value may be shown: the same moment while it moves, the
  /// end of a delay before that, nil at rest.
  public func nextChange(from moment: Double) -> Double? {
    guard isUnderWay(at: moment) else { return nil }
    return entries.lazy.filter { !$0.isOver(at: moment) }.map { $0.nextMotion(from: moment) }.min()
  }

  func isUnderWay(at moment: Double) -> Bool {
    guard let last = entries.last else { return false }
    return !last.isOver(at: moment)
  }

  /// Returns the value shown at a moment.
  func value(at moment: Double) throws(Vector.Failure) -> Vector {
    guard isUnderWay(at: moment) else { return model }
    guard let carried else { return try ownValue(at: moment) }
    return try ownValue(at: moment).adding(carried, scaledBy: 1).adding(goal, scaledBy: -1)
  }

  /// Returns the value that the animations alone show at a moment.
  private func ownValue(at moment: Double) throws(Vector.Failure) -> Vector {
    if entries.count == 1, let sample = entries[0].sample(at: moment) {
      return sample.share == 0 ? origin : try origin.adding(entries[0].target, scaledBy: sample.share)
    }
    guard var way = try way(at: moment) else { return origin }
    try way.add(origin, scaledBy: 1)
    return way
  }

  /// Returns the way from the origin at a moment; nil for none.
  func way(at moment: Double) throws(Vector.Failure) -> Vector? {
    var way: Vector?
    for entry in entries {
      if let sample = entry.sample(at: moment) {
        if sample.share != 0 { way = try entry.way(at: sample.share, from: way) }
      } else {
        way = try entry.takenWay(at: moment)
      }
    }
    return way
  }

  /// The way from the origin, the speed and the force at a moment; nil for none of them.
  func motion(at moment: Double) throws(Vector.Failure) -> (way: Vector?, speed: Vector?, force: Vector?) {
    var (way, speed, force): (Vector?, Vector?, Vector?)
    for entry in entries {
      guard let sample = entry.sample(at: moment) else {
        (way, speed, force) = try entry.takenMotion(at: moment)
        continue
      }
      if let past = way {
        // The derivative of w + (t − w)·s is w′·(1 − s) + (t − w)·s′.
        let own = try entry.target.adding(past, scaledBy: -1).scaled(by: sample.pace)
        speed = try speed?.scaled(by: 1 - sample.share).adding(own, scaledBy: 1) ?? own
        force = nil
      } else {
        speed = try entry.target.scaled(by: sample.pace)
        force = try entry.target.scaled(by: sample.force)
      }
      way = try entry.way(at: sample.share, from: way)
    }
    return (way, speed, force)
  }
}

extension AnimatedAttribute.Entry {
  /// The seconds from its start to its end.
  var duration: Double {
    switch motion {
    case .course(let course): course.end
    case .taken(_, _, let end): end
    case .still: 0
    }
  }

  /// The moment at which it counts as complete, unless all animations end before; nil if only that does it.
  var logicalMoment: Double? {
    switch motion {
    case .course(let course): (course.logicalEnd.map { min($0, course.end) } ?? course.end) + start
    case .taken(let steps, _, let end): min(steps.spring.response.finite, end) + start
    case .still: nil
    }
  }

  func isOver(at moment: Double) -> Bool {
    switch motion {
    case .course(let course): course.isOver(at: moment - start)
    case .taken(_, _, let end): moment - start >= end
    case .still: true
    }
  }

  func nextMotion(from moment: Double) -> Double {
    guard case .course(let course) = motion else { return moment }
    let elapsed = moment - start
    let next = course.nextMotion(from: elapsed)
    return next > elapsed ? next + start : moment
  }

  /// Returns the share of the way; the complete way of one that has ended. Nil for a spring that has taken over another
  /// way.
  func sample(at moment: Double) -> MotionCourse.Sample? {
    switch motion {
    case .course(let course): course.sample(at: moment - start) ?? .end
    case .taken: isOver(at: moment) ? .end : nil
    case .still: .end
    }
  }

  /// Returns a share of the way to the target from what the animations before have made of it.
  func way(at share: Double, from past: Vector?) throws(Vector.Failure) -> Vector {
    guard let past else { return try target.scaled(by: share) }
    return try past.scaled(by: 1 - share).adding(target, scaledBy: share)
  }

  /// Returns the way from the origin of a spring that has taken over another way.
  func takenWay(at moment: Double) throws(Vector.Failure) -> Vector {
    guard case .taken(let steps, let taken, _) = motion else { return target }
    let now = steps.moment(at: moment - start).way
    var way = target
    try way.add(taken.way, scaledBy: -now.way)
    try way.add(taken.push, scaledBy: -now.push)
    return way
  }

  /// Returns the way from the origin, the speed and the force of a spring that has taken over another way.
  func takenMotion(at moment: Double) throws(Vector.Failure) -> (Vector?, Vector?, Vector?) {
    guard case .taken(let steps, let taken, _) = motion else { return (target, nil, nil) }
    let now = steps.moment(at: moment - start)
    var speed = try taken.way.scaled(by: now.speed.way).adding(taken.push, scaledBy: now.speed.push)
    if now.start > 0, let first = taken.speed { speed = try speed.adding(first, scaledBy: now.start) }
    return (
      try takenWay(at: moment), speed,
      try taken.way.scaled(by: now.force.way).adding(taken.push, scaledBy: now.force.push)
    )
  }
}
