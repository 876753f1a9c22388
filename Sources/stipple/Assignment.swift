import ArgumentParser
import PlainText
import PlaygroundCore
import ShapeInterpreter

/// The argument of `--set`: `name=value`.
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

extension EntryPoint {
  /// Returns the start values with the assigned values in their places, in the order of the parameters. Of two
  /// assignments to one name, the later one wins. Throws if a name or a value is not admitted.
  func values(_ assignments: [Assignment]) throws(InputFailure) -> [ParameterValue] {
    let outcome = AssignmentOutcome(assignments, to: self)
    if let (_, failure) = outcome.firstFailure { throw failure }
    let parameters = parameters(changing: outcome.changes)
    if let index = outcome.unmet.first {
      throw .unknownParameter(assignments[index].name, shape: name, candidates: parameters.map(\.name))
    }
    return parameters.map { outcome.changes[$0.name] ?? $0.initial }
  }
}

/// The effect of assignments on a shape's parameters, determined in one walk. The set of parameters may depend on
/// values set before: the elements of an array depend on its count.
struct AssignmentOutcome {
  /// The known changes and the assigned values, by parameter name.
  private(set) var changes: [String: ParameterValue]
  /// The first assignment with a value that its parameter does not admit.
  private(set) var firstFailure: (index: Int, failure: InputFailure)?
  /// The indices of the assignments to names that no parameter has, in ascending order.
  private(set) var unmet: [Int]

  init(_ assignments: [Assignment], to shape: EntryPoint, changing known: [String: ParameterValue] = [:]) {
    var wanted: [String: [Int]] = [:]
    // The assignments to members of an optional, by the name of the optional's toggle.
    var inner: [String: [Int]] = [:]
    for (index, assignment) in assignments.enumerated() {
      wanted[assignment.name, default: []].append(index)
      if assignment.value == "nil" {
        wanted[assignment.name + "?", default: []].append(index)
      } else {
        let parts = assignment.name.split(separator: ".", omittingEmptySubsequences: false)
        for count in parts.indices { inner[parts[...count].joined(separator: ".") + "?", default: []].append(index) }
      }
    }
    var changes = known
    var failure: (index: Int, failure: InputFailure)?
    var met: Set<Int> = []
    _ = shape.parameters { parameter in
      for index in wanted[parameter.name] ?? [] where !met.contains(index) {
        met.insert(index)
        do throws(InputFailure) {
          let assignment = assignments[index]
          changes[parameter.name] =
            parameter.name == assignment.name ? try parameter.value(from: assignment.value) : .toggle(false)
        } catch {
          if failure.map({ index < $0.index }) ?? true { failure = (index, error) }
        }
      }
      if let inner = inner[parameter.name], parameter.kind == .toggle {
        // An optional gets a value if one of its members is assigned. Such an assignment has no effect if the optional
        // itself is assigned after it.
        let end = wanted[parameter.name]?.last ?? -1
        met.formUnion(inner.filter { $0 < end })
        if inner.contains(where: { $0 > end }), changes[parameter.name] ?? parameter.initial == .toggle(false) {
          changes[parameter.name] = .toggle(true)
        }
      }
      return changes[parameter.name]
    }
    self.changes = changes
    firstFailure = failure
    unmet = assignments.indices.filter { !met.contains($0) }
  }
}

extension Parameter {
  /// Returns the value for a text: a number; `true` or `false`; degrees, with or without `deg` at the end; the name of
  /// a case; or the text. Throws if the parameter does not admit it.
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

  /// The description of the values that may be written.
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

  /// The range as it is written in a doc comment; empty if there is none.
  var writtenRange: String { range.map(written) ?? "" }

  private func written(_ range: ClosedRange<Double>) -> String {
    let unit = kind == .angle ? "deg" : ""
    return "\(shortest(range.lowerBound))...\(shortest(range.upperBound))\(unit)"
  }
}
