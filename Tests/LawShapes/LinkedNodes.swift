import SwiftUI

final class ChainNode {
  var value: Int
  var next: ChainNode?
  weak var previous: ChainNode?

  init(_ value: Int, next: ChainNode? = nil) {
    self.value = value
    self.next = next
    next?.previous = self
  }

  func detach() {
    previous?.next = next
    next?.previous = previous
    next = nil
    previous = nil
  }
}

final class NodeChain: Sequence {
  private(set) var head: ChainNode?
  private(set) var count = 0

  func push(_ value: Int) {
    head = ChainNode(value, next: head)
    count += 1
  }

  func pop() -> Int? {
    guard let first = head else { return nil }
    head = first.next
    first.detach()
    count -= 1
    return first.value
  }

  func reverse() {
    var (previous, current): (ChainNode?, ChainNode?) = (nil, head)
    while let node = current {
      current = node.next
      node.next = previous
      previous = node
    }
    head = previous
  }

  struct Values: IteratorProtocol {
    var node: ChainNode?
    mutating func next() -> Int? {
      defer { node = node?.next }
      return node?.value
    }
  }

  func makeIterator() -> Values { Values(node: head) }
}

final class BranchNode {
  let length: Double
  private(set) var branches: [BranchNode] = []
  private(set) unowned var root: BranchNode!

  init(length: Double, depth: Int, root: BranchNode? = nil) {
    self.length = length
    self.root = root ?? self
    guard depth > 0 else { return }
    for index in 0..<2 {
      branches.append(BranchNode(length: length * (index == 0 ? 0.7 : 0.55), depth: depth - 1, root: self.root))
    }
  }

  var leaves: Int { branches.isEmpty ? 1 : branches.reduce(0) { $0 + $1.leaves } }
  var isRoot: Bool { root === self }
}

/// Lists and trees of objects that refer to one another, also in a circle.
struct LinkedNodes: Shape {
  /// 0...6
  var depth = 4

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let chain = NodeChain()
    for value in [3, 1, 4, 1, 5, 9] { chain.push(value) }
    func trace() {
      path.move(to: .zero)
      for (index, value) in chain.enumerated() { path.addLine(to: CGPoint(x: index, y: value)) }
    }
    trace()
    chain.reverse()
    trace()
    let popped = [chain.pop(), chain.pop()]
    path.addLine(to: CGPoint(x: popped[0] ?? 0, y: popped[1] ?? 0))
    trace()
    chain.head?.next?.value = 20
    chain.head?.next?.next?.detach()
    trace()
    let ring = ChainNode(1, next: ChainNode(2, next: ChainNode(3)))
    ring.next?.next?.next = ring
    var node: ChainNode? = ring
    for step in 0..<7 {
      path.addLine(to: CGPoint(x: step, y: node?.value ?? 0))
      node = node?.next
    }
    path.addLine(to: CGPoint(x: ring.next?.previous === ring ? 1 : 2, y: ring === node ? 1 : 2))
    let tree = BranchNode(length: 40, depth: depth)
    func draw(_ branch: BranchNode, from start: CGPoint, angle: Double) {
      let end = CGPoint(x: start.x + branch.length * cos(angle), y: start.y + branch.length * sin(angle))
      path.move(to: start)
      path.addLine(to: end)
      for (index, inner) in branch.branches.enumerated() {
        draw(inner, from: end, angle: angle + (index == 0 ? -0.5 : 0.6))
      }
    }
    draw(tree, from: CGPoint(x: rect.midX, y: rect.maxY), angle: -.pi / 2)
    path.addLine(to: CGPoint(x: tree.leaves, y: tree.isRoot ? 1 : tree.branches[0].isRoot ? 2 : 3))
    return path
  }
}
