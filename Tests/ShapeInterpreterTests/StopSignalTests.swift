import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Whoever does not want a result any more ends the work for it, and learns where it was.
struct StopSignalTests {
  /// A signal that has been raised: work ends at its first look.
  private let raised: StopSignal = {
    let stop = StopSignal()
    stop.raise()
    return stop
  }()

  @Test func aSignalIsRaisedOnceForAllItsCopies() {
    let stop = StopSignal()
    let copy = stop
    #expect(!copy.isRaised)
    stop.raise()
    stop.raise()
    #expect(copy.isRaised)
    StopSignal.never.raise()
    #expect(!StopSignal.never.isRaised)
  }

  @Test func anEvaluationEndsAtItsLoopAndKeepsWhatItHadDrawn() throws {
    let endless = Budget(steps: .max, depth: 100, size: 1_000, stop: raised)
    let failure = try Interpretation.failure("path.move(to: .zero)\n while true { }", budget: endless)
    #expect(failure.isStopped)
    #expect(failure.diagnostic.headline == "Sample.swift:7:8: error: the evaluation was stopped")
    #expect(failure.partialPath.description == "0 0 m")
  }

  @Test func anEvaluationWithinItsBudgetIsNotStopped() throws {
    let failure = try Interpretation.failure("while true { }", budget: Budget(steps: 5_000, depth: 100, size: 1_000))
    #expect(!failure.isStopped)
  }

  /// The steps and elements from the raising of the signal to the end are bounded: natives that charge look too.
  @Test(arguments: [
    "for i in 0..<Int.max { if i == 3 { continue } }",
    "func again(_ n: Int) -> Int { n < 40 ? again(n + 1) : n }\n while again(0) > 0 { }",
    "let a = Array(repeating: 1, count: 400)\n while a + a != [] { }",
    "var s = \"x\"\n while true { s = String(repeating: \"y\", count: 900) }",
  ])
  func whatGoesOnWithoutEndIsStoppedFromAnotherThread(body: String) throws {
    let stop = StopSignal()
    let budget = Budget(steps: .max, depth: 100, size: 1_000, stop: stop)
    let thread = Thread { stop.raise() }
    thread.start()
    #expect(try Interpretation.failure(body, budget: budget).isStopped)
  }

  @Test func aCheckThatIsStoppedSaysWhereAndComplainsOfNothing() {
    let members = (0..<200).map { "func f\($0)() -> CGFloat { CGFloat(\($0)) * 2 + 1 }" }.joined(separator: "\n")
    let text = """
      struct Long: Shape {
        \(members)
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "Long.swift", text: text), stop: raised)
    #expect(program.interruption?.shape == "Long")
    #expect(program.interruption?.place.file == "Long.swift")
    #expect(program.interruption?.sourceLine.hasPrefix("func f") == true)
    #expect(program.diagnostics.isEmpty)
    #expect(ShapeProgram(checking: ShapeSource(name: "Long.swift", text: text)).interruption == nil)
  }

  @Test func ofAStoppedCheckEachShapeThatIsNotDrawnSaysSo() {
    let shapes = (0..<9).map { "struct S\($0): Shape { func path(in rect: CGRect) -> Path { Path(rect) } }\n" }.joined()
    let source = ShapeSource(name: "Nine.swift", text: shapes)
    let stopped = ShapeProgram(checking: source, stop: raised).interrupted(saying: "stopped")
    #expect(stopped.diagnostics.map(\.message) == ["stopped"])
    #expect(stopped.declared.contains { $0.entryPoint == nil })
    #expect(stopped.declared.allSatisfy { $0.entryPoint != nil || $0.errors.map(\.message) == ["stopped"] })
    let whole = ShapeProgram(checking: source).interrupted(saying: "stopped")
    #expect(whole.shapes.count == 9 && whole.diagnostics.isEmpty)
  }

  @Test func theEvaluationOfADefaultIsStoppedWhereItIs() {
    let text = """
      func wait() -> CGFloat {
        var n = 0
        while n >= 0 { n = (n + 1) % 7 }
        return 1
      }
      struct Slow: Shape {
        var size: CGFloat = wait()
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "Slow.swift", text: text), stop: raised)
    #expect(program.interruption?.place.line == 3)
    #expect(program.shapes.isEmpty)
    #expect(program.diagnostics.isEmpty)
  }

  @Test func aSourceThatTheParserRejectsAndAModuleAreStoppedToo() {
    let text = "struct Whole: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }\nfunc broken( {"
    let source = ShapeSource(name: "Whole.swift", text: text)
    #expect(ShapeProgram(checking: source, stop: raised).interruption != nil)
    let other = ShapeSource(name: "Other.swift", text: "let a = 1")
    #expect(ShapeModule([source, other], stop: raised).program(of: "Whole.swift")?.interruption != nil)
  }
}
