// Captures: the variables that a closure takes from the code around it. Some of them must be shared.

/// Collects the variables, functions and closures that a piece of the tree refers to.
struct CaptureWalk {
  /// The variables that are read or written.
  private(set) var used: Set<VariableID> = []
  /// The variables that are declared here, outside nested closures.
  private(set) var declared: Set<VariableID> = []
  /// The variables that are declared in nested closures. Only functions called in there may capture them.
  private var declaredDeeper: Set<VariableID> = []
  /// The functions that are called by number. Local functions among them add captures of their own.
  private(set) var called: Set<FunctionID> = []
  /// The closures that become values. An inlined closure is part of the surrounding code instead.
  private(set) var closures: [ClosureTree] = []

  /// The variables that come from outside, in a fixed order.
  var free: [VariableID] { used.subtracting(declared).sorted() }

  /// All variables that are declared inside, at any depth. Code around cannot capture them.
  var own: Set<VariableID> { declared.union(declaredDeeper) }

  mutating func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

  mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let value): visit(value)
    case .bind(let id, let value):
      declared.insert(id)
      if let value { visit(value) }
    case .assign(let target, let value):
      visit(target)
      visit(value)
    case .assignWrapped(let first, let later, _): visit([first, later])
    case .modify(let target, let holder, let value, let operand, let combined):
      declared.formUnion([holder, operand])
      visit([target, value, combined])
    case .block(let list), .deferred(let list): visit(list)
    case .raise(let value): visit(value)
    case .attempt(let body, let error, let catches):
      declared.insert(error)
      visit(body)
      visit(catches)
    case .conditional(let conditions, let then, let otherwise):
      visit(conditions)
      visit(then)
      visit(otherwise)
    case .unless(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .loop(let loop):
      declared.insert(loop.element)
      visit(loop.sequence)
      visit(loop.pattern)
      if let filter = loop.filter { visit(filter) }
      visit(loop.body)
    case .repeatWhile(_, let body, let condition):
      visit(body)
      visit(condition)
    case .whileLoop(_, let conditions, let body):
      visit(conditions)
      visit(body)
    case .choose(_, let subject, let value, let branches):
      declared.insert(subject)
      visit(value)
      visit(branches)
    case .giveBack(let value?, _): visit(value)
    case .giveBack(nil, _), .leave, .next: return
    }
  }

  private mutating func visit(_ branches: [Branch]) {
    for branch in branches {
      for (pattern, filter) in branch.patterns {
        visit(pattern)
        if let filter { visit(filter) }
      }
      visit(branch.body)
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .test(let value): visit(value)
      case .bind(let id, let value):
        declared.insert(id)
        visit(value)
      case .match(let pattern, let id, let value):
        declared.insert(id)
        visit(pattern)
        visit(value)
      }
    }
  }

  private mutating func visit(_ pattern: PatternTree) {
    switch pattern {
    case .anything: return
    case .variable(let id): declared.insert(id)
    case .tuple(let parts), .enumCase(_, let parts): for part in parts { visit(part) }
    case .some(let inner): visit(inner)
    case .cast(let id, let inner):
      declared.insert(id)
      visit(inner)
    case .test(let id, let value):
      declared.insert(id)
      visit(value)
    }
  }

  mutating func visit(_ expressions: [Expression]) { for expression in expressions { visit(expression) } }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .integer, .wideInteger, .decimal, .boolean, .none, .global, .deferred: return
    case .variable(let id): used.insert(id)
    case .string(let parts): for case .value(let value) in parts { visit(value) }
    case .field(let value, _), .component(let value, _), .negation(let value), .not(let value), .convert(let value),
      .unwrap(let value), .address(let value), .attempt(let value, _), .cast(let value), .typeTest(let value, _):
      visit(value)
    case .tuple(let list), .array(let list), .construct(let list), .enumCase(_, let list), .requirement(_, let list),
      .staticRequirement(_, _, let list):
      visit(list)
    case .table(let value, let list):
      visit(value)
      visit(list)
    case .arithmetic(_, let a, let b), .comparison(_, let a, let b), .and(let a, let b), .or(let a, let b),
      .coalesce(let a, let b), .subscripted(let a, let b):
      visit(a)
      visit(b)
    case .conditional(let a, let b, let c): visit([a, b, c])
    case .native(let row, _, let list):
      if row.isBuilder, case .closure(let tree)? = list.first?.kind { visitInline(tree) } else { visit(list) }
    case .call(let id, _, let list):
      called.insert(id)
      visit(list)
    case .apply(let function, let list):
      if case .closure(let tree) = function.kind, list.isEmpty { visitInline(tree) } else { visit(function) }
      visit(list)
    case .closure(let tree):
      closures.append(tree)
      var inner = CaptureWalk()
      for parameter in tree.parameters { inner.declared.insert(parameter.variable) }
      inner.visit(tree.body)
      used.formUnion(inner.free)
      called.formUnion(inner.called)
      closures += inner.closures
      declaredDeeper.formUnion(inner.own)
    case .functionValue(let id, _, let receiver):
      called.insert(id)
      if let receiver { visit(receiver) }
    case .chain(let base, let id, let rest):
      declared.insert(id)
      visit(base)
      visit(rest)
    case .block(let statements, let id):
      declared.insert(id)
      visit(statements)
    }
  }

  /// Visits a closure that becomes part of the code around it.
  private mutating func visitInline(_ tree: ClosureTree) {
    for parameter in tree.parameters { declared.insert(parameter.variable) }
    visit(tree.body)
  }
}
