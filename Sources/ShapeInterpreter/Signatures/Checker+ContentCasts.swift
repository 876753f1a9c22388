// Casts whose result depends on what is in a value: the elements of a collection, or the value in an optional.

extension Checker {
  /// Returns whether a cast from a collection to another one of its kind is one of its elements.
  func isCastOfElements(_ known: Type, _ type: Type) -> Bool {
    known != type && known.nominal == type.nominal && type.hasCastableElements
  }

  /// Returns whether some values of a type are of another one, or whether that is not known yet.
  func mayCast(_ known: Type, to type: Type) -> Bool {
    if known == type || !known.parameters.isEmpty || !type.parameters.isEmpty { return true }
    if declarations.isExistential(known) { return true }
    if declarations.isExistential(type), type.nominal.map({ conforms(known, to: $0) }) ?? true { return true }
    if declarations.isReference(known), declarations.isReference(type) { return true }
    if let wrapped = known.wrapped { return mayCast(wrapped, to: type.wrapped ?? type) }
    if let wrapped = type.wrapped { return mayCast(known, to: wrapped) }
    guard isCastOfElements(known, type) else { return false }
    return zip(known.ownArguments, type.ownArguments).allSatisfy { mayCast($0, to: $1) }
  }
}

extension Type {
  /// True for the collections whose elements are cast one by one.
  var hasCastableElements: Bool {
    nominal.map { [.library("Array"), .library("Set"), .library("Dictionary")].contains($0) } ?? false
  }

  /// The generic arguments.
  var ownArguments: [Type] {
    if case .nominal(_, let arguments) = self { arguments } else { [] }
  }
}
