import Foundation
import Testing

@testable import ShapeInterpreter

/// Nothing that a source does lasts, nests or grows without end, and what it had drawn stays.
struct BudgetTests {
  @Test func anEndlessLoopStops() throws {
    let failure = try Interpretation.failure("path.move(to: .zero)\n while true { }")
    #expect(failure.diagnostic.message == "the shape did not finish within 2000000 loop turns and calls")
    #expect(failure.diagnostic.place?.line == 7)
    #expect(failure.partialPath.description == "0 0 m")
  }

  @Test(arguments: ["Double", "Float"])
  func aStepBelowTheSpacingOfTheNumbersNeverArrives(type: String) throws {
    let stride = "stride(from: \(type)(1e30), through: 1e30, by: 1e-30)"
    let loop = try Interpretation.failure("for _ in \(stride) { }")
    #expect(loop.diagnostic.message == "the shape did not finish within 2000000 loop turns and calls")
    let list = try Interpretation.failure("let all = Array(\(stride))")
    #expect(list.diagnostic.message == "more than 500000 array elements")
  }

  @Test func endlessRecursionStops() throws {
    let failure = try Interpretation.failure(
      "path.move(to: CGPoint(x: deep(1), y: 0))", declarations: "func deep(_ n: Int) -> Int { deep(n + 1) }")
    #expect(failure.diagnostic.message == "calls are nested more than 500 deep")
  }

