// The effects of evaluating an expression on the variables that it reads.

extension Expression {
  /// True if evaluating the expression may change a variable that another operand reads,
  /// because it calls code of the file.
  var mayChangeVariables: Bool {
    switch kind {
    case .call, .apply, .block, .requirement, .staticRequirement, .chain, .address, .deferred: true
    case .arithmetic(_, let a, let b), .comparison(_, let a, let b), .and(let a, let b), .or(let a, let b),
      .coalesce(let a, let b), .subscripted(let a, let b):
      a.mayChangeVariables || b.mayChangeVariables
    case .negation(let value), .not(let value), .convert(let value), .unwrap(let value), .field(let value, _),
      .component(let value, _), .attempt(let value, _), .cast(let value), .typeTest(let value, _), .exactly(let value),
      .identity(let value), .typeTag(let value):
      value.mayChangeVariables
    case .conditional(let a, let b, let c): a.mayChangeVariables || b.mayChangeVariables || c.mayChangeVariables
    case .native(let row, _, let list):
      row.role == .mutating || row.isBuilder || list.contains { $0.mayChangeVariables }
    case .tuple(let list), .array(let list), .construct(let list), .enumCase(_, let list):
      list.contains { $0.mayChangeVariables }
    case .table(let value, let list): value.mayChangeVariables || list.contains { $0.mayChangeVariables }
    case .string(let parts):
      parts.contains { $0.value?.mayChangeVariables ?? false }
    case .functionValue(_, _, let receiver): receiver?.mayChangeVariables ?? false
    // The value of a global is made where no local variable is in reach.
    case .global, .variable, .integer, .wideInteger, .decimal, .boolean, .none, .closure: false
    }
  }

  /// True if all reads happen before the value is written. It may then be written to a variable that it reads.
  var readsBeforeWriting: Bool {
    switch kind {
    case .integer, .decimal, .boolean, .variable, .arithmetic, .negation, .comparison, .global, .subscripted: true
    case .native(let row, _, _): row.readsBeforeWriting
    default: false
    }
  }
}
