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

extension Purpose {
  /// Returns the message for a value of type `have` where type `want` is expected.
  func complaint(about have: Type, insteadOf want: Type) -> String {
    switch self {
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

  /// Returns the message for `nil` where the expected type is not optional.
  func complaintAboutNil(insteadOf want: Type) -> String {
    switch self {
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
