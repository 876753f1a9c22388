import DotRaster
import Foundation
import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing

@Suite struct PlaygroundViewTests {
  private let triangle = EntryPoint(
    name: "Triangle", parameters: [Sample.number("tip", 0.5, 0...1, origin: .guess)]
  ) {
    rect, values, _ in
    Path { path in
      path.move(to: CGPoint(x: rect.minX + rect.width * (values[0].number ?? 0), y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }

  private func playground(columns: Int, rows: Int) -> Playground {
    Playground.settled(
      files: [Sample.file("shapes/Box.swift", [Sample.box]), Sample.file("shapes/Triangle.swift", [triangle])],
      size: ScreenSize(columns: columns, rows: rows))
  }

  @Test func aWideScreenShowsAllPanes() throws {
    var playground = playground(columns: 80, rows: 24)
    try playground.press("j f tab")
    #expect(
      playground.view().plainText == """
         Stipple   Triangle                                       shapes/Triangle.swift
         Shapes         │                                     │ Parameters
           Box          │                                     │> tip              0.50 ?
         > Triangle     │                                     │  ━━━━━━━━●───────  0…1
                        │                                     │
                        │                                     │ Drawing
                        │                 ⢀⣤⡀                 │  style            fill
                        │                ⢠⣾⣿⣷⡄                │  trimFrom         0.00
                        │               ⣰⣿⣿⣿⣿⣿⣆               │  ●───────────────  0…1
                        │             ⢀⣼⣿⣿⣿⣿⣿⣿⣿⣧⡀             │  trimTo           1.00
                        │            ⢠⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⡄            │  ━━━━━━━━━━━━━━━●  0…1
                        │           ⣰⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣆           │  lineWidth         3.0
                        │         ⢀⣼⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣧⡀         │  ━●────────────── 0…40
                        │        ⢠⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⡄        │  lineCap          butt
                        │       ⣰⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣆       │  lineJoin        miter
                        │     ⢀⣼⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣧⡀     │  fillRule      nonZero
                        │    ⢠⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⡄    │  dash                0
                        │   ⠰⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠆   │  ●─────────────── 0…40
                        │                                     │  fillColor    standard
                        │                                     │  lineColor    standard
                        │                                     │  ground           none
                        │                                     │
                        │                                     │
         ←→ change  ↑↓ choose  tab pane  ⇧←→ ×10  / filter  f fill  ? help  q quit

        """)
  }

  @Test func aSmallScreenShowsTheCanvasAndThePaneThatHasTheKeys() throws {
    var playground = playground(columns: 40, rows: 12)
    try playground.press("j f tab 7")
    #expect(
      playground.view().plainText == """
         Stipple   Triangle   shapes/Triangle.…
                             │ Parameters
                  ⣀          │> tip         7▏ ?
                 ⣴⣿⣦         │
               ⢀⣾⣿⣿⣿⣷⡀       │ Drawing
              ⣠⣿⣿⣿⣿⣿⣿⣿⣄      │  style     fill
             ⣴⣿⣿⣿⣿⣿⣿⣿⣿⣿⣦     │  trimFrom  0.00
           ⢀⣾⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣷⡀   │  trimTo    1.00
          ⣠⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣄  │  lineWidth  3.0
          ⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉  │  lineCap   butt
                             │  lineJoin miter
         enter set tip (0…1)  esc cancel

        """)
  }

  @Test func theDrawingAloneFillsItsScreen() throws {
    var playground = playground(columns: 80, rows: 24)
    try playground.press("j")
    #expect(
      playground.canvasView(size: ScreenSize(columns: 20, rows: 8)).plainText == """
                 ⢀⡀
                ⢠⢊⡑⡄
               ⡰⢡⣾⣷⡌⢆
             ⢀⠜⣰⣿⣿⣿⣿⣆⠣⡀
            ⢠⢊⣼⣿⣿⣿⣿⣿⣿⣧⡑⡄
           ⡰⢡⣾⣿⣿⣿⣿⣿⣿⣿⣿⣷⡌⢆
         ⢀⠜⠰⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠿⠆⠣⡀
         ⠈⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠁

        """)
  }

  @Test func everySizeIsShownWithoutLeavingIt() throws {
    let widths = Array(0...22) + [35, 36, 69, 70, 80, 200, 500]
    for columns in widths {
      for rows in Array(0...10) + [24, 200] {
        var playground = playground(columns: columns, rows: rows)
        for keys in ["", "tab 5", "esc tab", "?"] {
          try playground.press(keys)
          let screen = playground.view()
          #expect(screen.size == ScreenSize(columns: columns, rows: rows))
          #expect(screen.plainText.split(separator: "\n", omittingEmptySubsequences: false).count == rows + 1)
        }
        _ = playground.canvasView(size: playground.size)
      }
    }
  }

