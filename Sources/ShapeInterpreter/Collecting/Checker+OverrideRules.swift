import SwiftSyntax

// Overrides: a member in the place of an inherited one says so, and no other does.

extension Checker {
  /// Reports the members of classes whose `override` is missing or needless.
  mutating func checkClasses(in declarations: [DeclSyntax]) {
    let words = ClassWords(declarations)
    var open = declarations
    while let node = open.popLast() {
      open += node.members
      if let node = node.as(ClassDeclSyntax.self) { checkClass(node, words) }
      guard node.is(StructDeclSyntax.self) || node.is(EnumDeclSyntax.self) else { continue }
      for member in node.members {
        guard let word = member.overrideWord else { continue }
        report(failure(DeclarationProblem.overrideOutsideOfClass, at: word.offset))
      }
    }
  }

  private mutating func checkClass(_ node: ClassDeclSyntax, _ words: ClassWords) {
    guard let nominal = types.first(where: { $0.value.offset == node.name.offset && !$0.key.isPrelude })?.key else {
      return
    }
    guard let parent = declarations.superclass(of: nominal) else {
      // A class of another library may declare anything.
      guard node.inheritanceClause == nil else { return }
      for member in DeclSyntax(node).members where member.overrideWord != nil {
        guard let (kind, _, place) = member.overridable else { continue }
        report(failure(DeclarationProblem.overridesNothing(kind), at: place))
      }
      return
    }
    if !parent.isPrelude, let other = types[parent], words[other.offset]?.has(.final) ?? false {
      report(failure(DeclarationProblem.finalSuperclass(parent.name), at: node.name.offset))
    }
    // Generic arguments may make two types equal that are written differently.
    let above = declarations.superclasses(of: nominal)
    guard above.allSatisfy({ types[$0]?.generics.isEmpty ?? false }), types[nominal]?.generics.isEmpty ?? false,
      types[above[above.count - 1]].map({ root in
        root.inherited.allSatisfy { !$0.nominals.isEmpty && $0.nominals.allSatisfy(namesProtocol) }
      }) ?? false
    else { return }
    // A class of the library may have other members than those that are known here.
    let isWhole = above.allSatisfy { !$0.isPrelude }
    for member in DeclSyntax(node).members {
      guard let problem = problem(of: member, in: nominal, above, isWhole ? words : ClassWords([])),
        let (_, _, place) = member.overridable, isWhole || problem.isOfUnmarked
      else { continue }
      report(failure(problem, at: place))
    }
  }

  private func namesProtocol(_ nominal: Nominal) -> Bool {
    LibraryProtocols.refined[nominal.name] != nil || types[nominal]?.kind == .proto
  }

  /// Returns what is wrong with the `override` of a member, or with its absence; nil if nothing is.
  private mutating func problem(
    of member: DeclSyntax, in nominal: Nominal, _ above: [Nominal], _ words: ClassWords
  ) -> DeclarationProblem? {
    guard let (kind, name, place) = member.overridable else { return nil }
    let isMarked = member.overrideWord != nil
    if kind == .initializer { return problemOfInitializer(member, at: place, above, words, isMarked: isMarked) }
    let isOfType = member.modifierList.map { $0.has(.static) || $0.has(.class) } ?? false
    guard let found = inherited(kind, name, at: place, in: nominal, above, isOfType: isOfType) else {
      return isMarked ? .overridesNothing(kind) : nil
    }
    if !isMarked {
      if kind == .property, !isOfType, member.isPlainStorage { return .overridingStorage(name) }
      return .missingOverride
    }
    if words[found]?.has(.static) ?? false { return .overridesStatic(kind) }
    if words[found]?.has(.final) ?? false { return .overridesFinal(kind, isOfType: isOfType) }
    return kind == .property && !isOfType && member.isPlainStorage ? .overridingStorage(name) : nil
  }

  /// Returns the offset of the inherited member that a member takes the place of; nil if there is none.
  private mutating func inherited(
    _ kind: DeclarationProblem.Member, _ name: String, at place: Int, in nominal: Nominal, _ above: [Nominal],
    isOfType: Bool
  ) -> Int? {
    for owner in above {
      let table = members[owner] ?? MemberTable()
      switch kind {
      case .property where isOfType:
        if let id = table.globals[name] { return visible(globals[id].offset) }
        if let id = table.staticGetters[name] { return visible(functions[id].offset) }
      case .property:
        if let stored = types[owner]?.properties.first(where: { $0.name == name || $0.label == name }) {
          return visible(stored.offset)
        }
        if let id = table.getters[name] { return visible(functions[id].offset) }
      case .method, .subscript:
        let own = members[nominal].map { Self.functions(kind, name, $0, isOfType) } ?? []
        guard let id = own.first(where: { functions[$0].offset == place }) else { return nil }
        for other in Self.functions(kind, name, table, isOfType) where hasTypes(of: id, other) {
          if let offset = visible(functions[other].offset) { return offset }
        }
      case .initializer: return nil
      }
    }
    return nil
  }

