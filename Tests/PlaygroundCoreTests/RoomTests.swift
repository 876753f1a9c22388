import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

@Suite struct RoomTests {
  /// A shape with more parameters than a pane has rows.
  private static let crowd = EntryPoint(
    name: "Crowd", parameters: (0..<20).map { Sample.number("length\($0)", 1, 0...9, step: 1) }
  ) { rect, _, _ in .init(rect.insetBy(dx: 20, dy: 20)) }

  private func playground(_ columns: Int, _ rows: Int, _ shape: EntryPoint = Sample.box) -> Playground {
    Playground.settled(files: [Sample.file("one.swift", [shape])], size: ScreenSize(columns: columns, rows: rows))
  }

  @Test func `every size from 20x6 up shows the drawing and what is selected`() throws {
    for columns in [20, 21, 35, 36, 37, 69, 70, 119, 120, 500] {
      for rows in [6, 7, 8, 9, 17, 18, 19, 40, 150] {
        for keys in ["", "j j", "tab tab"] {
          var playground = playground(columns, rows)
          try playground.press(keys)
          let text = playground.view().plainText
          let dots = text.unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }.count
          #expect(dots >= 6, "\(columns)x\(rows) \(keys): a drawing")
          #expect(text.contains(keys == "tab tab" ? "> Box" : "> \(playground.selectedParameterName.prefix(3))"))
          #expect(!playground.statusText.isEmpty)
        }
      }
    }
  }

  @Test func `the status line says how to leave what is open, however narrow it is`() throws {
    for (keys, way) in [
      ("c", "esc leave"), ("?", "esc close"), ("y", "any key back"), ("/ i", "esc cancel"), ("1 2", "esc cancel"),
    ] {
      for columns in [20, 28, 40, 60, 80] {
        var playground = playground(columns, 12)
        try playground.press("right j right j right j right k k k + + g " + keys)
        #expect(playground.mode != .browsing)
        #expect(playground.statusText.contains(way), "\(columns) \(keys): \(playground.statusText)")
      }
    }
  }

  @Test func `beside the help stands what can be read, or nothing`() throws {
    for columns in [50, 80, 100, 118] {
      var playground = playground(columns, 24)
      try playground.press("?")
      let lines = playground.view().plainText.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[2..<22].allSatisfy { line in line.drop { $0 == " " }.first.map { "│╭╰".contains($0) } ?? true })
    }
    var wide = playground(190, 50)
    try wide.press("?")
    #expect(wide.view().plainText.contains("> inset"))
  }

  @Test func `below the floor one line states both sizes`() {
    #expect(playground(60, 5).view().plainText == "this is 60x5, Stipple needs 20x6\n\n\n\n\n")
    #expect(playground(19, 9).view().text(row: 0) == "19x9: needs 20x6")
    #expect(playground(12, 2).view().text(row: 0) == "12x2<20x6")
    #expect(playground(5, 2).view().text(row: 0) == "20x6")
    #expect(playground(20, 6).view().text(row: 0) == " Stipple   Box")
  }

  @Test func `a high and narrow screen has the pane that has the keys under the canvas`() throws {
    var playground = playground(28, 24)
    try playground.press("f")
    #expect(
      playground.view().plainText == """
         Stipple   Box    one.swift


           ⢀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⡀
           ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
           ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
           ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
           ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
           ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
           ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
           ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇
           ⠈⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠁


        ────────────────────────────
         Parameters
        > inset                 12
          petals                 5
          isOpen             false
          turn                 −90°
          side              middle

         Drawing
         ←→ change  ⇧←→ ×10  ? help

        """)
    try playground.press("s-tab")
    #expect(playground.view().text(row: 15) == " Shapes")
  }

  @Test func `the smallest screen shows the drawing and one parameter`() throws {
    var playground = playground(20, 6)
    try playground.press("f")
    #expect(
      playground.view().plainText == """
         Stipple   Box

                ⢸⣿⣿⡇

        > inset         12
         ←→ change  ? help

        """)
  }

  @Test func `a wide screen shows all parameters in columns`() throws {
    let playground = playground(200, 24, Self.crowd)
    let text = playground.view().plainText
    for index in 0..<20 { #expect(text.contains(" length\(index) "), "length\(index)") }
    #expect(text.contains(" fillRule "))
    // Each of the twenty has its slider below it, in the same columns.
    for row in 1..<22 {
      let line = Array(playground.view().text(row: row))
      let next = Array(playground.view().text(row: row + 1))
      for (column, character) in line.enumerated() where String(line[column...].prefix(6)) == "length" {
        #expect(character == "l" && next.count > column && "━●".contains(next[column]), "row \(row)")
      }
    }
    let narrow = self.playground(80, 24, Self.crowd).view().plainText
    #expect(!narrow.contains("length19 ") || !narrow.contains(" fillRule "), "where there is no room they scroll")
  }

  @Test func `the selected parameter is always seen`() throws {
    for columns in [40, 80, 160, 300] {
      for rows in [6, 9, 24] {
        var playground = playground(columns, rows, Self.crowd)
        for _ in 0..<27 {
          #expect(playground.view().plainText.contains("> \(playground.selectedParameterName.prefix(5))"))
          try playground.press("j")
        }
      }
    }
  }

  @Test func `a storm of sizes leaves no trace`() throws {
    var playground = playground(80, 24)
    let before = playground.view()
    for step in 0..<100 {
      playground.settle(after: .resize(ScreenSize(columns: step * 37 % 211, rows: step * 17 % 61)))
      _ = playground.view()
    }
    playground.settle(after: .resize(ScreenSize(columns: 80, rows: 24)))
    #expect(playground.view() == before)
  }
}
