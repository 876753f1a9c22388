import SwiftSyntax

// Expressions: selects the rule that checks each form.

extension Checker {
  /// The greatest nesting depth of expressions that the checker accepts.
  static let greatestDepth = 160

  /// Checks an expression, fits it to `type` and settles all open types in it.
  mutating func checkWhole(
    _ syntax: ExprSyntax, expecting type: Type?, as purpose: Purpose = .initialization
  ) throws(CheckFailure) -> Expression {
    var expression = try check(syntax, expecting: type)
    if let type { expression = try fit(expression, to: type, syntax, as: purpose) }
    return try settleWhole(expression)
  }

  /// Checks a name that is an expression by itself.
  mutating func checkWholeReference(_ name: TokenSyntax) throws(CheckFailure) -> Expression {
    try settleWhole(try checkReference(name, expecting: nil))
  }

  private mutating func settleWhole(_ expression: Expression) throws(CheckFailure) -> Expression {
    guard !current.defersSettling else {
      // The surrounding expression settles the open types; literals are settled in their own statement.
      try resolveDeferred()
      return expression
    }
    return try settle(expression)
  }

  /// Checks an expression. `type` is the type that the context prefers; the result may have another type.
  mutating func check(_ syntax: ExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else {
      throw failure("the expression is nested too deeply to be checked", at: syntax.offset)
    }
    try spend(at: syntax.offset)
    let expression = try checkForm(syntax, expecting: type)
    _ = try reasonable(expression.type, at: syntax.offset)
    return expression
  }

