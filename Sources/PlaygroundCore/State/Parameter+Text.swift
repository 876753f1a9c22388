import ShapeInterpreter

extension Parameter {
  /// A value as the parameter pane shows it: with the digits of the parameter's step, or more where the value has more.
  public func text(of value: ParameterValue) -> String {
    switch value {
    case .number(let number): decimalText(number, decimals: digits(of: number))
    case .degrees(let number): decimalText(number, decimals: digits(of: number)) + "°"
    case .integer(let number): decimalText(Double(number), decimals: 0)
    case .text(let text): "“" + text + "”"
    case .toggle(let isOn): isOn ? "true" : "false"
    case .choice(let index):
      if case .choice(let names) = kind, names.indices.contains(index) { names[index] } else { String(index) }
    }
  }

  private func digits(of number: Double) -> Int {
    max(decimals(of: increment), min(decimals(of: number), 4))
  }

  /// The range as the parameter pane shows it, `0…60`, extended to hold the value; nil where the kind has none.
  public func rangeText(holding value: ParameterValue) -> String? {
    guard let range = range(holding: value) else { return nil }
    func text(_ bound: Double) -> String { decimalText(bound, decimals: min(decimals(of: bound), 4)) }
    return text(range.lowerBound) + "…" + text(range.upperBound)
  }
}
