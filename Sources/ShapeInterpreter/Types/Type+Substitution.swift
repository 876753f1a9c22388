// Generic parameters replaced by other types.

extension Type {
  /// Returns the type with generic parameters replaced by the corresponding arguments.
  func substituting(_ parameters: [GenericParameter], _ arguments: [Type]) -> Type {
    guard !parameters.isEmpty, parameters.count == arguments.count else { return self }
    return substituting(Dictionary(zip(parameters, arguments), uniquingKeysWith: { $1 }))
  }

  /// Returns the type with generic parameters replaced.
  func substituting(_ substitution: [GenericParameter: Type]) -> Type {
    guard !substitution.isEmpty else { return self }
    return mapped { part in
      guard case .parameter(let parameter) = part else { return nil }
      return substitution[parameter]
    }
  }
}
