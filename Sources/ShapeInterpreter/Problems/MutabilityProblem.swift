/// A change of a value that cannot be changed.
struct MutabilityProblem: Problem {
  /// The reason why a value cannot be changed.
  enum Reason {
    case immutableSelf
    case constant(String)
    case readOnlyKeyPath
    case getOnlyProperty(String)
    case getOnlySubscript
    /// The setter is private to the type.
    case inaccessibleSetter(String)
    case literal
    /// The value is the result of a call of this function.
    case result(of: String)
    case notVariable
  }

  var change: Change
  var reason: Reason

  init(_ change: Change, _ reason: Reason) {
    self.change = change
    self.reason = reason
  }

  var sentence: Sentence {
    switch reason {
    case .immutableSelf: "\(refusal): 'self' is immutable"
    case .constant(let name): "\(refusal): '\(name)' is a 'let' constant"
    case .readOnlyKeyPath: "\(refusal): the key path is read-only"
    case .getOnlyProperty(let name): "\(refusal): '\(name)' is a get-only property"
    case .getOnlySubscript where change == .assignment: "cannot assign through subscript: subscript is get-only"
    case .getOnlySubscript: "\(refusal): subscript is get-only"
    case .inaccessibleSetter(let name): "\(refusal): '\(name)' setter is inaccessible"
    case .literal: "\(refusal): literals are not mutable"
    case .result(let name): "\(refusal): '\(name)' returns immutable value"
    case .notVariable: "\(refusal): the expression is not a variable"
    }
  }

  /// The beginning of the sentence.
  private var refusal: String {
    switch change {
    case .assignment: "cannot assign to value"
    case .assignmentToPart: "cannot assign to property"
    case .passing: "cannot pass immutable value as inout argument"
    case .mutation: "cannot use mutating member on immutable value"
    case .reading: "cannot use mutating getter on immutable value"
    case .operation: "left side of mutating operator isn't mutable"
    }
  }
}

/// A kind of change to a value.
enum Change {
  case assignment, assignmentToPart, passing, mutation, operation
  /// A read of a lazy property, which stores the value at the first read.
  case reading

  /// The corresponding change of a part of a value.
  var ofPart: Change { self == .assignment ? .assignmentToPart : self }
}
