// Nodes: the values that stand for views of any type.

extension Checker {
  /// Returns the node of a view, or nil if the value is no view.
  mutating func node(of value: Expression) -> Expression? {
    try? decideCalls(of: value.type)
    let known = inference.resolved(inference.shallow(value.type))
    if known == .node { return value }
    guard !inference.isUnknown(known), !inference.isOpenLiteral(known), known != .failed else { return nil }
    // `nil` is a view of no type.
    if let wrapped = known.wrapped, inference.isUnknown(wrapped) { return nil }
    guard conforms(known, to: .library("View")) else { return nil }
    return attempt { (checker) throws(CheckFailure) in
      guard let node = try checker.property("_self", of: value, at: value.offset) else { throw CheckFailure.silent }
      return node
    }
  }
}
