import SwiftSyntax

// Casts: existentials and the values inside them.

extension Checker {
  /// Checks `value as T`, `as? T` and `as! T`.
  mutating func checkAs(_ node: AsExprSyntax) throws(CheckFailure) -> Expression {
    // The argument of a format is the value itself, whatever Foundation calls its type.
    if node.questionOrExclamationMark == nil, ["CVarArg", "NSDate", "NSUUID"].contains(node.type.bareText) {
      return try check(node.expression, expecting: nil)
    }
    let type = try resolve(node.type, in: typeScope)
    guard let mark = node.questionOrExclamationMark else {
      // `[1, 2] as Set`: the elements determine the generic argument.
      let wanted = isUnbound(type) ? opened(type) : type
      if let made = try foundationNumber(wanted, of: node.expression, at: node.offset) { return made }
      if let made = try foundationSet(wanted, of: node.expression, at: node.offset) { return made }
      if let made = try foundationError(wanted, of: node.expression, at: node.offset) { return made }
      let value = try check(node.expression, expecting: wanted)
      return try fit(value, to: wanted, node.expression, as: .coercion).sealed
    }
    let value = try check(node.expression, expecting: nil)
    try force(value.type)
    let result = Expression(try castKind(value, to: type), .optional(type), at: node.asKeyword.offset)
    guard mark.tokenKind == .exclamationMark else { return result }
    return Expression(.unwrap(result), type, at: node.asKeyword.offset)
  }

  /// Returns `x as NSNumber` or `x as NSDecimalNumber`, which makes an object of Foundation from a number; nil for
  /// another type.
  private mutating func foundationNumber(
    _ type: Type, of syntax: ExprSyntax, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let nominal = type.nominal, nominal.isPrelude, ["NSNumber", "NSDecimalNumber"].contains(nominal.name),
      !syntax.isLiteral
    else { return nil }
    let value = try check(syntax, expecting: nil)
    try force(value.type)
    let known = inference.resolved(value.type)
    if let made = known.nominal, made.isPrelude, made.name == "Decimal" {
      let label = nominal.name == "NSNumber" ? "_decimal" : "decimal"
      return try construct(type, [.labelled(label, value)], expecting: type, at: offset)
    }
    guard known.isNumeric else { return try fit(value, to: type, syntax, as: .coercion) }
    return try construct(type, [.labelled("value", value)], expecting: type, at: offset)
  }

  /// Returns `x as NSSet` of a set or a list of objects; nil for another type.
  private mutating func foundationSet(
    _ type: Type, of syntax: ExprSyntax, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let nominal = type.nominal, nominal.isPrelude, nominal.name == "NSSet" else { return nil }
    let value = try check(syntax, expecting: nil)
    try force(value.type)
    guard inference.resolved(value.type).nominal?.name == "Set" else {
      return try fit(value, to: type, syntax, as: .coercion)
    }
    return try construct(type, [.labelled("set", value)], expecting: type, at: offset)
  }

  /// Returns `x as NSError` or `x as NSError?` of any error; nil for another type.
  private mutating func foundationError(
    _ type: Type, of syntax: ExprSyntax, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let nominal = (type.wrapped ?? type).nominal, nominal.isPrelude, nominal.name == "NSError",
      let ids = fileScope.functions["_foundationError"]
    else { return nil }
    let value = try check(syntax, expecting: nil)
    try force(value.type)
    let known = inference.resolved(value.type)
    guard declarations.isExistential(known.wrapped ?? known) else {
      return try fit(value, to: type, syntax, as: .coercion)
    }
    return try choose(
      among: candidates(ids), [.checked(value)], expecting: type, at: offset, named: "_foundationError")
  }

