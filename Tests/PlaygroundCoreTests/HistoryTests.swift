import PlaygroundCore
import Rendering
import ShapeInterpreter
import TestSupport
import Testing

@Suite struct HistoryTests {
  @Test func `a run of one key is one step`() throws {
    var playground = Sample.playground()
    try playground.press("tab right right right left")
    #expect(playground.value("inset") == .number(14) && playground.undoCount == 1)
    try playground.press("u")
    #expect(playground.value("inset") == .number(12) && playground.notice == "undid: inset 14 → 12")
    try playground.press("u")
    #expect(playground.notice == "there is nothing to undo")
    try playground.press("c-r")
    #expect(playground.value("inset") == .number(14) && playground.notice == "redid: inset 12 → 14")
    try playground.press("Z")
    #expect(playground.notice == "there is nothing to redo")
  }

  @Test func `a pause of 300 ms ends a run`() throws {
    var playground = Sample.playground()
    try playground.press("tab right wait:299ms right wait:299ms right wait:300ms right")
    #expect(playground.value("inset") == .number(16) && playground.undoCount == 2)
    try playground.press("z")
    #expect(playground.value("inset") == .number(15))
    try playground.press("z")
    #expect(playground.value("inset") == .number(12))
  }

  @Test func `another parameter, shape or undo ends a run`() throws {
    var playground = Sample.playground()
    try playground.press("tab right j right k right")
    #expect(playground.undoCount == 3)
    try playground.press("u")
    #expect(playground.value("inset") == .number(13) && playground.selectedRow == 0)
    try playground.press("u")
    #expect(playground.value("petals") == .integer(5) && playground.selectedRow == 1, "what changed is selected")
    try playground.press("c-r right")
    #expect(playground.value("petals") == .integer(7) && playground.undoCount == 3, "a step that was redone is closed")
    #expect(playground.redoCount == 0, "what was undone before cannot be redone now")
  }

  @Test func `there and back again is no step`() throws {
    var playground = Sample.playground()
    try playground.press("tab right left")
    #expect(playground.undoCount == 0)
    try playground.press("j j enter enter + -")
    #expect(playground.value("isOpen") == .toggle(false))
  }

  @Test func `everything that is drawn can be undone`() throws {
    var playground = Sample.playground()
    let first = (playground.tuning, playground.view())
    // A shape, a style, the view, the frame, a typed number, a reset.
    let keys = ["j", "f", "+ + +", "g", "s-tab", "right right down", "tab tab", "4 enter", "k", "r", "R"]
    var states: [(Tuning, ScreenBuffer)] = []
    for key in keys {
      try playground.press("\(key) wait:1s")
      states.append((playground.tuning, playground.canvasView(size: playground.size)))
    }
    let steps = playground.undoCount
    #expect(steps == 8, "neither going to another pane nor what changes nothing is a step")
    var undone: [Tuning] = []
    for _ in 0..<steps {
      undone.append(playground.tuning)
      try playground.press("u")
    }
    #expect(playground.tuning == first.0)
    #expect(playground.canvasView(size: playground.size) == Sample.playground().canvasView(size: playground.size))
    for tuning in undone.reversed() {
      try playground.press("c-r")
      #expect(playground.tuning == tuning)
    }
    #expect(playground.tuning == states.last?.0)
    #expect(playground.canvasView(size: playground.size) == states.last?.1)
  }

  @Test func `a parameter of the drawing is not taken for the shape's of the same name`() throws {
    let shape = EntryPoint(name: "Line", parameters: [Sample.number("lineWidth", 5, 0...9, step: 1)]) {
      rect, _, _ in .init(rect)
    }
    var playground = Playground.settled(
      files: [Sample.file("a.swift", [shape])], size: ScreenSize(columns: 80, rows: 40))
    try playground.press("j j j j right wait:1s home u")
    #expect(playground.notice == "undid: lineWidth 3.5 → 3.0" && playground.selectedRow == 4)
    let slider = try #require((0..<40).first { playground.view().text(row: $0).contains("0…40") })
    try playground.press("drag:60,\(slider + 1)-200,\(slider + 1)")
    #expect(playground.values.compactMap(\.number) == [5, 0, 1, 40, 0])
  }

  @Test func `the notice says what was undone`() throws {
    var playground = Sample.playground()
    try playground.press("j wait:1s + wait:1s R f R u")
    #expect(playground.notice == "undid: style both → fill")
    try playground.press("u u")
    #expect(playground.notice == "undid: the view")
    try playground.press("u")
    #expect(playground.notice == "undid: Ellipse → Box")
  }
}
