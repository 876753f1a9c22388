import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Tasks that do not end, are too many or hold too much are stopped.
struct ViewTaskLimitTests {
  private func failure(_ body: String, members: String = "", budget: Budget = .standard) throws -> EvaluationFailure {
    let source = ViewSource(body: body, members: members)
    #expect(source.errors == [] && source.warnings == [])
    let box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let inputs = EntryPoint.Inputs(proposal: box, values: [], budget: budget, moment: 1)
    let failure = #expect(throws: EvaluationFailure.self) { try source.entry("V").evaluate(inputs) }
    guard let failure else { throw ViewSource.NoViews() }
    return failure
  }

  @Test func aTaskWithoutAWaitIsStopped() throws {
    let endless = try failure(
      "Text(\"\\(count)\").task { await run() }",
      members: "@State var count = 0\nfunc run() async {\nwhile true { count += 1 }\n}",
      budget: Budget(steps: 10_000, depth: 100, size: 10_000))
    #expect(endless.diagnostic.message == "the shape did not finish within 10000 loop turns and calls")
    #expect(endless.diagnostic.place?.line == 5)
  }

  @Test func aTaskThatNeverSleepsIsStopped() throws {
    let restless = try failure("Text(\"a\").task { while true { await Task.yield() } }")
    #expect(restless.diagnostic.message == "timers and delays ran code more than 10000 times without an event")
  }

  @Test func tooMuchWorkThatABodyLeavesForLaterIsStopped() throws {
    let many = try failure("{ for _ in 0..<20_000 { DispatchQueue.main.async {} }\nreturn Text(\"a\") }()")
    #expect(many.diagnostic.message == "more than 10000 tasks wait")
  }

  @Test func tooManyTasksAreStopped() throws {
    let many = try failure(
      "Text(\"a\").task {\nfor _ in 0..<20_000 { Task { try? await Task.sleep(for: .seconds(1)) } }\n}")
    #expect(many.diagnostic.message == "more than 10000 tasks wait")
    #expect(many.diagnostic.place?.line == 6)
  }

  @Test func onlyATaskCanWait() throws {
    let outside = try failure(
      "Text(\"a\").onAppear { wait() }",
      members: "let wait: () async -> Void = { try? await Task.sleep(for: .seconds(1)) }")
    #expect(outside.diagnostic.message == "only the code of a task can wait")
  }

  @Test func whatATaskHoldsIsMeasured() throws {
    let held = try failure(
      "Text(\"a\").task {\nfor i in 0..<1_000 { Task { await hold(i) } }\n}",
      members: """
        func hold(_ i: Int) async {
          let numbers = Array(repeating: i, count: 20_000)
          await Task.yield()
          try? await Task.sleep(for: .seconds(Double(numbers.count)))
        }
        """, budget: Budget(steps: 1_000_000, depth: 100, size: 100_000, bytes: 64 << 20))
    #expect(held.diagnostic.message == "values take more than 64 MB of memory")
  }
}
