// Witnesses: the members of a concrete type that satisfy a protocol's requirements.

/// The types of a call of a requirement: those of its arguments, without the receiver, and of its result.
struct Asked {
  var given: [Type]
  var result: Type

  init(taking given: [Type], giving result: Type) {
    self.given = given
    self.result = result
  }
}

extension Lowerer {
  /// Returns the witness of a requirement in a type: the first candidate of that name whose types match the call.
  /// Returns nil if there is no candidate.
  ///
  /// Throws a failure if there are candidates but none matches.
  mutating func witness(
    of requirement: Requirement, in type: Type, _ asked: Asked, at offset: Int
  ) throws(CheckFailure) -> Witness? {
    var notes: [(Note, Int)] = []
    for witness in try checker.witnesses(of: requirement.name, in: type) {
      switch witness {
      case .function(let id, let types):
        if let instance = try instance(of: id, types, asked) { return .function(id, instance) }
        notes.append(try mismatch(id))
      case .row(let row):
        // Overloads of generic rows are resolved where they are called.
        let isGeneric =
          !row.generics.isEmpty || row.owner?.contains { if case .parameter = $0 { true } else { false } } ?? false
        if isGeneric || row.parameters == asked.given && row.result == asked.result { return witness }
      case .field:
        let owner = type.nominal.flatMap { checker.owner(ofProperty: requirement.name, in: $0) }
        let whole = owner.flatMap { checker.ancestor($0, of: type) } ?? type
        let own = try field(requirement.name, of: whole, at: offset).type
        if agrees(concrete(own), asked.result) { return witness }
        let declared = checker.types[type.nominal ?? .library("")]?.properties.first { $0.name == requirement.name }
        notes.append((.candidateType(own), declared?.offset ?? offset))
      }
    }
    guard notes.isEmpty else { throw nonconforming(type, requirement.name, at: offset, candidates: notes) }
    return nil
  }

  /// Returns the generic arguments with which a function's types match a call: `types`, and those that the call implies
  /// for the function's own generic parameters. Returns nil if the types differ.
  mutating func instance(
    of id: FunctionID, _ types: [GenericParameter: Type], _ asked: Asked
  ) throws(CheckFailure) -> [GenericParameter: Type]? {
    let signature = try checker.signature(of: id)
    guard signature.parameters.count == asked.given.count else { return nil }
    var pairs = zip(signature.parameters, asked.given).filter { !$0.0.isAutoclosure }.map { ($0.0.type, $0.1) }
    pairs.append((signature.result, asked.result))
    var known = types
    for (general, special) in pairs { general.bind(to: special, in: &known) }
    for parameter in signature.generics where types[parameter] == nil {
      // The signature may have other constraints on the parameter than its mention in a type.
      guard let type = known.first(where: { $0.key.name == parameter.name && $0.key.owner == parameter.owner })?.value
      else { continue }
      guard parameter.bounds.allSatisfy({ checker.conforms(type, to: $0) }) else { return nil }
      known[parameter] = type
    }
    for (general, special) in pairs {
      guard agrees(concrete(try checker.substituted(general, known)), special) else { return nil }
    }
    return known
  }

  /// Returns the note about a function that does not match, and its offset.
  mutating func mismatch(_ id: FunctionID) throws(CheckFailure) -> (Note, Int) {
    let signature = try checker.signature(of: id)
    let parameters = signature.parameters.map { Type.Parameter(type: $0.type, isInout: $0.isInout) }
    let isProperty = checker.functions[id].kind == .getter
    let type = isProperty ? signature.result : .function(parameters, signature.result)
    return (.candidateType(type), checker.functions[id].offset)
  }

  /// Returns whether two types are equal. An unknown part of a type equals any type.
  func agrees(_ own: Type, _ wanted: Type) -> Bool {
    func isOpen(_ type: Type) -> Bool {
      type.contains { part in
        switch part {
        case .parameter, .variable, .failed: true
        default: false
        }
      }
    }
    return own == wanted || isOpen(own) || isOpen(wanted)
  }
}
