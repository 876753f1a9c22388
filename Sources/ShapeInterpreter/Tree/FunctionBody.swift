/// A checked body with the variables for its parameters.
struct FunctionBody {
  var receiver: VariableID?
  var parameters: [VariableID]
  var statements: [Statement]
  /// The statements that every way out of an initializer leads through: the implied `super.init()`.
  var epilogue: [Statement] = []
  var result: Type
  /// The errors in the body; nil elements are errors whose diagnostics were emitted elsewhere. The list itself is nil
  /// until the body is checked to its end; no code is generated for such a body.
  var faults: [Complaint?]?
  /// The way of a view on without a body that has errors; nil if the errors are final.
  var pardon: Pardon?

  /// The warnings in the place of the errors, and the body in the place of the checked one.
  struct Pardon {
    var complaints: [Complaint]
    var receiver: VariableID?
    var parameters: [VariableID]
    var statements: [Statement]
  }

  /// True if code may be generated for the body.
  var isSound: Bool { faults?.isEmpty ?? false }
}
