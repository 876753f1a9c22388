extension AnimatedAttribute {
  /// The most animations that run side by side; the older half of more stands still where it is.
  private static var most: Int { 64 }

  /// Gives the attribute a new value at a moment, as part of a transaction.
  ///
  /// The same value changes nothing. Without an animation the value is there at once, and nothing moves any more.
  public mutating func change(
    to value: Vector, at moment: Double, in transaction: ViewTransaction
  ) throws(Vector.Failure) {
    try replace(with: value, at: moment, in: transaction)
  }

  mutating func replace(
    with value: Vector, at moment: Double, in transaction: ViewTransaction
  ) throws(Vector.Failure) {
    if try value.isSame(as: model) { return }
    guard let animation = transaction.animation else { return set(value) }
    if !isUnderWay(at: moment) { set(model) }
    if let carried {
      origin = try origin.adding(carried, scaledBy: 1).adding(goal, scaledBy: -1)
      (goal, self.carried) = (carried, nil)
    }
    let entry = try entry(of: animation, to: value, at: moment)
    if case .taken = entry.motion { entries = [] }
    entries.append(entry)
    goal = value
    try prune(at: moment)
    holds.removeAll { hold in hold.moment.map { $0 <= moment } ?? false }
    for group in transaction.completions {
      holds.append(Hold(group: group, moment: group.criteria == .removed ? nil : entry.logicalMoment))
    }
  }

  /// Gives the attribute a value without an animation: it is there at once.
  public mutating func set(_ value: Vector) {
    goal = value
    carried = nil
    origin = value
    entries = []
    holds = []
  }

  /// Gives the attribute another value without an animation, and lets those that run go on: the value that is shown is
  /// carried along. The same as the last such value alone, however many there were.
  ///
  /// SwiftUI's own rule for a frame's layout, in which a body that an animation moves has another size, is not known.
  public mutating func carry(to value: Vector, at moment: Double) {
    if isUnderWay(at: moment) { carried = value } else { set(value) }
  }

  /// Returns the animation from what is shown at a moment to a value.
  private func entry(
    of animation: AnimationValue, to value: Vector, at moment: Double
  ) throws(Vector.Failure) -> Entry {
    let target = try value.adding(origin, scaledBy: -1)
    if case .spring(let spring) = animation, !entries.isEmpty {
      return try taken(spring, to: target, at: moment)
    }
    let way = try way(at: moment)
    let rest = try way.map { (way) throws(Vector.Failure) in try target.adding(way, scaledBy: -1) } ?? target
    let course = MotionCourse(animation, squaredDistance: try rest.squaredMagnitude())
    return Entry(motion: .course(course), start: moment, target: target)
  }

  /// Returns a spring that takes over the way, the speed and the force of all that runs.
  ///
  /// SwiftUI's timing curves are not known to tell their speed; here the spring takes over that of every animation.
  private func taken(
    _ spring: FluidSpring, to target: Vector, at moment: Double
  ) throws(Vector.Failure) -> Entry {
    var steps = SpringSteps(spring: spring)
    if let last = runningSpring, last.response != spring.response {
      steps.blend = (last.response - spring.response).finite
    }
    let (way, speed, force) = try motion(at: moment)
    let rest = try way.map { (way) throws(Vector.Failure) in try target.adding(way, scaledBy: -1) } ?? target
    let still = try target.scaled(by: 0)
    var push = speed ?? still
    if let force { push = try push.adding(force, scaledBy: 0.5 / SpringSteps.rate) }
    var sizes = SpringSteps.Sizes(
      way: try rest.squaredMagnitude(), push: try push.squaredMagnitude(), target: try target.squaredMagnitude())
    if sizes.push > 0 {
      sizes.product = (try rest.adding(push, scaledBy: 1).squaredMagnitude() - sizes.way - sizes.push) / 2
    }
    return Entry(
      motion: .taken(steps, Entry.Takeover(way: rest, speed: speed, push: push), end: steps.end(of: sizes)),
      start: moment, target: target)
  }

  /// The spring that runs alone.
  private var runningSpring: FluidSpring? {
    guard entries.count == 1, let entry = entries.first else { return nil }
    return switch entry.motion {
    case .course(let course): course.spring
    case .taken(let steps, _, _): steps.spring
    case .still: nil
    }
  }

  /// Drops the animations that nothing is seen of: those before one that has ended, and the older half of too many.
  private mutating func prune(at moment: Double) throws(Vector.Failure) {
    if let last = entries.dropLast().lastIndex(where: { $0.isOver(at: moment) }) {
      entries.removeFirst(last)
      entries[0].motion = .still
    }
    guard entries.count > Self.most else { return }
    var old = self
    old.entries = Array(entries.prefix(Self.most / 2))
    let way = try old.way(at: moment)
    entries.removeFirst(Self.most / 2)
    if let way { entries.insert(Entry(motion: .still, start: moment, target: way), at: 0) }
  }
}

extension AnimatedAttribute {
  /// Returns the moment up to which a group waits for this attribute; nil if it does not.
  ///
  /// A group whose criterion is logical completion waits for its own animation, also if another one has taken it over.
  public func holds(_ group: CompletionGroup) -> Double? {
    guard let end else { return nil }
    return holds.lazy.filter { $0.group == group }.map { min($0.moment ?? end, end) }.max()
  }
}
