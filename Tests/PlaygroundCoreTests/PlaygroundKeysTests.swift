import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

@Suite struct PlaygroundKeysTests {
  @Test func keysMoveThroughShapesAndPanes() throws {
    var playground = Sample.playground()
    #expect(playground.focus == .shapes && playground.selectedEntry?.title == "Box")
    try playground.press("j")
    #expect(playground.selectedEntry?.title == "Ellipse")
    try playground.press("down")
    #expect(playground.selectedEntry?.title == "Fragile")
    try playground.press("k")
    #expect(playground.selectedEntry?.title == "Ellipse")
    try playground.press("J")
    #expect(playground.selectedEntry?.title == "Wild")
    try playground.press("j")
    #expect(playground.selectedEntry?.title == "Wild" && playground.notice == "last shape")
    try playground.press("home")
    #expect(playground.selectedEntry?.title == "Box" && playground.notice == nil)
    try playground.press("tab")
    #expect(playground.focus == .parameters)
    try playground.press("tab")
    #expect(playground.focus == .canvas)
    try playground.press("tab")
    #expect(playground.focus == .shapes)
    try playground.press("s-tab")
    #expect(playground.focus == .canvas)
    try playground.press("s-tab")
    #expect(playground.focus == .parameters)
  }

  @Test func arrowsChangeTheSelectedParameter() throws {
    var playground = Sample.playground()
    try playground.press("tab right right")
    #expect(playground.value("inset") == .number(14))
    try playground.press("h")
    #expect(playground.value("inset") == .number(13))
    try playground.press("L")
    #expect(playground.value("inset") == .number(23))
    try playground.press("s-right")
    #expect(playground.value("inset") == .number(33))
    try playground.press("L L L")
    #expect(playground.value("inset") == .number(60) && playground.notice == nil)
    try playground.press("l")
    #expect(playground.value("inset") == .number(60) && playground.notice == "60 is the highest value")
    try playground.press("j right")
    #expect(playground.value("petals") == .integer(6) && playground.value("inset") == .number(60))
    try playground.press("j right j left j enter")
    #expect(playground.value("isOpen") == .toggle(true))
    #expect(playground.value("turn") == .degrees(-92))
    #expect(playground.value("side") == .choice(2))
    try playground.press("j right")
    #expect(playground.value("style") == .choice(0), "the drawing's parameters follow the shape's")
  }

  @Test func eachShapeKeepsItsValues() throws {
    var playground = Sample.playground()
    try playground.press("right j")
    #expect(playground.value("width") == .number(0.5))
    try playground.press("right k")
    #expect(playground.value("inset") == .number(13))
    try playground.press("j")
    #expect(playground.value("width") == .number(0.51))
  }

  @Test func aTypedNumberIsSetWithEnter() throws {
    var playground = Sample.playground()
    try playground.press("tab 2 4")
    #expect(playground.mode == .typing("24") && playground.value("inset") == .number(12))
    try playground.press("enter")
    #expect(playground.mode == .browsing && playground.value("inset") == .number(24))
    try playground.press("0 enter")
    #expect(playground.value("inset") == .number(0))
    try playground.press("7 3 esc")
    #expect(playground.value("inset") == .number(0) && playground.mode == .browsing)
    try playground.press("9 9 enter")
    #expect(playground.value("inset") == .number(60) && playground.notice == "outside 0…60: set to 60")
    try playground.press("3 backspace backspace")
    #expect(playground.mode == .browsing)
    try playground.press("1 . 4 enter")
    #expect(playground.value("inset") == .number(1) && playground.notice == "inset goes in steps of 1")
    try playground.press("5 . . -")
    #expect(playground.mode == .typing("5."))
    try playground.press("enter")
    #expect(playground.value("inset") == .number(5))
  }

  @Test func aNumberMayBeNegativeWhereTheRangeIs() throws {
    var playground = Sample.playground()
    try playground.press("tab j j j - 4 5 enter")
    #expect(playground.value("turn") == .degrees(-45) && playground.lens.zoomSteps == 0)
    try playground.press("- enter")
    #expect(playground.value("turn") == .degrees(-45) && playground.notice == "'-' is no number")
    try playground.press("k k -")
    #expect(playground.lens.zoomSteps == -1, "a count cannot be negative, so the key zooms")
  }

