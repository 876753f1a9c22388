import SwiftSyntax

// Collecting members: records functions, initializers, subscripts and cases under their type and name.

extension Checker {
  mutating func collectFunction(_ node: FunctionDeclSyntax, in outer: TypeContext?) {
    if let outer, node.body == nil, node.attributes.names("NSManaged") { return collectManaged(node, in: outer) }
    let id = addFunction(node, in: outer)
    // A postfix operator is distinct from the prefix operator of the same name.
    let name = (node.modifiers.has(.postfix) ? "postfix " : "") + node.name.identifierText
    let isStatic = functions[id].isStatic
    guard let outer else {
      declarations.fileScope.functions[name, default: []].append(id)
      return
    }
    if isStatic, declarations.isOperator(node.name.text) {
      declarations.fileScope.functions[name, default: []].append(id)
    }
    if isStatic {
      declarations.members[outer.nominal, default: MemberTable()].staticFunctions[name, default: []].append(id)
    } else {
      declarations.members[outer.nominal, default: MemberTable()].functions[name, default: []].append(id)
    }
  }

  /// Records a function declaration and returns its ID.
  mutating func addFunction(_ node: FunctionDeclSyntax, in outer: TypeContext?) -> FunctionID {
    var own = genericParameters(node.genericParameterClause, node.genericWhereClause, owner: node.offset, in: outer)
    var parameters = parameters(
      node.signature.parameterClause, isOperator: declarations.isOperator(node.name.identifierText))
    own += opaqueParameters(&parameters, in: outer)
    var outer = outer
    if case .parameter(let whole)? = outer?.type, case let more = declarations.selfBounds(node.genericWhereClause),
      !more.isEmpty
    {
      // `func f() where Self: P`: the method is only for types that also conform to P.
      var narrowed = whole
      narrowed.bounds += more
      outer?.type = .parameter(narrowed)
      let known = outer?.generics ?? []
      outer?.generics = known.map { $0 == whole ? narrowed : $0 }
    }
    let known = outer.map { owner(of: own, in: $0, by: node.genericWhereClause) }
    declarations.append(
      FunctionDeclaration(
        id: functions.count, kind: .function, name: node.name.identifierText, parameters: parameters,
        result: node.signature.returnClause?.type, body: node.body?.statements, owner: known?.type,
        singleProtocol: outer?.singleProtocol(of: known?.type), generics: known?.generics ?? own,
        isStatic: node.isOfType,
        isMutating: node.modifiers.has(.mutating), isThrowing: node.signature.throws,
        isAsync: node.signature.isAsync, thrown: node.signature.thrownType,
        isDisfavored: node.attributes.names("_disfavoredOverload"), isBuilder: node.attributes.namesBuilder,
        ownBuilder: node.attributes.type(namedBy: declarations.builderNames), offset: node.name.offset,
        refusal: refusal(of: node, node.signature, node.genericParameterClause)))
    return functions.count - 1
  }

