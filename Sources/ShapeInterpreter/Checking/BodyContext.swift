/// The context of the code being checked: the enclosing function and its state.
struct Surroundings {
  var function: FunctionID?
  /// The type whose members can be referenced without a receiver, or nil outside of types.
  var owner: Type?
  var isStatic = false
  /// The variable that holds the receiver, or nil if there is none.
  var receiver: VariableID?
  var generics: [GenericParameter] = []
  /// The result type that `return` must have, or nil while it is not known.
  var result: Type?
  /// The type that has been returned so far if the result type is not written (`some Shape`), or nil if there was no
  /// return.
  var returned: Type?
  /// The enclosing loops and switches, innermost last.
  var loops: [(name: String?, label: LoopLabel, isLoop: Bool)] = []
  var isInitializer = false
  var isClosure = false
  /// True in a function whose result is a view, and in the closures within.
  var isView = false
  /// The type of the selection of the innermost `TabView`, of which the values of its tabs are; nil elsewhere.
  var tabSelection: Type?
  /// True where the closure that is checked next has statements that make views.
  var isBuilder = false
  /// The file's result builder for the statements of the closure that is checked next, or nil.
  var ownBuilder: Type?
  /// True while candidates of a call are ranked, so that the bodies of builders are left out.
  var isRanking = false
  /// True in an argument for a parameter that takes styles: of two members that views and styles have, that of styles
  /// is meant.
  var asksForStyle = false
  /// True while a second or later pattern of a case is checked, which binds the same names as the first.
  var isFurtherPattern = false
  /// True if an error thrown here is handled: in a throwing function, in `try?` or `try!`, or in a `do` that catches
  /// all errors. Closures may always throw.
  var handlesErrors = false
  /// The type of the errors that the function throws if it says so: `throws(E)`.
  var thrown: Type?
  /// The errors that reach the innermost `do` with `catch`; nil outside of one.
  var caught: CaughtErrors?
  /// True if the call being checked is covered by a `try`.
  var isTrying = false
  /// True in code that may wait: in an `async` function, and in a closure that nothing makes synchronous.
  var isAsync = false
  /// True if the call being checked is covered by an `await`.
  var isAwaiting = false
  /// True if something under the innermost `await` may wait.
  var hasWaited = false
  /// The effects that the closure which is checked next may have.
  var effects = FunctionEffects.unknown
  /// The closure around the code if it must not wait: its type and its offset. Nil elsewhere.
  var synchronous: (type: Type, offset: Int)?
  /// True in an action that is checked once more, without its statements that use unknown names.
  var leavesUnknownOut = false
  /// True if types stay open at the end of a statement, because a surrounding expression settles them.
  var defersSettling = false
  /// True while operands are checked a second time with other contexts.
  var isSecondLook = false
  /// The number of expressions around the code that are checked once more in another way, because the usual one failed.
  var retries = 0
  /// The offset of the closing parenthesis of the call being checked, or nil if there is none.
  var callEnd: Int?
  /// The purpose of the values in the branches of the enclosing `if` or `switch` expression.
  var branches = Purpose.branch
}

/// The types of the errors that may reach a `catch`.
struct CaughtErrors: Equatable {
  /// The type in the `throws(E)` of the called functions.
  private var declared: Type?
  /// The types of the values in `throw` statements.
  private var thrown: Set<Type> = []
  private var isMixed = false

  /// True if nothing throws.
  var isEmpty: Bool { declared == nil && thrown.isEmpty && !isMixed }

  /// The type of all errors, or nil for `any Error`. Like the compiler, only functions that name the type of their
  /// errors decide this, not `throw` statements alone.
  var type: Type? { isMixed || !thrown.isSubset(of: declared.map { [$0] } ?? []) ? nil : declared }

  /// Adds the errors of a call; nil for errors of any type.
  mutating func add(_ type: Type?) {
    guard let type, type != .library("Error"), type.parameters.isEmpty, declared == nil || declared == type else {
      isMixed = true
      return
    }
    declared = type
  }

  /// Adds the error of a `throw` statement.
  mutating func addThrown(_ type: Type) { thrown.insert(type) }
}
