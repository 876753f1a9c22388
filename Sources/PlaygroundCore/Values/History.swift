/// The steps that were done, and the undone steps that can be redone.
///
/// A step holds the complete tuning before it. So no change has to be inverted, and unchanged values are shared.
struct History: Sendable {
  /// A kind of change. Successive changes of one kind form a single step if no pause separates them.
  enum Run: Equatable, Sendable {
    case choosing, filtering, panning, zooming
    /// A finger moves over a view.
    case dragging
    /// Changes of one parameter's value.
    case changing(EntryID?, parameter: String)
  }

  private struct Step: Sendable {
    /// The state before the step.
    var tuning: Tuning
    /// The run that the next change must belong to if it is to extend the step; nil if no change can.
    var run: Run?
    /// The time of the last change in the step.
    var time: Duration
  }

  /// The pause that ends a run.
  static let pause = Duration.milliseconds(300)

  private var past: [Step] = []
  /// The states after the undone steps; the next one to redo is last.
  private var future: [Tuning] = []

  /// The number of steps that can be undone, and the number of those that can be redone.
  var pastCount: Int { past.count }
  var futureCount: Int { future.count }

  /// Records a change; a change without effect does not count.
  ///
  /// Changes of the same run less than a pause apart form one step; with `isHeld`, pauses do not matter.
  mutating func record(
    from former: Tuning, to tuning: Tuning, run: Run? = nil, isHeld: Bool = false, at time: Duration
  ) {
    guard former != tuning else { return }
    future.removeAll()
    if let run, let last = past.last, last.run == run, isHeld || time - last.time < Self.pause {
      past[past.count - 1].time = time
      // A step that leads back to its start is dropped.
      if last.tuning == tuning { past.removeLast() }
    } else {
      past.append(Step(tuning: former, run: run, time: time))
    }
  }

  /// Returns the state before the last step; nil if there is no step.
  mutating func undo(from tuning: Tuning) -> Tuning? {
    guard let step = past.popLast() else { return nil }
    endRun()
    future.append(tuning)
    return step.tuning
  }

  /// Returns the state after the step that was undone last; nil if there is none.
  mutating func redo(from tuning: Tuning) -> Tuning? {
    guard let next = future.popLast() else { return nil }
    past.append(Step(tuning: tuning, run: nil, time: .zero))
    return next
  }

  /// Replaces a shape by another one in all recorded states.
  mutating func move(_ id: EntryID, to other: EntryID) {
    for index in past.indices { past[index].tuning.move(id, to: other) }
    for index in future.indices { future[index].move(id, to: other) }
  }

  /// Moves a property's values to its new name in all recorded states.
  mutating func rename(_ property: PropertyRename, of id: EntryID) {
    for index in past.indices { past[index].tuning.rename(property, of: id) }
    for index in future.indices { future[index].rename(property, of: id) }
  }

  /// Ends the present run, so that the next change is a step of its own.
  mutating func endRun() {
    if !past.isEmpty { past[past.count - 1].run = nil }
  }
}
