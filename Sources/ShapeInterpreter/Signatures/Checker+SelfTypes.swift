import SwiftSyntax

// Members of protocol extensions with `Self == T`: they exist for the type T alone.

extension Checker {
  /// Returns the type that a `where` clause requires `Self` to equal; nil if there is no such requirement, `failed` if
  /// the type is unknown.
  mutating func typeOfSelf(_ clause: GenericWhereClauseSyntax?, in scope: TypeScope) -> Type? {
    for (left, right) in clause?.equalTypes ?? [] {
      for (one, other) in [(left, right), (right, left)] where one.bareText == "Self" {
        let type = (try? resolve(other, in: scope)) ?? .failed
        // `R.Bound == Self` says something of R.
        if case .parameter = type { continue }
        return type
      }
    }
    return nil
  }

  /// Returns the type that declares a member and the generic parameters in its types, with the constraints of the
  /// member's own `where` clause; `own` are the member's own parameters.
  mutating func owner(
    of own: [GenericParameter], in outer: TypeContext, by clause: GenericWhereClauseSyntax?
  ) -> (type: Type, generics: [GenericParameter]) {
    let generics = outer.generics + own
    if case .parameter = outer.type,
      let type = typeOfSelf(clause, in: TypeScope(owner: outer.type, generics: generics))
    {
      return (type, own)
    }
    let type = constrained(outer.type, by: clause, generics: generics)
    return (type, remaining(generics, of: outer.type, in: type))
  }

  /// Returns the static members of that name that the extensions of a protocol, or of one that it refines, declare for
  /// one type each: properties, or methods with `isCalled`.
  func contextualMembers(_ name: String, of bound: Nominal, isCalled: Bool) -> [FunctionID] {
    statics(name, ofProtocol: bound, isCalled: isCalled).filter { functions[$0].singleProtocol != nil }
  }

  /// Returns all static properties or methods of that name of a protocol and of those that it refines.
  private func statics(_ name: String, ofProtocol bound: Nominal, isCalled: Bool) -> [FunctionID] {
    ([bound] + declarations.allProtocols(of: bound)).flatMap { owner in
      (isCalled ? members[owner]?.staticFunctions[name] : members[owner]?.allStaticGetters(name)) ?? []
    }
  }

  /// Returns the diagnostic for `.name` where a protocol is expected whose extensions declare the member for all types;
  /// nil if they declare none of that name.
  func lackOfSelf(_ name: String, of bound: Nominal, at offset: Int) -> CheckFailure? {
    for isCalled in [false, true] {
      guard let id = statics(name, ofProtocol: bound, isCalled: isCalled).first else { continue }
      let place = functions[id].isPrelude ? nil : functions[id].body?.outermostExtension?.offset
      return failure(
        SelfTypeProblem.contextual(isCalled ? functions[id].fullName : name, isMethod: isCalled), at: offset,
        notes: place.map { [(.missingSelfRequirement, $0)] } ?? [])
    }
    return nil
  }

  /// Returns the diagnostic for a static member that a type does not have: a property, or a method with `isCalled`.
  mutating func noStaticMember(_ name: String, of owner: Type, isCalled: Bool, at offset: Int) -> CheckFailure {
    if let nominal = owner.nominal {
      if declarations.isExistential(owner) {
        let known = [false, true].flatMap { statics(name, ofProtocol: nominal, isCalled: $0) }
        if !known.isEmpty {
          return failure(SelfTypeProblem.onMetatype(name, shown(owner)), at: offset)
        }
      }
      for bound in declarations.allProtocols(of: nominal) {
        for isCalled in [isCalled, !isCalled] {
          guard let id = contextualMembers(name, of: bound, isCalled: isCalled).first else { continue }
          return otherSelf(id, than: owner, at: offset)
        }
      }
    }
    let nearest = nearestStatic(to: name, of: owner, at: offset)
    return failure(MemberProblem.typeLacks(name, shown(owner), nearest: nearest), at: offset)
  }

  /// Returns the initializer that accepts the arguments, but that a protocol's extension declares for another type; nil
  /// if there is none.
  mutating func otherInitializer(_ arguments: [Argument], of nominal: Nominal) throws(CheckFailure) -> FunctionID? {
    for owner in declarations.allProtocols(of: nominal) {
      for id in members[owner]?.initializers ?? [] where functions[id].singleProtocol != nil {
        if try candidates([id]).contains(where: { isMatch($0, arguments) }) { return id }
      }
    }
    return nil
  }

  /// Returns the diagnostic for a member that a protocol's extension declares for another type.
  func otherSelf(_ id: FunctionID, than type: Type, at offset: Int) -> CheckFailure {
    let function = functions[id]
    let bound = function.singleProtocol?.name ?? ""
    let (member, name): (SelfTypeProblem.Member, String) =
      switch function.kind {
      case .initializer: (.initializer(of: bound), function.fullName)
      case .subscriptGetter, .subscriptSetter: (.subscript(of: bound), function.fullName)
      case .getter, .setter: (function.isStatic ? .staticProperty : .property, function.name)
      case .function where function.isStatic: (.staticMethod(of: bound), function.fullName)
      case .function: (.method(of: bound), function.fullName)
      }
    return failure(
      SelfTypeProblem.otherType(member, name, have: shown(type), want: function.owner.map { shown($0) }), at: offset)
  }
}

extension SyntaxProtocol {
  /// The extension around the node, or nil if there is none.
  fileprivate var outermostExtension: ExtensionDeclSyntax? {
    var next: Syntax? = Syntax(self)
    while let node = next {
      if let found = node.as(ExtensionDeclSyntax.self) { return found }
      next = node.parent
    }
    return nil
  }
}