  func parameters(
    _ clause: FunctionParameterClauseSyntax, isOperator: Bool = false
  ) -> [FunctionDeclaration.Parameter] {
    clause.parameters.map { node in
      let first = node.firstName.identifierText
      let isInout = node.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
      }
      return FunctionDeclaration.Parameter(
        label: first == "_" || isOperator ? nil : first, name: (node.secondName ?? node.firstName).identifierText,
        type: node.type, value: node.defaultValue?.value,
        isInout: isInout ?? false, isVariadic: node.ellipsis != nil, isBuilder: node.attributes.namesBuilder,
        ownBuilder: node.attributes.type(namedBy: declarations.builderNames),
        isAction: node.attributes.names("_Action"), offset: node.offset)
    }
  }

  /// Replaces opaque parameter types such as `some Sequence<CGFloat>` by generic parameters, and returns these. Those
  /// within a type, as in `(Int) -> some View`, are replaced when the type is resolved.
  mutating func opaqueParameters(
    _ parameters: inout [FunctionDeclaration.Parameter], in outer: TypeContext?
  ) -> [GenericParameter] {
    var result: [GenericParameter] = []
    let scope = TypeScope(owner: outer?.type, generics: outer?.generics ?? [])
    for index in parameters.indices {
      guard let written = parameters[index].type else { continue }
      for opaque in written.opaqueParts + existentialOfElements(written) {
        let found = declarations.bounds(of: opaque.constraint)
        let whole = constrained(
          GenericParameter(
            name: opaque.bareText, owner: opaque.place(inPrelude: isCollectingPrelude),
            bounds: found.map(\.nominal)), by: nil, [opaque.constraint], in: scope)
        let all = withElements(
          whole, path: whole.name, primary: found.lazy.compactMap(\.primary).first, nil, in: scope)
        if TypeSyntax(opaque) == written.as(AttributedTypeSyntax.self)?.baseType ?? written {
          parameters[index].knownType = .parameter(all[0])
        }
        result += all
      }
    }
    return result
  }

  /// Returns the type of a parameter if it is an existential of collections of one element type, such as
  /// `any Collection<Int>`. Each argument has a type of its own, as for an opaque type.
  private func existentialOfElements(_ type: TypeSyntax) -> [SomeOrAnyTypeSyntax] {
    guard let node = type.as(SomeOrAnyTypeSyntax.self), !type.isOpaque,
      let bound = declarations.bounds(of: node.constraint).first, bound.primary != nil,
      declarations.isSequence(bound.nominal)
    else { return [] }
    return [node]
  }

  mutating func collectInitializer(_ node: InitializerDeclSyntax, in outer: TypeContext?) {
    guard let outer else { return }
    var own = genericParameters(node.genericParameterClause, node.genericWhereClause, owner: node.offset, in: outer)
    var parameters = parameters(node.signature.parameterClause)
    own += opaqueParameters(&parameters, in: outer)
    let (requirements, clause, signature) = (node.genericWhereClause, node.genericParameterClause, node.signature)
    let known = owner(of: own, in: outer, by: requirements)
    let refusal = refusal(of: node, signature, clause)
    declarations.append(
      FunctionDeclaration(
        id: functions.count, kind: .initializer, name: "init", parameters: parameters, body: node.body?.statements,
        owner: known.type, singleProtocol: outer.singleProtocol(of: known.type), generics: known.generics,
        isStatic: true,
        isFailable: node.optionalMark != nil, isConvenience: node.modifiers.has(.convenience),
        fillsObject: outer.isReference && !outer.isProtocol, isThrowing: node.signature.throws,
        isAsync: node.signature.isAsync, thrown: node.signature.thrownType,
        isDisfavored: node.attributes.names("_disfavoredOverload"), offset: node.initKeyword.offset,
        refusal: refusal))
    declarations.members[outer.nominal, default: MemberTable()].initializers.append(functions.count - 1)
    if outer.isPrimary { declarations.types[outer.nominal]?.hasOwnInitializer = true }
  }

  mutating func collectSubscript(_ node: SubscriptDeclSyntax, in outer: TypeContext?) {
    guard let outer, let block = node.accessorBlock else { return }
    var own = genericParameters(node.genericParameterClause, node.genericWhereClause, owner: node.offset, in: outer)
    var indices = parameters(node.parameterClause)
    own += opaqueParameters(&indices, in: outer)
    let (owner, generics) = owner(of: own, in: outer, by: node.genericWhereClause)
    let single = outer.singleProtocol(of: owner)
    let refusal =
      refusal(of: node.modifiers, node.attributes) ?? refusal(of: node.parameterClause)
      ?? refusal(of: node.genericParameterClause)
    for (index, parameter) in zip(indices.indices, node.parameterClause.parameters) where parameter.secondName == nil {
      indices[index].label = nil
    }
    let isStatic = node.isOfType
    let accessors = Accessors(block)
    let getter = functions.count
    declarations.append(
      FunctionDeclaration(
        id: getter, kind: .subscriptGetter, name: "subscript", parameters: indices, result: node.returnClause.type,
        body: accessors.getter, owner: owner, singleProtocol: single, generics: generics, isStatic: isStatic,
        isMutating: accessors.getterMutates, isThrowing: accessors.isThrowing, isAsync: accessors.isAsync,
        isSettable: accessors.isSettable, offset: node.offset,
        refusal: refusal ?? accessors.refusal))
    if isStatic {
      declarations.members[outer.nominal, default: MemberTable()].staticSubscripts.append(getter)
    } else {
      declarations.members[outer.nominal, default: MemberTable()].subscripts.append(getter)
    }
    guard let setter = accessors.setter else { return }
    let new = FunctionDeclaration.Parameter(
      label: nil, name: accessors.newName, type: node.returnClause.type, offset: node.offset)
    declarations.append(
      FunctionDeclaration(
        id: getter + 1, kind: .subscriptSetter, name: "subscript", parameters: indices + [new], body: setter,
        owner: owner, singleProtocol: single, generics: generics, isStatic: isStatic,
        isMutating: accessors.setterMutates && !isStatic && !outer.isReference,
        offset: node.offset))
    declarations.setters[getter] = getter + 1
  }

  mutating func collectCases(_ node: EnumCaseDeclSyntax, in outer: TypeContext?) {
    guard let outer else { return }
    let isIndirect = node.modifiers.has(.indirect) || types[outer.nominal]?.isIndirect ?? false
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { $0 } ?? []
      declarations.types[outer.nominal]?.cases.append(
        CaseDeclaration(
          name: element.name.identifierText,
          labels: parameters.map { $0.firstName.flatMap { $0.text == "_" ? nil : $0.identifierText } },
          types: parameters.map(\.type), defaults: parameters.map { $0.defaultValue?.value },
          rawValue: element.rawValue?.value,
          isBoxed: isIndirect && !parameters.isEmpty, offset: element.offset))
    }
  }
}