  @Test func pathsArraysAndStringsStaySmall() throws {
    let budget = Budget(steps: 1_000_000, depth: 100, size: 1_000)
    let messages = try [
      "path.move(to: .zero)\n for i in 0..<10_000_000 { path.addLine(to: CGPoint(x: i, y: 0)) }",
      "path = Path(rect)\n for _ in 0..<60 { path.addPath(path) }",
      "var a = [1]\n for _ in 0..<60 { a += a }",
      "var s = \"ab\"\n for _ in 0..<60 { s = s + s }",
    ].map { try Interpretation.failure($0, budget: budget).diagnostic.message }
    #expect(
      messages == [
        "more than 1000 path elements", "more than 1000 path elements", "more than 1000 array elements",
        "more than 1000 characters in a string",
      ])
  }

  @Test func thePartialPathIsWhatHadBeenDrawn() throws {
    let failure = try Interpretation.failure(
      "path.move(to: .zero)\n path.addLine(to: CGPoint(x: [1, 2][rect.isEmpty ? 0 : 2], y: 0))")
    #expect(
      failure.diagnostic.headline == "Sample.swift:7:36: error: index 2 is out of range of an array of 2 elements")
    #expect(failure.partialPath.description == "0 0 m")
  }

  @Test func variablesThatClosuresShareStayFew() throws {
    let budget = Budget(steps: 1_000_000, depth: 100, size: 1_000)
    let failure = try Interpretation.failure(
      "var all: [() -> Void] = []\n for i in 0..<5000 { var n = i; let next = { n += 1 }; all.append(next) }",
      budget: budget)
    #expect(failure.diagnostic.message == "more than 1000 shared variables")
  }

  @Test func valuesDoNotNestWithoutEnd() throws {
    let tree = "struct Tree { var value = 0; var parts: [Tree] = []; var named: [String: Tree] = [:] }"
    let messages = try [
      "var tree = Tree()\n for _ in 0..<100_000 { tree = Tree(parts: [tree]) }",
      "var trees = [Tree()]\n for _ in 0..<100_000 { trees[0] = Tree(parts: trees) }",
      "var tree = Tree()\n for _ in 0..<100_000 { tree.parts.append(tree) }",
      "var tree = Tree()\n for _ in 0..<100_000 { tree.parts.insert(tree, at: 0) }",
      "var tree = Tree()\n for _ in 0..<100_000 { tree.named[\"a\"] = tree }",
      "var tree = Tree()\n for _ in 0..<100_000 { tree = Tree(named: [\"a\": tree]) }",
      "var tree = Tree()\n for _ in 0..<100_000 { tree = Tree(parts: Array(repeating: tree, count: 2)) }",
      "var call: () -> Int = { 1 }\n for i in 0..<100_000 { let inner = call; call = { i + inner() } }",
      "var any: Any = 1\n for _ in 0..<100_000 { any = [any] }",
    ].map { try Interpretation.failure($0, declarations: tree).diagnostic.message }
    #expect(messages.allSatisfy { $0 == "values are nested more than 500 deep" }, "\(messages)")
  }

  @Test func valuesThatStayFlatAreKeptForAnyTime() throws {
    let tree = "struct Tree { var value = 0; var parts: [Tree] = [] }"
    let path = try Interpretation.path(
      """
      var trees = [Tree(parts: [Tree()])]
      for i in 0..<2_000 {
        trees[0].parts[0] = Tree(value: trees[0].parts[0].value + 1, parts: [])
        trees.append(Tree(value: i, parts: trees[0].parts))
        if i % 2 == 0 { trees.removeLast() }
      }
      path.move(to: CGPoint(x: trees[0].parts[0].value, y: trees.count))
      """, declarations: tree)
    #expect(path.description == "2000 1001 m")
  }

  @Test func theBudgetHoldsAfterAnErrorWasCaught() throws {
    let failure = try Interpretation.failure(
      """
      do { try fail() } catch { }
      path.move(to: CGPoint(x: Array(repeating: 1, count: 1 << 40).count, y: 0))
      """,
      declarations: "struct Wrong: Error { }\n func fail() throws { throw Wrong() }")
    #expect(failure.diagnostic.message == "more than 500000 array elements")
  }

  @Test func sharedPartsAreNotPrintedOrComparedWithoutEnd() throws {
    let declarations = """
      indirect enum Tree: Hashable { case leaf, both(Tree, Tree) }
      struct Rows: Hashable { var rows: [[[Int]]] }
      """
    let tree = "var tree = Tree.leaf\n for _ in 0..<60 { tree = .both(tree, tree) }\n"
    let rows = """
      let row = Array(repeating: 1, count: 3000)
      let rows = Rows(rows: Array(repeating: Array(repeating: row, count: 3000), count: 3000))

      """
    let uses = [
      #"path.move(to: CGPoint(x: "\(value)".count, y: 0))"#, "let known: Set = [value]",
      "path.move(to: CGPoint(x: value == value ? 1 : 0, y: 0))",
    ]
    for use in uses {
      for body in [tree + use.replacing("value", with: "tree"), rows + use.replacing("value", with: "rows")] {
        let message = try Interpretation.failure(body, declarations: declarations).diagnostic.message
        let isKnown = ["the shape did not finish", "more than 500000 characters"].contains { message.hasPrefix($0) }
        #expect(isKnown, "\(message)")
      }
    }
  }

  @Test func deepValuesArePrintedAndComparedToSomeDepth() throws {
    let declarations = "indirect enum Tree: Hashable { case leaf, both(Tree, Tree) }"
    func tree(_ depth: Int) -> String { "var tree = Tree.leaf\n for _ in 0..<\(depth) { tree = .both(tree, .leaf) }\n" }
    let use = #"path.move(to: CGPoint(x: "\(tree)".count, y: Set([tree]).contains(tree) && tree == tree ? 1 : 0))"#
    let path = try Interpretation.path(tree(90) + use, declarations: declarations)
    #expect(path.description == "1984 1 m")
    #expect(
      try Interpretation.path(
        tree(450) + "path.move(to: CGPoint(x: tree == tree ? 1 : 0, y: 0))", declarations: declarations
      ).description == "1 0 m")
    for use in [#"let text = "\(tree)""#, "let known: Set = [tree]"] {
      let failure = try Interpretation.failure(tree(450) + use, declarations: declarations)
      #expect(failure.diagnostic.message == "values are nested more than 100 deep")
    }
  }
}
