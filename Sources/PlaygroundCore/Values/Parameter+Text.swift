import PlainText
import ShapeInterpreter

extension Parameter {
  /// Returns a value as the parameter pane shows it: with the digits of the parameter's increment, or up to 4 digits if
  /// the value needs more.
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

  /// Returns the range as the parameter pane shows it, `0…60`, extended to contain the value; nil without a range.
  public func rangeText(holding value: ParameterValue) -> String? {
    guard let range = range(holding: value) else { return nil }
    func text(_ bound: Double) -> String { decimalText(bound, decimals: min(decimals(of: bound), 4)) }
    return text(range.lowerBound) + "…" + text(range.upperBound)
  }
}
