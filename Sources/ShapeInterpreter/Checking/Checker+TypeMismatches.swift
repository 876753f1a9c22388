// Values whose types do not fit.

extension Checker {
  /// Returns the diagnostic for a value that cannot be converted to the expected type.
  func mismatch(_ value: Expression, insteadOf type: Type, as purpose: Purpose, at offset: Int) -> CheckFailure {
    let (have, want) = (shown(value.type), shown(type))
    switch value.kind {
    case .none where have.isOptionalOfUnknown:
      return failure(TypeMismatch.none(insteadOf: want, as: purpose), at: offset)
    case .integer(let number) where want == .bool && (number == 0 || number == 1):
      return failure(TypeMismatch.numberAsBool(number == 1), at: offset)
    default: break
    }
    if let wrapped = have.wrapped, wrapped == want {
      return failure(
        OptionalProblem.notUnwrapped(have, insteadOf: want), at: offset,
        notes: [(.coalesce, offset), (.forceUnwrap, offset)])
    }
    return failure(TypeMismatch.value(have, insteadOf: want, as: purpose), at: offset)
  }

  /// Returns the type as far as it is inferred, for a diagnostic; open literals have their default types.
  func shown(_ type: Type) -> Type { inference.defaulted(type) ?? inference.resolved(type) }
}

extension Type {
  /// True if this is the type of a `nil` whose wrapped type is not inferred.
  fileprivate var isOptionalOfUnknown: Bool {
    if case .variable? = wrapped { return true }
    return false
  }
}
