// Parts of SwiftUI that are drawn in another way than Apple draws them: each use in the file's own code is told.

extension Checker {
  /// Warns of the parts of SwiftUI in a body that are not drawn as Apple draws them.
  mutating func tellApproximations(in statements: [Statement]) {
    var walk = ApproximationWalk(declarations: declarations)
    walk.walk(statements)
    for (name, loss, offset) in walk.found { warn(ViewProblem.approximation(name, loss), at: offset) }
  }
}

/// Finds the values of the library that are drawn in another way.
private struct ApproximationWalk: TreeWalk {
  let declarations: Declarations
  /// The names of the values, with what their drawing lacks and their offsets.
  private(set) var found: [(name: String, loss: String, offset: Int)] = []

  init(declarations: Declarations) {
    self.declarations = declarations
  }

  mutating func walk(_ statements: [Statement]) { for statement in statements { statement.forEachChild(&self) } }
  mutating func walk(declared variable: VariableID) {}

  mutating func walk(_ expression: Expression) {
    switch expression.kind {
    case .call(let id, _, _):
      let function = declarations.functions[id]
      if function.isPrelude { tell(function.name, expression) }
    case .global(let id):
      if id < declarations.preludeGlobals { tell(declarations.globals[id].name, expression) }
    case .field(_, let name): tell(name, expression)
    default: break
    }
    expression.forEachChild(&self)
  }

  private mutating func tell(_ name: String, _ expression: Expression) {
    guard let type = expression.type.nominal, type.isPrelude, let loss = ViewModifierNames.losses[type.baseName] else {
      return
    }
    found.append((name, loss, expression.offset))
  }
}
