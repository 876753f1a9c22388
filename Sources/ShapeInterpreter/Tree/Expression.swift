/// An expression with resolved names, members and overloads.
///
/// Its types may hold inference variables while its statement is being checked; the finished tree has none.
struct Expression: Sendable {
  indirect enum Kind: Sendable {
    case integer(Int)
    /// An integer literal greater than `Int.max`.
    case wideInteger(UInt64)
    case decimal(Double)
    case boolean(Bool)
    case string([StringPart])
    /// The nil literal.
    case none
    case variable(VariableID)
    /// A file-level or static stored property.
    case global(GlobalID)
    /// A stored property of a struct that the library or the file declares.
    case field(Expression, String)
    case component(Expression, Int)
    case tuple([Expression])
    case array([Expression])
    /// Built-in arithmetic on two operands of one numeric type.
    case arithmetic(ArithmeticOperator, Expression, Expression)
    case negation(Expression)
    /// A built-in or synthesized comparison of two operands of one type.
    case comparison(ComparisonOperator, Expression, Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case not(Expression)
    case conditional(Expression, Expression, Expression)
    case coalesce(Expression, Expression)
    /// A call of a library row (a native function); the receiver, if any, is the first argument.
    case native(NativeRow, [GenericParameter: Type], [Expression])
    /// A call of a declared function; the receiver, if any, is the first argument.
    case call(FunctionID, [GenericParameter: Type], [Expression])
    /// A call of a protocol requirement; the witness is looked up once the receiver's type is known.
    case requirement(Requirement, [Expression])
    /// A static member or initializer of a generic parameter's type; the witness is looked up once that type is known.
    case staticRequirement(Requirement, Type, [Expression])
    /// A call of a function value.
    case apply(Expression, [Expression])
    /// A memberwise initialization: one value for each stored property, in order.
    case construct([Expression])
    case enumCase(Int, [Expression])
    /// The element of the list that belongs to an enum value without associated values, by the index of its case: its
    /// raw value.
    case table(Expression, [Expression])
    case closure(ClosureTree)
    /// A declared function used as a value, with the receiver that it is bound to.
    case functionValue(FunctionID, [GenericParameter: Type], receiver: Expression?)
    /// A conversion of the operand to this expression's type: between CGFloat and Double, or into an optional.
    case convert(Expression)
    case unwrap(Expression)
    /// `base?.…`: binds the wrapped value to the variable and evaluates the second expression, or is nil if the base is
    /// nil.
    case chain(Expression, VariableID, Expression)
    case subscripted(Expression, Expression)
    /// `&x`: the argument for an inout parameter.
    case address(Expression)
    /// An if or switch expression: its statements assign the value to the variable.
    case block([Statement], VariableID)
    /// `try?` (optional) or `try!`: turns a thrown error into nil or a trap.
    case attempt(Expression, optional: Bool)
    /// A conditional cast of an existential to this expression's type; nil if the value has another type.
    case cast(Expression)
    /// A test that an existential holds a value of the type.
    case typeTest(Expression, Type)
    /// An object as one of a class whose own members are called: `super`, or an object whose class is known.
    case exactly(Expression)
    /// The reference of an object as a number, by which `===` compares; 0 for nil.
    case identity(Expression)
    /// The tag of a type that is known only when the program runs: that of the value in an existential, of an object's
    /// class, or of the type that a metatype holds. Its own type is that of a metatype or an integer.
    case typeTag(Expression)
    /// A postponed member or call, by its index in the checker's `deferred`; resolved once its base type is inferred.
    case deferred(Int)
  }

  var kind: Kind
  var type: Type
  /// The offset of the start in the source, in UTF-8 bytes.
  var offset: Int

  init(_ kind: Kind, _ type: Type, at offset: Int) {
    self.kind = kind
    self.type = type
    self.offset = offset
  }
}

extension Expression {
  /// True if the expression is the nil literal.
  var isNil: Bool {
    if case .none = kind { return true }
    return false
  }
}

/// A piece of a string literal.
enum StringPart: Sendable {
  case text(String)
  case value(Expression)
  /// The value of `String(reflecting:)`, as it is printed within other values: a string in quotes.
  case reflected(Expression)

  /// The value that is put into the string; nil for a text.
  var value: Expression? {
    get {
      switch self {
      case .text: nil
      case .value(let value), .reflected(let value): value
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .text: break
      case .value: self = .value(newValue)
      case .reflected: self = .reflected(newValue)
      }
    }
  }
}

/// A method or property of a protocol, looked up in the type of the receiver.
struct Requirement: Hashable, Sendable {
  /// The full name, with argument labels: `path(in:)`.
  var name: String
  /// The declaration in the file or the prelude; nil for a member that the library guarantees.
  var id: FunctionID?
  /// True for a member that the protocol's extension declares and the protocol does not require. A call of it on an
  /// existential does not look for a member of that name in the value's type.
  var isInExtension = false
  /// True if a call may change the receiver.
  var isMutating = false
  /// True for a property or subscript that may be assigned.
  var isSettable = true

