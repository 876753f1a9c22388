/// Operands to which an operator does not apply.
enum OperatorProblem: Problem {
  case binary(String, Type, Type)
  case unary(String, Type)
  /// A value that is no object, beside `===`.
  case notObject(Type)
  /// `%` between floating-point numbers.
  case floatingRemainder
  /// `=` within an expression.
  case assignmentAsValue
  /// `->` within an expression.
  case functionTypeAsValue

  var sentence: Sentence {
    switch self {
    case .binary(let name, let left, let right) where left == right:
      "binary operator '\(name)' cannot be applied to two '\(left)' operands"
    case .binary(let name, let left, let right):
      "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
    case .unary(let name, let type): "unary operator '\(name)' cannot be applied to an operand of type '\(type)'"
    case .notObject(let type):
      "argument type '\(type)' expected to be an instance of a class or class-constrained type"
    case .floatingRemainder:
      "'%' is unavailable: for floating point numbers use 'truncatingRemainder(dividingBy:)' instead"
    case .assignmentAsValue: "an assignment is not a value"
    case .functionTypeAsValue: "a function type is not a value"
    }
  }
}
