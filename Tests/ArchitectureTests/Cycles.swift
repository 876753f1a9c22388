/// Returns the groups of nodes that reach each other along arrows, the largest first; a node without such company is a
/// group of its own.
///
/// The algorithm is Tarjan's.
///
/// - Parameter arrows: for each node the nodes that it points to, by their indices.
func stronglyConnected(_ arrows: [Set<Int>]) -> [[Int]] {
  var search = CycleSearch(arrows: arrows)
  for node in arrows.indices where search.order[node] == nil { search.visit(node) }
  return search.groups.sorted { $0.count > $1.count }
}

private struct CycleSearch {
  let arrows: [Set<Int>]
  /// The number of nodes reached before each node; nil for those not reached yet.
  var order: [Int?]
  /// The earliest node that each node reaches through nodes on the stack.
  var lowest: [Int]
  var stack: [Int] = []
  var isOnStack: [Bool]
  var groups: [[Int]] = []
  var reached = 0

  init(arrows: [Set<Int>]) {
    self.arrows = arrows
    order = Array(repeating: nil, count: arrows.count)
    lowest = Array(repeating: 0, count: arrows.count)
    isOnStack = Array(repeating: false, count: arrows.count)
  }

  mutating func visit(_ node: Int) {
    order[node] = reached
    lowest[node] = reached
    reached += 1
    stack.append(node)
    isOnStack[node] = true
    for next in arrows[node].sorted() {
      if let found = order[next] {
        if isOnStack[next] { lowest[node] = min(lowest[node], found) }
      } else {
        visit(next)
        lowest[node] = min(lowest[node], lowest[next])
      }
    }
    guard lowest[node] == order[node] else { return }
    var group: [Int] = []
    while let last = stack.popLast() {
      isOnStack[last] = false
      group.append(last)
      if last == node { break }
    }
    groups.append(group.sorted())
  }
}
