// Conformance of types whose parts may still be inferred, and the types that conform to a protocol of the file.

extension Checker {
  /// Returns whether a type conforms to a protocol, as far as its parts are inferred.
  func conforms(_ type: Type, to bound: Nominal) -> Bool { declarations.conforms(type, to: bound, inference) }

  /// Returns the first struct or enum of the file that conforms to a protocol of the file, or nil if there is none.
  func firstType(conformingTo bound: Nominal) -> Type? {
    firstType(conformingTo: bound) { $0 == .structure || $0 == .enumeration }
  }

  /// Returns the first class of the file that conforms to a protocol of the file, or nil if there is none.
  func firstClass(conformingTo bound: Nominal) -> Type? { firstType(conformingTo: bound) { $0 == .reference } }

  private func firstType(conformingTo bound: Nominal, _ isOne: (TypeDeclaration.Kind) -> Bool) -> Type? {
    let found = order.first { nominal in
      guard let declared = types[nominal], isOne(declared.kind) else { return false }
      return declared.generics.isEmpty && conforms(declared.type, to: bound)
    }
    return found.flatMap { types[$0]?.type }
  }
}
