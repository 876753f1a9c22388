import ShapeInterpreter

extension Playground {
  /// Gives each of the shape's own parameters a value by chance; the drawing's stay as they are.
  ///
  /// Every press of the key gives others, and the same presses the same, whatever was undone between them.
  mutating func randomize() {
    guard !shapeParameters.isEmpty else {
      notice = "\(selectedEntry?.title ?? "the list") has no parameters of its own"
      return
    }
    let former = values
    var row = 0
    // What there is may depend on what has been drawn: the elements of an array on their count.
    while row < shapeParameters.count {
      assign(shapeParameters[row].randomValue(insteadOf: shapeValues[row], using: &randomness), row: row)
      row += 1
    }
    if values == former { notice = "chance left everything as it was; once more?" }
  }
}

extension Parameter {
  /// A value within the range that keys could lead to, each as likely as the others; a text stays as it is.
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
