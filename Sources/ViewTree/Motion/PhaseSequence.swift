/// The order in which a PhaseAnimator shows its phases, by their indices.
///
/// Without a trigger the phases follow each other forever. With one the first phase is shown until the trigger changes;
/// then all others follow once, and the first one again.
public struct PhaseSequence: Hashable, Sendable {
  public var count: Int
  public var hasTrigger: Bool

  public init(count: Int, hasTrigger: Bool) {
    self.count = count
    self.hasTrigger = hasTrigger
  }

  /// The first change: the second phase, unless a trigger is awaited or there are no two phases.
  public var first: Int? { hasTrigger ? nil : next(after: 0) }

  /// The phase for which a change of the trigger begins a round.
  public var triggered: Int? { hasTrigger ? following(0) : nil }

  /// Returns the phase that follows when the animation to a phase is logically complete; nil if it stays.
  public func next(after phase: Int) -> Int? {
    hasTrigger && phase == 0 ? nil : following(phase)
  }

  private func following(_ phase: Int) -> Int? { count > 1 ? (phase + 1) % count : nil }
}

extension PhaseSequence {
  /// A phase and the moment at which its animation began.
  public struct Step: Equatable, Sendable {
    public var phase: Int
    public var start: Double
  }

  /// Returns the phase that is under way at a time after the first change, in a round or forever. `durations` are the
  /// seconds until the animation to each phase is logically complete.
  public func step(at time: Double, durations: [Double]) -> Step {
    guard count > 1, durations.count == count, time >= 0 else { return Step(phase: 0, start: 0) }
    let order = (1...count).map { $0 % count }
    let lengths = order.map { max(durations[$0].isNaN ? 0 : durations[$0], 0) }
    let round = lengths.reduce(0, +)
    guard round > 0 else { return Step(phase: hasTrigger ? 0 : order[0], start: 0) }
    let rounds = hasTrigger || round == .infinity ? 0 : (time / round).rounded(.down)
    var start = rounds * round
    for (phase, length) in zip(order, lengths) {
      if time < start + length || hasTrigger && phase == 0 { return Step(phase: phase, start: start) }
      start += length
    }
    return Step(phase: order[0], start: start)
  }
}
