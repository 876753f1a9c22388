import SwiftSyntax

// Mismatches: diagnostics for arguments that match none of a call's candidates.

extension Checker {
  /// Returns the candidate whose labels are most similar to the arguments', with its mismatch; nil if several are
  /// equally similar.
  func nearestMismatch(
    _ candidates: [Candidate], _ arguments: [Argument]
  ) -> (Candidate, ArgumentMismatch)? {
    func likeness(_ candidate: Candidate) -> Int {
      let labels = candidate.parameters.map(\.label)
      return zip(labels, arguments).reduce(0) { $0 + ($1.0 == $1.1.label ? 2 : 0) }
        - abs(candidate.parameters.count - arguments.count)
    }
    var best: (likeness: Int, candidate: Candidate, mismatch: ArgumentMismatch)?
    var isAlone = true
    for candidate in candidates {
      guard case .failure(let mismatch) = candidate.match(arguments) else { continue }
      let likeness = likeness(candidate)
      if let known = best, likeness <= known.likeness {
        let isAlike = known.candidate.parameters.map(\.label) == candidate.parameters.map(\.label)
        if likeness == known.likeness, !isAlike { isAlone = false }
        continue
      }
      best = (likeness, candidate, mismatch)
      isAlone = true
    }
    return isAlone ? best.map { ($0.candidate, $0.mismatch) } : nil
  }

  func noExactMatch(
    _ candidates: [Candidate], _ name: String, _ owner: Type?, at offset: Int
  ) -> CheckFailure {
    let notes = candidates.prefix(4).map { candidate in
      let parts = candidate.parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ")
      return ("candidate: '\(name == "init" ? owner.map { "\($0)" } ?? name : name)(\(parts))'", offset)
    }
    return failure("no exact matches in call to \(kind(of: candidates.first, named: name))", at: offset, notes: notes)
  }

  /// Returns swiftc's name for the kind of function that is called.
  private func kind(of candidate: Candidate?, named name: String) -> String {
    if name == "init" { return "initializer" }
    if name == "subscript" { return "subscript" }
    if candidate?.receiver != nil { return "instance method '\(name)'" }
    if case .declared(let id)? = candidate?.target, functions[id].owner != nil { return "static method '\(name)'" }
    return "global function '\(name)'"
  }

  /// Returns the diagnostic for arguments that do not match the parameters of the given candidate.
  func complaint(
    about mismatch: ArgumentMismatch, _ candidate: Candidate, _ arguments: [Argument], at offset: Int
  ) -> CheckFailure {
    switch mismatch {
    case .missing(let parameter, let index, let next):
      let what = parameter.label.map { "'\($0)'" } ?? "#\(index + 1)"
      let place = next < arguments.count ? arguments[next].labelOffset : callEnd(arguments) ?? offset
      return failure("missing argument for parameter \(what) in call", at: place, notes: declaration(of: candidate))
    case .extra(let index):
      guard let label = arguments[index].label else {
        return failure(
          candidate.parameters.isEmpty ? "argument passed to call that takes no arguments" : "extra argument in call",
          at: arguments[index].labelOffset)
      }
      if arguments.count <= candidate.parameters.count, candidate.parameters[index].label != nil {
        return wrongLabels(candidate, arguments, at: index)
      }
      return failure("extra argument '\(label)' in call", at: arguments[index].labelOffset)
    case .label(let index, _):
      return wrongLabels(candidate, arguments, at: index)
    }
  }

  /// Returns the diagnostic for wrong argument labels; `index` is that of the first argument with a wrong label.
  private func wrongLabels(_ candidate: Candidate, _ arguments: [Argument], at index: Int) -> CheckFailure {
    let pairs = zip(arguments.map(\.label), candidate.parameters.map(\.label)).map { (have: $0, want: $1) }
    let wrong = pairs.filter { $0.have != $0.want }
    guard !wrong.isEmpty else { return failure("extra argument in call", at: arguments[index].labelOffset) }
    func list(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
    let plural = wrong.count == 1 ? "" : "s"
    if wrong.allSatisfy({ $0.have == nil }) {
      return failure(
        "missing argument label\(plural) '\(list(wrong.map(\.want)))' in call", at: arguments[index].labelOffset)
    }
    let place = arguments[index].openingOffset ?? arguments[index].labelOffset
    if wrong.allSatisfy({ $0.want == nil }) {
      return failure("extraneous argument label\(plural) '\(list(wrong.map(\.have)))' in call", at: place)
    }
    return failure(
      "incorrect argument label\(plural) in call "
        + "(have '\(list(pairs.map(\.have)))', expected '\(list(pairs.map(\.want)))')", at: place)
  }

  /// Returns the offset of the call's closing parenthesis, where a further argument would stand, or else that of the
  /// last argument; nil if there is neither.
  private func callEnd(_ arguments: [Argument]) -> Int? {
    guard let end = current.callEnd, arguments.allSatisfy({ $0.offset < end }) else { return arguments.last?.offset }
    return end
  }

  /// Returns the note that points to the declaration of a function of the file.
  private func declaration(of candidate: Candidate) -> [(String, Int)] {
    guard case .declared(let id) = candidate.target, !functions[id].isPrelude else { return [] }
    return [("'\(functions[id].fullName)' declared here", functions[id].offset)]
  }
}

extension Argument {
  /// The offset of the call's opening parenthesis, or nil for an argument outside of parentheses.
  fileprivate var openingOffset: Int? {
    syntax?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.leftParen?.offset
  }
}
