import Foundation
import PlaygroundCore
import ShapeInterpreter
import TestSupport
import Testing

/// A long walk of random keys, mouse events, ticks and sizes through the gallery, with everything checked after each event.
///
/// `STIPPLE_WALK_EVENTS` asks for more events than a test run has time for, `STIPPLE_WALK_SEED` for another walk.
@Suite struct RandomWalkTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// The gallery's shapes as they are in its files, and some that draw what is no picture.
  private static func files() throws -> [ShapeFile] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "shapes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    let gallery = try names.map { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return ShapeFile(checking: ShapeSource(name: "shapes/" + name, text: text))
    }
    return gallery + [Sample.file("wild.swift", [Sample.box, Sample.row, Sample.fragile, Sample.wild])]
  }

  private static let keys: [Key] =
    [
      .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .pageUp, .pageDown, .home, .end, .tab,
      .shiftTab, .enter, .escape, .backspace, .space, Key(.function(1)), Key(.function(9)), .control("r"),
    ] + (0x21...0x7E).map { Key.character(Character(Unicode.Scalar(UInt8($0)))) } + [.character("é"), .character("星")]
  /// Keys that do most are pressed most.
  private static let frequent: [Key] = [
    .up, .down, .left, .right, .tab, .enter, .escape, "u", "x", "/", "c", .control("r"),
  ]

  private static func event(
    size: ScreenSize, clock: inout Duration, using generator: inout SeededGenerator
  ) -> Event {
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<3:
      let columns = Int.random(in: 0...140, using: &generator)
      return .resize(ScreenSize(columns: columns, rows: .random(in: 0...40, using: &generator)))
    case 3..<12:
      clock += .milliseconds(Int.random(in: 0...500, using: &generator))
      return .tick(clock)
    case 12..<35:
      return .mouse(
        Mouse(
          Mouse.Action.allCases.randomElement(using: &generator) ?? .press,
          column: .random(in: -1...size.columns, using: &generator),
          row: .random(in: -1...size.rows, using: &generator)))
    case 35..<70: return .key(frequent.randomElement(using: &generator) ?? .up)
    default: return .key(keys.randomElement(using: &generator) ?? .up)
    }
  }

  /// What is wrong with a state; empty when all is well.
  private func faults(of playground: Playground, screen: ScreenBuffer) -> [String] {
    var faults: [String] = []
    if !playground.parameters.indices.contains(playground.selectedRow) { faults.append("no row is selected") }
    if playground.selectedIndex.map(playground.entries.indices.contains) != true {
      faults.append("no shape is selected")
    }
    for (parameter, value) in zip(playground.parameters, playground.values) where !parameter.admits(value) {
      faults.append("\(parameter.name) is \(value)")
    }
    if playground.values.count != playground.parameters.count {
      faults.append("values and parameters differ in number")
    }
    if !(-6...12).contains(playground.lens.zoomSteps) { faults.append("zoom \(playground.lens.zoomSteps)") }
    if screen.size != playground.size { faults.append("the view is \(screen.size)") }
    for row in 0..<screen.size.rows {
      let cells = screen.row(row)
      // A character of two columns takes the cell behind it too.
      if cells.count != playground.size.columns || cells.first?.character == nil && !cells.isEmpty {
        faults.append("row \(row) has \(cells.count) cells")
      }
    }
    return faults
  }

  /// Undoes to the start and redoes to the end, twice.
  private func checkHistory(of playground: Playground, first: Tuning, place: Comment) {
    var playground = playground
    func go(_ key: Key, while condition: (Playground) -> Bool) {
      var count = 0
      while condition(playground), count < 1_000_000 {
        playground.update(.key(key))
        count += 1
      }
    }
    // To where keys mean undo and redo: out of what is open.
    playground.update(.resize(ScreenSize(columns: 80, rows: 24)))
    for _ in 0..<3 where playground.mode != .browsing { playground.update(.key(.escape)) }
    go(.control("r")) { $0.redoCount > 0 }
    // As text, for a coordinate that is no number is not equal to itself.
    let last = (playground.tuning, playground.picture.path.description)
    let steps = playground.undoCount
    go("u") { $0.undoCount > 0 }
    #expect(playground.tuning == first, "\(place): the start is not the first state")
    #expect(playground.redoCount == steps, place)
    go(.control("r")) { $0.redoCount > 0 }
    #expect(playground.tuning == last.0, "\(place): the end is not the last state")
    #expect(playground.picture.path.description == last.1, "\(place): the last picture is another")
  }

  @Test func `whatever is done, the state is sound and every step can be undone`() throws {
    let count = Self.number("STIPPLE_WALK_EVENTS") ?? 1_500
    let seed = UInt64(Self.number("STIPPLE_WALK_SEED") ?? 1)
    var generator = SeededGenerator(seed: seed)
    var playground = Playground(files: try Self.files(), size: ScreenSize(columns: 80, rows: 24), seed: seed)
    let first = playground.tuning
    var clock = Duration.zero
    var slowest = (time: Duration.zero, event: "")
    var steps = 0
    for index in 0..<count {
      let event = Self.event(size: playground.size, clock: &clock, using: &generator)
      let undoCount = playground.undoCount
      let start = ContinuousClock.now
      playground.update(event)
      let screen = playground.view()
      let time = ContinuousClock.now - start
      if time > slowest.time { slowest = (time, "\(index): \(event)") }
      let faults = faults(of: playground, screen: screen)
      #expect(faults.isEmpty, "seed \(seed), event \(index), \(event): \(faults)")
      #expect(abs(playground.undoCount - undoCount) <= 1, "seed \(seed), event \(index), \(event)")
      if playground.undoCount > undoCount { steps += 1 }
      if (index + 1) % max(count / 4, 1) == 0 {
        checkHistory(of: playground, first: first, place: "seed \(seed), event \(index)")
      }
    }
    #expect(steps > count / 10, "the walk goes somewhere")
    print(
      "random walk: seed \(seed), \(count) events, \(steps) steps, slowest update and view \(slowest.time) (event \(slowest.event))"
    )
  }
}
