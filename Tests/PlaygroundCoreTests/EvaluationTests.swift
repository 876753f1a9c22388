import Foundation
import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing

/// The state asks for what takes time, and what came of it comes back as an event.
@Suite struct EvaluationTests {
  /// A session that has drawn nothing yet.
  private func playground() -> Playground {
    Playground(
      files: [Sample.file("one.swift", [Sample.box, Sample.ellipse]), Sample.file("two.swift", [Sample.fragile])],
      size: ScreenSize(columns: 80, rows: 24))
  }

  /// Goes on until it is told to stop; by then it has drawn a line.
  private static let endless = EntryPoint(
    name: "Endless", parameters: [Sample.number("size", 1, 0...10, step: 1)]
  ) {
    _, values, budget throws(EvaluationFailure) in
    let path = Path(CGRect(x: 0, y: 0, width: 40, height: 30))
    guard values[0].number ?? 0 > 1 else { return path }
    while !budget.stop.isRaised { Thread.sleep(forTimeInterval: 0.001) }
    throw EvaluationFailure(
      diagnostic: Sample.error("the evaluation was stopped", line: 9), partial: .path(Path()), isStopped: true)
  }

  private func endlessPlayground() throws -> Playground {
    var playground = Playground.settled(
      files: [Sample.file("one.swift", [Self.endless, Sample.box])], size: ScreenSize(columns: 80, rows: 24))
    playground.update(.key(.character("l")))
    return playground
  }

  /// Returns what comes of an evaluation that is told to stop at once.
  private func stopped(_ evaluation: Evaluation?) throws -> Evaluated {
    let stop = StopSignal()
    stop.raise()
    return try #require(evaluation).run(stop: stop)
  }

  @Test func anUpdateEvaluatesNothingAndAsks() throws {
    var playground = playground()
    #expect(playground.picture.path.isEmpty)
    #expect(playground.evaluation?.title == "Box")
    let evaluated = try #require(playground.evaluation).run()
    #expect(playground.picture.path.isEmpty)
    playground.update(.evaluated(evaluated))
    #expect(!playground.picture.path.isEmpty)
    #expect(playground.evaluation == nil && playground.awaited == nil)
  }

  @Test func whatIsAskedForAgainIsTheSame() throws {
    var playground = playground()
    let first = playground.evaluation
    for key in "tf+gj" { playground.update(.key(.character(key))) }
    playground.update(.tick(.seconds(1)))
    playground.update(.key(.up))
    #expect(playground.selectedEntry?.id.name == "Box")
    #expect(playground.evaluation == first)
  }

  @Test func anAnswerThatIsOutOfDateIsDiscarded() throws {
    var playground = playground()
    playground.settle()
    let former = playground.picture.path
    playground.update(.key(.tab))
    playground.update(.key(.right))
    let old = try #require(playground.evaluation).run()
    playground.update(.key(.right))
    playground.update(.evaluated(old))
    #expect(playground.picture.path == former)
    #expect(playground.evaluation != nil)
    // The same shape and values, but a new text.
    let same = try #require(playground.evaluation).run()
    playground.update(.sourceChanged(Sample.file("one.swift", [Sample.box, Sample.ellipse])))
    playground.update(.evaluated(same))
    #expect(playground.picture.path == former)
    playground.settle()
    #expect(playground.picture.path != former)
  }

