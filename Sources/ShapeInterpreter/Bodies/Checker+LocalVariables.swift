import SwiftSyntax

// Local variables and constants: checks their declarations and binds their names.

extension Checker {
  mutating func checkLocal(_ node: DeclSyntax) throws(CheckFailure) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return try checkLocalVariables(node)
    case .functionDecl(let node):
      for ids in scopes[scopes.count - 1].functions.values {
        for id in ids where functions[id].offset == node.name.offset { try checkLocalBody(of: id) }
      }
      return []
    case .structDecl, .enumDecl, .classDecl, .typeAliasDecl, .protocolDecl:
      return []
    default:
      throw failure(SupportProblem.localDeclaration, at: node.offset)
    }
  }

  private mutating func checkLocalVariables(_ node: VariableDeclSyntax) throws(CheckFailure) -> [Statement] {
    let isMutable = node.bindingSpecifier.tokenKind == .keyword(.var)
    var annotations: [TypeSyntax?] = []
    for binding in node.bindings.reversed() {
      // In `let a, b: Double`, the type holds for the names before it that have neither a type nor a value.
      let later = binding.initializer == nil ? annotations.first ?? nil : nil
      annotations.insert(binding.typeAnnotation?.type ?? later, at: 0)
    }
    var result: [Statement] = []
    // The names are declared even if the check fails, so that their uses get no diagnostics of their own.
    var failing = node.bindings[...]
    defer { for binding in failing { declareFailed(binding.pattern) } }
    if node.modifiers.has(.async) {
      for binding in node.bindings {
        result += try checkAsyncLet(binding, isConstant: node.isConstant, at: node.offset)
        failing = failing.dropFirst()
      }
      return result
    }
    if let refusal = refusal(of: node.modifiers, node.attributes) { throw .complaint(refusal) }
    if let wrapper = WrapperUse(among: node.attributes, of: declarations.wrapperNames) {
      for binding in node.bindings {
        result += try declareWrapped(binding, wrapper)
        failing = failing.dropFirst()
      }
      return result
    }
    let isLazy = node.modifiers.has(.lazy)
    for (binding, annotation) in zip(node.bindings, annotations) {
      let first = variables.count
      result +=
        isLazy ? try declareLazy(binding, annotation) : try checkBinding(binding, annotation, mutable: isMutable)
      if node.modifiers.has(.weak) {
        for case .bind(let id, _) in result where id >= first {
          let type = inference.resolved(variables[id].type)
          guard !declarations.isClassBound(type.wrapped ?? type), type != .failed else { continue }
          throw failure(DeclarationProblem.weakValue(shown(type.wrapped ?? type)), at: node.offset)
        }
      }
      if !isMutable {
        for case .bind(let id, _) in result where id >= first { variables[id].constantOffset = node.offset }
      }
      failing = failing.dropFirst()
    }
    return result
  }

  mutating func declareFailed(_ pattern: PatternSyntax) {
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      _ = declare(name.identifier.identifierText, .failed, mutable: true)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for element in tuple.elements { declareFailed(element.pattern) }
    }
  }

  private mutating func checkBinding(
    _ node: PatternBindingSyntax, _ annotation: TypeSyntax?, mutable: Bool
  ) throws(CheckFailure) -> [Statement] {
    let accessors = node.accessorBlock.map(Accessors.init)
    if let accessors, accessors.isComputed {
      try declareComputed(node.pattern, annotation, accessors)
      return []
    }
    if let block = node.accessorBlock, node.initializer == nil {
      throw failure(DeclarationProblem.observedWithoutValue, at: block.offset)
    }
    var expected: Type?
    if let annotation, !annotation.isOpaque || node.initializer == nil {
      expected = try resolve(annotation, in: typeScope)
    }
    if let known = expected, isUnbound(known) { expected = opened(known) }
    guard let syntax = node.initializer?.value else {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self), let expected else {
        throw failure(DeclarationProblem.missingType, at: node.offset)
      }
      let id = declare(name.identifier.identifierText, expected, mutable: mutable)
      variables[id].isDeclaredWithoutValue = true
      variables[id].isUnwrappedImplicitly = annotation?.isUnwrappedImplicitly ?? false
      variables[id].nameOffset = name.offset
      return [.bind(id, expected.wrapped != nil && mutable ? Expression(.none, expected, at: node.offset) : nil)]
    }
    let value =
      expected == nil ? try checkOpaque(syntax, annotation) : try checkWhole(syntax, expecting: expected)
    if current.defersSettling { try settleLiterals(in: value.type) }
    // `let size: (width: Int, height: Int) = (1, 2)`: the labels come from the annotation.
    var type = inference.resolved(value.type)
    if case .tuple? = expected { type = expected ?? type }
    if let parts = node.pattern.as(TuplePatternSyntax.self) { try requireParts(parts, of: type, at: syntax.offset) }
    if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      let id = declare(name.identifier.identifierText, type, mutable: mutable)
      variables[id].isUnwrappedImplicitly = annotation?.isUnwrappedImplicitly ?? false
      if let observers = accessors?.observers { try observe(id, observers) }
      return [.bind(id, value)]
    }
    // A tuple pattern: the value is stored once, and its parts are read from it.
    let whole = makeVariable("", type, mutable: false)
    var result: [Statement] = [.bind(whole, value)]
    try bindParts(
      of: Expression(.variable(whole), type, at: syntax.offset), node.pattern, mutable: mutable, into: &result)
    return result
  }

  /// Throws a diagnostic unless a value has as many components as the tuple pattern that destructures it.
  private func requireParts(_ tuple: TuplePatternSyntax, of type: Type, at offset: Int) throws(CheckFailure) {
    let wanted = Type.tuple(tuple.elements.map { _ in .init(label: nil, type: .variable(0)) })
    guard case .tuple(let components) = type else {
      throw failure(TypeMismatch.value(shown(type), insteadOf: wanted, as: .initialization), at: offset)
    }
    guard components.count == tuple.elements.count else {
      throw failure(TypeMismatch.tupleLength(shown(type), insteadOf: wanted), at: offset)
    }
  }

  /// Binds the names of a tuple pattern to the parts of a value.
  private mutating func bindParts(
    of value: Expression, _ pattern: PatternSyntax, mutable: Bool, into result: inout [Statement]
  ) throws(CheckFailure) {
    if pattern.is(WildcardPatternSyntax.self) { return }
    if let name = pattern.as(IdentifierPatternSyntax.self) {
      result.append(.bind(declare(name.identifier.identifierText, value.type, mutable: mutable), value))
      return
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { throw CheckFailure.silent }
    try requireParts(tuple, of: value.type, at: pattern.offset)
    guard case .tuple(let components) = value.type else { throw CheckFailure.silent }
    for (index, element) in tuple.elements.enumerated() {
      let part = Expression(.component(value, index), components[index].type, at: element.offset)
      try bindParts(of: part, element.pattern, mutable: mutable, into: &result)
    }
  }
}