  @Test func theSelectionIsSeenWithoutColour() throws {
    var playground = playground(columns: 80, rows: 24)
    for keys in ["", "j", "tab", "j j"] {
      try playground.press(keys)
      let screen = playground.view()
      let marks = (0..<24).flatMap { row in
        screen.row(row).filter { $0.character == ">" && $0.style.attributes.contains(.bold) }
      }
      #expect(marks.count == 2, "the shape and the parameter, after '\(keys)'")
      let reversed = (0..<24).filter { row in screen.row(row).contains { $0.style.attributes.contains(.reverse) } }
      #expect(reversed.count == 1, "the row that has the keys, after '\(keys)'")
    }
  }

  @Test func valuesEndInOneColumn() throws {
    var playground = playground(columns: 80, rows: 40)
    try playground.press("tab")
    let screen = playground.view()
    for parameter in playground.parameters {
      let rows = (0..<40).map { screen.text(row: $0) }.filter { $0.contains(parameter.name) && $0.contains("│") }
      guard
        let line = rows.first(where: { $0.range(of: "[> ] \(parameter.name) ", options: .regularExpression) != nil })
      else {
        Issue.record("no line for \(parameter.name)")
        continue
      }
      #expect(line.count == (parameter.kind == .angle ? 79 : 78), "\(parameter.name): \(line)")
    }
  }

  @Test func aGuessedStartValueIsMarkedUntilItIsSet() throws {
    var playground = playground(columns: 80, rows: 24)
    try playground.press("j")
    #expect(playground.view().text(row: 2).hasSuffix("0.50 ?") || playground.view().text(row: 2).hasSuffix("0.50?"))
    try playground.press("right")
    #expect(playground.view().text(row: 2).hasSuffix("0.51"))
  }

  @Test func aFillIsTintedOnlyWhereAllDotsAreSet() throws {
    var playground = playground(columns: 80, rows: 24)
    try playground.press("j f")
    let screen = playground.canvasView(size: ScreenSize(columns: 40, rows: 20))
    var tinted = 0
    for row in 0..<20 {
      for cell in screen.row(row) where cell.style.background != .standard {
        tinted += 1
        #expect(cell.character == "⣿")
        let fill = Theme.standard.fill
        #expect(cell.style.background == fill.ground.map(Ink.init) && cell.style.foreground == Ink(fill.color))
      }
    }
    #expect(tinted > 50)
  }

  @Test func theFrameIsDottedAroundTheRectangle() throws {
    var playground = playground(columns: 80, rows: 24)
    try playground.press("g f")
    let size = ScreenSize(columns: 20, rows: 8)
    let framed = DotBitmap(braille: playground.canvasView(size: size).plainText)
    try playground.press("g")
    let bare = DotBitmap(braille: playground.canvasView(size: size).plainText)
    #expect(framed.count > bare.count && framed.rows == bare.rows)
  }

  @Test func theThreeStylesLookDifferent() throws {
    var playground = playground(columns: 80, rows: 24)
    let size = ScreenSize(columns: 30, rows: 12)
    var pictures: Set<String> = []
    for _ in 0..<3 {
      try playground.press("f")
      pictures.insert(playground.canvasView(size: size).plainText)
    }
    #expect(pictures.count == 3)
  }

  @Test func aThinLineStaysWhole() throws {
    var playground = playground(columns: 80, rows: 24)
    let size = ScreenSize(columns: 40, rows: 20)
    try playground.press("f f f")
    playground.set(.choice(1), row: playground.parameters.firstIndex { $0.name == "style" } ?? 0)
    playground.set(.number(0.5), row: playground.parameters.firstIndex { $0.name == "lineWidth" } ?? 0)
    let text = playground.canvasView(size: size).plainText
    // The box is inset by 12 in a rectangle of 200 by 150 that fits 68 by 68 dots: 0.34 dots a unit, so 60 by 43 dots.
    #expect(text.filter { $0 != " " && $0 != "\n" }.count > 60)
    #expect(DotBitmap(braille: text).count >= 2 * (58 + 41))
  }

  @Test func wildCoordinatesAreShownAsFarAsTheyAreNumbers() throws {
    var playground = Sample.playground()
    try playground.press("end")
    #expect(playground.selectedEntry?.title == "Wild")
    for keys in ["", "f", "f", "- -", "0", "t wait:300ms"] {
      try playground.press(keys)
      #expect(!playground.canvasView(size: ScreenSize(columns: 40, rows: 20)).plainText.filter { $0 != "\n" }.isEmpty)
    }
  }

  @Test func aLongMessageLeavesHalfOfTheCanvas() {
    let message = String(repeating: "a sentence that does not end, ", count: 30)
    var playground = Playground.settled(
      files: [Sample.file("one.swift", [Sample.box])], size: ScreenSize(columns: 80, rows: 24))
    playground.settle(after: .sourceChanged(Sample.file("one.swift", [], errors: [Sample.error(message)])))
    let screen = playground.view()
    let rule = (0..<24).first { screen.text(row: $0).contains("─ error ─") }
    #expect((rule ?? 0) >= 12)
    #expect(screen.plainText.contains("path.midx(to: there)"))
  }
}
