/// The name of a type in the text of its values.
struct PrintedName: Sendable {
  /// The name alone, before a value that is printed by itself: `Petal(size: 2)`.
  var own = ""
  /// The name with those of the types around it, before a value within another one: `[Flower.Petal(size: 2)]`. Swift
  /// prints the name of the module before it, which a source by itself does not tell.
  var full = ""
}

extension PrintedName {
  /// Makes the name that a type has by itself in all texts.
  init(alone nominal: Nominal) { (own, full) = (nominal.baseName, nominal.baseName) }

  /// Makes the name of a struct, an enum or a class; an empty one for other types.
  init(of type: Type) {
    guard case .nominal(let nominal, let arguments) = type else { return }
    (own, full) = (nominal.baseName, nominal.name)
    let names = arguments.compactMap(\.printedName)
    guard !arguments.isEmpty, names.count == arguments.count else { return }
    own += "<\(names.joined(separator: ", "))>"
    full += "<\(arguments.map { PrintedName(of: $0).full }.joined(separator: ", "))>"
  }
}
