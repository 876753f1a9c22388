import ShapeInterpreter

extension Parameter {
  /// A value as it can be assigned.
  public func writtenText(of value: ParameterValue) -> String {
    switch (value, kind) {
    case (.number(let number), _): shortest(number)
    case (.integer(let number), _): String(number)
    case (.toggle(let flag), _): String(flag)
    case (.degrees(let degrees), _): shortest(degrees) + "deg"
    case (.choice(let index), .choice(let names)) where names.indices.contains(index): names[index]
    case (.choice(let index), _): String(index)
    case (.text(let text), _): text
    }
  }
}

/// A number in the fewest digits that read back to it, whole ones without a decimal point.
public func shortest(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
