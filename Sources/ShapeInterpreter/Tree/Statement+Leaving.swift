// The statements that control never passes.

extension [Statement] {
  /// True if control never reaches the end of the list.
  var alwaysLeaves: Bool {
    contains { statement in
      switch statement {
      case .giveBack, .leave, .next, .raise: return true
      case .attempt(let body, _, let catches):
        return body.alwaysLeaves && catches.allSatisfy { $0.body.alwaysLeaves }
      case .block(let inner): return inner.alwaysLeaves
      case .conditional(_, let then, let otherwise): return then.alwaysLeaves && otherwise.alwaysLeaves
      case .choose(let label, _, _, let branches):
        return branches.allSatisfy { $0.fallsThrough || ($0.body.alwaysLeaves && !$0.body.leaves(label)) }
      case .expression(let expression): return expression.type == .never
      case .whileLoop(let label, let conditions, let body):
        guard conditions.count == 1, case .test(let test)? = conditions.first, case .boolean(true) = test.kind else {
          return false
        }
        return !body.leaves(label)
      default: return false
      }
    }
  }

  /// Returns whether one of the statements breaks out of the loop or switch with that label.
  func leaves(_ label: LoopLabel) -> Bool {
    contains { statement in
      if case .leave(let target) = statement { return target == label }
      return statement.blocks.contains { $0.leaves(label) }
    }
  }
}

extension [Statement] {
  /// Returns true if the statements assign the whole variable, as `self.init` does.
  func assigns(_ id: VariableID) -> Bool {
    contains { statement in
      switch statement {
      case .assign(let target, _):
        if case .variable(id) = target.kind { true } else { false }
      case .expression(let value):
        if case .block(let inner, _) = value.kind { inner.assigns(id) } else { false }
      default: statement.blocks.contains { $0.assigns(id) }
      }
    }
  }
}
