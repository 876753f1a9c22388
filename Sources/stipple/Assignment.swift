import ArgumentParser
import PlaygroundCore
import ShapeInterpreter

/// What `--set name=value` says.
struct Assignment: ExpressibleByArgument {
  var name: String
  var value: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    name = String(parts[0])
    value = String(parts[1])
  }
}

extension InterpretedShape {
  /// The start values with the assigned ones in their places, in the order of the parameters; of two for one name the later counts.
  func values(_ assignments: [Assignment]) throws(InputFailure) -> [ParameterValue] {
    var changes: [String: ParameterValue] = [:]
    for assignment in assignments {
      // What there is to set may depend on what has been set: the elements of an array on their count.
      while let toggle = parameters(changing: changes).emptyOptional(around: assignment, changes) {
        changes[toggle.name] = .toggle(true)
      }
      let (parameter, value) = try parameters(changing: changes).change(assignment, shape: name)
      changes[parameter.name] = value
    }
    return parameters(changing: changes).map { changes[$0.name] ?? $0.initial }
  }
}

extension [Parameter] {
  /// The toggle of an optional without a value that has to get one before the assignment can be done.
  func emptyOptional(around assignment: Assignment, _ changes: [String: ParameterValue]) -> Parameter? {
    guard assignment.value != "nil", !contains(where: { $0.name == assignment.name }) else { return nil }
    return first { parameter in
      parameter.name.hasSuffix("?") && (changes[parameter.name] ?? parameter.initial) == .toggle(false)
        && (assignment.name + ".").hasPrefix(parameter.name.dropLast() + ".")
    }
  }

  /// What an assignment changes; `nil` takes an optional's value away.
  func change(
    _ assignment: Assignment, shape: String
  ) throws(InputFailure) -> (parameter: Parameter, value: ParameterValue) {
    let toggle = first { $0.name == assignment.name + "?" }
    if let toggle, assignment.value == "nil" { return (toggle, .toggle(false)) }
    guard let parameter = first(where: { $0.name == assignment.name }) else {
      throw .unknownParameter(assignment.name, shape: shape, candidates: map(\.name))
    }
    return (parameter, try parameter.value(from: assignment.value))
  }
}

extension Parameter {
  /// The value that a text stands for: a number; `true` or `false`; degrees, with or without `deg` behind; a case's name; the text.
  func value(from text: String) throws(InputFailure) -> ParameterValue {
    let value: ParameterValue?
    switch kind {
    case .number: value = Self.finite(text).map(ParameterValue.number)
    case .integer: value = (Int(text) ?? Self.finite(text).flatMap(Int.init(exactly:))).map(ParameterValue.integer)
    case .toggle: value = Bool(text).map(ParameterValue.toggle)
    case .angle: value = Self.finite(Self.withoutUnit(text)).map(ParameterValue.degrees)
    case .choice(let names):
      let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
      value = names.firstIndex(of: name).map(ParameterValue.choice)
    case .text: value = text.utf8.count <= Self.longestText ? .text(text) : nil
    }
    guard let value else { throw .unusableValue(text, parameter: name, expected: expectation) }
    if let limits, let number = value.number, !limits.contains(number) {
      throw .outOfRange(text, parameter: name, range: written(limits))
    }
    return value
  }

  private static func finite(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func withoutUnit(_ text: String) -> Substring {
    for unit in ["deg", "°"] where text.hasSuffix(unit) { return text.dropLast(unit.count) }
    return text[...]
  }

  /// What may be written for a value.
  private var expectation: String {
    switch kind {
    case .number: "a number"
    case .integer: "a whole number"
    case .toggle: "true or false"
    case .angle: "degrees, as in 45 or 45deg"
    case .choice(let names): names.joined(separator: " or ")
    case .text: "a text of at most \(Self.longestText) bytes"
    }
  }

  /// The range as it is written in a doc comment, empty when there is none.
  var writtenRange: String { range.map(written) ?? "" }

  private func written(_ range: ClosedRange<Double>) -> String {
    let unit = kind == .angle ? "deg" : ""
    return "\(shortest(range.lowerBound))...\(shortest(range.upperBound))\(unit)"
  }
}
