import SwiftSyntax

// Collecting members: functions, initializers, subscripts, cases and properties, each filed under its type and name.

extension Checker {
  mutating func collectFunction(_ node: FunctionDeclSyntax, in outer: TypeContext?) {
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

  func isOperator(_ name: String) -> Bool {
    name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
  }

  /// Files a function's declaration and returns its number.
  mutating func addFunction(_ node: FunctionDeclSyntax, in outer: TypeContext?) -> FunctionID {
    let parameters = parameters(node.signature.parameterClause, isOperator: isOperator(node.name.identifierText))
    let own =
      genericParameters(node.genericParameterClause, node.genericWhereClause, owner: node.offset)
      + parameters.compactMap(\.opaque)
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .function, name: node.name.identifierText, parameters: parameters,
        result: node.signature.returnClause?.type, body: node.body?.statements, owner: outer?.type,
        generics: (outer?.generics ?? []) + own,
        isStatic: node.modifiers.has(.static) || node.modifiers.has(.class),
        isMutating: node.modifiers.has(.mutating), isThrowing: node.signature.throws, offset: node.name.offset))
    return functions.count - 1
  }

  func parameters(
    _ clause: FunctionParameterClauseSyntax, isOperator: Bool = false
  ) -> [FunctionDeclaration.Parameter] {
    clause.parameters.map { node in
      let first = node.firstName.text
      let isInout = node.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
      }
      return FunctionDeclaration.Parameter(
        label: first == "_" || isOperator ? nil : first, name: (node.secondName ?? node.firstName).identifierText,
        type: node.type, opaque: opaqueParameter(node.type), value: node.defaultValue?.value,
        isInout: isInout ?? false, isVariadic: node.ellipsis != nil, offset: node.offset)
    }
  }

  /// The generic parameter that `some P` stands for; nil for other types.
  private func opaqueParameter(_ type: TypeSyntax) -> GenericParameter? {
    let bare = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    guard bare.isOpaque, let constraint = bare.as(SomeOrAnyTypeSyntax.self)?.constraint else { return nil }
    return GenericParameter(
      name: bare.trimmedDescription, owner: isCollectingPrelude ? -1_000 - type.offset : type.offset,
      bounds: constraint.trimmedDescription.split(separator: "&").map { part in
        let bound = part.split(separator: " ").joined()
        return fileScope.types[bound] ?? .library(bound)
      })
  }

  mutating func collectInitializer(_ node: InitializerDeclSyntax, in outer: TypeContext?) {
    guard let outer else { return }
    let parameters = parameters(node.signature.parameterClause)
    let own =
      genericParameters(node.genericParameterClause, node.genericWhereClause, owner: node.offset)
      + parameters.compactMap(\.opaque)
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .initializer, name: "init", parameters: parameters, body: node.body?.statements,
        owner: outer.type, generics: outer.generics + own, isStatic: true,
        isFailable: node.optionalMark != nil, isThrowing: node.signature.throws, offset: node.offset))
    members[outer.nominal, default: MemberTable()].initializers.append(functions.count - 1)
    if outer.isPrimary { types[outer.nominal]?.hasOwnInitializer = true }
  }

  mutating func collectSubscript(_ node: SubscriptDeclSyntax, in outer: TypeContext?) {
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

  mutating func collectCases(_ node: EnumCaseDeclSyntax, in outer: TypeContext?) {
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

  mutating func collectVariable(_ node: VariableDeclSyntax, in outer: TypeContext?) {
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
        var property = PropertyDeclaration(
          name: name, annotation: annotation, value: binding.initializer?.value, isLet: isLet,
          isPrivate: node.modifiers.has(.private) || node.modifiers.has(.fileprivate),
          documentation: node.docComment, offset: pattern.offset)
        guard property.take(node.attributes, wrappers: wrapperNames) else { continue }
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
  mutating func collectObservers(
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

  mutating func collectComputed(
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

extension FunctionSignatureSyntax {
  /// Whether the function may throw by itself; one that rethrows does so only through its arguments.
  var `throws`: Bool { effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.throws) }
}
