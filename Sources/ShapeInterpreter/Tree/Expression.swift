/// An expression whose names, members and overloads are resolved.
///
/// While its statement is being checked its types may still hold inference variables; the finished tree has none.
struct Expression: Sendable {
  indirect enum Kind: Sendable {
    case integer(Int)
    /// An integer literal beyond the greatest Int.
    case wideInteger(UInt64)
    case decimal(Double)
    case boolean(Bool)
    case string([StringPart])
    /// The nil literal.
    case none
    case variable(VariableID)
    /// A file-level or static stored property.
    case global(GlobalID)
    /// A stored property of a struct, the library's or the file's.
    case field(Expression, String)
    case component(Expression, Int)
    case tuple([Expression])
    case array([Expression])
    /// Swift's own arithmetic on two operands of one numeric type.
    case arithmetic(ArithmeticOperator, Expression, Expression)
    case negation(Expression)
    /// A comparison of two operands of one type, Swift's own or synthesized.
    case comparison(ComparisonOperator, Expression, Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case not(Expression)
    case conditional(Expression, Expression, Expression)
    case coalesce(Expression, Expression)
    /// A call of a library row; the receiver, if any, is the first argument.
    case native(NativeRow, [GenericParameter: Type], [Expression])
    /// A call of a declared function; the receiver, if any, is the first argument.
    case call(FunctionID, [GenericParameter: Type], [Expression])
    /// A call of a protocol's requirement, found in the receiver's type once that is known.
    case requirement(Requirement, [Expression])
    /// A static member or initializer of a generic parameter's type, found once that type is known.
    case staticRequirement(Requirement, Type, [Expression])
    /// A call of a function value.
    case apply(Expression, [Expression])
    /// The memberwise initializer: a value for each stored property, in order.
    case construct([Expression])
    case enumCase(Int, [Expression])
    /// One of the values, by the case of an enum without associated values: its raw value.
    case table(Expression, [Expression])
    case closure(ClosureTree)
    /// A declared function used as a value, with the receiver it is bound to.
    case functionValue(FunctionID, [GenericParameter: Type], receiver: Expression?)
    /// The operand as a value of this expression's type: CGFloat and Double, a wrapped optional.
    case convert(Expression)
    case unwrap(Expression)
    /// `base?.…`: binds the wrapped value to the variable in the second expression, or is nil.
    case chain(Expression, VariableID, Expression)
    case subscripted(Expression, Expression)
    /// `&x`: the argument for an inout parameter.
    case address(Expression)
    /// An if or switch used as an expression: statements that assign the variable's value.
    case block([Statement], VariableID)
    /// `try?` and `try!`: what a thrown error becomes.
    case attempt(Expression, optional: Bool)
    /// A value of a protocol's type as one of another type, nil when it is none.
    case cast(Expression)
    /// Whether a value of a protocol's type is one of the type.
    case typeTest(Expression, Type)
    /// A member whose base type was open when it was seen; it is looked up once the expression is solved.
    case deferred(Int)
  }

  var kind: Kind
  var type: Type
  /// Where it starts in the source, in UTF-8 bytes.
  var offset: Int

  init(_ kind: Kind, _ type: Type, at offset: Int) {
    self.kind = kind
    self.type = type
    self.offset = offset
  }
}

extension Expression {
  /// Whether it is the nil literal.
  var isNil: Bool {
    if case .none = kind { return true }
    return false
  }
}

/// A piece of a string literal.
enum StringPart: Sendable {
  case text(String)
  case value(Expression)
}

typealias VariableID = Int
typealias FunctionID = Int
typealias GlobalID = Int

enum ArithmeticOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
}

enum ComparisonOperator: String, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// A method or property that a protocol asks for.
struct Requirement: Hashable, Sendable {
  /// The full name: `path(in:)`.
  var name: String
}

/// A closure's parameters and body.
struct ClosureTree: Sendable {
  var parameters: [ClosureParameter]
  var body: [Statement]
}

struct ClosureParameter: Sendable {
  var variable: VariableID
  var isInout: Bool
}

/// A statement whose expressions are resolved.
indirect enum Statement: Sendable {
  case expression(Expression)
  /// Gives a variable its value; nil declares it without one.
  case bind(VariableID, Expression?)
  case assign(Expression, Expression)
  /// An assignment to a wrapped property in an initializer: one that makes the wrapper, and one that changes the value in it, which counts where
  /// the whole value is there already.
  case assignWrapped(Statement, later: Statement, at: Int)
  /// `target op= value`: the last expression combines the variables that hold the target's and the operand's value.
  case modify(Expression, VariableID, Expression, VariableID, Expression)
  /// A statement list with a scope of its own.
  case block([Statement])
  case conditional([Condition], then: [Statement], otherwise: [Statement])
  /// The guard's conditions bind variables for what follows; the body leaves the scope.
  case unless([Condition], otherwise: [Statement])
  case loop(Loop)
  case repeatWhile(LoopLabel, body: [Statement], condition: Expression)
  case whileLoop(LoopLabel, conditions: [Condition], body: [Statement])
  case choose(LoopLabel, subject: VariableID, value: Expression, branches: [Branch])
  case leave(LoopLabel)
  case next(LoopLabel)
  case giveBack(Expression?, at: Int)
  case deferred([Statement])
  /// Throws a value of the type `any Error`.
  case raise(Expression)
  /// `do` with `catch`: the variable holds what was thrown; branches that do not match pass it on.
  case attempt(body: [Statement], error: VariableID, catches: [Branch])
}

/// Tells apart the loops and switches of a file, so that break and continue name theirs.
typealias LoopLabel = Int

/// A `for` loop.
struct Loop: Sendable {
  var label: LoopLabel
  var pattern: PatternTree
  var sequence: Expression
  /// The variable that holds an element before the pattern takes it apart.
  var element: VariableID
  var filter: Expression?
  var body: [Statement]
  var offset: Int
}

/// One condition of an if, guard or while.
indirect enum Condition: Sendable {
  case test(Expression)
  /// `if let`: holds when the optional has a value, which the variable then holds.
  case bind(VariableID, Expression)
  /// `if case`: the value is kept in the variable and matched.
  case match(PatternTree, VariableID, Expression)
}

/// One case of a switch: its patterns, any of which may match, each with its `where`.
struct Branch: Sendable {
  var patterns: [(pattern: PatternTree, filter: Expression?)]
  var body: [Statement]
  var fallsThrough = false
}

/// What a value is matched against or taken apart with.
indirect enum PatternTree: Sendable {
  case anything
  case variable(VariableID)
  case tuple([PatternTree])
  /// A case of an enum with patterns for its associated values.
  case enumCase(Int, [PatternTree])
  /// A value in an optional.
  case some(PatternTree)
  /// A value of a protocol's type that is one of another type, held in the variable and matched further.
  case cast(VariableID, PatternTree)
  /// True when the expression is, with the subject in the given variable.
  case test(VariableID, Expression)
}
