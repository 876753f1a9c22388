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
    var own = genericParameters(node.genericParameterClause, node.genericWhereClause, owner: node.offset, in: outer)
    var parameters = parameters(node.signature.parameterClause, isOperator: isOperator(node.name.identifierText))
    own += opaqueParameters(&parameters, in: outer)
    var outer = outer
    if case .parameter(let whole)? = outer?.type, case let more = selfBounds(node.genericWhereClause), !more.isEmpty {
      // `func f() where Self: P`: the method is for conforming types that are more than that.
      var narrowed = whole
      narrowed.bounds += more
      outer?.type = .parameter(narrowed)
      let known = outer?.generics ?? []
      outer?.generics = known.map { $0 == whole ? narrowed : $0 }
    }
    let generics = (outer?.generics ?? []) + own
    let owner = outer.map { constrained($0.type, by: node.genericWhereClause, generics: generics) }
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .function, name: node.name.identifierText, parameters: parameters,
        result: node.signature.returnClause?.type, body: node.body?.statements, owner: owner,
        generics: outer.map { remaining(generics, of: $0.type, in: owner ?? $0.type) } ?? generics,
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
        type: node.type, value: node.defaultValue?.value,
        isInout: isInout ?? false, isVariadic: node.ellipsis != nil, offset: node.offset)
    }
  }

  /// `some Sequence<CGFloat>` as a parameter's type: each is a generic parameter of its own.
  mutating func opaqueParameters(
    _ parameters: inout [FunctionDeclaration.Parameter], in outer: TypeContext?
  ) -> [GenericParameter] {
    var result: [GenericParameter] = []
    for index in parameters.indices {
      guard let written = parameters[index].type,
        case let bare = written.as(AttributedTypeSyntax.self)?.baseType ?? written,
        bare.isOpaque, let opaque = bare.as(SomeOrAnyTypeSyntax.self)
      else { continue }
      let found = bounds(of: opaque.constraint)
      let offset = isCollectingPrelude ? -1_000 - opaque.offset : opaque.offset
      let whole = GenericParameter(name: opaque.trimmedDescription, owner: offset, bounds: found.map(\.nominal))
      let all = withElements(
        whole, path: whole.name, primary: found.lazy.compactMap(\.primary).first, nil,
        in: TypeScope(owner: outer?.type, generics: outer?.generics ?? []))
      parameters[index].knownType = .parameter(all[0])
      result += all
    }
    return result
  }

  mutating func collectInitializer(_ node: InitializerDeclSyntax, in outer: TypeContext?) {
    guard let outer else { return }
    var own = genericParameters(node.genericParameterClause, node.genericWhereClause, owner: node.offset, in: outer)
    var parameters = parameters(node.signature.parameterClause)
    own += opaqueParameters(&parameters, in: outer)
    let owner = constrained(outer.type, by: node.genericWhereClause, generics: outer.generics + own)
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .initializer, name: "init", parameters: parameters, body: node.body?.statements,
        owner: owner, generics: remaining(outer.generics + own, of: outer.type, in: owner), isStatic: true,
        isFailable: node.optionalMark != nil, isThrowing: node.signature.throws, offset: node.offset))
    members[outer.nominal, default: MemberTable()].initializers.append(functions.count - 1)
    if outer.isPrimary { types[outer.nominal]?.hasOwnInitializer = true }
  }

  mutating func collectSubscript(_ node: SubscriptDeclSyntax, in outer: TypeContext?) {
    guard let outer, let block = node.accessorBlock else { return }
    var indices = parameters(node.parameterClause)
    for (index, parameter) in zip(indices.indices, node.parameterClause.parameters) where parameter.secondName == nil {
      indices[index].label = nil
    }
    let isStatic = node.modifiers.has(.static) || node.modifiers.has(.class)
    let accessors = Accessors(block)
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .subscriptGetter, name: "subscript", parameters: indices,
        result: node.returnClause.type, body: accessors.getter, owner: outer.type,
        generics: outer.generics, isStatic: isStatic, offset: node.offset))
    let getter = functions.count - 1
    if isStatic {
      members[outer.nominal, default: MemberTable()].staticSubscripts.append(getter)
      return
    }
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
    let isIndirect = node.modifiers.has(.indirect) || types[outer.nominal]?.isIndirect ?? false
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { $0 } ?? []
      types[outer.nominal]?.cases.append(
        CaseDeclaration(
          name: element.name.identifierText,
          labels: parameters.map { $0.firstName.flatMap { $0.text == "_" ? nil : $0.text } },
          types: parameters.map(\.type), rawValue: element.rawValue?.value,
          isBoxed: isIndirect && !parameters.isEmpty, offset: element.offset))
    }
  }

  mutating func collectVariable(_ node: VariableDeclSyntax, in outer: TypeContext?) {
    let isStatic = node.modifiers.has(.static) || node.modifiers.has(.class)
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    // `var a, b: CGFloat`: an annotation also counts for the names before it.
    var annotation: TypeSyntax?
    for binding in node.bindings.reversed().flatMap(BindingPart.parts) {
      annotation = binding.annotation ?? annotation
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.identifierText
      if let block = binding.accessors, Accessors(block).isComputed {
        collectComputed(name, annotation, Accessors(block), isStatic: isStatic, at: pattern.offset, in: outer)
      } else if let outer, !isStatic {
        guard outer.isPrimary, !outer.isProtocol else { continue }
        var property = PropertyDeclaration(
          name: name, annotation: annotation, value: binding.value, isLet: isLet,
          isPrivate: node.modifiers.has(.private) || node.modifiers.has(.fileprivate),
          documentation: node.docComment, offset: pattern.offset, hasAttribute: !node.attributes.isEmpty)
        guard property.take(node.attributes, wrappers: wrapperNames) else { continue }
        if node.modifiers.has(.lazy), let value = binding.value { collectLazy(&property, value, in: outer) }
        if let block = binding.accessors, let annotation { collectObservers(name, annotation, block, in: outer) }
        let place = (types[outer.nominal]?.properties ?? []).firstIndex { $0.offset > property.offset }
        if let place {
          types[outer.nominal]?.properties.insert(property, at: place)
        } else {
          types[outer.nominal]?.properties.append(property)
        }
      } else {
        globals.append(
          GlobalDeclaration(
            name: name, owner: outer?.nominal, annotation: annotation, value: binding.value,
            isLet: isLet, offset: pattern.offset))
        if let outer {
          members[outer.nominal, default: MemberTable()].globals.add(
            globals.count - 1, name, unlessKnown: isCollectingOthers)
        } else {
          fileScope.globals.add(globals.count - 1, name, unlessKnown: isCollectingOthers)
        }
      }
    }
  }

  /// Makes a property the storage of a lazy one, and files the accessors that keep the value in it.
  private mutating func collectLazy(_ property: inout PropertyDeclaration, _ value: ExprSyntax, in outer: TypeContext) {
    for kind in [FunctionDeclaration.Kind.getter, .setter] {
      let new = FunctionDeclaration.Parameter(
        label: nil, name: "newValue", type: property.annotation, offset: property.offset)
      functions.append(
        FunctionDeclaration(
          id: functions.count, kind: kind, name: property.name, parameters: kind == .setter ? [new] : [],
          result: kind == .getter ? property.annotation : nil, owner: outer.type, generics: outer.generics,
          isMutating: true, offset: property.offset, lazyValue: value))
    }
    members[outer.nominal, default: MemberTable()].getters[property.name] = functions.count - 2
    members[outer.nominal]?.setters[property.name] = functions.count - 1
    property.name = PropertyDeclaration.lazyPrefix + property.name
    property.lazyGetter = functions.count - 2
    property.value = nil
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
      fileScope.getters.add(getter, name, unlessKnown: isCollectingOthers)
      return
    }
    if isStatic {
      members[outer.nominal, default: MemberTable()].staticGetters.add(getter, name, unlessKnown: isCollectingOthers)
    } else {
      let known = members[outer.nominal]?.getters[name]
      if !isCollectingOthers, let known, functions[known].owner != outer.type, functions[known].body != nil {
        members[outer.nominal]?.otherGetters[name, default: []].append(getter)
      } else {
        // What another file keeps to itself gives way to what all see.
        let isKnownToAll = known.map { functions[$0].isPrelude || !isHidden(functions[$0].offset) }
        let isKept = isKnownToAll.map { $0 || isHidden(offset) } ?? false
        members[outer.nominal, default: MemberTable()].getters.add(
          getter, name, unlessKnown: isCollectingOthers && isKept)
      }
    }
    guard let setter = accessors.setter, !isStatic else { return }
    functions.append(
      FunctionDeclaration(
        id: functions.count, kind: .setter, name: name,
        parameters: [.init(label: nil, name: accessors.newValue, type: annotation, offset: offset)],
        body: setter, owner: outer.type, generics: outer.generics, isMutating: true, offset: offset))
    members[outer.nominal, default: MemberTable()].setters.add(
      functions.count - 1, name, unlessKnown: isCollectingOthers)
  }
}

