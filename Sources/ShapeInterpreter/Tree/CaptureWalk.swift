// Captures: the variables that a closure takes from the code around it. Some of them must be shared.

/// Collects the variables, functions and closures that a piece of the tree refers to.
struct CaptureWalk: TreeWalk {
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
  var free: [VariableID] { used.filter { !declared.contains($0) }.sorted() }

  /// All variables that are declared inside, at any depth.
  var own: Set<VariableID> { declared.union(declaredDeeper) }

  init() {}

  /// Collects those of a closure's body. Its parameters are declared in it.
  init(of tree: ClosureTree) {
    for parameter in tree.parameters { declared.insert(parameter.variable) }
    walk(tree.body)
  }

  mutating func walk(_ statements: [Statement]) { for statement in statements { statement.forEachChild(&self) } }

  /// Returns whether a variable is declared inside, at any depth. Code around cannot capture it.
  func declares(_ variable: VariableID) -> Bool { declared.contains(variable) || declaredDeeper.contains(variable) }

  mutating func walk(declared variable: VariableID) { declared.insert(variable) }

  mutating func walk(_ expression: Expression) {
    switch expression.kind {
    case .variable(let id): used.insert(id)
    case .native(let row, _, let list) where row.isBuilder:
      if case .closure(let tree)? = list.first?.kind { walkInline(tree) } else { walk(list) }
    case .call(let id, _, _), .functionValue(let id, _, _):
      called.insert(id)
      expression.forEachChild(&self)
    case .apply(let function, let list):
      if case .closure(let tree) = function.kind, list.isEmpty { walkInline(tree) } else { walk(function) }
      walk(list)
    case .closure(let tree):
      closures.append(tree)
      let inner = tree.uses
      used.formUnion(inner.free)
      called.formUnion(inner.called)
      closures += inner.closures
      declaredDeeper.formUnion(inner.own)
    default: expression.forEachChild(&self)
    }
  }

  /// Walks a closure that becomes part of the code around it.
  private mutating func walkInline(_ tree: ClosureTree) {
    let inner = tree.uses
    used.formUnion(inner.used)
    declared.formUnion(inner.declared)
    declaredDeeper.formUnion(inner.declaredDeeper)
    called.formUnion(inner.called)
    closures += inner.closures
  }
}
