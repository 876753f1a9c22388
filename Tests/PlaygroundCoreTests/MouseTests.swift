import PlaygroundCore
import ShapeInterpreter
import Testing

@Suite struct MouseTests {
  /// Returns the place of a text on the screen, as a key script counts: from 1.
  private func place(of text: String, in playground: Playground, _ nth: Int = 0) throws -> (column: Int, row: Int) {
    var found: [(Int, Int)] = []
    for row in 0..<playground.size.rows {
      let line = Array(playground.view().text(row: row))
      let pattern = Array(text)
      guard line.count >= pattern.count else { continue }
      for column in 0...(line.count - pattern.count) where Array(line[column..<column + pattern.count]) == pattern {
        found.append((column + 1, row + 1))
      }
    }
    return try #require(found.indices.contains(nth) ? found[nth] : nil, "'\(text)' is not on the screen")
  }

  @Test func `a click chooses a shape`() throws {
    var playground = Sample.playground()
    let place = try place(of: "Fragile", in: playground)
    try playground.press("tab click:\(place.column),\(place.row)")
    #expect(playground.selectedEntry?.title == "Fragile" && playground.focus == .shapes)
    try playground.press("u")
    #expect(playground.selectedEntry?.title == "Box")
  }

  @Test func `a click chooses a parameter, the second opens it`() throws {
    var playground = Sample.playground()
    let side = try place(of: "side", in: playground)
    try playground.press("click:\(side.column),\(side.row)")
    #expect(playground.selectedParameterName == "side" && playground.focus == .parameters)
    #expect(playground.value("side") == .choice(1))
    try playground.press("click:\(side.column),\(side.row)")
    #expect(playground.value("side") == .choice(2))
  }

  @Test func `a slider is dragged to its ends and back as one step`() throws {
    var playground = Sample.playground()
    let knob = try place(of: "●", in: playground)
    try playground.press("drag:\(knob.column),\(knob.row)-200,\(knob.row)")
    #expect(playground.value("inset") == .number(60) && playground.undoCount == 1)
    try playground.press("drag:79,\(knob.row)-1,1")
    #expect(playground.value("inset") == .number(60), "beside the slider it is not held")
    let end = try place(of: "●", in: playground)
    try playground.press("press:\(end.column),\(end.row) wait:2s drag:\(end.column - 3),1 wait:2s drag:2,9 release:2,9")
    #expect(playground.value("inset") == .number(0) && playground.undoCount == 2)
    try playground.press("drag:60,3")
    #expect(playground.value("inset") == .number(0), "what was let go is not held")
    try playground.press("u")
    #expect(playground.value("inset") == .number(60))
    try playground.press("u")
    #expect(playground.value("inset") == .number(12))
  }

  @Test func `a drag does not belong to what came before it`() throws {
    var playground = Sample.playground()
    let knob = try place(of: "●", in: playground)
    try playground.press("tab right wait:5s drag:\(knob.column),\(knob.row)-200,\(knob.row) u")
    #expect(playground.value("inset") == .number(13))
    try playground.press("tab right wait:5s drag:30,10-35,8 wait:5s drag:30,10-20,8 u u")
    #expect(playground.lens.panColumns == -2 && playground.lens.panRows == 0)
  }

  @Test func `the knob comes under the mouse`() throws {
    var playground = Sample.playground()
    let range = try place(of: "0…60", in: playground)
    let first = try place(of: "━", in: playground).column
    let length = playground.view().text(row: range.row - 1).filter { "━●─".contains($0) }.count
    for column in first..<(first + length) {
      try playground.press("click:\(column),\(range.row)")
      let knob = try place(of: "●", in: playground)
      #expect(knob == (column, range.row))
    }
  }

