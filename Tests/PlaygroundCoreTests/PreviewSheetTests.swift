import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

/// The views and previews of a file side by side, each evaluated beside the screen.
@Suite struct PreviewSheetTests {
  private func text(_ playground: Playground) -> String { playground.view().plainText }

  @Test func `the views and previews of the file stand side by side`() throws {
    var playground = SampleViews.playground(columns: 60, rows: 16)
    try playground.press("p")
    let screen = text(playground)
    #expect(screen.contains("3 views and previews of Views/Card.swift"))
    #expect(screen.contains("> Card <") && screen.contains(" Dot ") && screen.contains(" Two dots"))
    #expect(!screen.contains("Disc") && !screen.contains("…"), "no shape, and all pictures are there: \(screen)")
    let view = playground.view()
    let inks = (0..<16).flatMap { view.row($0).flatMap { [$0.style.foreground, $0.style.background] } }
    // The edges of small pictures are mixed with the ground.
    #expect(inks.contains { if case .rgb(255, let green, let blue) = $0 { green < 150 && blue < 150 } else { false } })
    #expect(inks.contains(.rgb(0, 122, 255)))
    #expect(screen.hasSuffix(" ←↑↓→ choose  enter open  esc leave  q quit\n"))
  }

  @Test func `arrows choose, enter opens as one step, esc stays`() throws {
    var playground = SampleViews.playground()
    try playground.press("p right")
    #expect(text(playground).contains("> Dot <"))
    try playground.press("esc")
    #expect(playground.mode == .browsing && playground.selectedEntry?.title == "Card")
    try playground.press("p end")
    #expect(text(playground).contains("> Two dots <"))
    try playground.press("right")
    #expect(playground.notice == "no picture after this")
    try playground.press("x")
    #expect(playground.notice == "enter opens the view, esc leaves")
    try playground.press("enter")
    #expect(playground.selectedEntry?.title == "Two dots" && playground.mode == .browsing && playground.undoCount == 1)
    try playground.press("u")
    #expect(playground.selectedEntry?.title == "Card")
  }

  @Test func `a click chooses, the second opens`() throws {
    var playground = SampleViews.playground(columns: 60, rows: 16)
    try playground.press("p")
    let row = try #require((0..<16).first { playground.view().text(row: $0).contains(" Two dots") })
    let line = playground.view().text(row: row)
    let column = line.distance(from: line.startIndex, to: try #require(line.range(of: "Two dots")).lowerBound)
    try playground.press("click:\(column + 3),\(row)")
    #expect(playground.scope == .previews && text(playground).contains("> Two dots <"))
    try playground.press("click:\(column + 3),\(row)")
    #expect(playground.selectedEntry?.title == "Two dots" && playground.scope == .shapes)
  }

  @Test func `pictures come one by one, and no key waits for them`() throws {
    var playground = SampleViews.playground()
    playground.update(.key("p"))
    #expect(text(playground).contains("> Card … <") && text(playground).contains("Dot …"))
    let first = try #require(playground.evaluation)
    #expect(first.title == "Card")
    playground.update(.evaluated(first.run()))
    #expect(text(playground).contains("> Card <") && text(playground).contains("Dot …"))
    playground.update(.key(.right))
    let second = try #require(playground.evaluation)
    #expect(second.title == "Dot" && text(playground).contains("> Dot … <"))
    playground.update(.key(.escape))
    #expect(playground.evaluation == nil, "a closed sheet asks for nothing")
    playground.update(.key("p"))
    #expect(playground.evaluation?.title == "Dot", "the first picture is known")
  }

  @Test func `a picture has the values that its view is opened with`() throws {
    var playground = SampleViews.playground()
    try playground.press("p esc s-right")
    playground.update(.key("p"))
    #expect(playground.evaluation?.title == "Card", "another value is another picture")
    playground.settle()
    let other = "struct Alone: View { var body: some View { Text(\"a\") } }"
    playground.settle(after: .sourceChanged(SampleViews.file("Views/Card.swift", other)))
    #expect(text(playground).contains("> Alone <") && text(playground).contains("1 view of Views/Card.swift"))
  }

  @Test func `a file with one view shows those of all files, and what cannot be drawn is marked`() throws {
    let alone = SampleViews.file("Views/Alone.swift", "struct Alone: View {}")
    var playground = SampleViews.playground([alone])
    try playground.press("p")
    #expect(!text(playground).contains("Alone"))
    try playground.press("esc")
    playground.select(EntryID(file: "Views/Alone.swift", name: "Alone"))
    try playground.press("p")
    #expect(text(playground).contains("4 views and previews of 2 files") && text(playground).contains("> ! Alone <"))
  }

  @Test func `shapes alone have no sheet`() throws {
    var playground = Sample.playground()
    try playground.press("p")
    #expect(playground.notice == "there is no view and no preview; shapes are shown one at a time")
  }

  @Test func `every size shows the selected picture, and its command`() throws {
    for (columns, rows) in [(20, 6), (27, 9), (40, 12), (80, 24), (200, 60)] {
      var playground = SampleViews.playground(columns: columns, rows: rows)
      for keys in ["p", "end", "home right"] {
        try playground.press(keys)
        #expect(text(playground).contains("> ") && text(playground).contains(" <"), "\(columns)x\(rows) after \(keys)")
      }
    }
    var playground = SampleViews.playground()
    try playground.press("p right y")
    #expect(playground.command == "stipple screenshot --shape Card --keys 'p right'")
  }
}
