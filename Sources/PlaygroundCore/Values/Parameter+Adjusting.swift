import PlainText
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
  /// The change of a value by one key press: the parameter's step, or else a round number that divides the range into
  /// at least 100 parts. Without a step it is 1 for an integer and for a parameter without a range.
  public var increment: Double {
    if let step, step > 0, step.isFinite { return kind == .integer ? max(step, 1) : step }
    guard let range, kind != .integer else { return 1 }
    let width = range.upperBound - range.lowerBound
    guard width > 0, width.isFinite else { return 1 }
    return Self.roundNumber(notAbove: width / 100)
  }

  /// Returns the greatest number of the form 1, 2 or 5 times a power of ten that is at most `value`, from 1e-9 to 5e9.
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

  /// Returns the admissible value nearest to a number: within the limits and, if there is a step, on its grid.
  ///
  /// Returns nil for a toggle, a choice and a text, which have no numeric value.
  public func nearestValue(to number: Double) -> ParameterValue? {
    var number = number.isNaN ? initial.number ?? 0 : number
    // Clamps unbounded parameters, so that the arithmetic stays finite.
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

  /// The greatest distance from zero for a number without limits.
  private static let farthest = 1e15

  /// Returns the value after `count` key presses, to the left if negative.
  ///
  /// Numbers stop at their limits. A toggle switches. A choice wraps around, but stops at its ends if it moves by
  /// several steps. A text stays as it is.
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
      // From a value between two grid points, the first press moves to the next grid point.
      let onward = (nearest > number) == (count > 0)
      let rest = onward ? count - (count > 0 ? 1 : -1) : count
      return nearestValue(to: nearest + Double(rest) * step) ?? value
    }
    let digits = max(decimals(of: step), decimals(of: number))
    return nearestValue(to: rounded(number + Double(count) * step, decimals: digits)) ?? value
  }

  /// Returns the range of a slider for a value: the parameter's range, extended if necessary to contain the value; nil
  /// without a range.
  public func range(holding value: ParameterValue) -> ClosedRange<Double>? {
    guard let range, let number = value.number, number.isFinite else { return range }
    return min(range.lowerBound, number)...max(range.upperBound, number)
  }

  /// Returns the value at a fraction from 0 to 1 of a range, among those that keys reach from its lower end; nil if the
  /// parameter is not numeric.
  func value(at fraction: Double, of range: ClosedRange<Double>) -> ParameterValue? {
    guard fraction < 1 else { return nearestValue(to: range.upperBound) }
    let increment = increment
    let turns = ((range.upperBound - range.lowerBound) * fraction / increment).rounded()
    let digits = max(decimals(of: increment), decimals(of: range.lowerBound))
    let number = rounded(range.lowerBound + turns * increment, decimals: digits)
    return nearestValue(to: min(number, range.upperBound))
  }

  /// Returns the position of a value in the range that holds it, from 0 to 1; nil without a range.
  public func fraction(of value: ParameterValue) -> Double? {
    guard let range = range(holding: value), let number = value.number, range.upperBound > range.lowerBound else {
      return nil
    }
    let fraction = (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}
