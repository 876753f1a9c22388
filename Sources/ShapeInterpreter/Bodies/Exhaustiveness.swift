/// One form of the values of a type: an enum case, a Bool, an optional with or without a value, a tuple.
private struct ValueForm {
  /// The types of its parts.
  var parts: [Type]
  /// Writes the form with patterns for its parts.
  var pattern: ([MissedValue]) -> String
}

/// A pattern for values that no branch matches.
private enum MissedValue {
  /// All values of a type.
  case anything
  case some(String)

  /// The pattern as it is written for a part that has a label or none.
  func text(label: String?) -> String {
    switch (self, label) {
    case (.anything, nil): "_"
    case (.anything, let label?): "\(label): let \(label)"
    case (.some(let text), nil): text
    case (.some(let text), let label?): "\(label): \(text)"
    }
  }
}

extension Checker {
  /// Returns patterns for the values of a type that no branch matches; nil if the branches match all. The list is empty
  /// if the type has no forms to list, such as a number.
  mutating func missingPatterns(_ branches: [Branch], of type: Type, at offset: Int) throws(CheckFailure) -> [String]? {
    let rows = branches.flatMap { $0.patterns.filter { $0.filter == nil }.map { [$0.pattern] } }
    let missing = try unmatched(rows, [type], at: offset)
    guard !missing.isEmpty else { return nil }
    guard let forms = try forms(of: type) else { return [] }
    return missing.flatMap { witnesses in
      if case .some(let text) = witnesses[0] {
        [text]
      } else {
        forms.map { $0.pattern($0.parts.map { _ in .anything }) }
      }
    }
  }

  /// The most patterns that are listed as missing.
  private static let mostMissing = 50

  /// Returns rows of witnesses for values of `types` that no row matches.
  private mutating func unmatched(
    _ rows: [[PatternTree]], _ types: [Type], at offset: Int
  ) throws(CheckFailure) -> [[MissedValue]] {
    try spend(1 + rows.count * types.count, at: offset)
    guard let first = types.first else { return rows.isEmpty ? [[]] : [] }
    let others = Array(types.dropFirst())
    let forms = try forms(of: first)
    guard let forms, rows.contains(where: { $0[0].form != nil }) else {
      // Only patterns that match anything count; the column tells nothing else apart.
      let rest = rows.filter { $0[0].matchesAnything }.map { Array($0.dropFirst()) }
      return try unmatched(rest, others, at: offset).map { [.anything] + $0 }
    }
    let rowsByForm = Dictionary(grouping: rows.filter { $0[0].form != nil }) { $0[0].form?.index ?? 0 }
    let openRows = rows.filter { $0[0].matchesAnything }
    var missing: [[MissedValue]] = []
    for (index, form) in forms.enumerated() where missing.count < Self.mostMissing {
      let matching = ((rowsByForm[index] ?? []) + openRows).map { row in
        row[0].parts(count: form.parts.count) + row.dropFirst()
      }
      for witnesses in try unmatched(matching, form.parts + others, at: offset) {
        let parts = Array(witnesses.prefix(form.parts.count))
        missing.append([.some(form.pattern(parts))] + witnesses.dropFirst(form.parts.count))
      }
    }
    return missing
  }

  /// Returns the forms of the values of a type; nil for a type with too many values to list.
  private mutating func forms(of type: Type) throws(CheckFailure) -> [ValueForm]? {
    if type == .bool {
      return ["true", "false"].map { name in ValueForm(parts: []) { _ in name } }
    }
    if case .tuple(let components) = type {
      let labels = components.map(\.label)
      return [ValueForm(parts: components.map(\.type)) { "(\(Self.list($0, labels.map { _ in nil })))" }]
    }
    if let wrapped = type.wrapped {
      return [
        ValueForm(parts: []) { _ in ".none" },
        ValueForm(parts: [wrapped]) { ".some(\($0[0].text(label: nil)))" },
      ]
    }
    guard let nominal = type.nominal else { return nil }
    if let names = library.cases[nominal] { return names.map { name in ValueForm(parts: []) { _ in ".\(name)" } } }
    guard let declared = types[nominal], declared.kind == .enumeration else { return nil }
    var result: [ValueForm] = []
    for (index, form) in declared.cases.enumerated() {
      let parts = try associatedTypes(of: declared, index, type)
      result.append(
        ValueForm(parts: parts) { parts.isEmpty ? ".\(form.name)" : ".\(form.name)(\(Self.list($0, form.labels)))" })
    }
    return result
  }

  private static func list(_ parts: [MissedValue], _ labels: [String?]) -> String {
    zip(parts, labels).map { $0.text(label: $1) }.joined(separator: ", ")
  }
}

extension PatternTree {
  /// The index of the form that the pattern asks for, and the patterns for its parts; nil for a pattern that matches
  /// anything, and for one that no form tells apart, such as a comparison with a number.
  fileprivate var form: (index: Int, parts: [PatternTree])? {
    switch self {
    case .anything, .variable, .cast: return nil
    case .tuple(let parts): return (0, parts)
    case .enumCase(let index, let parts): return (index, parts)
    case .some(let inner): return (1, [inner])
    case .test(let subject, let test):
      switch test.kind {
      case .variable(subject): return (0, [])
      case .not(let value):
        if case .variable(subject) = value.kind { return (1, []) }
        return nil
      case .comparison(.equal, _, let value) where value.isNil: return (0, [])
      default: return nil
      }
    }
  }

  /// Returns the patterns for the parts of a value of the pattern's form: one for each part.
  fileprivate func parts(count: Int) -> [PatternTree] {
    guard let form, form.parts.count == count else { return Array(repeating: .anything, count: count) }
    return form.parts
  }
}
