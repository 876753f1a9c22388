import Testing

@testable import ShapeInterpreter

/// A shape that stops half way leaves what it had drawn.
struct PartialPathTests {
  private func drawn(_ body: String, declarations: String = "") throws -> String {
    try Interpretation.failure(body, declarations: declarations).partialPath.description
  }

  private let fault = "let none: [Int] = []\n_ = none[0]"

  @Test func aVariableKeepsItsPath() throws {
    let path = try drawn("path.move(to: .zero)\n path.addLine(to: CGPoint(x: 3, y: 4))\n \(fault)")
    #expect(path == "0 0 m 3 4 l")
  }

  @Test func aLoopKeepsItsTurns() throws {
    let path = try drawn(
      """
      let heights = [1, 2, 3]
      path.move(to: .zero)
      for i in 0..<10 { path.addLine(to: CGPoint(x: i, y: heights[i])) }
      """)
    #expect(path == "0 0 m 0 1 l 1 2 l 2 3 l")
  }

  @Test func aClosureKeepsThePathThatItBuilds() throws {
    let path = try drawn(
      """
      path = Path { p in
        p.move(to: .zero)
        p.addLine(to: CGPoint(x: 1, y: 2))
        \(fault)
      }
      """)
    #expect(path == "0 0 m 1 2 l")
  }

  @Test func aSharedPathIsKept() throws {
    let path = try drawn(
      """
      func line(_ x: Int) {
        path.addLine(to: CGPoint(x: x, y: 0))
        if x > 1 { \(fault) }
      }
      path.move(to: .zero)
      for x in 1..<9 { line(x) }
      """)
    #expect(path == "0 0 m 1 0 l 2 0 l")
  }

  @Test func anInoutParameterIsKept() throws {
    let path = try drawn(
      "path.move(to: .zero)\n draw(&path, 5)",
      declarations: """
        func draw(_ path: inout Path, _ n: Int) {
          if n == 0 { let none: [Int] = []; path.move(to: CGPoint(x: none[0], y: 0)) }
          path.addLine(to: CGPoint(x: n, y: n))
          draw(&path, n - 1)
        }
        """)
    #expect(path == "0 0 m 5 5 l 4 4 l 3 3 l 2 2 l 1 1 l")
  }

  @Test func aPathWithinAStructIsKept() throws {
    let path = try drawn(
      "var pen = Pen()\n pen.go(1)\n pen.go(2)\n \(fault)",
      declarations: """
        struct Pen {
          var path = Path()
          mutating func go(_ x: CGFloat) {
            if path.isEmpty { path.move(to: .zero) }
            path.addLine(to: CGPoint(x: x, y: 0))
          }
        }
        """)
    #expect(path == "0 0 m 1 0 l 2 0 l")
  }

  @Test func budgetsKeepThePathToo() throws {
    let path = try drawn(
      "path.move(to: .zero)\n while true { if path.elements < 3 { path.addLine(to: .zero) } }"
        .replacing("path.elements < 3", with: "path.currentPoint == nil"))
    #expect(path == "0 0 m")
    let deep = try drawn(
      "path.move(to: .zero)\n path.addLine(to: CGPoint(x: sink(1), y: 0))",
      declarations: "func sink(_ n: Int) -> Int { sink(n + 1) }")
    #expect(deep == "0 0 m")
  }
}
