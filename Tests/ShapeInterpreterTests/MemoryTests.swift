import Testing

@testable import ShapeInterpreter

/// All values together take so much memory and no more; what is gone does not count, and what is shared counts once.
struct MemoryTests {
  /// A megabyte for values, and much of everything else.
  private static let budget = Budget(steps: 1_000_000, depth: 100, size: 500_000, work: 1 << 40, bytes: 1 << 20)

  private static let declarations = """
    struct Wide { var a = 0.0, b = 1.0, c = 2.0, d = 3.0, e = 4.0, f = 5.0, g = 6.0, h = 7.0 }
    indirect enum List { case end, item(Wide, List) }
    protocol Thing { }
    struct Some: Thing { var wide = Wide() }
    """

  @Test(arguments: [
    "let a = Array(repeating: Wide(), count: 20_000)",
    "var a: [[Int]] = []\n for i in 0..<200 { a.append(Array(repeating: i, count: 1_000)) }",
    "var p = path\n p.move(to: .zero)\n for i in 0..<5_000 { p.addLine(to: CGPoint(x: i, y: i)) }\n"
      + "var b: [Path] = []\n for _ in 0..<20 { var q = p; q.addLine(to: .zero); b.append(q) }",
    "var a: [String] = []\n for i in 0..<300 { a.append(String(repeating: \"x\", count: 5_000) + \"\\(i)\") }",
    "var d: [Int: [Double]] = [:]\n for i in 0..<1_000 { d[i] = Array(repeating: 1.5, count: 200) }",
    "var d: [String: Int] = [:]\n for i in 0..<20_000 { d[\"a rather long key number \\(i)\"] = i }",
    "var s: Set<Int> = []\n for i in 0..<30_000 { s.insert(i) }",
    "var l = List.end\n for _ in 0..<90 { l = .item(Wide(), l) }\n var a: [List] = []\n for _ in 0..<9_000 { a.append(.item(Wide(), l)) }",
    "var a: [any Thing] = []\n for _ in 0..<10_000 { a.append(Some()) }",
    "var c: [() -> Int] = []\n for i in 0..<20_000 { c.append({ i }) }",
    "var a: [CGMutablePath] = []\n for _ in 0..<200 { let m = CGMutablePath(); m.move(to: .zero)\n"
      + "for i in 0..<200 { m.addLine(to: CGPoint(x: i, y: i)) }\n a.append(m) }",
    "var a: [CGMutablePath] = []\n let m = CGMutablePath(); m.move(to: .zero)\n"
      + "for i in 0..<2_000 { m.addLine(to: CGPoint(x: i, y: i)) }\n for _ in 0..<200 { a.append(m.mutableCopy()!); a[a.count - 1].addLine(to: .zero) }",
    "var a: [() -> Void] = []\n for _ in 0..<20_000 { var w = Wide(); let f = { w.a += 1 }; a.append(f) }",
    "var a: [Wide] = []\n while true { a.append(Wide()) }",
    "let a = (0..<400_000).map { $0 }",
    "let a = Array(0..<400_000)",
    "var a: [[Int]] = []\n for i in 0..<100 { var b = Array(repeating: i, count: 2_000); b.reverse(); a += [b] }",
    "var a: [ArraySlice<Int>] = []\n let b = Array(0..<2_000)\n for i in 1..<200 { a.append(b[i...]) }",
  ])
  func valuesThatLiveTogetherStayWithinTheirMemory(_ body: String) throws {
    let failure = try Interpretation.failure(body, declarations: Self.declarations, budget: Self.budget)
    #expect(failure.diagnostic.message == "values take more than 1 MB of memory", "\(body)")
    #expect(failure.diagnostic.place != nil)
  }

  @Test(arguments: [
    "for i in 0..<1_000 { let a = Array(repeating: Wide(), count: 2_000); if a.count == i { break } }",
    "var a: [[Wide]] = []\n let one = Array(repeating: Wide(), count: 8_000)\n for _ in 0..<5_000 { a.append(one) }",
    "var a: [String] = []\n let text = String(repeating: \"x\", count: 400_000)\n for _ in 0..<5_000 { a.append(text) }",
    "var a: [Path] = []\n var p = path\n p.addRects(Array(repeating: rect, count: 1_000))\n for _ in 0..<5_000 { a.append(p) }",
    "var s = \"\"\n for i in 0..<100_000 { s = \"a text that is not short: \\(i)\" }",
    "for i in 0..<2_000 { var d: [Int: Int] = [:]; for j in 0..<100 { d[j] = i } }",
    "for i in 0..<100_000 { let f = { i + 1 }; _ = f() }",
    "for _ in 0..<20_000 { var w = Wide(); let f = { w.a += 1 }; f() }",
    "var a: [Int] = []\n for i in 0..<100_000 { a.append(i); if a.count > 1_000 { a = [] } }",
  ])
  func whatIsGoneOrSharedDoesNotCount(_ body: String) throws {
    let path = try Interpretation.path(
      body + "\n path.move(to: .zero)", declarations: Self.declarations, budget: Self.budget)
    #expect(path.description == "0 0 m", "\(body)")
  }

  @Test func aCopyIsMadeOnlyWhereThereIsRoom() throws {
    let failure = try Interpretation.failure(
      "let a = Array(0..<100_000)\n let b = a.reversed()\n path.move(to: CGPoint(x: b[0], y: 0))", budget: Self.budget)
    #expect(failure.diagnostic.message == "values take more than 1 MB of memory")
  }
}
