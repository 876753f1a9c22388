import Foundation
import TestSupport
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Laws of sessions over programs and events made by chance.
///
/// `STIPPLE_LIVES` asks for more sequences of events than a test run has time for, `STIPPLE_SEED` for others.
struct RandomLivesTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// The sequences of events of one program.
  private static let ofProgram = 8

  @Test func `what moves arrives, and every frame is the same from wherever one comes`() throws {
    let count = Self.number("STIPPLE_LIVES") ?? 240
    let seed = UInt64(Self.number("STIPPLE_SEED") ?? 1)
    print("seed \(seed), \(count) sequences")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<(count / Self.ofProgram) {
      let program = RandomLife(using: &generator)
      let (moving, still) = (try life(program.moving), try life(program.still))
      for _ in 0..<Self.ofProgram {
        let events = program.events(using: &generator)
        let faults = try faults(of: moving, still, events, using: &generator)
        guard let fault = faults.first else { continue }
        Issue.record("\(fault) after \(events), seed \(seed), in\n\(program.moving)")
        return
      }
    }
  }

  private func life(_ text: String) throws -> EntryPoint {
    let program = ShapeProgram(checking: ShapeSource(name: "V.swift", text: text))
    #expect(program.diagnostics.map(\.description) == [], "\(text)")
    return try #require(program.entries.first { $0.name == "V" })
  }

  private func faults(
    of moving: EntryPoint, _ still: EntryPoint, _ events: [ViewEvent], using generator: inout SeededGenerator
  ) throws -> [String] {
    let last = events.last?.moment ?? 0
    let moments = (0..<4).map { _ in Double.random(in: 0...(last + 1), using: &generator) }.sorted()
    let memory = ViewMemory()
    func views(_ entry: EntryPoint, _ moment: Double, _ memory: ViewMemory?) throws -> LaidOutViews {
      let inputs = EntryPoint.Inputs(
        proposal: CGRect(x: 0, y: 0, width: 200, height: 300), values: entry.parameters.map(\.initial), moment: moment,
        events: events, memory: memory)
      guard case .views(let views) = try entry.evaluate(inputs) else { throw ViewSource.NoViews() }
      return views
    }
    let forwards = try moments.map { try views(moving, $0, memory) }
    for (moment, seen) in zip(moments, forwards).reversed() {
      guard try views(moving, moment, nil) == seen else { return ["another frame at \(moment) from the start"] }
    }
    guard try views(moving, moments[0], memory) == forwards[0] else { return ["another frame back at \(moments[0])"] }
    let end = try views(moving, last + 60, memory)
    guard end.nextChange == nil else { return ["moves for ever"] }
    let arrived = try views(still, last + 60, nil)
    let (one, other) = (end.root?.listing ?? "", arrived.root?.listing ?? "")
    guard one == other, end.scene == arrived.scene else { return ["arrives at\n\(one)\nnot at\n\(other)"] }
    return []
  }
}
