import SwiftSyntax

// Collecting types: first all names, then what the declarations say of each, then the members. So no order of files and declarations matters.

/// A type whose name is filed, and whose generic parameters, protocols and members are still to be.
struct OpenType {
  var nominal: Nominal
  var node: DeclSyntax
  var around: Around
  /// Whether another file of the module declares it.
  var isOther: Bool

  /// What a type is declared in.
  enum Around {
    case file
    case type(Nominal)
    /// An extension, and the type that it extends.
    case anExtension(ExtensionDeclSyntax, of: Nominal)

    var nominal: Nominal? {
      switch self {
      case .file: nil
      case .type(let nominal), .anExtension(_, of: let nominal): nominal
      }
    }
  }
}

extension DeclSyntax {
  /// The declaration itself, or those of the clause of an `#if` that counts.
  var active: [DeclSyntax] {
    guard let node = self.as(IfConfigDeclSyntax.self) else { return [self] }
    switch node.clauses.first(where: { $0.isActive })?.elements {
    case .statements(let items)?: return items.declarations.flatMap(\.active)
    case .decls(let items)?: return items.flatMap(\.decl.active)
    default: return []
    }
  }

  /// The members that it declares, of each `#if` those that count.
  var activeMembers: [DeclSyntax] {
    memberBlock?.members.flatMap(\.decl.active) ?? []
  }

  /// Whether it declares a type, another name of one, or a class.
  var declaresName: Bool { declaresType || [.classDecl, .actorDecl].contains(kind) }
}

extension Checker {
  /// Files a declaration of a type with everything in it.
  mutating func collectType(_ declaration: DeclSyntax, place: Int?) {
    var open: [OpenType] = []
    declare(declaration, in: .file, place: place, &open)
    complete(open)
  }

  /// Files the names of types and aliases.
  mutating func declare(
    _ declaration: DeclSyntax, in around: OpenType.Around, place: Int? = nil, _ open: inout [OpenType]
  ) {
    guard !declaration.isUnavailable else { return }
    let outer = around.nominal
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): declare(node, .structure, node.genericParameterClause, in: around, place, &open)
    case .enumDecl(let node): declare(node, .enumeration, node.genericParameterClause, in: around, place, &open)
    case .protocolDecl(let node): declare(node, .proto, nil, in: around, place, &open)
    case .classDecl(let node): declareClass(node.name.identifierText, declaration, in: outer, &open)
    case .actorDecl(let node): declareClass(node.name.identifierText, declaration, in: outer, &open)
    case .typeAliasDecl(let node):
      let name = node.name.identifierText
      if let outer {
        if types[outer] == nil {
          libraryAliases[outer, default: [:]][name] = node.initializer.value
        } else {
          types[outer]?.aliases[name] = node.initializer.value
        }
      } else {
        fileAliases.add(node.initializer.value, name, unlessKnown: isCollectingOthers)
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
    // A class of the name is no type of the file's order.
    let isRedeclared = types[nominal] != nil && order.contains(nominal)
    if isRedeclared {
      // The name stays the first one's; the second is a type all the same.
      let offset = node.name.offset
      let first = types[nominal].map { [("'\(name)' previously declared here", $0.offset)] } ?? []
      if !isCollectingOthers { report(failure("invalid redeclaration of '\(name)'", at: offset, notes: first)) }
      nominal.place = node.offset
    }
    var declaration = TypeDeclaration(
      nominal: nominal, kind: kind, generics: [], outer: outer, inherited: [], documentation: node.docComment,
      offset: node.name.offset)
    declaration.isIndirect = node.modifiers.has(.indirect)
    declaration.refusal = refusal(of: node, generics)
    types[nominal] = declaration
    order.append(nominal)
    if isCollectingPrelude { preludeTypes[nominal.name] = nominal }
    if let outer {
      if !isRedeclared { members[outer, default: MemberTable()].types[name] = nominal }
    } else if !isRedeclared, !isCollectingPrelude {
      fileScope.types[name] = nominal
    }
    open.append(OpenType(nominal: nominal, node: DeclSyntax(node), around: around, isOther: isCollectingOthers))
    for member in DeclSyntax(node).activeMembers { declare(member, in: .type(nominal), place: nil, &open) }
  }

  /// Files the types within a class or an actor, which itself is not supported.
  private mutating func declareClass(
    _ name: String, _ declaration: DeclSyntax, in outer: Nominal?, _ open: inout [OpenType]
  ) {
    classes[name] = declaration.is(ActorDeclSyntax.self) ? "actor" : "class"
    let nominal = namespace(name, at: declaration.offset, in: outer)
    for member in declaration.activeMembers { declare(member, in: .type(nominal), place: nil, &open) }
  }

  /// Something with members of which nothing else is known, so that its name stays unknown to the rest of the file.
  mutating func namespace(_ name: String, at offset: Int, in outer: Nominal?) -> Nominal {
    let place = isCollectingPrelude ? Nominal.preludePlace : outer?.place
    let nominal = Nominal(name: outer.map { "\($0.name).\(name)" } ?? name, isDeclared: true, place: place)
    if types[nominal] == nil {
      types[nominal] = TypeDeclaration(
        nominal: nominal, kind: .enumeration, generics: [], outer: outer, inherited: [], documentation: "",
        offset: offset)
    }
    return nominal
  }

  /// Files what the declarations of types say, and their members.
  mutating func complete(_ open: [OpenType]) {
    var contexts: [Nominal: TypeContext] = [:]
    for type in open {
      let own = genericParameters(
        type.node.child(of: GenericParameterClauseSyntax.self), type.node.child(of: GenericWhereClauseSyntax.self),
        owner: type.node.offset, in: type.around.nominal.flatMap { contexts[$0] })
      types[type.nominal]?.generics = own
      var outer: [GenericParameter] = []
      switch type.around {
      case .file: break
      case .type(let nominal): outer = contexts[nominal]?.generics ?? []
      case .anExtension(let node, _): outer = context(of: node)?.generics ?? []
      }
      contexts[type.nominal] = TypeContext(
        nominal: type.nominal, type: .nominal(type.nominal, own.map(Type.parameter)),
        generics: mentioned(outer, in: type.node) + own, isPrimary: true)
    }
    for type in open {
      let clause = type.node.child(of: InheritanceClauseSyntax.self)
      let inherited = clause?.inheritedTypes.map { self.inherited($0.type) } ?? []
      types[type.nominal]?.inherited = inherited
    }
    for type in open {
      if let node = type.node.as(ProtocolDeclSyntax.self) { collectAssociatedTypes(node, type.nominal) }
    }
    let isOther = isCollectingOthers
    defer { isCollectingOthers = isOther }
    for type in open {
      guard var context = contexts[type.nominal] else { continue }
      isCollectingOthers = type.isOther
      if type.node.is(ProtocolDeclSyntax.self) {
        context.takeSelf([GenericParameter(name: "Self", owner: -2, bounds: [type.nominal])])
      }
      for member in type.node.activeMembers where !member.declaresName { collect(member, in: context) }
    }
  }

  /// Those generic parameters around a type that its members mention, and what belongs to these; the others tell them nothing.
  private func mentioned(_ generics: [GenericParameter], in node: DeclSyntax) -> [GenericParameter] {
    guard !generics.isEmpty, let block = node.memberBlock else { return [] }
    let words = Set(block.tokens(viewMode: .sourceAccurate).lazy.map(\.text))
    return generics.filter { words.contains(String($0.name.prefix { $0 != "." })) }
  }
}
