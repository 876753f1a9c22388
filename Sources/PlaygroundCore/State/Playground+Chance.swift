import PlainText
import ShapeInterpreter

extension Playground {
  /// Gives each of the shape's own parameters a random value; the drawing's parameters keep their values.
  ///
  /// Each call draws new values. The sequence of values depends only on the seed: undoing a step does not rewind it.
  mutating func randomize() {
    guard let entry = selectedEntry, let shape = entry.entryPoint, !shapeParameters.isEmpty else {
      notice = "\(selectedEntry?.title ?? "the list") has no parameters of its own"
      return
    }
    playbackStart = nil
    let former = shapeValues
    let known = tuning.changes[entry.id] ?? [:]
    var changes = known
    var randomness = randomness
    // The set of parameters may depend on values drawn before: the elements of an array depend on its count.
    _ = shape.parameters { parameter in
      let present = known[parameter.name].flatMap(parameter.adopting) ?? parameter.initial
      let value = parameter.randomValue(insteadOf: present, using: &randomness)
      changes[parameter.name] = value == parameter.initial ? nil : value
      return value
    }
    self.randomness = randomness
    tuning.changes[entry.id] = changes.isEmpty ? nil : changes
    selectedRow = max(0, min(selectedRow, parameters.count - 1))
    if shapeValues == former { notice = "chance left everything as it was; once more?" }
  }
}

extension Parameter {
  /// Returns a random value of the range, among those that keys reach from its lower end, each with equal probability.
  /// A text and a number without a range keep their value.
  func randomValue(
    insteadOf value: ParameterValue, using generator: inout some RandomNumberGenerator
  ) -> ParameterValue {
    switch kind {
    case .toggle: return .toggle(Bool.random(using: &generator))
    case .choice(let names): return names.isEmpty ? value : .choice(Int.random(in: 0..<names.count, using: &generator))
    case .text: return value
    case .number, .integer, .angle:
      guard let range, range.upperBound > range.lowerBound else { return value }
      let increment = increment
      let most = ((range.upperBound - range.lowerBound) / increment * (1 + 1e-12)).rounded(.down)
      guard most.isFinite, most < 0x1p53 else { return value }
      let turns = Int.random(in: 0...Int(most), using: &generator)
      let digits = max(decimals(of: increment), decimals(of: range.lowerBound))
      return nearestValue(to: rounded(range.lowerBound + Double(turns) * increment, decimals: digits)) ?? value
    }
  }
}
