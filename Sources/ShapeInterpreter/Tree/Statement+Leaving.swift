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
      switch statement {
      case .leave(let target): target == label
      case .block(let inner): inner.leaves(label)
      case .conditional(_, let then, let otherwise): then.leaves(label) || otherwise.leaves(label)
      case .unless(_, let otherwise): otherwise.leaves(label)
      case .choose(_, _, _, let branches): branches.contains { $0.body.leaves(label) }
      case .attempt(let body, _, let catches): body.leaves(label) || catches.contains { $0.body.leaves(label) }
      case .loop(let loop): loop.body.leaves(label)
      case .whileLoop(_, _, let body), .repeatWhile(_, let body, _): body.leaves(label)
      default: false
      }
    }
  }
}