  @Test func aToggleTakesNoNumber() throws {
    var playground = Sample.playground()
    try playground.press("tab j j 1")
    #expect(playground.mode == .browsing && playground.notice == "isOpen is no number; ←→ change it")
  }

  @Test func resetBringsBackOneOrAll() throws {
    var playground = Sample.playground()
    try playground.press("tab right j right f r")
    #expect(playground.value("petals") == .integer(5))
    #expect(playground.value("inset") == .number(13) && playground.value("style") == .choice(0))
    try playground.press("R")
    #expect(playground.value("inset") == .number(12) && playground.value("style") == .choice(2))
    try playground.press("R")
    #expect(playground.notice == "all values are start values")
  }

  @Test func theStyleGoesAround() throws {
    var playground = Sample.playground()
    var seen: [ParameterValue?] = []
    for _ in 0..<3 {
      try playground.press("f")
      seen.append(playground.value("style"))
    }
    #expect(seen == [.choice(0), .choice(1), .choice(2)])
  }

  @Test func theTrimIsPlayedOnTheClockThatIsHandedIn() throws {
    var playground = Sample.playground()
    try playground.press("wait:5s t")
    #expect(playground.value("trimTo") == .number(0) && playground.isAnimating)
    try playground.press("wait:500ms")
    #expect(playground.value("trimTo") == .number(0.25))
    try playground.press("wait:1s")
    #expect(playground.value("trimTo") == .number(0.75))
    try playground.press("wait:500ms")
    #expect(playground.value("trimTo") == .number(1) && !playground.isAnimating)
    try playground.press("t wait:1s t")
    #expect(playground.value("trimTo") == .number(1) && !playground.isAnimating, "stopped, as it was before")
    playground.settle(after: .tick(.zero))
    #expect(playground.clock == .seconds(8), "time does not go back")
  }

  @Test func theLensZoomsPansAndShowsTheFrame() throws {
    var playground = Sample.playground()
    try playground.press("+ + g")
    #expect(playground.lens.zoom == 2 && playground.lens.showsFrame)
    try playground.press("-")
    #expect(playground.lens.zoom == 1.5)
    try playground.press("_ _")
    #expect(playground.lens.zoom == 0.75)
    try playground.press("0 s-tab right down")
    #expect(playground.lens.zoom == 1 && playground.lens.panColumns == -2 && playground.lens.panRows == -4)
    try playground.press("0 g")
    #expect(playground.lens == Lens())
    try playground.press("+ + + + + + + + + + + + +")
    #expect(playground.lens.zoom == 64 && playground.notice == "this is the greatest zoom")
  }

  @Test func helpOpensAndCloses() throws {
    var playground = Sample.playground(columns: 60, rows: 12)
    try playground.press("?")
    #expect(playground.mode == .help(firstLine: 0))
    try playground.press("j j")
    #expect(playground.mode == .help(firstLine: 2))
    try playground.press("end")
    #expect(playground.view().plainText.contains("the source has an error"))
    try playground.press("esc")
    #expect(playground.mode == .browsing)
    try playground.press("f1 ?")
    #expect(playground.mode == .browsing && !playground.isFinished)
  }

  @Test func qQuits() throws {
    var playground = Sample.playground()
    try playground.press("tab q")
    #expect(playground.isFinished)
  }

  @Test func anUnusedKeySaysSo() throws {
    var playground = Sample.playground()
    try playground.press("Y")
    #expect(playground.notice == "'Y' does nothing here; ? shows the keys")
    #expect(playground.statusText.hasPrefix(" 'Y' does nothing here"))
  }

  @Test func aShapeIsEvaluatedOnlyWhenItsInputsChange() throws {
    let counter = Counter()
    let shape = EntryPoint(name: "Counted", parameters: [Sample.number("x", 1, 0...9, step: 1)]) { _, _, _ in
      counter.increment()
      return .init()
    }
    var playground = Playground.settled(
      files: [Sample.file("a.swift", [shape])], size: ScreenSize(columns: 80, rows: 24))
    #expect(counter.value == 1)
    try playground.press("f g + tab t wait:300ms ? esc resize:90x30")
    _ = playground.view()
    #expect(counter.value == 1)
    try playground.press("s-tab right")
    #expect(counter.value == 2)
  }
}
