import SwiftSyntax

// Names: the types, aliases and members that a type or the library has by a name.

extension Declarations {
  /// Returns a library type by name, with its own generic parameters as arguments, or nil if there is none.
  func libraryType(named name: String) -> Type? {
    if let alias = library.aliases[name] { return alias }
    if let nominal = preludeTypes[name] { return types[nominal]?.type }
    let nominal = Nominal.library(name)
    if let generics = LibraryTable.genericParameters[name] {
      return .nominal(nominal, generics.map(Type.parameter))
    }
    return library.isKnown(nominal) ? .nominal(nominal, []) : nil
  }

  /// Returns the alias of that name in a type or in a protocol that it conforms to, or nil if there is none.
  func alias(_ name: String, of nominal: Nominal) -> TypeSyntax? {
    if let own = types[nominal]?.aliases[name] ?? libraryAliases[nominal]?[name] { return own }
    for inherited in allProtocols(of: nominal) {
      if let alias = types[inherited]?.aliases[name] { return alias }
    }
    return nil
  }

  /// Returns the enclosing type if it is generic and has this name: within the type, its name without arguments means
  /// its own instance.
  func ownInstance(named name: String, of owner: Type?) -> Type? {
    guard case .nominal(let nominal, let own)? = owner, !own.isEmpty, nominal.baseName == name,
      members[nominal]?.types[name] == nil
    else { return nil }
    return owner
  }

  /// Returns the argument of a generic type for its parameter of that name, or nil if it has none. In an extension with
  /// a requirement such as `T == Double`, the name stands for that type.
  func genericArgument(named name: String, of owner: Type?) -> Type? {
    guard case .nominal(let nominal, let arguments)? = owner, !arguments.isEmpty,
      let generics = types[nominal]?.generics ?? LibraryTable.genericParameters[nominal.name],
      let place = generics.lastIndex(where: { $0.name == name }), arguments.indices.contains(place)
    else { return nil }
    return arguments[place]
  }

  /// Returns a nested type whose outer types have the arguments of `base`, the outer type `nominal` or a type within
  /// it.
  func type(_ inner: Nominal, in nominal: Nominal, of base: Type) -> Type? {
    guard let nested = types[inner]?.type, case .nominal(_, let arguments) = base else { return types[inner]?.type }
    let outer = types[nominal]?.generics ?? []
    return nested.substituting(outer, Array(arguments.prefix(outer.count)))
  }

  /// Returns whether a protocol of the type declares an associated type of that name.
  func isAssociated(_ name: String, with nominal: Nominal) -> Bool {
    allProtocols(of: nominal).contains { bound in
      bound.isDeclared
        ? types[bound]?.associated.contains { $0.name == name } ?? false
        : LibraryTable.associatedTypes[bound.name]?[name] != nil
    }
  }

  /// Returns the generic arguments of a type by the parameters of its declaration.
  func genericArguments(of type: Type) -> [GenericParameter: Type] {
    guard case .nominal(let nominal, let arguments) = type, let declared = types[nominal] else { return [:] }
    return Dictionary(zip(declared.generics, arguments), uniquingKeysWith: { $1 })
  }

  /// Returns the names of a type's instance members.
  func memberNames(of type: Type) -> [String] {
    switch type {
    case .nominal(let nominal, _):
      var names = library.memberNames(of: nominal).filter { !$0.hasPrefix("_") }
      names += types[nominal]?.properties.map(\.label).filter { !nominal.isPrelude || !$0.hasPrefix("_") } ?? []
      for owner in [nominal] + allProtocols(of: nominal) {
        guard let table = members[owner] else { continue }
        names += Array(table.functions.keys) + Array(table.getters.keys)
      }
      return names
    case .tuple(let components): return components.compactMap(\.label)
    default: return []
    }
  }

  /// Returns the names of a type's static members and cases.
  func staticNames(of type: Type) -> [String] {
    guard let nominal = type.nominal else { return [] }
    var names = Array((library.statics[nominal] ?? [:]).keys) + (library.cases[nominal] ?? [])
    names.removeAll { $0.hasPrefix("_") }
    names += types[nominal]?.cases.map(\.name) ?? []
    if let table = members[nominal] {
      names += Array(table.globals.keys) + Array(table.staticGetters.keys) + Array(table.staticFunctions.keys)
    }
    return names
  }

  func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
  }
}
