import SwiftSyntax

// Collecting types: first all names, then the generic parameters and protocols of each declaration, then the members.
// So the order of files and declarations does not matter.

extension Checker {
  /// Records a type declaration with all its contents.
  mutating func collectType(_ declaration: DeclSyntax, place: Int?) {
    var open: [OpenType] = []
    declare(declaration, in: .file, place: place, &open)
    complete(open)
    // Types inside functions are read and written, too.
    if place != nil { addMadeMembers(to: open.map(\.nominal)) }
  }

  /// Records the names of types and aliases.
  mutating func declare(
    _ declaration: DeclSyntax, in around: OpenType.Around, place: Int? = nil, _ open: inout [OpenType]
  ) {
    guard !declaration.isUnavailable else { return }
    let outer = around.nominal
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): declare(node, .structure, node.genericParameterClause, in: around, place, &open)
    case .enumDecl(let node): declare(node, .enumeration, node.genericParameterClause, in: around, place, &open)
    case .protocolDecl(let node): declare(node, .proto, nil, in: around, place, &open)
    case .classDecl(let node): declare(node, .reference, node.genericParameterClause, in: around, place, &open)
    case .typeAliasDecl(let node):
      let name = node.name.identifierText
      if let outer {
        if types[outer] == nil {
          declarations.libraryAliases[outer, default: [:]][name] = node.initializer.value
        } else {
          declarations.types[outer]?.aliases[name] = node.initializer.value
        }
      } else {
        declarations.fileAliases.add(node.initializer.value, name, unlessKnown: isCollectingOthers)
      }
    default: return
    }
  }

  private mutating func declare(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind,
    _ generics: GenericParameterClauseSyntax?, in around: OpenType.Around, _ place: Int?, _ open: inout [OpenType]
  ) {
    let name = node.name.identifierText
    let outer = around.nominal
    var nominal = Nominal(
      name: outer.map { "\($0.name).\(name)" } ?? name, isDeclared: true,
      place: place ?? outer?.place ?? (isCollectingPrelude ? Nominal.preludePlace : nil))
    // An actor is not in `order`, so that a type of the same name does not count as a redeclaration.
    let isRedeclared = types[nominal] != nil && order.contains(nominal)
    if isRedeclared {
      // The name keeps referring to the first declaration; the second one is still a type.
      let offset = node.name.offset
      let first = types[nominal].map { [(Note.previouslyDeclared(name), $0.offset)] } ?? []
      let problem = DeclarationProblem.redeclaration(name)
      if !isCollectingOthers { report(failure(problem, at: offset, notes: first)) }
      nominal.place = node.offset
    }
    var declaration = TypeDeclaration(
      nominal: nominal, kind: kind, generics: [], outer: outer, inherited: [], documentation: node.docComment,
      offset: node.name.offset)
    declaration.isIndirect = node.modifiers.has(.indirect)
    declaration.refusal = refusal(of: node, generics)
    declarations.types[nominal] = Shared(declaration)
    declarations.order.append(nominal)
    if isCollectingPrelude { declarations.preludeTypes[nominal.name] = nominal }
    if let outer {
      if !isRedeclared { declarations.members[outer, default: MemberTable()].types[name] = nominal }
    } else if !isRedeclared, !isCollectingPrelude {
      declarations.fileScope.types[name] = nominal
    }
    open.append(OpenType(nominal: nominal, node: DeclSyntax(node), around: around, isOther: isCollectingOthers))
    for member in DeclSyntax(node).members { declare(member, in: .type(nominal), place: nil, &open) }
  }

  /// Returns the nominal for a type that is known only as a namespace; its name cannot be referenced in the rest of the
  /// file.
  mutating func namespace(_ name: String, at offset: Int, in outer: Nominal?) -> Nominal {
    let place = isCollectingPrelude ? Nominal.preludePlace : outer?.place
    let nominal = Nominal(name: outer.map { "\($0.name).\(name)" } ?? name, isDeclared: true, place: place)
    if types[nominal] == nil {
      declarations.types[nominal] = Shared(
        TypeDeclaration(
          nominal: nominal, kind: .enumeration, generics: [], outer: outer, inherited: [], documentation: "",
          offset: offset))
    }
    return nominal
  }

  /// Records the protocols, generic parameters and members of types.
  mutating func complete(_ open: [OpenType]) {
    for type in open {
      let clause = type.node.child(of: InheritanceClauseSyntax.self)
      var inherited = clause?.inheritedTypes.map { declarations.inherited($0.type) } ?? []
      if let node = type.node.as(ClassDeclSyntax.self), let macro = node.attributes.observable {
        // The macro adds the conformance.
        inherited.append(Inherited(syntax: macro, nominals: [.library("Observable")]))
      }
      if let node = type.node.as(ClassDeclSyntax.self), node.attributes.names("Model"),
        let model = declarations.preludeTypes["PersistentModel"]
      {
        let name = IdentifierTypeSyntax(name: .identifier("PersistentModel"))
        inherited.append(Inherited(syntax: TypeSyntax(name), nominals: [model]))
      }
      declarations.types[type.nominal]?.inherited = inherited
    }
    for type in open {
      if let node = type.node.as(ProtocolDeclSyntax.self) { collectAssociatedTypes(node, type.nominal) }
    }
    // Requirements on generic parameters name associated types.
    var contexts: [Nominal: TypeContext] = [:]
    for type in open {
      let own = genericParameters(
        type.node.child(of: GenericParameterClauseSyntax.self), type.node.child(of: GenericWhereClauseSyntax.self),
        owner: type.node.offset, in: type.around.nominal.flatMap { contexts[$0] })
      // A nested type has the parameters of the types around it, before its own.
      var outer: [GenericParameter] = []
      var others: [GenericParameter] = []
      switch type.around {
      case .file: break
      case .type(let nominal):
        outer = types[nominal]?.generics ?? []
        others = (contexts[nominal]?.generics ?? []).filter { !outer.contains($0) }
      case .anExtension(let node, let nominal):
        outer = types[nominal]?.generics ?? []
        if types[nominal] == nil { others = context(of: node)?.generics ?? [] }
      }
      declarations.types[type.nominal]?.generics = outer + own
      contexts[type.nominal] = TypeContext(
        nominal: type.nominal, type: .nominal(type.nominal, (outer + own).map(Type.parameter)),
        generics: mentioned(others, in: type.node) + outer + own, isPrimary: true,
        isReference: type.node.is(ClassDeclSyntax.self))
    }
    let isOther = isCollectingOthers
    defer { isCollectingOthers = isOther }
    for type in open {
      guard var context = contexts[type.nominal] else { continue }
      isCollectingOthers = type.isOther
      if type.node.is(ProtocolDeclSyntax.self) {
        context.takeSelf([GenericParameter(name: "Self", owner: -2, bounds: [type.nominal])])
      }
      for member in type.node.members where !member.declaresName { collect(member, in: context) }
      if context.isReference { addPlainInitializer(to: context) }
    }
  }

  /// Returns the generic parameters of the enclosing context that a type's members mention, with their associated
  /// types. The others cannot affect the type.
  private func mentioned(_ generics: [GenericParameter], in node: DeclSyntax) -> [GenericParameter] {
    guard !generics.isEmpty, let block = node.memberBlock else { return [] }
    let words = Set(block.tokens(viewMode: .sourceAccurate).lazy.map(\.text))
    return generics.filter { words.contains(String($0.name.prefix { $0 != "." })) }
  }

  /// Records the associated types of a protocol.
  mutating func collectAssociatedTypes(_ node: ProtocolDeclSyntax, _ nominal: Nominal) {
    var clauses = [node.genericWhereClause]
    for member in DeclSyntax(node).members {
      guard let declared = member.as(AssociatedTypeDeclSyntax.self) else { continue }
      let bounds =
        declared.inheritanceClause?.inheritedTypes.flatMap { declarations.bounds(of: $0.type).map(\.nominal) } ?? []
      declarations.types[nominal]?.associated.append(
        AssociatedType(name: declared.name.identifierText, bounds: bounds, value: declared.initializer?.value))
      clauses.append(declared.genericWhereClause)
    }
    declarations.types[nominal]?.primaries =
      node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.identifierText) ?? []
    let whole = GenericParameter(name: "Self", owner: -2, bounds: [nominal])
    for clause in clauses {
      let found = constraints(on: "Self", in: clause, TypeScope(owner: .parameter(whole)))
      declarations.types[nominal]?.known.merge(found.known) { first, _ in first }
      declarations.types[nominal]?.limits.merge(found.limits, uniquingKeysWith: +)
    }
  }
}
