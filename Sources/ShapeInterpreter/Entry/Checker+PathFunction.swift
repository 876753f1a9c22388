// The function that draws a shape: the witness of the only requirement of `Shape`.

extension Checker {
  /// Returns the shape's own `path(in:)`, or the default one of a protocol of the file. Throws a failure if functions
  /// of that name exist but none satisfies the requirement, or if there is none.
  mutating func pathFunction(of declared: Shared<TypeDeclaration>) throws(CheckFailure) -> FunctionID {
    var notes = [(Note.pathRequirement, declared.offset)]
    for owner in [declared.nominal] + declarations.allProtocols(of: declared.nominal) {
      guard let table = members[owner] else { continue }
      for id in table.functions["path"] ?? [] where functions[id].fullName == "path(in:)" && functions[id].body != nil {
        guard let mismatch = try pathMismatch(of: id) else { return id }
        notes.append((mismatch, functions[id].offset))
      }
      for id in table.staticFunctions["path"] ?? [] where functions[id].fullName == "path(in:)" {
        notes.append((.staticCandidate, functions[id].offset))
      }
    }
    throw failure(
      ConformanceProblem.lacksMember(.nominal(declared.nominal, []), "Shape"), at: declared.offset, notes: notes)
  }

  /// Returns the reason why a function called `path(in:)` does not satisfy the requirement, or nil if it does.
  private mutating func pathMismatch(of id: FunctionID) throws(CheckFailure) -> Note? {
    let signature = try signature(of: id)
    let parameters = signature.parameters.map { Type.Parameter(type: $0.type, isInout: $0.isInout) }
    let isVariadic = signature.parameters.contains(where: \.isVariadic)
    guard parameters == [.init(type: .rect)], !isVariadic, signature.result == .path else {
      return .candidateType(.function(parameters, signature.result))
    }
    if functions[id].isMutating { return .mutatingCandidate }
    if functions[id].isThrowing { return .throwingCandidate }
    if functions[id].isAsync { return .asyncCandidate }
    return nil
  }
}
