import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

/// Views are selected one by one and by the mouse; their frames are those of the tree.
@Suite struct ViewSelectionTests {
  private func kind(_ playground: Playground) -> String? {
    playground.selectedView.flatMap { playground.picture.listing?.items[$0].kind }
  }

  private func text(_ playground: Playground) -> String { playground.view().plainText }

  /// Returns the middle of a view on the screen, as a key script counts.
  private func place(of kind: String, in playground: Playground) throws -> String {
    // The canvas of 80 columns and 24 rows: the card's extent of 240 by 140 points, at one scale.
    let frames = try Self.listing(playground).items
    let index = try #require(frames.firstIndex { $0.kind == kind })
    var walked = playground
    if walked.selectedView != nil { try walked.press("esc") }
    for _ in 0...index { try walked.press("n") }
    try #require(walked.selectedView == index)
    let accent = Theme.standard.accent
    let screen = walked.view()
    var cells: [(column: Int, row: Int)] = []
    for row in 1..<23 {
      for column in 17..<54 where screen[column, row].style.foreground == accent { cells.append((column, row)) }
    }
    let columns = cells.map(\.column).sorted()
    let rows = cells.map(\.row).sorted()
    try #require(!cells.isEmpty, "\(kind) is highlighted")
    return "\((columns[0] + columns[columns.count - 1]) / 2 + 1),\((rows[0] + rows[rows.count - 1]) / 2 + 1)"
  }

  private static func listing(_ playground: Playground) throws -> ViewListing {
    try #require(playground.picture.listing)
  }

  @Test func `n and N go through the tree, o leads outwards, esc gives up`() throws {
    var playground = SampleViews.playground()
    let kinds = try Self.listing(playground).items.map(\.kind)
    #expect(kinds == ["padding", "VStack", "Text", "HStack", "frame", "Circle", "frame", "Rectangle"])
    try playground.press("N")
    #expect(kind(playground) == "Rectangle")
    try playground.press("n")
    #expect(playground.notice == "last view" && kind(playground) == "Rectangle")
    try playground.press("o")
    #expect(kind(playground) == "frame")
    try playground.press("o o o o")
    #expect(kind(playground) == "padding")
    try playground.press("o")
    #expect(playground.notice == "this is the outermost view")
    try playground.press("N")
    #expect(playground.notice == "first view")
    for kind in kinds.dropFirst() {
      try playground.press("n")
      #expect(self.kind(playground) == kind)
    }
    try playground.press("esc")
    #expect(playground.selectedView == nil && playground.notice == nil)
    try playground.press("o")
    #expect(playground.notice == "no view is selected; n selects one")
  }

  @Test func `the selected view is told with its frame, its style and its line`() throws {
    var playground = SampleViews.playground(columns: 120, rows: 30)
    try playground.press("n n n n n n")
    var screen = text(playground)
    #expect(screen.contains("Circle 20 60.333 40 40") && screen.contains(##"fill: "#FF3B30""##))
    #expect(screen.contains("Card.swift:9") && screen.contains(".fill(.red)"), "the line that made it: \(screen)")
    try playground.press("n")
    screen = text(playground)
    #expect(screen.contains("frame 100 70.333 80 20") && screen.contains("rotation: 90.0"))
    // Without room in the panes the status line has it.
    var narrow = SampleViews.playground(columns: 60, rows: 8)
    try narrow.press("n n n n n n")
    #expect(
      narrow.statusText.hasPrefix(##" Circle 20 60.333 40 40  Card.swift:9  fill: "#FF3B30""##), "\(narrow.statusText)")
  }

  @Test func `a selection survives another value, and a tree that lacks it ends it`() throws {
    var playground = SampleViews.playground()
    try playground.press("n n n n n n right")
    #expect(kind(playground) == "Circle" && playground.value("side") != .number(40))
    let shorter = SampleViews.card.replacing("HStack(spacing: 40)", with: "Group")
    playground.settle(after: .sourceChanged(SampleViews.file("Views/Card.swift", shorter)))
    #expect(playground.selectedView == nil)
    try playground.press("n down")
    #expect(playground.selectedView == nil, "another view has a selection of its own")
    try playground.press("up")
    #expect(kind(playground) == "padding")
  }

  @Test func `a click selects the smallest view, further ones those around it`() throws {
    var playground = SampleViews.playground()
    let circle = try place(of: "Circle", in: playground)
    var found: [String?] = []
    for _ in 0..<6 {
      try playground.press("click:\(circle)")
      found.append(kind(playground))
    }
    #expect(found == ["Circle", "frame", "HStack", "VStack", "padding", "Circle"])
    let text = try place(of: "Text", in: playground)
    try playground.press("click:\(text)")
    #expect(kind(playground) == "Text", "a click elsewhere begins anew")
    let lens = playground.lens
    try playground.press("drag:\(text)-30,5")
    #expect(kind(playground) == "Text" && playground.lens != lens, "a drag moves the drawing")
    try playground.press("0 click:20,3")
    #expect(playground.selectedView == nil, "beside all views there is nothing to select")
  }

  @Test func `a turned view is hit where it is seen`() throws {
    var playground = SampleViews.playground()
    let bar = try place(of: "Rectangle", in: playground)
    let parts = bar.split(separator: ",").compactMap { Int($0) }
    // Upright it is 20 points wide and 80 high: a few rows above its middle it is there, columns beside it is not.
    try playground.press("click:\(parts[0]),\(parts[1] - 2)")
    #expect(kind(playground) == "Rectangle")
    try playground.press("click:\(parts[0] + 4),\(parts[1])")
    #expect(kind(playground) != "Rectangle")
  }

  @Test func `a shape has no views to select`() throws {
    var playground = SampleViews.playground()
    try playground.press("end n")
    #expect(playground.notice == "only the views of a view can be selected; a shape has none")
    try playground.press("click:35,10")
    #expect(playground.selectedView == nil && playground.focus == .canvas)
  }

  @Test func `g shows all frames with their names, the innermost first`() throws {
    var playground = SampleViews.playground()
    try playground.press("s-tab g")
    let canvas = playground.canvasView(size: ScreenSize(columns: 40, rows: 16)).plainText
    for name in ["padding", "VStack", "Circle"] {
      #expect(canvas.contains(name), "\(name) in \(canvas)")
    }
    // The stack, the frame and the circle begin in the same place, where the innermost name stands.
    #expect(!canvas.contains("HStack") && !canvas.contains("frame"))
    #expect(canvas.contains("Card"), "a text stays legible: \(canvas)")
    try playground.press("g")
    #expect(!playground.canvasView(size: ScreenSize(columns: 40, rows: 16)).plainText.contains("VStack"))
  }

  @Test func `a name stands on the upper edge of its frame`() throws {
    var playground = SampleViews.playground()
    try playground.press("g")
    for rows in 10...22 {
      let canvas = playground.canvasView(size: ScreenSize(columns: 40, rows: rows)).plainText
      let line = try #require(canvas.split(separator: "\n").first { $0.contains("padding") })
      #expect(!line.contains("padding "), "40x\(rows): \(line)")
    }
  }

  @Test func `the command of a screen selects its view`() throws {
    var playground = SampleViews.playground()
    try playground.press("n n n g y")
    #expect(playground.command == "stipple screenshot --shape Card --keys 'g n n n'")
  }
}
