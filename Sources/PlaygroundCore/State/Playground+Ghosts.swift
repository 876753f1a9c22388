import ShapeInterpreter

// The onion skin of the clock: the moments before the present one, behind its picture.

extension Playground {
  /// Shows or hides the moments before the present one.
  mutating func toggleGhosts() {
    guard hasClock() else { return }
    lens.showsGhosts.toggle()
    notice = lens.showsGhosts ? "the moments before, each tenth of a second, stay behind" : "the present moment alone"
  }

  /// The pictures behind the present one that are known, the latest last.
  var shownGhosts: [Ghost] {
    guard lens.showsGhosts, let plan = ghostPlan else { return [] }
    return ghosts.filter { ghost in plan.moments.contains { plan.inputs.at($0) == ghost.timed } }
  }

  /// The pictures that are missing behind the present one; nil if there are none.
  var missingGhosts: GhostPlan? {
    guard lens.showsGhosts, var plan = ghostPlan else { return nil }
    plan.moments.removeAll { moment in ghosts.contains { $0.timed == plan.inputs.at(moment) } }
    return plan.moments.isEmpty ? nil : plan
  }

  /// Keeps new pictures, and those that are still shown.
  mutating func keep(_ new: [Ghost]) {
    ghosts = (shownGhosts + new).sorted { ($0.inputs.moment ?? 0) < ($1.inputs.moment ?? 0) }
  }

  private var ghostPlan: GhostPlan? {
    guard let inputs = picture.inputs, inputs.id == selectedEntry?.id,
      let moment = drawsPath ? way.flatMap({ _ in inputs.moment }) : shownViews?.moment
    else { return nil }
    return GhostPlan(inputs: inputs, moments: GhostPlan.moments(before: moment), way: drawsPath ? way : nil)
  }
}

extension Ghost {
  /// The inputs without the data that follows from their moment.
  fileprivate var timed: Picture.Inputs { inputs.at(inputs.moment ?? 0) }
}
