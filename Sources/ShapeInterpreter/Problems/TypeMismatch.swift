/// A value whose type does not fit the place where it stands.
enum TypeMismatch: Problem {
  case value(Type, insteadOf: Type, as: Purpose)
  /// `nil` where the expected type is not optional.
  case none(insteadOf: Type, as: Purpose)
  /// 1 instead of true, or 0 instead of false.
  case numberAsBool(Bool)
  /// A tuple for a pattern with more or fewer names.
  case tupleLength(Type, insteadOf: Type)
  /// The values of `a ? b : c`.
  case ternary(Type, Type)

  var sentence: Sentence {
    switch self {
    case .value(let have, let want, let purpose): Self.sentence(on: have, insteadOf: want, as: purpose)
    case .none(let want, let purpose): Self.sentenceOnNil(insteadOf: want, as: purpose)
    case .numberAsBool(let flag):
      "integer literal value '\(flag ? 1 : 0)' cannot be used as a boolean; did you mean '\(flag)'?"
    case .tupleLength(let have, let want):
      "'\(have)' is not convertible to '\(want)', tuples have a different number of elements"
    case .ternary(let first, let second):
      "result values in '? :' expression have mismatching types '\(first)' and '\(second)'"
    }
  }

  private static func sentence(on have: Type, insteadOf want: Type, as purpose: Purpose) -> Sentence {
    switch purpose {
    case .initialization: "cannot convert value of type '\(have)' to specified type '\(want)'"
    case .assignment: "cannot assign value of type '\(have)' to type '\(want)'"
    case .argument: "cannot convert value of type '\(have)' to expected argument type '\(want)'"
    case .condition where have.isInteger, .operand where have.isInteger:
      "type '\(have)' cannot be used as a boolean; test for '!= 0' instead"
    case .negation where have.isInteger: "type '\(have)' cannot be used as a boolean; test for '== 0' instead"
    case .condition: "cannot convert value of type '\(have)' to expected condition type '\(want)'"
    case .operand, .negation: "cannot convert value of type '\(have)' to expected argument type '\(want)'"
    case .element: "cannot convert value of type '\(have)' to expected element type '\(want)'"
    case .key: "cannot convert value of type '\(have)' to expected dictionary key type '\(want)'"
    case .value: "cannot convert value of type '\(have)' to expected dictionary value type '\(want)'"
    case .result: "cannot convert return expression of type '\(have)' to return type '\(want)'"
    case .closureResult: "cannot convert value of type '\(have)' to closure result type '\(want)'"
    case .coercion: "cannot convert value of type '\(have)' to type '\(want)' in coercion"
    case .defaultArgument: "default argument value of type '\(have)' cannot be converted to type '\(want)'"
    case .rawValue: "cannot convert value of type '\(have)' to raw type '\(want)'"
    case .pattern: "expression pattern of type '\(have)' cannot match values of type '\(want)'"
    case .branch: "branches have mismatching types '\(want)' and '\(have)'"
    }
  }

  private static func sentenceOnNil(insteadOf want: Type, as purpose: Purpose) -> Sentence {
    switch purpose {
    case .initialization: "'nil' cannot initialize specified type '\(want)'"
    case .assignment: "'nil' cannot be assigned to type '\(want)'"
    case .argument, .operand, .negation: "'nil' is not compatible with expected argument type '\(want)'"
    case .condition: "'nil' is not compatible with expected condition type '\(want)'"
    case .element: "'nil' is not compatible with expected element type '\(want)'"
    case .key: "'nil' is not compatible with expected dictionary key type '\(want)'"
    case .value: "'nil' is not compatible with expected dictionary value type '\(want)'"
    case .result: "'nil' is incompatible with return type '\(want)'"
    case .closureResult: "'nil' is not compatible with closure result type '\(want)'"
    case .defaultArgument: "nil default argument value cannot be converted to type '\(want)'"
    case .coercion, .rawValue, .pattern, .branch: "'nil' cannot be used in context expecting type '\(want)'"
    }
  }
}

/// The purpose of a value, which determines the wording of the diagnostic if its type does not fit.
enum Purpose {
  /// The value of a variable or property with a type annotation.
  case initialization
  case assignment
  case argument
  case condition
  /// An operand of `&&` or `||`.
  case operand
  /// The operand of `!`.
  case negation
  case element
  case key
  case value
  /// The value that a function returns.
  case result
  case closureResult
  /// The operand of `as`.
  case coercion
  case defaultArgument
  /// The raw value of an enum's case.
  case rawValue
  /// A value used as a pattern.
  case pattern
  /// The value of a branch in an `if` or `switch` expression whose type the first branch determines.
  case branch
}
