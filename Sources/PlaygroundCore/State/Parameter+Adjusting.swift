import ShapeInterpreter

extension ParameterValue {
  /// The value as a number, an angle in degrees; nil for a toggle, a choice and a text.
  public var number: Double? {
    switch self {
    case .number(let number), .degrees(let number): number
    case .integer(let number): Double(number)
    case .toggle, .choice, .text: nil
    }
  }
}

extension Parameter {
  /// How far one key press moves a value: the parameter's step, or else a round number that divides its range into at least a hundred.
  public var increment: Double {
    if let step, step > 0, step.isFinite { return kind == .integer ? max(step, 1) : step }
    guard let range, kind != .integer else { return 1 }
    let width = range.upperBound - range.lowerBound
    guard width > 0, width.isFinite else { return 1 }
    return Self.roundNumber(notAbove: width / 100)
  }

  /// The greatest 1, 2 or 5 times a power of ten that is at most `value`, from 1e-9 up to 1e9.
  private static func roundNumber(notAbove value: Double) -> Double {
    var best = 1e-9
    for exponent in -9...9 {
      for digit in [1.0, 2.0, 5.0] {
        let candidate = exponent < 0 ? digit / powerOfTen(-exponent) : digit * powerOfTen(exponent)
        if candidate <= value * (1 + 1e-9) { best = candidate }
      }
    }
    return best
  }

  /// The value nearest to a number that the parameter can have: within its limits and, where it has a step, on its grid.
  ///
  /// Nil for a toggle, a choice and a text, which no number stands for.
  public func nearestValue(to number: Double) -> ParameterValue? {
    var number = number.isNaN ? initial.number ?? 0 : number
    // What has no limits still is a number to calculate with.
    let limits = limits ?? -Self.farthest...Self.farthest
    number = min(max(number, limits.lowerBound), limits.upperBound)
    if let step, step > 0, step.isFinite {
      let base = range?.lowerBound ?? 0
      var turns = ((number - base) / step).rounded()
      // The limits need not lie on the grid.
      if base + turns * step > limits.upperBound * (1 + 1e-12) + 1e-12 { turns -= 1 }
      let digits = max(decimals(of: step), decimals(of: base))
      number = rounded(base + turns * step, decimals: digits)
      number = min(max(number, limits.lowerBound), limits.upperBound)
    }
    switch kind {
    case .number: return .number(number)
    case .angle: return .degrees(number)
    case .integer: return .integer(Int(exactly: number.rounded()) ?? (number < 0 ? Int.min : Int.max))
    case .toggle, .choice, .text: return nil
    }
  }

  /// How far from zero keys take a number that has no limits.
  private static let farthest = 1e15

  /// The value that `count` key presses lead to, to the left when it is negative.
  ///
  /// Numbers stop at their limits; a toggle changes over; a choice goes around, but stops at its ends when it is moved by several.
  /// A text stays as it is.
  public func value(_ value: ParameterValue, movedBy count: Int) -> ParameterValue {
    switch value {
    case .toggle(let isOn):
      return .toggle(!isOn)
    case .choice(let index):
      guard case .choice(let names) = kind, !names.isEmpty else { return value }
      if abs(count) > 1 { return .choice(count < 0 ? 0 : names.count - 1) }
      return .choice(((index + count) % names.count + names.count) % names.count)
    case .text:
      return value
    case .number, .degrees, .integer:
      return moved(value, by: count)
    }
  }

  private func moved(_ value: ParameterValue, by count: Int) -> ParameterValue {
    guard let number = value.number else { return value }
    let step = increment
    if self.step != nil, let nearest = nearestValue(to: number)?.number, nearest != number {
      // Between two points of the grid the first press goes to the next of them.
      let onward = (nearest > number) == (count > 0)
      let rest = onward ? count - (count > 0 ? 1 : -1) : count
      return nearestValue(to: nearest + Double(rest) * step) ?? value
    }
    let digits = max(decimals(of: step), decimals(of: number))
    return nearestValue(to: rounded(number + Double(count) * step, decimals: digits)) ?? value
  }

  /// What a slider spans for a value: the range, extended as far as is needed to hold the value; nil for what has no range.
  public func range(holding value: ParameterValue) -> ClosedRange<Double>? {
    guard let range, let number = value.number, number.isFinite else { return range }
    return min(range.lowerBound, number)...max(range.upperBound, number)
  }

  /// The value that lies at a fraction of a range, from 0 to 1, one of those that keys lead to from its lower end; nil for what is no number.
  func value(at fraction: Double, of range: ClosedRange<Double>) -> ParameterValue? {
    guard fraction < 1 else { return nearestValue(to: range.upperBound) }
    let increment = increment
    let turns = ((range.upperBound - range.lowerBound) * fraction / increment).rounded()
    let digits = max(decimals(of: increment), decimals(of: range.lowerBound))
    let number = rounded(range.lowerBound + turns * increment, decimals: digits)
    return nearestValue(to: min(number, range.upperBound))
  }

  /// Where a value lies in the range that holds it, from 0 to 1; nil for what has no range.
  public func fraction(of value: ParameterValue) -> Double? {
    guard let range = range(holding: value), let number = value.number, range.upperBound > range.lowerBound else {
      return nil
    }
    let fraction = (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}
