import SwiftSyntax

// Type names in expressions: types that are called, or whose static members are referenced.

extension Checker {
  /// Returns the type that an expression names, as in `[CGFloat]()` or `Array<CGFloat>()`, or nil if it names none.
  mutating func typeNamed(by syntax: ExprSyntax) throws(CheckFailure) -> Type? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let node):
      guard node.elements.count == 1, let only = node.elements.first,
        let element = try typeNamed(by: only.expression)
      else { return nil }
      return .array(element)
    case .dictionaryExpr(let node):
      guard case .elements(let list) = node.content, list.count == 1, let only = list.first,
        let key = try typeNamed(by: only.key), let value = try typeNamed(by: only.value)
      else { return nil }
      return .dictionary(key, value)
    case .genericSpecializationExpr(let node):
      guard let general = try typeNamed(by: node.expression) else { return nil }
      var given: [Type] = []
      for argument in node.genericArgumentClause.arguments {
        if case .type(let syntax) = argument.argument { given.append(try resolve(syntax, in: typeScope)) }
      }
      return specialized(general, by: given)
    case .declReferenceExpr(let node):
      let name = node.baseName.identifierText
      if let variable = lookUpVariable(name) {
        // A variable that holds a metatype names its type: `type.init()`.
        guard case .metatype(let held) = inference.shallow(variables[variable].type) else { return nil }
        let known = inference.resolved(held)
        guard !declarations.isExistential(known) else {
          throw failure(SupportProblem.typeOfExistential(known), at: node.offset)
        }
        try requireKnownClass(known, at: node.offset)
        return known
      }
      if name == "self" {
        if let owner = ownMetatype { try requireKnownClass(owner, at: node.offset) }
        return ownMetatype
      }
      if name == "Self", let owner = current.owner { try requireKnownClass(owner, at: node.offset) }
      return try type(named: name)
    case .functionCallExpr(let node):
      return try typeOfValue(node)
    case .memberAccessExpr(let node):
      let name = node.declName.baseName.identifierText
      if node.base?.namesModule ?? false { return libraryOrFileType(named: name) }
      guard let base = node.base, let outer = try typeNamed(by: base) else { return nil }
      return try innerType(name, of: outer)
    case .tupleExpr(let node):
      guard node.elements.count > 1 else {
        return try node.elements.first.flatMapThrowing { (element) throws(CheckFailure) in
          try typeNamed(by: element.expression)
        }
      }
      var components: [Type.Component] = []
      for element in node.elements {
        guard let type = try typeNamed(by: element.expression) else { return nil }
        components.append(.init(label: element.label?.identifierText, type: type))
      }
      return .tuple(components)
    case .optionalChainingExpr(let node):
      return try typeNamed(by: node.expression).map { .optional($0) }
    case .typeExpr(let node):
      return try resolve(node.type, in: typeScope)
    case .infixOperatorExpr(let node) where node.operator.is(ArrowExprSyntax.self):
      return try functionType(node)
    default:
      return nil
    }
  }

  /// Returns the type of functions that an expression names, as in `[(Int) -> Double]()`; nil if a part names none.
  private mutating func functionType(_ node: InfixOperatorExprSyntax) throws(CheckFailure) -> Type? {
    guard let list = node.leftOperand.as(TupleExprSyntax.self) else { return nil }
    let isProcedure = ["Void", "()"].contains(node.rightOperand.bareText)
    guard let result = isProcedure ? .void : try typeNamed(by: node.rightOperand) else { return nil }
    var parameters: [Type.Parameter] = []
    for element in list.elements {
      guard let type = try typeNamed(by: element.expression) else { return nil }
      parameters.append(.init(type: type))
    }
    return .function(parameters, result)
  }

  /// The type that `self` names within a static member; nil elsewhere.
  var ownMetatype: Type? { current.receiver == nil ? current.owner : nil }

  /// Returns the static type of the argument of `type(of: value)`, or nil for any other call.
  mutating func typeOfValue(_ node: FunctionCallExprSyntax) throws(CheckFailure) -> Type? {
    guard let known = try valueWithType(node).map({ inference.resolved($0.type) }) else { return nil }
    guard !declarations.isExistential(known) else {
      throw failure(SupportProblem.typeOfExistential(known), at: node.offset)
    }
    try requireKnownClass(known, at: node.offset)
    return known
  }

  /// Returns the value of `type(of: value)`, or nil for any other call.
  mutating func dynamicType(_ node: FunctionCallExprSyntax) throws(CheckFailure) -> Expression? {
    guard let value = try valueWithType(node) else { return nil }
    let known = inference.resolved(value.type)
    let isOpen = declarations.isOpenType(known)
    return Expression(isOpen ? .typeTag(value) : .tuple([]), .metatype(known), at: node.offset)
  }

  /// Returns the argument of `type(of: value)`, whose type is known as far as it can be; nil for any other call.
  private mutating func valueWithType(_ node: FunctionCallExprSyntax) throws(CheckFailure) -> Expression? {
    guard node.namesTypeOfValue, let only = node.arguments.first, lookUpVariable("type") == nil,
      lookUpLocalFunctions("type") == nil
    else { return nil }
    let value = try check(only.expression, expecting: nil)
    try force(value.type)
    return value
  }

  /// Throws a diagnostic if an object of a type may be of a subclass.
  func requireKnownClass(_ type: Type, at offset: Int) throws(CheckFailure) {
    guard let nominal = type.nominal, !declarations.subclasses(of: nominal).isEmpty else { return }
    throw failure(SupportProblem.dynamicClass(type), at: offset)
  }

  /// Throws a diagnostic if subclasses declare a static member of that name anew: in a class method, the class that it
  /// is called on decides which is meant.
  func requireOwnStatic(_ name: String, of type: Type, at offset: Int) throws(CheckFailure) {
    guard let nominal = type.nominal, declarations.isReference(type) else { return }
    let isOverridden = declarations.subclasses(of: nominal).contains { subclass in
      guard let table = members[subclass] else { return false }
      return table.staticFunctions[name] != nil || table.staticGetters[name] != nil || table.globals[name] != nil
    }
    if isOverridden { throw failure(SupportProblem.dynamicClass(type), at: offset) }
  }

  /// Returns the top-level type that is named with its module, or nil if there is none.
  func libraryOrFileType(named name: String) -> Type? {
    declarations.libraryType(named: name) ?? fileScope.types[name].flatMap { types[$0]?.type }
  }

  /// Returns the type of a name, including `Self`, in the scope of the code being checked, or nil if there is none.
  mutating func type(named name: String) throws(CheckFailure) -> Type? {
    if name == "Self" { return current.owner }
    if let parameter = current.generics.last(where: { $0.name == name }) { return .parameter(parameter) }
    if case .parameter(let whole)? = current.owner,
      let type = try protocolType(named: name, of: whole, in: typeScope)
    {
      return type
    }
    if let own = declarations.ownInstance(named: name, of: current.owner) {
      return try impliedAlias(name, of: own) ?? own
    }
    if let declared = try declaredType(named: name, in: typeScope) { return declared }
    return declarations.libraryType(named: name)
  }
}

extension FunctionCallExprSyntax {
  /// True if the call is written `type(of: value)`.
  fileprivate var namesTypeOfValue: Bool {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type" && arguments.count == 1
      && arguments.first?.label?.identifierText == "of"
  }
}

extension Optional where Wrapped: SyntaxProtocol {
  fileprivate func flatMapThrowing<Result>(
    _ body: (Wrapped) throws(CheckFailure) -> Result?
  ) throws(CheckFailure) -> Result? {
    guard let self else { return nil }
    return try body(self)
  }
}
