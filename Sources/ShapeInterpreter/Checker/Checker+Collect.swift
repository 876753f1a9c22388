import SwiftSyntax

// Collecting: every declaration of the file is filed under its name before any body is looked at.

extension Checker {
  /// Files the declarations of the library's own Swift.
  mutating func collectPrelude() {
    isCollectingPrelude = true
    collect(Prelude.file)
    for index in functions.indices { functions[index].isPrelude = true }
    isCollectingPrelude = false
    order = []
  }

  /// Files all declarations of a source file.
  mutating func collect(_ file: SourceFileSyntax) {
    for item in file.statements {
      if case .decl(let declaration) = item.item { collect(declaration, in: nil) }
    }
  }

  private mutating func collect(_ declaration: DeclSyntax, in outer: TypeContext?) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      collectType(
        node.name.identifierText, .structure, node, generics: node.genericParameterClause,
        inherits: node.inheritanceClause, members: node.memberBlock, in: outer)
    case .enumDecl(let node):
      collectType(
        node.name.identifierText, .enumeration, node, generics: node.genericParameterClause,
        inherits: node.inheritanceClause, members: node.memberBlock, in: outer)
    case .protocolDecl(let node):
      collectType(
        node.name.identifierText, .proto, node, generics: nil, inherits: node.inheritanceClause,
        members: node.memberBlock, in: outer)
    case .extensionDecl(let node):
      collectExtension(node)
    case .functionDecl(let node):
      collectFunction(node, in: outer)
    case .initializerDecl(let node):
      collectInitializer(node, in: outer)
    case .variableDecl(let node):
      collectVariable(node, in: outer)
    case .subscriptDecl(let node):
      collectSubscript(node, in: outer)
    case .enumCaseDecl(let node):
      collectCases(node, in: outer)
    case .typeAliasDecl(let node):
      if let outer {
        types[outer.nominal]?.aliases[node.name.identifierText] = node.initializer.value
      } else {
        fileAliases[node.name.identifierText] = node.initializer.value
      }
    case .ifConfigDecl(let node):
      guard let clause = node.clauses.first(where: { $0.isActive }) else { return }
      switch clause.elements {
      case .statements(let items):
        for item in items { if case .decl(let inner) = item.item { collect(inner, in: outer) } }
      case .decls(let items):
        for item in items { collect(item.decl, in: outer) }
      default: return
      }
    default:
      return  // imports, macros such as #Preview, operators' precedence: nothing a shape refers to
    }
  }

  /// The type around a member.
  struct TypeContext {
    var nominal: Nominal
    var type: Type
    var generics: [GenericParameter]
    /// Whether the member stands in the type's own declaration.
    var isPrimary: Bool
    var isProtocol = false

    /// Makes the members those of any type that conforms: `Self` is a generic parameter bound by the protocol.
    mutating func takeSelf() {
      let parameter = GenericParameter(name: "Self", owner: -2, bounds: [nominal])
      type = .parameter(parameter)
      generics.append(parameter)
      isProtocol = true
    }
  }

  private mutating func collectType(
    _ name: String, _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax,
    generics clause: GenericParameterClauseSyntax?, inherits: InheritanceClauseSyntax?,
    members block: MemberBlockSyntax, in outer: TypeContext?
  ) {
    let nominal = Nominal(name: outer.map { "\($0.nominal.name).\(name)" } ?? name, isDeclared: true)
    let own = genericParameters(clause, node.genericWhereClause, owner: node.offset)
    let declaration = TypeDeclaration(
      nominal: nominal, kind: kind, generics: own, outer: outer?.nominal,
      inherited: inherits?.inheritedTypes.map(\.type) ?? [], documentation: node.docComment,
      offset: node.offset)
    types[nominal] = declaration
    order.append(nominal)
    if let outer {
      members[outer.nominal, default: MemberTable()].types[name] = nominal
    } else {
      fileScope.types[name] = nominal
    }
    var context = TypeContext(
      nominal: nominal, type: declaration.type, generics: (outer?.generics ?? []) + own, isPrimary: true)
    if kind == .proto { context.takeSelf() }
    for member in block.members { collect(member.decl, in: context) }
  }

  private mutating func collectExtension(_ node: ExtensionDeclSyntax) {
    guard let whole = extended(node.extendedType), let nominal = whole.nominal else { return }
    let type = constrained(whole, by: node.genericWhereClause)
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    types[nominal]?.inherited += inherited
    var generics = types[nominal]?.generics ?? []
    if case .nominal(_, let arguments) = type {
      for case .parameter(let parameter) in arguments where !generics.contains(parameter) {
        generics.append(parameter)
      }
    }
    var context = TypeContext(nominal: nominal, type: type, generics: generics, isPrimary: false)
    if types[nominal]?.kind == .proto || LibraryTable.protocols[nominal.name] != nil && !nominal.isDeclared {
      context.takeSelf()
    }
    for member in node.memberBlock.members { collect(member.decl, in: context) }
  }

  /// A generic type under an extension's `where`: parameters with bounds, or with types in their places.
  private mutating func constrained(_ type: Type, by clause: GenericWhereClauseSyntax?) -> Type {
    guard let clause, case .nominal(let nominal, var arguments) = type else { return type }
    for requirement in clause.requirements {
      for (index, argument) in arguments.enumerated() {
        guard case .parameter(var parameter) = argument else { continue }
        switch requirement.requirement {
        case .conformanceRequirement(let node) where node.leftType.trimmedDescription == parameter.name:
          let bound = node.rightType.trimmedDescription
          parameter.bounds.append(fileScope.types[bound] ?? .library(bound))
          arguments[index] = .parameter(parameter)
        case .sameTypeRequirement(let node) where node.leftType.trimmedDescription == parameter.name:
          if case .type(let right) = node.rightType, let known = try? resolve(right, in: TypeScope()) {
            arguments[index] = known
          }
        default: continue
        }
      }
    }
    return .nominal(nominal, arguments)
  }

  /// The type that an extension names; nil when the checker does not know it.
  private func extended(_ syntax: TypeSyntax) -> Type? {
    let name = syntax.trimmedDescription
    var components = name.split(separator: ".").map(String.init)
    guard !components.isEmpty, let nominal = fileScope.types[components.removeFirst()] else {
      return libraryType(named: name)
    }
    var found = nominal
    for component in components {
      guard let inner = members[found]?.types[component] else { return nil }
      found = inner
    }
    return types[found]?.type
  }

  /// A library type by name with its own generic parameters as arguments.
  func libraryType(named name: String) -> Type? {
    if let alias = library.aliases[name] { return alias }
    let nominal = Nominal.library(name)
    if let generics = LibraryTable.genericParameters[name] {
      return .nominal(nominal, generics.map(Type.parameter))
    }
    return library.isKnown(nominal) ? .nominal(nominal, []) : nil
  }

  private func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, owner: Int
  ) -> [GenericParameter] {
    (clause?.parameters ?? []).map { parameter in
      let name = parameter.name.text
      var bounds: [Nominal] = []
      func add(_ type: TypeSyntax) {
        for part in type.trimmedDescription.split(separator: "&") {
          let bound = part.split(separator: " ").joined()
          bounds.append(fileScope.types[bound] ?? .library(bound))
        }
      }
      if let inherited = parameter.inheritedType { add(inherited) }
      for requirement in requirements?.requirements ?? [] {
        if case .conformanceRequirement(let node) = requirement.requirement,
          node.leftType.trimmedDescription == name
        {
          add(node.rightType)
        }
      }
      // The prelude's offsets are not the file's.
      return GenericParameter(name: name, owner: isCollectingPrelude ? -1_000 - owner : owner, bounds: bounds)
    }
  }

  private mutating func collectFunction(_ node: FunctionDeclSyntax, in outer: TypeContext?) {
    let id = addFunction(node, in: outer)
    let name = node.name.identifierText
    let isStatic = functions[id].isStatic
    guard let outer else {
      fileScope.functions[name, default: []].append(id)
      return
    }
    if isStatic, isOperator(name) { fileScope.functions[name, default: []].append(id) }
    if isStatic {
      members[outer.nominal, default: MemberTable()].staticFunctions[name, default: []].append(id)
    } else {
      members[outer.nominal, default: MemberTable()].functions[name, default: []].append(id)
    }
  }

  private func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
  }

  /// Files a function's declaration and returns its number.
  mutating func addFunction(_ node: FunctionDeclSyntax, in outer: TypeContext?) -> FunctionID {
    let own = genericParameters(node.genericParameterClause, node.genericWhereClause, owner: node.offset)
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .function, name: node.name.identifierText,
        parameters: parameters(node.signature.parameterClause, isOperator: isOperator(node.name.identifierText)),
        result: node.signature.returnClause?.type, body: node.body?.statements, owner: outer?.type,
        generics: (outer?.generics ?? []) + own,
        isStatic: node.modifiers.has(.static) || node.modifiers.has(.class),
        isMutating: node.modifiers.has(.mutating), offset: node.name.offset))
    return functions.count - 1
  }

  private func parameters(
    _ clause: FunctionParameterClauseSyntax, isOperator: Bool = false
  ) -> [FunctionDeclaration.Parameter] {
    clause.parameters.map { node in
      let first = node.firstName.text
      let isInout = node.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
      }
      return FunctionDeclaration.Parameter(
        label: first == "_" || isOperator ? nil : first, name: (node.secondName ?? node.firstName).identifierText,
        type: node.type, value: node.defaultValue?.value, isInout: isInout ?? false,
        isVariadic: node.ellipsis != nil, offset: node.offset)
    }
  }

  private mutating func collectInitializer(_ node: InitializerDeclSyntax, in outer: TypeContext?) {
    guard let outer else { return }
    let own = genericParameters(node.genericParameterClause, node.genericWhereClause, owner: node.offset)
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .initializer, name: "init",
        parameters: parameters(node.signature.parameterClause), body: node.body?.statements,
        owner: outer.type, generics: outer.generics + own, isStatic: true,
        isFailable: node.optionalMark != nil, offset: node.offset))
    members[outer.nominal, default: MemberTable()].initializers.append(functions.count - 1)
    if outer.isPrimary { types[outer.nominal]?.hasOwnInitializer = true }
  }

  private mutating func collectSubscript(_ node: SubscriptDeclSyntax, in outer: TypeContext?) {
    guard let outer, let block = node.accessorBlock else { return }
    var indices = parameters(node.parameterClause)
    for index in indices.indices where indices[index].label == indices[index].name {
      indices[index].label = nil
    }
    let accessors = Accessors(block)
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .subscriptGetter, name: "subscript", parameters: indices,
        result: node.returnClause.type, body: accessors.getter, owner: outer.type,
        generics: outer.generics, isStatic: node.modifiers.has(.static), offset: node.offset))
    let getter = functions.count - 1
    members[outer.nominal, default: MemberTable()].subscripts.append(getter)
    guard let setter = accessors.setter else { return }
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .subscriptSetter, name: "subscript",
        parameters: indices + [
          .init(label: nil, name: accessors.newValue, type: node.returnClause.type, offset: node.offset)
        ], body: setter, owner: outer.type, generics: outer.generics, isMutating: true, offset: node.offset))
    subscriptSetters[getter] = functions.count - 1
  }

  private mutating func collectCases(_ node: EnumCaseDeclSyntax, in outer: TypeContext?) {
    guard let outer else { return }
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { $0 } ?? []
      types[outer.nominal]?.cases.append(
        CaseDeclaration(
          name: element.name.identifierText,
          labels: parameters.map { $0.firstName.flatMap { $0.text == "_" ? nil : $0.text } },
          types: parameters.map(\.type), rawValue: element.rawValue?.value, offset: element.offset))
    }
  }

  private mutating func collectVariable(_ node: VariableDeclSyntax, in outer: TypeContext?) {
    let isStatic = node.modifiers.has(.static) || node.modifiers.has(.class)
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    // `var a, b: CGFloat`: an annotation also counts for the names before it.
    var annotation: TypeSyntax?
    for binding in node.bindings.reversed() {
      annotation = binding.typeAnnotation?.type ?? annotation
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.identifierText
      if let block = binding.accessorBlock, Accessors(block).isComputed {
        collectComputed(name, annotation, Accessors(block), isStatic: isStatic, at: pattern.offset, in: outer)
      } else if let outer, !isStatic {
        guard outer.isPrimary, !outer.isProtocol else { continue }
        let property = PropertyDeclaration(
          name: name, annotation: annotation, value: binding.initializer?.value, isLet: isLet,
          isPrivate: node.modifiers.has(.private) || node.modifiers.has(.fileprivate),
          documentation: node.docComment, offset: pattern.offset)
        if let block = binding.accessorBlock, let annotation { collectObservers(name, annotation, block, in: outer) }
        let place = (types[outer.nominal]?.properties ?? []).firstIndex { $0.offset > property.offset }
        if let place {
          types[outer.nominal]?.properties.insert(property, at: place)
        } else {
          types[outer.nominal]?.properties.append(property)
        }
      } else {
        globals.append(
          GlobalDeclaration(
            name: name, owner: outer?.nominal, annotation: annotation, value: binding.initializer?.value,
            isLet: isLet, offset: pattern.offset))
        if let outer {
          members[outer.nominal, default: MemberTable()].globals[name] = globals.count - 1
        } else {
          fileScope.globals[name] = globals.count - 1
        }
      }
    }
  }

  /// Files `willSet` and `didSet` as methods that take the new or the old value.
  private mutating func collectObservers(
    _ name: String, _ type: TypeSyntax, _ block: AccessorBlockSyntax, in outer: TypeContext
  ) {
    guard case .accessors(let list) = block.accessors else { return }
    var observers = Observers()
    for accessor in list {
      let isWill = accessor.accessorSpecifier.tokenKind == .keyword(.willSet)
      let parameter = accessor.parameters?.name.text ?? (isWill ? "newValue" : "oldValue")
      functions.append(
        FunctionDeclaration(
          id: functions.count, kind: .function, name: "\(name).\(accessor.accessorSpecifier.text)",
          parameters: [.init(label: nil, name: parameter, type: type, offset: accessor.offset)],
          body: accessor.body?.statements, owner: outer.type, generics: outer.generics, isMutating: true,
          offset: accessor.offset))
      if isWill { observers.willSet = functions.count - 1 } else { observers.didSet = functions.count - 1 }
    }
    members[outer.nominal, default: MemberTable()].observers[name] = observers
  }

  private mutating func collectComputed(
    _ name: String, _ annotation: TypeSyntax?, _ accessors: Accessors, isStatic: Bool, at offset: Int,
    in outer: TypeContext?
  ) {
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .getter, name: name, parameters: [], result: annotation,
        body: accessors.getter, owner: outer?.type, generics: outer?.generics ?? [],
        isStatic: isStatic || outer == nil, offset: offset))
    let getter = functions.count - 1
    guard let outer else {
      fileScope.getters[name] = getter
      return
    }
    if isStatic {
      members[outer.nominal, default: MemberTable()].staticGetters[name] = getter
    } else {
      members[outer.nominal, default: MemberTable()].getters[name] = getter
    }
    guard let setter = accessors.setter, !isStatic else { return }
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .setter, name: name,
        parameters: [.init(label: nil, name: accessors.newValue, type: annotation, offset: offset)],
        body: setter, owner: outer.type, generics: outer.generics, isMutating: true, offset: offset))
    members[outer.nominal, default: MemberTable()].setters[name] = functions.count - 1
  }
}

/// The accessors of a property or subscript.
struct Accessors {
  var getter: CodeBlockItemListSyntax?
  var setter: CodeBlockItemListSyntax?
  var newValue = "newValue"
  /// Whether there is a getter at all; observers alone leave the property stored.
  var isComputed = false

  init(_ block: AccessorBlockSyntax) {
    switch block.accessors {
    case .getter(let items):
      getter = items
      isComputed = true
    case .accessors(let list):
      for accessor in list {
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get):
          getter = accessor.body?.statements
          isComputed = true
        case .keyword(.set):
          setter = accessor.body?.statements
          if let name = accessor.parameters?.name.text { newValue = name }
        default: continue
        }
      }
    }
  }
}

extension TokenSyntax {
  /// The name without the backticks that let a keyword be one.
  var identifierText: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
