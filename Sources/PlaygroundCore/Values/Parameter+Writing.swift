import PlainText
import ShapeInterpreter

extension Parameter {
  /// Returns a value in the form in which the command line assigns it.
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
