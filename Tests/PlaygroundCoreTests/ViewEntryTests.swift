import Foundation
import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing
import ViewTree

/// Entries that draw views: the canvas shows their colours and texts, the settings of bare shapes do not apply.
@Suite struct ViewEntryTests {
  /// A red bar of a width, with a text over it; nothing at all below a width of 0.
  private static let bar = EntryPoint(
    name: "Bar", kind: .view, parameters: [Sample.number("width", 80, -10...200, step: 10)]
  ) {
    inputs in
    let width = inputs.values[0].number ?? 0
    let red = ViewNode(.style(.color(.red))).modified(.frame(width: width, height: 60, .center))
    let text = ViewNode(.text([TextSpan(width > 100 ? "wide" : "slim")]))
    let node = width < 0 ? .empty : ViewNode(.container(.layers(.center), [red, text]))
    var host: any ViewHost = CompiledHost()
    var failure: (any Error)?
    return .views(LaidOutViews(node, in: inputs.proposal.size, host: &host, failure: &failure))
  }

  private var playground: Playground {
    .settled(
      files: [Sample.file("bar.swift", [Self.bar, Sample.box])], size: ScreenSize(columns: 80, rows: 24),
      choosing: "Bar")
  }

  @Test func `a session begins with a shape if there is one`() {
    let files = [Sample.file("bar.swift", [Self.bar, Sample.box])]
    #expect(Playground(files: files, size: size).selectedEntry?.id.name == "Box")
  }

  private let size = ScreenSize(columns: 40, rows: 15)

  /// The columns of a row that are filled with red.
  private func red(_ screen: ScreenBuffer, row: Int) -> [Int] {
    (0..<screen.size.columns).filter { screen[$0, row].style.background == .rgb(255, 59, 48) }
  }

  @Test func `the canvas has the view's colours and texts`() {
    let screen = playground.canvasView(size: size)
    let row = screen.text(row: 7)
    #expect(row.contains("slim"))
    let filled = red(screen, row: 6)
    #expect(filled.first.map { filled == Array($0..<$0 + filled.count) } ?? false, "a bar without gaps: \(filled)")
    #expect((12...13).contains(filled.count), "80 of 200 points: \(filled)")
    #expect(red(screen, row: 0) == [])
  }

  @Test func `a view has its own parameters alone`() throws {
    var playground = playground
    #expect(playground.parameters.map(\.name) == ["width"])
    try playground.press("f")
    #expect(playground.statusText.contains("only a shape is filled or stroked"))
    try playground.press("t")
    #expect(playground.viewClock.isPlaying, "t plays the clock of a view")
    #expect(!playground.isAnimating, "nothing moves in it")
    try playground.press("down")
    #expect(playground.parameters.contains { $0.name == "trimTo" }, "a shape has the settings")
  }

  @Test func `a view without parameters says that it has none`() {
    let plain = EntryPoint(name: "Plain", kind: .view, parameters: []) { _ in .path(Path()) }
    let playground = Playground.settled(
      files: [Sample.file("plain.swift", [plain])], size: ScreenSize(columns: 80, rows: 24))
    let text = playground.view().plainText
    #expect(text.contains("none of its own"))
    #expect(!text.contains("none of 0"))
  }

  @Test func `a parameter changes the picture`() throws {
    var playground = playground
    let before = red(playground.canvasView(size: size), row: 6).count
    try playground.press("s-right")
    #expect(playground.value("width") == .number(180))
    let screen = playground.canvasView(size: size)
    #expect(red(screen, row: 6).count > 2 * before)
    #expect(screen.text(row: 7).contains("wide"))
  }

  @Test func `a comparison finds other dots and other texts`() throws {
    var playground = playground
    try playground.press("m s-right v")
    let screen = playground.canvasView(size: size)
    let colors = Theme.standard.comparison
    let row = screen.row(5)
    #expect(
      row.contains { $0.style.foreground == colors.came } && row.contains { $0.style.foreground == colors.stayed })
    let text = Array(screen.row(7))[18...21]
    #expect(text.contains { $0.style.foreground == colors.came }, "another word")
    try playground.press("b")
    let same = playground.canvasView(size: size)
    #expect(!(0..<14).contains { same.row($0).contains { $0.style.foreground == colors.came } })
  }

  @Test func `the contact sheet shows views`() throws {
    var playground = playground
    try playground.press("tab c")
    let screen = playground.view()
    /// True for red, and for the mixes with the ground at its edges.
    func isRed(_ ink: Ink) -> Bool {
      if case .rgb(255, let green, let blue) = ink { return green < 200 && blue < 200 }
      return false
    }
    let counts = (0..<24).map { row in
      screen.row(row).count { isRed($0.style.foreground) || isRed($0.style.background) }
    }
    #expect(counts.contains { $0 > 20 }, "\(counts)")
  }

  @Test func `an empty view says so, and the camera fits what is drawn`() throws {
    var playground = playground
    try playground.press("F")
    #expect(playground.statusText.contains("fitted to what is drawn, x 60…140, y 45…105"))
    #expect(red(playground.canvasView(size: size), row: 7).count > 25)
    try playground.press("F s-left")
    #expect((0..<24).contains { playground.view().text(row: $0).contains("nothing drawn: the view is") })
  }

  @Test func `frames lie around the views, for a shape around its rectangle`() throws {
    var playground = playground
    let before = playground.canvasView(size: size)
    try playground.press("g")
    let screen = playground.canvasView(size: size)
    let changed = (0..<15).map { row in (0..<40).filter { screen[$0, row] != before[$0, row] } }
    #expect(changed[0].isEmpty && !changed[7].isEmpty, "around the bar: \(changed)")
    #expect(screen.text(row: 7).contains("slim"), "the text stays legible")
    try playground.press("down")
    #expect(playground.canvasView(size: size).row(7).contains { $0.style.attributes.contains(.dim) })
  }
}
