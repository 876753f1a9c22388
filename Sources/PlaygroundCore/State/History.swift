/// What has been done, step by step, and what was undone and can be done again.
///
/// A step holds the whole tuning from before it: nothing has to be computed backwards, and values that did not change are shared.
struct History: Sendable {
  /// What a number of changes have in common that count as one step, as long as no pause comes between them.
  enum Run: Equatable, Sendable {
    case choosing, filtering, panning, zooming
    /// One parameter's value.
    case changing(ShapeID?, parameter: String)
  }

  private struct Step: Sendable {
    /// What there was before.
    var tuning: Tuning
    /// What the next change has to be to belong to the step; nil when none does.
    var run: Run?
    /// When the step was added to last.
    var time: Duration
  }

  /// The pause that ends a run.
  static let pause = Duration.milliseconds(300)

  private var past: [Step] = []
  /// What there was after the steps that were undone, the next one last.
  private var future: [Tuning] = []

  /// How many steps can be undone, and how many can be redone.
  var pastCount: Int { past.count }
  var futureCount: Int { future.count }

  /// Takes in a change; one that changes nothing does not count.
  ///
  /// Changes of one run, less than a pause apart, are one step; with `isHeld` however long it takes.
  mutating func record(
    from former: Tuning, to tuning: Tuning, run: Run? = nil, isHeld: Bool = false, at time: Duration
  ) {
    guard former != tuning else { return }
    future.removeAll()
    if let run, let last = past.last, last.run == run, isHeld || time - last.time < Self.pause {
      past[past.count - 1].time = time
      // There and back again is no step.
      if last.tuning == tuning { past.removeLast() }
    } else {
      past.append(Step(tuning: former, run: run, time: time))
    }
  }

  /// What there was before the last step; nil when there is none.
  mutating func undo(from tuning: Tuning) -> Tuning? {
    guard let step = past.popLast() else { return nil }
    endRun()
    future.append(tuning)
    return step.tuning
  }

  /// What there was after the step that was undone last; nil when there is none.
  mutating func redo(from tuning: Tuning) -> Tuning? {
    guard let next = future.popLast() else { return nil }
    past.append(Step(tuning: tuning, run: nil, time: .zero))
    return next
  }

  /// Has another shape take the place of one in everything that was done.
  mutating func move(_ id: ShapeID, to other: ShapeID) {
    for index in past.indices { past[index].tuning.move(id, to: other) }
    for index in future.indices { future[index].move(id, to: other) }
  }

  /// Has a property's values under its new name in everything that was done.
  mutating func rename(_ property: PropertyRename, of id: ShapeID) {
    for index in past.indices { past[index].tuning.rename(property, of: id) }
    for index in future.indices { future[index].rename(property, of: id) }
  }

  /// Has the next change be a step of its own.
  mutating func endRun() {
    if !past.isEmpty { past[past.count - 1].run = nil }
  }
}