  private func visible(_ offset: Int) -> Int? { declarations.privateScopes.members[offset] == nil ? offset : nil }

  private static func functions(
    _ kind: DeclarationProblem.Member, _ name: String, _ table: MemberTable, _ isOfType: Bool
  ) -> [FunctionID] {
    if kind == .subscript { return isOfType ? table.staticSubscripts : table.subscripts }
    return (isOfType ? table.staticFunctions : table.functions)[name] ?? []
  }

  /// Returns whether two members have the same labels, and the same types of parameters and of the result.
  private mutating func hasTypes(of id: FunctionID, _ other: FunctionID) -> Bool {
    guard functions[id].fullName == functions[other].fullName, functions[id].generics.isEmpty,
      functions[other].generics.isEmpty, let own = try? signature(of: id), let known = try? signature(of: other)
    else { return false }
    return own.parameters.map(\.type) == known.parameters.map(\.type) && own.result == known.result
  }

  private mutating func problemOfInitializer(
    _ member: DeclSyntax, at place: Int, _ above: [Nominal], _ words: ClassWords, isMarked: Bool
  ) -> DeclarationProblem? {
    if member.modifierList?.has(.required) ?? false { return nil }
    guard
      let id = functions.indices.last(where: { functions[$0].offset == place && functions[$0].kind == .initializer }),
      !functions[id].isPrelude, let own = try? signature(of: id),
      let owner = above.first(where: { (members[$0]?.initializers ?? []).contains { !functions[$0].isConvenience } })
    else { return nil }
    let all = (members[owner]?.initializers ?? []).filter { !functions[$0].isConvenience }
    var renamed: FunctionID?
    for other in all {
      guard let known = try? signature(of: other), own.parameters.map(\.type) == known.parameters.map(\.type),
        visible(functions[other].offset) != nil
      else { continue }
      guard functions[other].fullName == functions[id].fullName else {
        renamed = renamed ?? other
        continue
      }
      let isRequired = words[functions[other].offset]?.has(.required) ?? false
      if isRequired { return .missingRequired(isOverride: isMarked) }
      return isMarked ? nil : .missingOverride
    }
    guard isMarked else { return nil }
    return renamed.map { .overridesOtherLabels(functions[id].fullName, functions[$0].fullName) }
      ?? .overridesNothing(.initializer)
  }
}

extension DeclarationProblem {
  /// True if a member takes the place of an inherited one without saying so.
  fileprivate var isOfUnmarked: Bool {
    switch self {
    case .missingOverride, .overridingStorage: true
    default: false
    }
  }
}

/// The modifiers of a file's classes and of their members, by the offsets of their names.
private struct ClassWords {
  private var modifiers: [Int: DeclModifierListSyntax] = [:]

  init(_ declarations: [DeclSyntax]) {
    var open = declarations
    while let node = open.popLast() {
      open += node.members
      guard let node = node.as(ClassDeclSyntax.self) else { continue }
      modifiers[node.name.offset] = node.modifiers
      for member in DeclSyntax(node).members {
        guard let place = member.overridable?.place else { continue }
        modifiers[place] = member.modifierList
      }
    }
  }

  subscript(offset: Int) -> DeclModifierListSyntax? { modifiers[offset] }
}

extension DeclSyntax {
  /// The word `override` before the declaration, or nil if there is none.
  fileprivate var overrideWord: DeclModifierSyntax? {
    modifierList?.first { $0.name.tokenKind == .keyword(.override) }
  }

  /// The kind, the name and the place of a member that may take the place of an inherited one; nil for others.
  fileprivate var overridable: (kind: DeclarationProblem.Member, name: String, place: Int)? {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): (.method, node.name.identifierText, node.name.offset)
    case .initializerDecl(let node): (.initializer, "init", node.initKeyword.offset)
    case .subscriptDecl(let node): (.subscript, "subscript", node.offset)
    case .variableDecl(let node):
      (node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)).map {
        (.property, $0.identifier.identifierText, $0.offset)
      }
    default: nil
    }
  }

  /// True if it declares a stored property without observers.
  fileprivate var isPlainStorage: Bool { self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock == nil }
}