  private mutating func castKind(_ value: Expression, to type: Type) throws(CheckFailure) -> Expression.Kind {
    let known = inference.resolved(value.type)
    if case .metatype(let held) = known, declarations.isOpenType(held) {
      throw failure(SupportProblem.typeOfExistential(held), at: value.offset)
    }
    if declarations.isExistential(known) { return .cast(value) }
    if let wrapped = known.wrapped, isOpened(wrapped, for: type) {
      // An optional is opened, and the value in it is cast.
      let inner = makeVariable("", wrapped, mutable: false)
      let held = Expression(.variable(inner), wrapped, at: value.offset)
      return .chain(value, inner, Expression(try castKind(held, to: type), .optional(type), at: value.offset))
    }
    if isCastOfElements(known, type) { return .cast(value) }
    if let functions = functions(casting: known, to: type) {
      return try choose(
        among: candidates(functions), [.checked(value)], expecting: .optional(type), at: value.offset, named: "_castSet"
      ).kind
    }
    if declarations.isReference(known), known != type, converted(value, to: type) == nil { return .cast(value) }
    // Generic parameters get their types when code is generated for the specialization.
    if !known.parameters.isEmpty || !type.parameters.isEmpty { return .cast(value) }
    // Both types are known, so the cast succeeds or fails for every value.
    if known.wrapped == type { return value.kind }
    if let fitted = converted(value, to: type),
      known == type || declarations.isExistential(type) || declarations.isReference(known)
    {
      return .convert(fitted)
    }
    return mayCast(known, to: type) ? .cast(value) : .none
  }

  /// Returns whether a cast of an optional is one of the value in it.
  private func isOpened(_ wrapped: Type, for type: Type) -> Bool {
    if declarations.isExistential(wrapped) { return true }
    guard type.wrapped == nil else { return false }
    return declarations.isReference(wrapped) || isCastOfElements(wrapped, type)
  }

  /// Returns the functions that cast a set of Core Data to one of Swift; nil for other types.
  private func functions(casting known: Type, to type: Type) -> [FunctionID]? {
    guard type.nominal?.name == "Set", let set = known.nominal, set.isPrelude,
      ["NSSet", "NSMutableSet"].contains(set.name)
    else { return nil }
    return fileScope.functions["_castSet"]
  }

  /// Checks `value is T`.
  mutating func checkIs(_ node: IsExprSyntax) throws(CheckFailure) -> Expression {
    let type = try resolve(node.type, in: typeScope)
    let value = try check(node.expression, expecting: nil)
    try force(value.type)
    let known = inference.resolved(value.type)
    let offset = node.isKeyword.offset
    if case .metatype(let held) = known, declarations.isOpenType(held) {
      guard case .metatype(let wanted) = type, !declarations.isExistential(wanted), !declarations.isReference(wanted)
      else { throw failure(SupportProblem.typeOfExistential(held), at: offset) }
      let tags = [value, Expression(.tuple([]), type, at: offset)].map { Expression(.typeTag($0), .int, at: offset) }
      return Expression(.comparison(.equal, tags[0], tags[1]), .bool, at: offset)
    }
    let isObject = declarations.isReference(known.wrapped ?? known)
    if isObject, type.wrapped == nil {
      let cast = Expression(try castKind(value, to: type), .optional(type), at: offset)
      return Expression(.comparison(.notEqual, cast, Expression(.none, .optional(type), at: offset)), .bool, at: offset)
    }
    if declarations.isExistential(known) { return Expression(.typeTest(value, type), .bool, at: offset) }
    if let wrapped = known.wrapped, declarations.isExistential(wrapped), type.wrapped == nil {
      let cast = Expression(try castKind(value, to: type), .optional(type), at: offset)
      return Expression(.comparison(.notEqual, cast, Expression(.none, .optional(type), at: offset)), .bool, at: offset)
    }
    if !known.parameters.isEmpty || !type.parameters.isEmpty || isCastOfElements(known, type) {
      return Expression(.typeTest(value, type), .bool, at: offset)
    }
    let holds =
      known == type || declarations.isExistential(type) && conforms(known, to: type.nominal ?? .library("Any"))
    return Expression(.boolean(holds), .bool, at: offset)
  }
}
