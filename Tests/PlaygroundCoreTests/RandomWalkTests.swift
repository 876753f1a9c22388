import Foundation
import PlaygroundCore
import ShapeInterpreter
import Testing

/// A walk through the gallery; a longer one is the benchmarks' program `Walk`, which holds each event to its time too.
///
/// `STIPPLE_WALK_EVENTS` asks for more events than a test run has time for, `STIPPLE_WALK_SEED` for another walk.
@Suite struct RandomWalkTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// The gallery's shapes as they are in its files.
  private static func files() throws -> [ShapeFile] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "shapes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    return try names.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return ShapeFile(checking: ShapeSource(name: "shapes/" + name, text: text))
    }
  }

  @Test func `whatever is done, the state is sound and every step can be undone`() throws {
    let count = Self.number("STIPPLE_WALK_EVENTS") ?? 1_500
    let seed = UInt64(Self.number("STIPPLE_WALK_SEED") ?? 1)
    var walk = RandomWalk(files: try Self.files(), seed: seed)
    while walk.count < count {
      let faults = walk.step()
      #expect(faults.isEmpty, "\(faults)")
      guard walk.count % max(count / 4, 1) == 0 else { continue }
      let historyFaults = walk.historyFaults()
      #expect(historyFaults.isEmpty, "\(historyFaults)")
    }
    #expect(walk.steps > count / 20, "the walk goes somewhere")
    print(walk)
  }
}
