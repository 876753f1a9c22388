import Testing

@testable import ShapeInterpreter

/// Objects take the memory of what is reached from a value, and no more: what only objects hold of one another is gone.
struct ObjectTests {
  private static let budget = Budget(steps: 1_000_000, depth: 100, size: 500_000, work: 1 << 40, bytes: 1 << 20)

  private static let declarations = """
    final class Node {
      var next: Node?
      var other: Node?
      var text = ""
      var values: [Double] = []
      init(next: Node? = nil) { self.next = next }
    }
    """

  @Test(arguments: [
    "for _ in 0..<100_000 { let node = Node(); node.text = \"a\" }",
    "for _ in 0..<50_000 { let node = Node(); node.next = Node(next: node); node.other = node }",
    "for i in 0..<500 { let node = Node(); node.values = Array(repeating: Double(i), count: 2_000) }",
    "for i in 0..<20_000 { let node = Node(); let add = { node.values.append(1) }; add(); node.text = \"\\(i)\" }",
    "for i in 0..<20_000 { var n = i; let add = { n += 1 }; add() }",
    "var last = Node()\n for _ in 0..<50_000 { last = Node() ; last.next = last }",
    "var kept: [Node] = []\n for i in 0..<50_000 { kept.append(Node()); if kept.count > 100 { kept = [] } }",
  ])
  func whatIsReachedByNothingIsFreed(_ body: String) throws {
    let path = try Interpretation.path(
      body + "\n path.move(to: .zero)", declarations: Self.declarations, budget: Self.budget)
    #expect(path.description == "0 0 m", "\(body)")
  }

  @Test(arguments: [
    "var list: Node?\n while true { list = Node(next: list) }",
    "let first = Node()\n var last = first\n while true { last.next = Node(); last = last.next! }",
    "let node = Node()\n while true { node.values.append(1) }",
    "var all: [() -> Void] = []\n while true { let node = Node(); all.append { node.text = \"\" } }",
    "var ring = Node()\n ring.next = ring\n while true { let next = Node(next: ring.next); ring.next = next; ring = next }",
    "var table: [Int: Node] = [:]\n while true { table[table.count] = Node() }",
  ])
  func whatIsReachedStaysWithinItsMemory(_ body: String) throws {
    let failure = try Interpretation.failure(body, declarations: Self.declarations, budget: Self.budget)
    #expect(failure.diagnostic.message == "values take more than 1 MB of memory", "\(body)")
    #expect(failure.diagnostic.place != nil)
  }

  @Test func objectsStayFew() throws {
    let failure = try Interpretation.failure(
      "var list: Node?\n for _ in 0..<5_000 { list = Node(next: list) }", declarations: Self.declarations,
      budget: Budget(steps: 1_000_000, depth: 100, size: 1_000))
    #expect(failure.diagnostic.message == "more than 1000 objects")
  }

  @Test func whatIsKeptIsWhatItWas() throws {
    let numbers = try Interpretation.numbers(
      "CGFloat(sum)", "CGFloat(list!.next!.values.count)",
      declarations: Self.declarations,
      setUp: """
        var list: Node?
        for i in 0..<40 { list = Node(next: list); list!.values = Array(repeating: Double(i), count: i) }
        for i in 0..<3_000 { let rest = Node(); rest.values = Array(repeating: 1, count: 4_000); rest.next = list }
        var sum = 0.0
        var node = list
        while let known = node { sum += known.values.reduce(0, +); node = known.next }
        """)
    #expect(numbers == [Double((0..<40).reduce(0) { $0 + $1 * $1 }), 38])
  }

  @Test func aDeepChainOfObjectsIsLetGo() throws {
    let path = try Interpretation.path(
      "var list: Node?\n for _ in 0..<60_000 { list = Node(next: list) }\n list = nil\n path.move(to: .zero)",
      declarations: Self.declarations, budget: Budget(steps: 1_000_000, depth: 100, size: 500_000))
    #expect(path.description == "0 0 m")
  }
}
