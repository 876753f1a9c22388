import PlaygroundCore
import Rendering
import ShapeInterpreter
import TestSupport

/// A walk of random keys, mouse events, ticks and sizes through a playground, with everything checked after each event.
struct RandomWalk {
  let seed: UInt64
  private(set) var playground: Playground
  /// The number of events, and the number of steps that they left to be undone.
  private(set) var count = 0
  private(set) var steps = 0
  /// The event that took longest, with the view that followed it.
  private(set) var slowest = (time: Duration.zero, event: "")

  private let first: Tuning
  private var generator: SeededGenerator
  private var clock = Duration.zero

  /// Begins in files of shapes, and in some more that draw what is no picture.
  init(files: [ShapeFile], seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    let wild = Sample.file("wild.swift", [Sample.box, Sample.row, Sample.fragile, Sample.wild])
    playground = Playground.settled(files: files + [wild], size: ScreenSize(columns: 80, rows: 24), seed: seed)
    first = playground.tuning
  }

  /// Has the next event happen; what is wrong after it, nothing when all is well.
  mutating func step() -> [String] {
    let event = Self.event(size: playground.size, clock: &clock, using: &generator)
    let undoCount = playground.undoCount
    let start = ContinuousClock.now
    playground.settle(after: event)
    let screen = playground.view()
    let time = ContinuousClock.now - start
    if time > slowest.time { slowest = (time, "\(count): \(event)") }
    var faults = faults(screen: screen)
    if abs(playground.undoCount - undoCount) > 1 { faults.append("\(playground.undoCount - undoCount) steps at once") }
    if playground.undoCount > undoCount { steps += 1 }
    let place = "seed \(seed), event \(count), \(event)"
    count += 1
    return faults.map { "\(place): \($0)" }
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
    case 3: return CellAspect(.random(in: 0.25...1, using: &generator)).map(Event.cells) ?? .tick(clock)
    case 4..<12:
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

  /// Returns what is wrong with a state; empty when all is well.
  private func faults(screen: ScreenBuffer) -> [String] {
    var faults: [String] = []
    let rows = max(1, playground.parameters.count)
    if !(0..<rows).contains(playground.selectedRow) { faults.append("no row is selected") }
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

  /// Undoes to the start and redoes to the end; what is wrong then, nothing when all is well.
  func historyFaults() -> [String] {
    var playground = playground
    var faults: [String] = []
    func go(_ key: Key, while condition: (Playground) -> Bool) {
      var count = 0
      while condition(playground), count < 1_000_000 {
        playground.settle(after: .key(key))
        count += 1
      }
    }
    // To where keys mean undo and redo: out of what is open.
    playground.settle(after: .resize(ScreenSize(columns: 80, rows: 24)))
    for _ in 0..<3 where playground.mode != .browsing { playground.settle(after: .key(.escape)) }
    go(.control("r")) { $0.redoCount > 0 }
    // As text, for a coordinate that is no number is not equal to itself.
    let last = (playground.tuning, playground.picture.path.description, playground.viewClock.moment)
    let steps = playground.undoCount
    go("u") { $0.undoCount > 0 }
    if playground.tuning != first { faults.append("the start is not the first state") }
    if playground.redoCount != steps { faults.append("\(playground.redoCount) steps in place of \(steps)") }
    go(.control("r")) { $0.redoCount > 0 }
    if playground.tuning != last.0 { faults.append("the end is not the last state") }
    // The moment of a shape's way is no part of a step.
    if playground.viewClock.moment == last.2, playground.picture.path.description != last.1 {
      faults.append("the last picture is another")
    }
    return faults.map { "seed \(seed), after \(count) events: \($0)" }
  }
}

extension RandomWalk: CustomStringConvertible {
  var description: String {
    "random walk: seed \(seed), \(count) events, \(steps) steps, slowest update and view \(slowest.time) (event \(slowest.event))"
  }
}
