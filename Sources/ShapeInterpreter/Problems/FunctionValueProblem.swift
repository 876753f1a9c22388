/// A closure, a key path or a function's name that does not suit the place where a function is needed.
enum FunctionValueProblem: Problem {
  /// A closure names no parameters although its type has some.
  case ignoredArguments(count: Int)
  /// A closure has another number of parameters than its type.
  case argumentCount(Type, expected: Int, used: Int)
  /// A closure's written result differs from that of its type.
  case closureResult(Type, insteadOf: Type)
  /// A closure's written parameter differs from that of its type.
  case closureParameter(Type, insteadOf: Type)
  /// `CGPoint.init` where the context does not say which initializer.
  case initializerWithoutContext(of: Type)
  /// A case with associated values as a function, where the context does not say its type.
  case caseWithoutContext(String)
  /// An operator as a function, such as `(+)`, where the context does not say its type.
  case operatorWithoutContext(String)
  /// A key path stands for a function of another type than its root.
  case keyPathAsFunction(root: Type, of: Type)
  case keyPathWithoutRoot
  case keyPathValue(Type, insteadOf: Type)
  case keyPathRoot(Type, insteadOf: Type)
  /// A value other than a key path in `value[keyPath: …]`.
  case notKeyPath(Type, root: Type)
  case mutatingGetterInKeyPath(String)
  /// A mutating method of a value, without a call.
  case mutatingMethod
  /// A closure that waits, where the function must not.
  case asyncClosure(Type)
  /// A closure that throws, where the function may wait and must not throw.
  case throwingClosure(Type)

  var sentence: Sentence {
    switch self {
    case .mutatingMethod: "cannot reference 'mutating' method as function value"
    case .ignoredArguments(let count):
      """
      contextual type for closure argument list expects \(count, of: "argument"), \
      which cannot be implicitly ignored
      """
    case .argumentCount(let type, let expected, let used):
      """
      contextual closure type '\(type)' expects \(expected, of: "argument"), \
      but \(used) \(used == 1 ? "was" : "were") used in closure body
      """
    case .closureResult(let written, let type):
      "declared closure result '\(written)' is incompatible with contextual type '\(type)'"
    case .closureParameter(let written, let type):
      "cannot convert closure parameter of type '\(written)' to '\(type)'"
    case .initializerWithoutContext(let type): "the initializer of '\(type)' needs a context that says its type"
    case .caseWithoutContext(let name): "the case '\(name)' needs a context that says its type"
    case .operatorWithoutContext(let name): "operator '\(name)' needs a context that says its type"
    case .keyPathAsFunction(let root, let type):
      "cannot convert key path with root '\(root)' to a function of '\(type)'"
    case .keyPathWithoutRoot:
      "cannot infer key path type from context; consider explicitly specifying a root type"
    case .keyPathValue(let have, let want):
      "key path value type '\(have)' cannot be converted to contextual type '\(want)'"
    case .keyPathRoot(let have, let want):
      "cannot convert key path root type '\(have)' to contextual type '\(want)'"
    case .notKeyPath(let type, let root):
      "cannot convert value of type '\(type)' to expected argument type 'KeyPath<\(root), _>'"
    case .asyncClosure(let type):
      "cannot pass function of type '\(type.description(with: "async"))' to parameter expecting synchronous function type"
    case .throwingClosure(let type):
      """
      invalid conversion from throwing function of type '\(type.description(with: "async throws"))' \
      to non-throwing function type '\(type.description(with: "async"))'
      """
    case .mutatingGetterInKeyPath(let name): "key path cannot refer to '\(name)', which has a mutating getter"
    }
  }
}
