import SwiftSyntax

/// The way from a part of the source to the rule that checks it.
///
/// Checking recurs: an expression contains closures, a closure contains statements, and these contain expressions. Each
/// rule knows only this protocol and the stages below it. One type above all of them, `AllForms`, knows the rules.
protocol Forms: SendableMetatype {
  /// Checks an expression by the rule of its form.
  static func check(
    _ syntax: ExprSyntax, expecting type: Type?, in checker: inout Checker
  ) throws(CheckFailure) -> Expression

  /// Checks a closure.
  static func check(
    _ closure: ClosureExprSyntax, expecting type: Type?, in checker: inout Checker
  ) throws(CheckFailure) -> Expression

  /// Checks statements in the current scope.
  static func check(_ items: [CodeBlockItemSyntax], in checker: inout Checker) throws(CheckFailure) -> [Statement]

  /// Checks the statements of a body for one of the file's result builders, and returns them with the value that the
  /// builder makes of them.
  static func check(
    _ items: CodeBlockItemListSyntax, of builder: Type, expecting type: Type?, at offset: Int,
    in checker: inout Checker
  ) throws(CheckFailure) -> (statements: [Statement], value: Expression)

  /// Checks an arm of a condition in such a body: its part is assigned to a variable of its own, and its index to
  /// `chosen`. `isLimited` is true for an arm that only some versions of a system take.
  static func check(
    arm items: [CodeBlockItemSyntax], of builder: Type, _ chosen: VariableID, isLimited: Bool, at offset: Int,
    in checker: inout Checker
  ) throws(CheckFailure) -> [Statement]

  /// Chooses the candidate that fits the arguments best and builds the call.
  static func choose(
    among candidates: [Candidate], _ arguments: [Argument], expecting type: Type?, at offset: Int, named name: String,
    of owner: Type?, else fallback: CheckFailure?, in checker: inout Checker
  ) throws(CheckFailure) -> Expression

  /// Makes a value of a type with one of its initializers.
  static func construct(
    _ type: Type, _ arguments: [Argument], expecting wanted: Type?, at offset: Int, in checker: inout Checker
  ) throws(CheckFailure) -> Expression

  /// Resolves a postponed call, by its index, to the overload that fits best with the types inferred so far.
  static func decide(_ index: Int, in checker: inout Checker) throws(CheckFailure)

  /// Settles the open types of a whole expression, unless a surrounding expression does.
  static func settle(_ expression: Expression, in checker: inout Checker) throws(CheckFailure) -> Expression

  /// Returns the type that a body or a value determines, or nil if there is no such member.
  static func type(of question: InferredType, in checker: inout Checker) throws(CheckFailure) -> Type?
}

/// A declaration whose type is not written: a body or a value determines it.
enum InferredType {
  /// The result of a function.
  case result(of: FunctionID)
  /// The type in which a stored property is stored.
  case stored(PropertyDeclaration, in: Nominal)
  /// The type of a stored property for users of its type, which differs for a wrapped property.
  case exposed(PropertyDeclaration, in: Nominal)
  case global(GlobalID)
  /// The property of that name of a type's values.
  case member(String, of: Type)
}

extension Checker {
  /// The greatest nesting depth of expressions that the checker accepts.
  private static let greatestDepth = 160

  /// Checks an expression. `type` is the type that the context prefers; the result may have another type.
  mutating func check(_ syntax: ExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else {
      throw failure(LimitProblem.nestedExpression, at: syntax.offset)
    }
    try spend(at: syntax.offset)
    let expression = try forms.check(syntax, expecting: type, in: &self)
    _ = try reasonable(expression.type, at: syntax.offset)
    return expression
  }

  /// Checks a closure.
  mutating func check(_ closure: ClosureExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    try forms.check(closure, expecting: type, in: &self)
  }

  /// Checks statements in the current scope.
  mutating func check(_ items: some Collection<CodeBlockItemSyntax>) throws(CheckFailure) -> [Statement] {
    try forms.check(Array(items), in: &self)
  }

  /// Checks a block in its own scope.
  mutating func check(block items: some Collection<CodeBlockItemSyntax>) throws(CheckFailure) -> [Statement] {
    scopes.append(Scope())
    defer { scopes.removeLast() }
    return try check(items)
  }

  /// Chooses the candidate that fits the arguments best and builds the call. If the choice depends on the rest of the
  /// expression, the call is postponed.
  mutating func choose(
    among candidates: [Candidate], _ arguments: [Argument], expecting type: Type?, at offset: Int, named name: String,
    of owner: Type? = nil, else fallback: CheckFailure? = nil
  ) throws(CheckFailure) -> Expression {
    try forms.choose(
      among: candidates, arguments, expecting: type, at: offset, named: name, of: owner, else: fallback, in: &self)
  }

  /// Makes a value of a type with one of its initializers or the memberwise one.
  mutating func construct(
    _ type: Type, _ arguments: [Argument], expecting wanted: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    try forms.construct(type, arguments, expecting: wanted, at: offset, in: &self)
  }

  /// Returns the finished tree of a whole expression. Its types stay open if a surrounding expression settles them.
  mutating func settled(_ expression: Expression) throws(CheckFailure) -> Expression {
    try forms.settle(expression, in: &self)
  }

  /// Returns the type that a body or a value determines.
  mutating func inferred(_ question: InferredType) throws(CheckFailure) -> Type {
    guard let type = try forms.type(of: question, in: &self) else { throw CheckFailure.silent }
    return type
  }
}
