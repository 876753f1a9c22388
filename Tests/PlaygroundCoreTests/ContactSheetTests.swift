import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

@Suite struct ContactSheetTests {
  private func sheet(_ playground: Playground) -> ContactSheet? {
    guard case .sheet(let sheet) = playground.mode else { return nil }
    return sheet
  }

  @Test func `a parameter is swept over its range in small pictures`() throws {
    var playground = Sample.playground(columns: 66, rows: 20)
    try playground.press("f tab c")
    #expect(
      playground.view().plainText == """
         Stipple   Box                                          one.swift
         inset 0…60: 8 values

         ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⢰⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⣶⡆   ⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤     ⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
         ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇   ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿     ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
         ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇   ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿     ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
         ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇   ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿     ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
         ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠸⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠇   ⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛     ⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉

               0             > 9 <             17              26


           ⢸⣿⣿⣿⣿⣿⣿⣿⣿⡇       ⣤⣤⣤⣤⣤⣤⣤⣤        ⢀⣀⣀⣀⣀⣀⣀⡀
           ⢸⣿⣿⣿⣿⣿⣿⣿⣿⡇       ⣿⣿⣿⣿⣿⣿⣿⣿        ⢸⣿⣿⣿⣿⣿⣿⡇         ⣿⣿⣿⣿⣿⣿
           ⢸⣿⣿⣿⣿⣿⣿⣿⣿⡇       ⠛⠛⠛⠛⠛⠛⠛⠛        ⠈⠉⠉⠉⠉⠉⠉⠁


               34              43              51              60

         ←↑↓→ choose  enter take  esc leave  q quit

        """)
    try playground.press("right down enter")
    #expect(playground.mode == .browsing && playground.notice == nil)
  }

  @Test func `enter takes a value as one step, escape none`() throws {
    var playground = Sample.playground()
    try playground.press("tab c")
    let frames = try #require(sheet(playground)).frames
    #expect(frames.first?.value == .number(0) && frames.last?.value == .number(60))
    try playground.press("end left enter")
    #expect(playground.value("inset") == frames[frames.count - 2].value && playground.undoCount == 1)
    try playground.press("c home right esc")
    #expect(playground.mode == .browsing && playground.undoCount == 1)
    try playground.press("u")
    #expect(playground.value("inset") == .number(12))
  }

  @Test func `the picture nearest to the present value is selected`() throws {
    var playground = Sample.playground()
    try playground.press("tab 6 0 enter c")
    #expect(sheet(playground).map { $0.selected == $0.frames.count - 1 } == true)
    try playground.press("esc j j j j c")
    #expect(sheet(playground)?.frames.map(\.value) == [.choice(0), .choice(1), .choice(2)])
    #expect(sheet(playground)?.selected == 1)
    try playground.press("right right")
    #expect(playground.notice == "no picture after this")
    try playground.press("enter")
    #expect(playground.value("side") == .choice(2))
  }

  @Test func `up and down keep to the column`() throws {
    var playground = Sample.playground()
    try playground.press("tab c home right right down")
    let below = try #require(sheet(playground)?.selected)
    try playground.press("up")
    #expect(sheet(playground)?.selected == 2 && below > 3)
    try playground.press("up")
    #expect(playground.notice == "no picture before this")
  }

  @Test func `all values of a short grid are shown`() throws {
    var playground = Sample.playground()
    try playground.press("j j tab c")
    #expect(sheet(playground)?.frames.map(\.value) == (0...10).map { .number(Double($0)) })
    #expect(playground.view().plainText.contains("! 9"), "what fails is marked")
    try playground.press("esc home end c")
    #expect(sheet(playground)?.parameter.name == "ground", "the drawing's parameters too")
  }

  @Test func `the values are those that keys lead to`() throws {
    var playground = Sample.playground(columns: 200, rows: 60)
    try playground.press("j tab c")
    let values = try #require(sheet(playground)).frames.map(\.value)
    #expect(values.count == 24)
    for value in values {
      let hundredths = (value.number ?? 0.5) * 100
      #expect(abs(hundredths - hundredths.rounded()) < 1e-9, "\(value)")
    }
  }

  @Test func `what has no range says so`() throws {
    var playground = Playground.settled(
      files: [Sample.file("one.swift", [Sample.row])], size: ScreenSize(columns: 80, rows: 24))
    try playground.press("j j j c")
    #expect(playground.mode == .browsing && playground.notice == "title has no range to go through")
    try playground.press("home c")
    #expect(sheet(playground)?.frames.count == 13, "a count brings elements of its own")
  }

  @Test func `every size shows the selected picture`() throws {
    for columns in [20, 21, 27, 40, 80, 120, 400] {
      for rows in [6, 7, 9, 14, 24, 60] {
        var playground = Sample.playground(columns: 80, rows: 24)
        try playground.press("tab c")
        for keys in ["resize:\(columns)x\(rows)", "home", "end", "up", "esc c"] {
          try playground.press(keys)
          let text = playground.view().plainText
          #expect(text.contains("> ") && text.contains(" <"), "\(columns)x\(rows) after \(keys)")
        }
      }
    }
  }

  @Test func `a new source closes the sheet`() throws {
    var playground = Sample.playground()
    try playground.press("tab c")
    playground.settle(after: .sourceChanged(Sample.file("one.swift", [Sample.ellipse])))
    #expect(playground.mode == .browsing)
  }
}
