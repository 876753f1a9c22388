// Classes: their superclasses, and the members that take the place of inherited ones.

extension Declarations {
  /// Returns the superclass of a class; nil if it has none.
  func superclass(of nominal: Nominal) -> Nominal? {
    guard nominal.isDeclared, let declared = types[nominal], declared.kind == .reference else { return nil }
    return declared.inherited.lazy.flatMap(\.nominals).first { types[$0]?.kind == .reference }
  }

  /// Returns the superclasses of a class, the nearest first.
  func superclasses(of nominal: Nominal) -> [Nominal] {
    var result: [Nominal] = []
    var next = superclass(of: nominal)
    while let known = next, known != nominal, !result.contains(known) {
      result.append(known)
      next = superclass(of: known)
    }
    return result
  }

  /// Returns whether a class is another one or inherits from it.
  func isClass(_ nominal: Nominal, below other: Nominal) -> Bool {
    nominal == other || superclasses(of: nominal).contains(other)
  }

  /// Returns whether a value of a type may be of another type when the program runs: an existential, or an object of a
  /// class that has subclasses.
  func isOpenType(_ type: Type) -> Bool {
    isExistential(type) || isReference(type) && type.nominal.map { !subclasses(of: $0).isEmpty } ?? false
  }

  /// Returns whether values of a type are references to objects of a class that the file declares.
  func isReference(_ type: Type) -> Bool { type.nominal.map { types[$0]?.kind == .reference } ?? false }

  /// Returns whether all values of a type are references: those of a class, of a protocol for classes, or of a generic
  /// parameter that stands for classes.
  func isClassBound(_ type: Type) -> Bool {
    let anyObject = Nominal.library("AnyObject")
    switch type {
    case .parameter(let parameter): return parameter.bounds.contains { $0 == anyObject || refines($0, anyObject) }
    case .nominal(let nominal, _):
      if isReference(type) { return true }
      return isExistential(type) && (nominal == anyObject || refines(nominal, anyObject))
    default: return false
    }
  }

  /// The classes that inherit from a class, directly or through others.
  func subclasses(of nominal: Nominal) -> [Nominal] {
    guard types[nominal]?.kind == .reference else { return [] }
    return types.keys.filter { $0 != nominal && types[$0]?.kind == .reference && isClass($0, below: nominal) }
  }

  /// Returns whether a subclass declares accessors in the place of a class's stored property.
  func hasOverriddenStorage(_ name: String, _ nominal: Nominal) -> Bool {
    subclasses(of: nominal).contains { members[$0]?.getters[name] != nil }
  }

  /// Returns whether a subclass may declare a member in the place of a class's member.
  func isOverridden(_ id: FunctionID) -> Bool {
    let function = functions[id]
    guard let owner = function.owner?.nominal, types[owner]?.kind == .reference,
      !function.isStatic || function.fillsObject
    else { return false }
    return subclasses(of: owner).contains { function.fillsObject || !ownMembers(like: id, in: $0).isEmpty }
  }

  /// Returns the members of a class that have the kind and the full name of another member.
  func ownMembers(like id: FunctionID, in nominal: Nominal) -> [FunctionID] {
    guard let table = members[nominal] else { return [] }
    let function = functions[id]
    let found: [FunctionID] =
      switch function.kind {
      case .function: table.functions[function.name] ?? []
      case .initializer: table.initializers
      case .getter: table.allGetters(function.name)
      case .setter: table.allGetters(function.name).compactMap { setters[$0] }
      case .subscriptGetter: table.subscripts
      case .subscriptSetter: table.subscripts.compactMap { setters[$0] }
      }
    return found.filter { functions[$0].fullName == function.fullName && functions[$0].body != nil }
  }
}