  private mutating func checkForm(_ syntax: ExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    let offset = syntax.offset
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node):
      guard let value = integerValue(node.literal.text) else {
        throw failure("integer literal '\(node.literal.text)' overflows when stored into 'Int'", at: offset)
      }
      let kind: Expression.Kind = Int(exactly: value).map { .integer($0) } ?? .wideInteger(value)
      return Expression(kind, inference.makeVariable(.integerLiteral), at: offset)
    case .floatLiteralExpr(let node):
      let text = node.literal.text.replacing("_", with: "")
      return Expression(.decimal(Double(text) ?? .nan), inference.makeVariable(.floatLiteral), at: offset)
    case .booleanLiteralExpr(let node):
      return Expression(.boolean(node.literal.tokenKind == .keyword(.true)), .bool, at: offset)
    case .stringLiteralExpr(let node):
      return try checkString(node)
    case .nilLiteralExpr:
      return checkNil(expecting: type, at: offset)
    case .declReferenceExpr(let node):
      return try checkReference(node, expecting: type)
    case .memberAccessExpr(let node):
      return try checkMember(node, expecting: type)
    case .functionCallExpr(let node):
      return try checkCall(node, expecting: type)
    case .subscriptCallExpr(let node):
      return try checkSubscript(node, expecting: type)
    case .infixOperatorExpr(let node):
      return try checkInfix(node, expecting: type)
    case .prefixOperatorExpr(let node):
      return try checkPrefix(node, expecting: type)
    case .ternaryExpr(let node):
      return try checkTernary(node, expecting: type)
    case .tupleExpr(let node):
      return try checkTuple(node, expecting: type)
    case .arrayExpr(let node):
      return try checkArray(node, expecting: type)
    case .dictionaryExpr(let node):
      return try checkDictionary(node, expecting: type)
    case .keyPathExpr(let node):
      return try checkKeyPath(node, expecting: type)
    case .postfixOperatorExpr(let node) where node.operator.text == "...":
      let bound = try check(node.expression, expecting: rangeBound(type))
      return try checkNative(
        rows: library.operators["postfix ..."] ?? [], [bound], expecting: type, at: node.operator.offset,
        else: failure(
          "unary operator '...' cannot be applied to an operand of type '\(shown(bound.type))'",
          at: node.operator.offset))
    case .postfixOperatorExpr(let node):
      return try checkPostfix(node, expecting: type)
    case .closureExpr(let node):
      return try checkClosure(node, expecting: type)
    case .forceUnwrapExpr(let node):
      return try checkForceUnwrap(node, expecting: type)
    case .optionalChainingExpr(let node):
      throw failure("'?' must be followed by a call, member lookup, or subscript", at: node.questionMark.offset)
    case .inOutExpr(let node):
      let target = try check(node.expression, expecting: type)
      try requireMutable(target, for: .passing, at: node.offset)
      return Expression(.address(target), target.type, at: offset)
    case .tryExpr(let node):
      return try checkTry(node, expecting: type)
    case .ifExpr(let node):
      return try checkIfExpression(node, expecting: type)
    case .switchExpr(let node):
      return try checkSwitchExpression(node, expecting: type)
    case .asExpr(let node):
      return try checkAs(node)
    case .isExpr(let node):
      return try checkIs(node)
    case .missingExpr:
      throw CheckFailure.silent
    case .superExpr:
      throw failure(
        "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript",
        at: offset)
    default:
      throw failure("\(describe(syntax)) is not supported", at: offset)
    }
  }

  /// Returns the kind of an expression for a diagnostic.
  private func describe(_ syntax: ExprSyntax) -> String {
    switch syntax.kind {
    case .macroExpansionExpr: "a macro"
    case .awaitExpr: "'await'"
    case .regexLiteralExpr: "a regular expression"
    case .genericSpecializationExpr: "an explicitly specialized type"
    default: "this expression"
    }
  }

  private func integerValue(_ text: String) -> UInt64? {
    let digits = text.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return UInt64(digits.dropFirst(2), radix: radix)
    }
    return UInt64(digits)
  }

  private mutating func checkNil(expecting type: Type?, at offset: Int) -> Expression {
    let known = type.map { inference.shallow($0) } ?? inference.makeVariable()
    // For a type that is not optional, the context emits the diagnostic, because it knows the purpose of the value.
    return Expression(.none, known.wrapped == nil ? .optional(inference.makeVariable()) : known, at: offset)
  }

  private mutating func checkString(_ node: StringLiteralExprSyntax) throws(CheckFailure) -> Expression {
    var parts: [StringPart] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text):
        var piece = text.content.text.unescaped(delimiter: node.openingPounds?.text ?? "")
        // The parser may split one text into two segments.
        if case .text(let before)? = parts.last {
          piece = before + piece
          parts.removeLast()
        }
        parts.append(.text(piece))
      case .expressionSegment(let inner):
        guard let argument = inner.expressions.first else { continue }
        var value = try check(argument.expression, expecting: nil)
        try settleLiterals(in: value.type)
        value.type = inference.resolved(value.type)
        parts.append(.value(value))
      }
    }
    return Expression(.string(parts), .string, at: node.offset)
  }

  private mutating func checkTuple(_ node: TupleExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return try check(only.expression, expecting: type)
    }
    var expected: [Type?] = Array(repeating: nil, count: node.elements.count)
    if let type, case .tuple(let components) = inference.shallow(type), components.count == expected.count {
      expected = components.map(\.type)
    }
    var values: [Expression] = []
    var components: [Type.Component] = []
    for (element, wanted) in zip(node.elements, expected) {
      var value = try check(element.expression, expecting: wanted)
      // If an element does not fit, the diagnostic is about the whole tuple.
      if let wanted { value = converted(value, to: wanted) ?? value }
      values.append(value)
      components.append(.init(label: element.label?.text, type: value.type))
    }
    return Expression(.tuple(values), .tuple(components), at: node.offset)
  }

  private mutating func checkArray(_ node: ArrayExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    var expected = type.map { inference.shallow($0) }
    while let inner = expected?.wrapped { expected = inference.shallow(inner) }
    let common: CommonType
    if let known = expected?.arrayElement, !inference.isUnknown(known) || node.elements.isEmpty {
      common = CommonType(type: known)
    } else if let member = expected?.argument(of: "Set") ?? expected?.argument(of: "ArraySlice") {
      common = CommonType(type: member)
    } else if let expected, case .nominal = expected, conforms(expected, to: .library("OptionSet")) {
      return try checkOptionSet(node, expected)
    } else if let expected, takes(.array, expected) {
      return try ownArray(node, expected)
    } else {
      guard !node.elements.isEmpty || type.map({ inference.isUnknown($0) }) ?? false else {
        throw failure("empty collection literal requires an explicit type", at: node.offset)
      }
      common = try commonType(of: node.elements.map(\.expression))
    }
    let (values, element) = try elements(node.elements.map(\.expression), of: common, as: .element)
    let list = Expression(.array(values), .array(element), at: node.offset)
    if expected?.argument(of: "Set") != nil {
      return try literal("init(arrayLiteral:)", list, .set(element), [element])
    }
    return expected?.argument(of: "ArraySlice") == nil
      ? list : try literal("init(_:)", list, .slice(element), [element])
  }

  /// Returns the type of a range's bounds if the context expects a library range type, otherwise nil.
  func rangeBound(_ type: Type?) -> Type? {
    guard case .nominal(let nominal, let arguments)? = type.map({ inference.shallow($0) }), !nominal.isDeclared,
      RangeKind(rawValue: nominal.name) != nil
    else { return nil }
    return arguments[0]
  }

  /// Returns the union of several members of an option set that the file declares.
  mutating func unionOfFlags(_ members: [Expression], _ type: Type, at offset: Int) throws(CheckFailure) -> Expression {
    guard let unionOfFlags else { throw CheckFailure.silent }
    let list = Expression(.array(members), .array(type), at: offset)
    return try choose(
      among: try candidates([unionOfFlags]), [.checked(list)], expecting: type, at: offset, named: "init")
  }

  /// Checks the array literal of an option set: `[.topLeft, .topRight]`.
  private mutating func checkOptionSet(_ node: ArrayExprSyntax, _ type: Type) throws(CheckFailure) -> Expression {
    if types[type.nominal ?? .library("")] != nil {
      var members: [Expression] = []
      for item in node.elements {
        let value = try check(item.expression, expecting: type)
        members.append(try fit(value, to: type, item.expression, as: .element))
      }
      return try unionOfFlags(members, type, at: node.offset)
    }
    guard let nominal = type.nominal, let union = library.members[nominal]?["union"]?.first,
      let empty = library.initializers[nominal]?.first(where: { $0.parameters.isEmpty })
    else { throw CheckFailure.silent }
    var result = Expression(.native(empty, [:], []), type, at: node.offset)
    for item in node.elements {
      let value = try fit(try check(item.expression, expecting: type), to: type, item.expression, as: .element)
      result = Expression(.native(union, [:], [result, value]), type, at: node.offset)
    }
    return result
  }

  private mutating func checkTernary(
    _ node: TernaryExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let condition = try fit(try check(node.condition, expecting: .bool), to: .bool, node.condition, as: .condition)
    let (first, second) = try checkAlike(node.thenExpression, node.elseExpression, expecting: type)
    return Expression(.conditional(condition, first, second), first.type, at: node.offset)
  }

  /// Checks two expressions that must have one type. The one that needs no context is checked first.
  mutating func checkAlike(
    _ left: ExprSyntax, _ right: ExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> (Expression, Expression) {
    if let type, !inference.isUnknown(type) {
      return (
        try fit(try check(left, expecting: type), to: type, left, as: .initialization),
        try fit(try check(right, expecting: type), to: type, right, as: .initialization)
      )
    }
    if left.needsContext || (left.is(NilLiteralExprSyntax.self)) {
      let second = try check(right, expecting: type)
      let wanted =
        left.is(NilLiteralExprSyntax.self) && second.type.wrapped == nil ? Type.optional(second.type) : second.type
      return (
        try fit(try check(left, expecting: wanted), to: wanted, left, as: .initialization),
        try fit(second, to: wanted, right, as: .initialization)
      )
    }
    let first = try check(left, expecting: type)
    let second = try check(right, expecting: right.is(NilLiteralExprSyntax.self) ? .optional(first.type) : first.type)
    if let fitted = converted(second, to: first.type) { return (first, fitted) }
    if let fitted = converted(first, to: second.type) { return (fitted, second) }
    throw failure(
      "result values in '? :' expression have mismatching types '\(shown(first.type))' and '\(shown(second.type))'",
      at: left.offset)
  }

  private mutating func checkForceUnwrap(
    _ node: ForceUnwrapExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> Expression {
    let before = (inference, deferred)
    let first: Result<Expression, CheckFailure>
    do throws(CheckFailure) {
      let value = try unwrapped(node, try check(node.expression, expecting: nil))
      if isSuitable(value, for: type) { return value }
      first = .success(value)
    } catch {
      first = .failure(error)
    }
    // `.init(rawValue: 1)!`, or a call whose result depends on the context.
    let after = (inference, deferred)
    (inference, deferred) = before
    let told = type.flatMap { type in
      attempt { (checker) throws(CheckFailure) in
        let value = try checker.unwrapped(node, try checker.check(node.expression, expecting: .optional(type)))
        guard checker.isSuitable(value, for: type) else { throw CheckFailure.silent }
        return value
      }
    }
    if let told { return told }
    (inference, deferred) = after
    return try first.get()
  }

  private mutating func unwrapped(
    _ node: ForceUnwrapExprSyntax, _ value: Expression
  ) throws(CheckFailure) -> Expression {
    try force(value.type)
    guard let wrapped = inference.shallow(value.type).wrapped else {
      throw failure(
        "cannot force unwrap value of non-optional type '\(shown(value.type))'", at: node.exclamationMark.offset)
    }
    return Expression(.unwrap(value), wrapped, at: node.exclamationMark.offset)
  }

  /// Returns the type as far as it is inferred, for a diagnostic; open literals have their default types.
  func shown(_ type: Type) -> Type { inference.defaulted(type) ?? inference.resolved(type) }
}

extension Inference {
  /// Returns true if nothing is known of the type: it is an open variable, but not that of a literal.
  func isUnknown(_ type: Type) -> Bool {
    guard case .variable = shallow(type) else { return false }
    return !isOpenLiteral(type)
  }
}