  @Test func theNewestOfManyKeysIsWhatIsAskedFor() throws {
    var playground = playground()
    playground.settle()
    playground.update(.key(.tab))
    for _ in 0..<50 { playground.update(.key(.right)) }
    playground.update(.evaluated(try #require(playground.evaluation).run()))
    #expect(playground.evaluation == nil)
    #expect(playground.value("inset") == .number(60))
  }

  @Test func anotherShapeIsNotShownInThePictureOfTheFormer() throws {
    var playground = playground()
    playground.settle()
    let canvas = playground.canvasView(size: playground.size)
    playground.update(.key(.down))
    #expect(playground.picture.path.isEmpty)
    #expect(playground.canvasView(size: playground.size) != canvas)
  }

  @Test func afterHalfASecondTheScreenSaysWhatItWaitsFor() throws {
    var playground = try endlessPlayground()
    let picture = playground.view()
    playground.update(.tick(.milliseconds(499)))
    #expect(!playground.isOverdue && !playground.statusText.contains("evaluating"))
    // Further keys do not begin the time anew.
    playground.update(.key(.character("l")))
    playground.update(.tick(.milliseconds(501)))
    #expect(playground.isOverdue)
    #expect(playground.statusText.hasPrefix(" evaluating Endless … esc stops"))
    let dimmed = playground.view()
    #expect(dimmed.text(row: 8) == picture.text(row: 8))
    let isDim = (17..<54).map { dimmed[$0, 8].style.attributes.contains(.dim) }
    #expect(!isDim.contains(false) && !picture[20, 8].style.attributes.contains(.dim))
    // Help opens over it, and closes.
    playground.update(.key(.character("?")))
    #expect(playground.view().plainText.contains("undo"))
    playground.update(.key(.escape))
    #expect(playground.mode == .browsing && !playground.isInterrupted)
  }

  @Test func escEndsItAndTheCanvasSaysWhere() throws {
    var playground = try endlessPlayground()
    let former = playground.picture.path
    playground.update(.key(.escape))
    #expect(playground.isInterrupted && playground.evaluation != nil)
    playground.update(.evaluated(try stopped(playground.evaluation)))
    #expect(!playground.isInterrupted && playground.evaluation == nil)
    #expect(playground.trouble?.message == "stopped by esc")
    #expect(playground.trouble?.place?.line == 9)
    #expect(playground.picture.path == former)
    #expect(playground.view().plainText.contains("9:10: stopped by esc"))
    // Another value is another try.
    playground.update(.key(.character("h")))
    playground.settle()
    #expect(playground.trouble == nil)
  }

  @Test func workThatDoesNotHearOfItIsGivenUpWithoutAPlace() throws {
    var playground = try endlessPlayground()
    playground.update(.key(.escape))
    playground.update(.evaluated(try #require(playground.evaluation).abandoned))
    #expect(playground.trouble?.message == "stopped by esc" && playground.trouble?.place == nil)
  }

  @Test func whatWasStoppedForAnotherReasonIsStillAskedFor() throws {
    var playground = try endlessPlayground()
    playground.update(.evaluated(try stopped(playground.evaluation)))
    #expect(playground.evaluation != nil && playground.trouble == nil)
  }

  @Test func theContactSheetAndTheComparisonAreAskedForToo() throws {
    var playground = playground()
    playground.settle()
    playground.update(.key(.character("c")))
    #expect(playground.mode == .browsing && playground.evaluation != nil)
    // Another key gives it up.
    playground.update(.key(.character("g")))
    #expect(playground.evaluation == nil)
    playground.update(.key(.character("c")))
    playground.update(.key(.escape))
    playground.update(.evaluated(try #require(playground.evaluation).abandoned))
    #expect(playground.evaluation == nil && playground.mode == .browsing)
    #expect(playground.statusText.hasPrefix(" stopped by esc"))
    playground.settle(after: .key(.character("c")))
    #expect(playground.mode != .browsing)
    playground.update(.key(.escape))
    playground.update(.key(.character("v")))
    #expect(playground.evaluation != nil)
    playground.update(.key(.escape))
    playground.update(.evaluated(try #require(playground.evaluation).abandoned))
    #expect(playground.evaluation == nil && !playground.lens.compares)
  }

  @Test func aCheckIsWaitedForAndSaid() throws {
    var playground = playground()
    playground.settle()
    let canvas = playground.canvasView(size: playground.size)
    playground.update(.key(.right))
    playground.update(.checking(["one.swift", "three.swift"]))
    // What the former text draws is out of date.
    #expect(playground.evaluation == nil)
    playground.update(.tick(.seconds(1)))
    #expect(playground.statusText.hasPrefix(" checking one.swift … esc stops"))
    #expect(playground.canvasView(size: playground.size) == canvas)
    playground.update(.key(.escape))
    #expect(playground.isInterrupted)
    playground.update(.checking([]))
    #expect(!playground.isInterrupted && playground.evaluation != nil)
    playground.update(.checking(["two.swift"]))
    #expect(playground.evaluation != nil)
  }

  @Test func aScriptThatIsStoppedSaysWhereItWas() throws {
    var playground = Playground(
      files: [Sample.file("one.swift", [Self.endless])], size: ScreenSize(columns: 80, rows: 24))
    let stop = StopSignal()
    Thread { stop.raise() }.start()
    let evaluated = playground.run(try KeyScript("l l l"), stop: stop)
    #expect(evaluated?.stopPlace?.place?.line == 9)
    playground.update(.key(.character("h")))
    #expect(playground.run(try KeyScript("g h")) == nil)
  }

  @Test func valuesThatAreNoNumbersAreDrawnOnce() {
    let number = Sample.number("x", .nan, 0...1)
    let shape = EntryPoint(name: "NaN", parameters: [number]) { rect, _, _ in Path(rect) }
    var playground = Playground(
      files: [Sample.file("one.swift", [shape])], size: ScreenSize(columns: 80, rows: 24),
      proposal: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    playground.settle()
    #expect(playground.evaluation == nil)
  }

  @Test func theScreenIsTheSameAroundArtworkThatWasDrawnElsewhere() throws {
    var playground = playground()
    playground.settle()
    for keys in ["", "tab l", "v", "c", "l", "esc", "?", "esc G G G G", "t", "down", "resize:100x30", "resize:9x2"] {
      try playground.press(keys)
      #expect(playground.frame(around: playground.artwork().drawn()).screen == playground.view(), "after \(keys)")
    }
  }

  @Test func formerArtworkStaysInItsPlaceUntilThereIsOther() throws {
    var playground = playground()
    playground.settle()
    let former = playground.artwork().drawn()
    let screen = playground.view()
    try playground.press("right")
    #expect(!playground.artwork().isSame(as: former.artwork))
    // The value is the new one, the drawing the former.
    #expect(playground.frame(around: former).screen != playground.view())
    #expect(playground.frame(around: former).screen.text(row: 8).prefix(54) == screen.text(row: 8).prefix(54))
    playground.update(.drawing(true))
    playground.update(.tick(.seconds(1)))
    #expect(playground.statusText.hasPrefix(" drawing Box …"))
    playground.update(.drawing(false))
    #expect(!playground.statusText.contains("drawing"))
    // Elsewhere it would be wrong.
    try playground.press("resize:70x24")
    #expect(!playground.frame(around: former).screen.plainText.contains("⠉"))
  }

  @Test func artworkThatNobodyWaitsForIsNotDrawnToItsEnd() throws {
    var playground = playground()
    playground.settle()
    let stop = StopSignal()
    let artwork = playground.artwork()
    #expect(artwork.drawn(stop: stop)?.artwork.isSame(as: artwork) == true)
    #expect(playground.view(stop: stop) == playground.view())
    #expect(playground.canvasView(size: playground.size, stop: stop) == playground.canvasView(size: playground.size))
    // With another value it may be seen until the next is there, of another shape or size it is of no use.
    try playground.press("right")
    #expect(artwork.leads(to: playground.artwork()))
    let other = Playground.settled(
      files: [Sample.file("one.swift", [Sample.ellipse])], size: ScreenSize(columns: 80, rows: 24))
    #expect(!artwork.leads(to: other.artwork()))
    try playground.press("resize:70x24")
    #expect(!artwork.leads(to: playground.artwork()))
    stop.raise()
    #expect(artwork.drawn(stop: stop) == nil)
    #expect(playground.view(stop: stop) == nil)
    #expect(playground.canvasView(size: playground.size, stop: stop) == nil)
  }
}
