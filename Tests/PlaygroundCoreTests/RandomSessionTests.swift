import PlaygroundCore
import Rendering
import ShapeInterpreter
import TestSupport
import Testing

/// Whatever is pressed in whatever order, the state stays one that can be shown.
@Suite struct RandomSessionTests {
  private static let keys: [Key] =
    [
      .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .pageUp, .pageDown, .home, .end, .tab,
      .shiftTab, .enter, .escape, .backspace, .space, Key(.function(1)), Key(.function(9)),
    ] + "hjklHJKLrRftg+-_=0123456789.?xyzé".map(Key.character)

  private static func event(using generator: inout SeededGenerator, clock: inout Duration) -> Event {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0:
      return .resize(
        ScreenSize(columns: .random(in: 0...120, using: &generator), rows: .random(in: 0...40, using: &generator)))
    case 1:
      clock += .milliseconds(Int.random(in: 0...900, using: &generator))
      return .tick(clock)
    case 2: return .sourceChanged(Sample.file("one.swift", [], errors: [Sample.error("broken")]))
    case 3: return .sourceChanged(Sample.file("one.swift", [Sample.ellipse, Sample.box]))
    case 4: return .sourceRemoved(["one.swift", "two.swift"].randomElement(using: &generator) ?? "")
    case 5: return .sourceChanged(Sample.file("two.swift", [Sample.fragile, Sample.wild]))
    default: return .key(keys.randomElement(using: &generator) ?? .up)
    }
  }

  @Test(arguments: UInt64(1)...12)
  func invariantsHoldAfterEveryEvent(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var playground = Sample.playground()
    var clock = Duration.zero
    for count in 0..<250 {
      playground.settle(after: Self.event(using: &generator, clock: &clock))
      let place: Comment = "seed \(seed), event \(count)"
      #expect(playground.parameters.indices.contains(playground.selectedRow), place)
      #expect(playground.selectedIndex.map(playground.entries.indices.contains) ?? playground.entries.isEmpty, place)
      #expect(zip(playground.parameters, playground.values).allSatisfy { $0.admits($1) }, place)
      #expect(playground.parameters.count == playground.values.count, place)
      if count % 10 == 0 { #expect(playground.view().size == playground.size, place) }
    }
    #expect(!playground.isFinished, "q was never pressed")
  }

  @Test func theSameEventsLeadToTheSameScreen() {
    func screen() -> ScreenBuffer {
      var generator = SeededGenerator(seed: 77)
      var playground = Sample.playground()
      var clock = Duration.zero
      for _ in 0..<200 { playground.settle(after: Self.event(using: &generator, clock: &clock)) }
      playground.settle(after: .resize(ScreenSize(columns: 90, rows: 30)))
      return playground.view()
    }
    #expect(screen() == screen())
  }
}
