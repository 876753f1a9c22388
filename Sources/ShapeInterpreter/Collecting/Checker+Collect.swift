import SwiftSyntax

// Collecting: records every declaration of the file under its name before any body is checked.

extension Checker {
  /// Records all declarations of a source file.
  mutating func collect(_ file: SourceFileSyntax) {
    collect(FileDeclarations(file.statements.declarations), besides: [])
  }

  /// Records the declarations of a file, then those of the other files of its module. If both declare a name, the
  /// file's own declaration wins.
  mutating func collect(_ file: FileDeclarations, besides files: [FileDeclarations]) {
    declarations.lineages = [:]
    declarations.wrapperNames = files.reduce(into: file.wrapperNames.union(declarations.preludeWrappers)) {
      $0.formUnion($1.wrapperNames)
    }
    declarations.builderNames = files.reduce(into: file.builderNames) { $0.formUnion($1.builderNames) }
    declarations.hidden = files.flatMap(\.hidden)
    declarations.privateScopes = file.privateScopes
    let own = file.all
    // Declarations that are private to another file come after those that are visible everywhere.
    let others = files.flatMap(\.visible) + files.flatMap(\.filePrivate)
    // The names of all types come first: a requirement may reference a type before its declaration.
    var open: [OpenType] = []
    for declaration in own where declaration.declaresName { declare(declaration, in: .file, &open) }
    isCollectingOthers = true
    for declaration in others where declaration.declaresName { declare(declaration, in: .file, &open) }
    isCollectingOthers = false
    declareNested(in: own.map { ($0, false) } + others.map { ($0, true) }, &open)
    complete(open)
    for declaration in own where !declaration.declaresName { collect(declaration, in: nil) }
    isCollectingOthers = true
    for declaration in others where !declaration.declaresName { collect(declaration, in: nil) }
    isCollectingOthers = false
    // The prelude's are found with those of the file that follows it.
    guard !isCollectingPrelude else { return }
    declarations.settleLineages()
    dropUnknownProperties()
    declarations.end = (own + others).reduce(0) { max($0, $1.endPosition.utf8Offset) }
    addMadeMembers(to: declarations.order)
    checkDeclarations(own)
  }

  /// Records a declaration; `place` is given for one inside a function.
  mutating func collect(_ declaration: DeclSyntax, in outer: TypeContext?, place: Int? = nil) {
    guard !declaration.isUnavailable else { return }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl, .enumDecl, .protocolDecl, .classDecl, .typeAliasDecl:
      collectType(declaration, place: place)
    case .extensionDecl(let node):
      collectExtension(node)
    case .functionDecl(let node):
      collectFunction(node, in: outer)
    case .initializerDecl(let node):
      collectInitializer(node, in: outer)
    case .deinitializerDecl(let node):
      collectDeinitializer(node, in: outer)
    case .variableDecl(let node):
      collectVariable(node, in: outer)
    case .subscriptDecl(let node):
      collectSubscript(node, in: outer)
    case .enumCaseDecl(let node):
      collectCases(node, in: outer)
    default:
      return  // imports, macros such as #Preview, operators' precedence: nothing a shape refers to
    }
  }

  /// Records the names of the types that extensions declare. Extensions of known types come first, because the types in
  /// them may be extended in turn.
  private mutating func declareNested(in declarations: [(DeclSyntax, isOther: Bool)], _ open: inout [OpenType]) {
    var waiting = declarations.compactMap { declaration, isOther in
      declaration.as(ExtensionDeclSyntax.self).flatMap { declaration.holdsTypes ? ($0, isOther: isOther) : nil }
    }
    func take(_ node: ExtensionDeclSyntax, _ nominal: Nominal, _ isOther: Bool, _ checker: inout Checker) {
      checker.isCollectingOthers = isOther
      for member in DeclSyntax(node).members {
        checker.declare(member, in: .anExtension(node, of: nominal), &open)
      }
      checker.isCollectingOthers = false
    }
    var count = -1
    while waiting.count != count {
      count = waiting.count
      var rest: [(ExtensionDeclSyntax, isOther: Bool)] = []
      for (node, isOther) in waiting {
        if let nominal = extended(node.extendedType)?.nominal {
          take(node, nominal, isOther, &self)
        } else {
          rest.append((node, isOther))
        }
      }
      waiting = rest
    }
    // The remaining extensions extend types that the checker does not know.
    for (node, isOther) in waiting {
      take(node, namespace(node.extendedType.bareText, at: node.offset, in: nil), isOther, &self)
    }
  }

  /// Returns the context for the members of an extension, or nil if the checker does not know the type.
  mutating func context(of node: ExtensionDeclSyntax) -> TypeContext? {
    guard let whole = extended(node.extendedType), let nominal = whole.nominal else { return nil }
    let type = constrained(whole, by: node.genericWhereClause)
    // An alias or generic arguments may have replaced parameters by types.
    let (own, plain) = (types[nominal]?.generics ?? [], types[nominal]?.type ?? whole)
    let generics = remaining(own, of: plain, in: type)
    var context = TypeContext(nominal: nominal, type: type, generics: generics, isPrimary: false)
    context.isReference = declarations.isReference(whole)
    if types[nominal]?.kind == .proto || LibraryProtocols.refined[nominal.name] != nil && !nominal.isDeclared {
      if let single = typeOfSelf(node.genericWhereClause, in: TypeScope()) {
        context.takeSelf(single)
        return context
      }
      let whole = selfParameter(of: nominal, node.genericWhereClause)
      context.isReference = declarations.isClassBound(.parameter(whole))
      let primary = declarations.bounds(of: node.extendedType).first?.primary
      context.takeSelf(withElements(whole, path: "", primary: primary, node.genericWhereClause, in: TypeScope()))
    }
    return context
  }

  /// Returns the generic parameter for `Self` in a protocol's members.
  mutating func selfParameter(of nominal: Nominal, _ clause: GenericWhereClauseSyntax?) -> GenericParameter {
    let whole = GenericParameter(name: "Self", owner: -2, bounds: [nominal] + declarations.selfBounds(clause))
    return constrained(whole, by: clause, in: TypeScope())
  }

  mutating func collectExtension(_ node: ExtensionDeclSyntax) {
    let members = DeclSyntax(node).members.filter { !$0.declaresName }
    guard let context = context(of: node) else {
      // For an unknown type, only the static members are recorded, for the types declared in it.
      let nominal = namespace(node.extendedType.bareText, at: node.offset, in: nil)
      let context = TypeContext(nominal: nominal, type: .nominal(nominal, []), generics: [], isPrimary: false)
      for member in members where member.isStatic { collect(member, in: context) }
      return
    }
    let more = node.inheritanceClause?.inheritedTypes.map { declarations.inherited($0.type) } ?? []
    if types[context.nominal] == nil { declarations.adopted[context.nominal, default: []] += more }
    declarations.types[context.nominal]?.inherited += more
    for member in members { collect(member, in: context) }
  }
}

extension Dictionary {
  /// Sets the value for a key; with `unlessKnown`, a value that is already there stays.
  mutating func add(_ value: Value, _ name: Key, unlessKnown: Bool) {
    if !unlessKnown || self[name] == nil { self[name] = value }
  }
}
