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
      let parameters = candidate.parameters.map { (label: $0.label, type: $0.type) }
      return (Note.candidate(name, of: name == "init" ? owner : nil, parameters), offset)
    }
    return failure(CallProblem.noExactMatch(callee(candidates.first, named: name)), at: offset, notes: notes)
  }

  /// Returns the kind of function that is called.
  private func callee(_ candidate: Candidate?, named name: String) -> CallProblem.Callee {
    if name == "init" { return .initializer }
    if name == "subscript" { return .subscript }
    if candidate?.receiver != nil { return .instanceMethod(name) }
    if case .declared(let id)? = candidate?.target, functions[id].owner != nil { return .staticMethod(name) }
    return .function(name)
  }

  /// Returns the diagnostic for arguments that do not match the parameters of the given candidate.
  func complaint(
    about mismatch: ArgumentMismatch, _ candidate: Candidate, _ arguments: [Argument], at offset: Int
  ) -> CheckFailure {
    switch mismatch {
    case .missing(let parameter, let index, let next):
      let place = next < arguments.count ? arguments[next].labelOffset : callEnd(arguments) ?? offset
      return failure(
        CallProblem.missingArgument(label: parameter.label, index: index), at: place,
        notes: declaration(of: candidate))
    case .extra(let index):
      if case .memberwise = candidate.target, candidate.parameters.isEmpty {
        return failure(CallProblem.argumentForNone, at: arguments[index].syntax?.offset ?? arguments[index].labelOffset)
      }
      guard let label = arguments[index].label else {
        return failure(
          candidate.parameters.isEmpty ? CallProblem.argumentForNone : .extraArgument(label: nil),
          at: arguments[index].labelOffset)
      }
      if arguments.count <= candidate.parameters.count, candidate.parameters[index].label != nil {
        return wrongLabels(candidate, arguments, at: index)
      }
      return failure(CallProblem.extraArgument(label: label), at: arguments[index].labelOffset)
    case .label(let index, _):
      return wrongLabels(candidate, arguments, at: index)
    }
  }

  /// Returns the diagnostic for wrong argument labels; `index` is that of the first argument with a wrong label.
  private func wrongLabels(_ candidate: Candidate, _ arguments: [Argument], at index: Int) -> CheckFailure {
    let pairs = zip(arguments.map(\.label), candidate.parameters.map(\.label)).map { (have: $0, want: $1) }
    let wrong = pairs.filter { $0.have != $0.want }
    guard !wrong.isEmpty else {
      return failure(CallProblem.extraArgument(label: nil), at: arguments[index].labelOffset)
    }
    if wrong.allSatisfy({ $0.have == nil }) {
      return failure(CallProblem.missingLabels(wrong.map(\.want)), at: arguments[index].labelOffset)
    }
    let place = arguments[index].openingOffset ?? arguments[index].labelOffset
    if wrong.allSatisfy({ $0.want == nil }) {
      return failure(CallProblem.extraneousLabels(wrong.map(\.have)), at: place)
    }
    return failure(
      CallProblem.incorrectLabels(have: pairs.map(\.have), expected: pairs.map(\.want)), at: place)
  }

  /// Returns the offset of the call's closing parenthesis, where a further argument would stand, or else that of the
  /// last argument; nil if there is neither.
  private func callEnd(_ arguments: [Argument]) -> Int? {
    guard let end = current.callEnd, arguments.allSatisfy({ $0.offset < end }) else { return arguments.last?.offset }
    return end
  }

  /// Returns the note that points to the declaration of a function of the file.
  private func declaration(of candidate: Candidate) -> [(Note, Int)] {
    guard case .declared(let id) = candidate.target, !functions[id].isPrelude else { return [] }
    return [(.declared(functions[id].fullName), functions[id].offset)]
  }
}

extension Argument {
  /// The offset of the call's opening parenthesis, or nil for an argument outside of parentheses.
  fileprivate var openingOffset: Int? {
    syntax?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.leftParen?.offset
  }
}