  /// True for a property or a subscript.
  var isAccessed: Bool { !name.contains("(") || name.hasPrefix("subscript(") }
}

/// A closure's parameters and body.
struct ClosureTree: Sendable {
  var parameters: [ClosureParameter]
  var body: [Statement] { didSet { settledUses = nil } }
  /// The uses of the body once all its types are settled; nil before. Closures nest, so that a walk over the bodies
  /// within each of them would take time that grows with the square of the depth.
  private(set) var settledUses: CaptureWalk?
  /// The names in a key path whose getter the closure is, with dots; nil for another closure. Closures of the same
  /// names and types are one function, so that key paths can be compared.
  var keyPath: String?

  init(parameters: [ClosureParameter], body: [Statement], keyPath: String? = nil) {
    (self.parameters, self.body, self.keyPath) = (parameters, body, keyPath)
  }

  /// The variables, functions and closures that the body refers to.
  var uses: CaptureWalk { settledUses ?? CaptureWalk(of: self) }

  /// Marks all types in the body as settled.
  mutating func keepUses() { settledUses = CaptureWalk(of: self) }
}

struct ClosureParameter: Sendable {
  var variable: VariableID
  var isInout: Bool
}

/// A statement with resolved expressions.
indirect enum Statement: Sendable {
  case expression(Expression)
  /// A declaration of a variable with its value, or without one if nil.
  case bind(VariableID, Expression?)
  case assign(Expression, Expression)
  /// An assignment to a wrapped property in an initializer. The first statement makes the wrapper. `later` assigns the
  /// value inside it and applies where the whole value is already initialized. `InitializationWalk` chooses, and
  /// records the choice by the offset.
  case assignWrapped(Statement, later: Statement, at: Int)
  /// `target op= value`: the variables hold the old value of the target and the operand; the last expression combines
  /// them.
  case modify(Expression, VariableID, Expression, VariableID, Expression)
  /// A statement list with its own scope.
  case block([Statement])
  case conditional([Condition], then: [Statement], otherwise: [Statement])
  /// A guard: its conditions bind variables for the statements that follow, and its body leaves the scope.
  case unless([Condition], otherwise: [Statement])
  case loop(Loop)
  case repeatWhile(LoopLabel, body: [Statement], condition: Expression)
  case whileLoop(LoopLabel, conditions: [Condition], body: [Statement])
  case choose(LoopLabel, subject: VariableID, value: Expression, branches: [Branch])
  case leave(LoopLabel)
  case next(LoopLabel)
  case giveBack(Expression?, at: Int)
  case deferred([Statement])
  /// A throw of a value of the type `any Error`.
  case raise(Expression)
  /// `do` with `catch`: the variable holds the thrown error, which is rethrown if no branch matches.
  case attempt(body: [Statement], error: VariableID, catches: [Branch])
}

/// A number that identifies a loop or switch of a file, for break and continue.
typealias LoopLabel = Int

/// A `for` loop.
struct Loop: Sendable {
  var label: LoopLabel
  var pattern: PatternTree
  var sequence: Expression
  /// The variable that holds each element before the pattern is matched.
  var element: VariableID
  var filter: Expression?
  var body: [Statement]
  var offset: Int
}

/// One condition of an if, guard or while.
indirect enum Condition: Sendable {
  case test(Expression)
  /// `if let`: true if the optional has a value, which is bound to the variable.
  case bind(VariableID, Expression)
  /// `if case`: the value is stored in the variable and matched against the pattern.
  case match(PatternTree, VariableID, Expression)
}

/// A case of a switch: any one of its patterns may match, and each may have a `where`.
struct Branch: Sendable {
  var patterns: [(pattern: PatternTree, filter: Expression?)]
  var body: [Statement]
  var fallsThrough = false
}

/// A pattern that a value is matched against or destructured by.
indirect enum PatternTree: Sendable {
  case anything
  case variable(VariableID)
  case tuple([PatternTree])
  /// An enum case with patterns for its associated values.
  case enumCase(Int, [PatternTree])
  /// A pattern for the value inside an optional.
  case some(PatternTree)
  /// A match of an existential that holds another type: the cast value is bound to the variable and matched further.
  case cast(VariableID, PatternTree)
  /// A match if the expression is true, with the subject bound to the variable.
  case test(VariableID, Expression)
}