  @Test func `the wheel turns the value under it`() throws {
    var playground = Sample.playground()
    let petals = try place(of: "petals", in: playground)
    try playground.press("wheel-up:\(petals.column),\(petals.row) wheel-up:\(petals.column),\(petals.row)")
    #expect(playground.value("petals") == .integer(7) && playground.selectedParameterName == "petals")
    try playground.press("wheel-down:\(petals.column),\(petals.row)")
    #expect(playground.value("petals") == .integer(6) && playground.undoCount == 1)
    try playground.press("wheel-down:3,4 wheel-down:3,4")
    #expect(playground.selectedEntry?.title == "Fragile")
    try playground.press("wheel-up:30,1")
    #expect(playground.notice == "the wheel turns values, lists and the canvas")
  }

  @Test func `the canvas is panned by dragging and zoomed where the mouse is`() throws {
    var playground = Sample.playground()
    try playground.press("drag:30,10-35,8")
    #expect(playground.lens.panColumns == 10 && playground.lens.panRows == -8 && playground.focus == .canvas)
    try playground.press("u")
    #expect(playground.lens == Lens())
    // The upper left corner of the drawing stays under the mouse.
    func corner() throws -> (column: Int, row: Int) {
      for row in 0..<24 {
        let line = playground.view().text(row: row).unicodeScalars.enumerated()
        if let first = line.first(where: { (0x2801...0x28FF).contains($0.element.value) }) {
          return (first.offset + 1, row + 1)
        }
      }
      return try #require(nil, "there is no drawing")
    }
    let first = try corner()
    try playground.press("wheel-up:\(first.column),\(first.row)")
    #expect(playground.lens.zoom == 1.5)
    let moved = try corner()
    #expect(abs(moved.column - first.column) <= 1 && abs(moved.row - first.row) <= 1, "\(moved) \(first)")
    try playground.press("wheel-down:\(first.column),\(first.row)")
    #expect(abs(playground.lens.panColumns) <= 2 && abs(playground.lens.panRows) <= 2)
  }

  @Test func `the help scrolls by wheel and closes by a click beside it`() throws {
    var playground = Sample.playground(columns: 60, rows: 12)
    try playground.press("? wheel-down:30,6 wheel-down:30,6 click:30,6")
    #expect(playground.mode == .help(firstLine: 2))
    try playground.press("click:1,12")
    #expect(playground.mode == .browsing)
  }

  @Test func `a picture of the contact sheet is chosen, then taken`() throws {
    var playground = Sample.playground()
    try playground.press("tab c")
    let last = try place(of: " 60", in: playground)
    try playground.press("click:\(last.column),\(last.row - 1)")
    #expect(playground.scope == .sheet && playground.view().plainText.contains("> 60 <"))
    try playground.press("click:\(last.column),\(last.row - 1)")
    #expect(playground.scope == .parameters && playground.value("inset") == .number(60))
  }

  @Test func `a click gives up what is typed`() throws {
    var playground = Sample.playground()
    try playground.press("tab 5 click:30,10")
    #expect(playground.mode == .browsing && playground.value("inset") == .number(12))
    try playground.press("s-tab s-tab / e l click:30,10")
    #expect(playground.mode == .browsing && playground.filter.shapes == "el")
  }

  @Test func `M gives the mouse to the terminal`() throws {
    var playground = Sample.playground()
    try playground.press("M")
    #expect(!playground.isMouseOn && playground.notice == "the mouse is off and selects text; M switches it on")
    try playground.press("click:3,4 wheel-up:60,4")
    #expect(playground.selectedEntry?.title == "Box" && playground.value("inset") == .number(12))
    try playground.press("M click:3,4")
    #expect(playground.selectedEntry?.title == "Ellipse")
  }

  @Test func `every cell of every size can be pressed`() throws {
    for (columns, rows) in [(20, 6), (28, 24), (40, 12), (80, 24), (140, 20), (10, 3)] {
      var playground = Sample.playground(columns: columns, rows: rows)
      for row in 1...rows {
        for column in stride(from: 1, through: columns, by: 3) {
          try playground.press("click:\(column),\(row) wheel-up:\(column),\(row) drag:\(column),\(row)-3,3")
        }
      }
      #expect(zip(playground.parameters, playground.values).allSatisfy { $0.admits($1) })
      #expect(playground.view().size == playground.size)
    }
  }
}
