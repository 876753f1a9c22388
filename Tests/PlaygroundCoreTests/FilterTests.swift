import PlaygroundCore
import ShapeInterpreter
import Testing

@Suite struct FilterTests {
  @Test func `a filter narrows the shapes and selects the first that fits`() throws {
    var playground = Sample.playground()
    try playground.press("/ L")
    #expect(playground.scope == .filter)
    #expect(playground.visibleShapes.map { playground.entries[$0].title } == ["Ellipse", "Fragile", "Wild"])
    #expect(playground.selectedEntry?.title == "Ellipse")
    #expect(playground.view().text(row: 1).hasPrefix(" Shapes /L"))
    #expect(playground.statusText.hasPrefix(" /L▏  enter go on  ↑↓ choose  esc cancel"))
    try playground.press("i")
    #expect(playground.selectedEntry?.title == "Ellipse", "'li' is in Ellipse alone")
    try playground.press("backspace down")
    #expect(playground.selectedEntry?.title == "Fragile")
    try playground.press("enter j")
    #expect(playground.selectedEntry?.title == "Wild" && playground.mode == .browsing)
    try playground.press("j")
    #expect(playground.notice == "last shape")
    try playground.press("home")
    #expect(playground.selectedEntry?.title == "Ellipse")
    try playground.press("esc home")
    #expect(playground.selectedEntry?.title == "Box" && playground.filter.isEmpty)
  }

  @Test func `escape brings back what was before, and leaves no step`() throws {
    var playground = Sample.playground()
    try playground.press("j / w wait:1s i wait:1s l")
    #expect(playground.selectedEntry?.title == "Wild" && playground.undoCount == 2)
    try playground.press("esc")
    #expect(playground.selectedEntry?.title == "Ellipse" && playground.undoCount == 1 && playground.filter.isEmpty)
  }

  @Test func `a filter that was typed slowly is one step`() throws {
    var playground = Sample.playground()
    try playground.press("/ f wait:1s r wait:1s enter")
    #expect(playground.selectedEntry?.title == "Fragile" && playground.undoCount == 1)
    try playground.press("u")
    #expect(playground.selectedEntry?.title == "Box")
  }

  @Test func `two filters are two steps`() throws {
    var playground = Sample.playground()
    try playground.press("/ f r enter / w i l d enter")
    #expect(playground.selectedEntry?.title == "Wild" && playground.undoCount == 2)
    try playground.press("u")
    #expect(playground.selectedEntry?.title == "Fragile")
  }

  @Test func `the same keys always reach the same parameter`() throws {
    for detour in ["", "j j", "end", "/ s enter esc", "/ t u r enter right r"] {
      var playground = Sample.playground()
      try playground.press("tab \(detour) / w i d enter")
      #expect(playground.selectedParameterName == "lineWidth", "after '\(detour)'")
      #expect(playground.visibleRows.count == 1)
      try playground.press("right esc home j j j")
      #expect(playground.selectedParameterName == "turn", "positions are as they were")
      #expect(playground.value("lineWidth") == .number(3.5))
    }
  }

  @Test func `what is not there is told`() throws {
    var playground = Sample.playground(columns: 100)
    try playground.press("tab j / z z")
    #expect(playground.notice == "no parameter contains 'zz'" && playground.selectedParameterName == "petals")
    #expect(playground.view().plainText.contains("none of 16"))
    try playground.press("enter")
    #expect(playground.notice == "nothing contains 'zz'" && playground.filter.isEmpty)
    try playground.press("s-tab / z z enter j")
    #expect(playground.selectedEntry?.title == "Ellipse")
  }

  @Test func `words may be in any order`() throws {
    var playground = Sample.playground()
    try playground.press("tab / t o space t r i m")
    #expect(playground.visibleRows.map { playground.parameters[$0].name } == ["trimTo"])
  }

  @Test func `on the canvas the parameters are filtered`() throws {
    var playground = Sample.playground()
    try playground.press("s-tab / c a p enter right")
    #expect(playground.value("lineCap") == .choice(1) && playground.focus == .parameters)
  }
}