/// One name that a declaration binds, with what is written of it.
private struct BindingPart {
  var pattern: PatternSyntax
  var annotation: TypeSyntax?
  var value: ExprSyntax?
  var accessors: AccessorBlockSyntax?

  /// The names, last one first, that `(width, height): (CGFloat, CGFloat)` binds; any other binding is one part.
  ///
  /// Nothing when type or value does not show its parts.
  static func parts(of node: PatternBindingSyntax) -> [BindingPart] {
    guard let names = node.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern) else {
      return [
        BindingPart(
          pattern: node.pattern, annotation: node.typeAnnotation?.type, value: node.initializer?.value,
          accessors: node.accessorBlock)
      ]
    }
    let types = node.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements.map(\.type)
    let values = node.initializer?.value.as(TupleExprSyntax.self)?.elements.map(\.expression)
    guard types == nil ? node.typeAnnotation == nil : types?.count == names.count,
      values == nil ? node.initializer == nil : values?.count == names.count
    else { return [] }
    return names.indices.reversed().map {
      BindingPart(pattern: names[$0], annotation: types?[$0], value: values?[$0])
    }
  }
}

extension FunctionSignatureSyntax {
  /// Whether the function may throw by itself; one that rethrows does so only through its arguments.
  var `throws`: Bool { effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.throws) }
}
