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
    let outcome = AssignmentOutcome(assignments, to: self)
    if let (_, failure) = outcome.firstFailure { throw failure }
    let parameters = parameters(changing: outcome.changes)
    if let index = outcome.unmet.first {
      throw .unknownParameter(assignments[index].name, shape: name, candidates: parameters.map(\.name))
    }
    return parameters.map { outcome.changes[$0.name] ?? $0.initial }
  }
}

/// What assignments make of a shape's parameters, found in one walk: what there is to set may depend on what has been set before it, the
/// elements of an array on their count.
struct AssignmentOutcome {
  /// The values that differ from what they were, by the names of parameters.
  private(set) var changes: [String: ParameterValue]
  /// The first assignment with a value that its parameter does not take.
  private(set) var firstFailure: (index: Int, failure: InputFailure)?
  /// The assignments whose names no parameter has, in their order.
  private(set) var unmet: [Int]

  init(_ assignments: [Assignment], to shape: InterpretedShape, changing known: [String: ParameterValue] = [:]) {
    var wanted: [String: [Int]] = [:]
    // The assignments to something in an optional, by its toggle.
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
        // An optional gets a value where something in it is assigned to; what is assigned before it is taken away is of no use.
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
