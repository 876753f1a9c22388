/// A statement that leads nowhere, or a way through a body that ends without its value.
enum ControlFlowProblem: Problem {
  /// A body that gives a value; the raw value is its name in a sentence.
  enum Body: String {
    case getter
    case function = "global function"
    case method = "instance method"
    case closure
  }

  /// A use of something that may wait; the raw value is its name in a sentence.
  enum AsyncForm: String {
    case call
    case property = "property access"
  }

  case misplacedBreak
  case misplacedContinue
  case misplacedFallthrough
  /// `fallthrough` in the last case.
  case fallthroughToNothing
  /// A case of a `switch` without a statement, by its keyword.
  case emptyCase(String)
  /// The body of a `guard` does not leave the scope.
  case guardFallsThrough
  /// An `if` expression that has no value if its condition is false.
  case ifWithoutElse
  /// An empty branch of an expression that begins with this keyword.
  case emptyBranch(of: String)
  /// A branch of such an expression that ends with another statement than `throw`.
  case branchWithoutValue(of: String)
  case missingReturn(in: Body, Type)
  case returnWithoutValue
  case returnOfValue
  /// A value other than nil after `return` in an initializer.
  case returnInInitializer
  /// A call that can throw without `try`, where something handles the error or nothing does.
  case unmarkedCall(isHandled: Bool)
  case unhandledErrors
  /// A use of something `async` without `await`.
  case unmarkedWait
  case asyncInSynchronousCode(AsyncForm)
  case asyncInitialValue(AsyncForm)
  /// A loop over values that are waited for.
  case asyncLoopInSynchronousCode
  case asyncLetInSynchronousCode
  /// `async var`.
  case asyncVariable
  /// An `async let` with another pattern than a name.
  case asyncPattern
  /// An `await` with nothing that may wait; the diagnostic is a warning.
  case nothingToWaitFor

  var sentence: Sentence {
    switch self {
    case .misplacedBreak: "'break' is only allowed inside a loop, if, do, or switch"
    case .misplacedContinue: "'continue' is only allowed inside a loop"
    case .misplacedFallthrough: "'fallthrough' is only allowed inside a switch"
    case .fallthroughToNothing: "'fallthrough' without a following 'case' or 'default' block"
    case .emptyCase(let keyword): "'\(keyword)' label in a 'switch' must have at least one executable statement"
    case .guardFallsThrough:
      "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
    case .ifWithoutElse: "'if' must have an unconditional 'else' to be used as expression"
    case .emptyBranch(let keyword): "expected expression in branch of '\(keyword)' expression"
    case .branchWithoutValue(let keyword):
      "non-expression branch of '\(keyword)' expression may only end with a 'throw'"
    case .missingReturn(let body, let type): "missing return in \(body.rawValue) expected to return '\(type)'"
    case .returnWithoutValue: "non-void function should return a value"
    case .returnOfValue: "unexpected non-void return value in void function"
    case .returnInInitializer: "'nil' is the only return value permitted in an initializer"
    case .unmarkedCall(isHandled: true): "call can throw but is not marked with 'try'"
    case .unmarkedCall: "call can throw, but it is not marked with 'try' and the error is not handled"
    case .unhandledErrors: "errors thrown from here are not handled"
    case .unmarkedWait: "expression is 'async' but is not marked with 'await'"
    case .asyncInSynchronousCode(let form): "'async' \(form.rawValue) in a function that does not support concurrency"
    case .asyncInitialValue(let form): "'async' \(form.rawValue) cannot occur in a property initializer"
    case .asyncLoopInSynchronousCode: "'async' in a function that does not support concurrency"
    case .asyncLetInSynchronousCode: "'async let' in a function that does not support concurrency"
    case .asyncVariable: "'async' can only be used with 'let' declarations"
    case .asyncPattern: "'async let' is supported for a single name"
    case .nothingToWaitFor: "no 'async' operations occur within 'await' expression"
    }
  }
}
