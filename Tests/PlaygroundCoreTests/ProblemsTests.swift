import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

/// The list of warnings: all that was not understood of a view, with its lines, while the picture stays.
@Suite struct ProblemsTests {
  private let broken = SampleViews.file(
    "Views/Late.swift", "struct Late: Shape { func path(in rect: CGRect) -> Path { Path(nowhere) } }")

  @Test func `the title counts the warnings, w lists them`() throws {
    var playground = SampleViews.playground()
    #expect(playground.view().text(row: 0).contains("Card   2 warnings"))
    let before = playground.canvasView(size: ScreenSize(columns: 40, rows: 16))
    try playground.press("w")
    #expect(playground.mode == .problems(firstLine: 0))
    let rows = (0..<24).map(playground.view().text(row:))
    #expect(
      Array(rows[18...21]) == [
        "── 2 warnings " + String(repeating: "─", count: 66),
        " 14:12: value of type 'some View' has no member 'wobble'",
        "     .wobble()",
        " 22:75: value of type 'some View' has no member 'glow'",
      ], "\(rows.joined(separator: "\n"))")
    #expect(rows[22].contains(".glow(3)"), "the line, as far as there is room: \(rows[22])")
    #expect(playground.canvasView(size: ScreenSize(columns: 40, rows: 16)) == before, "the picture is as it was")
    try playground.press("x")
    #expect(playground.notice == "esc closes the list" && playground.scope == .problems)
    try playground.press("w")
    #expect(playground.mode == .browsing)
  }

  @Test func `a long list scrolls`() throws {
    var playground = SampleViews.playground(columns: 60, rows: 8)
    try playground.press("w")
    #expect(playground.view().plainText.contains("↓ more"))
    try playground.press("end")
    let last = playground.view().plainText
    #expect(last.contains("↑ more") && last.contains("glow"))
    try playground.press("down")
    #expect(playground.notice == "last line")
    try playground.press("home up")
    #expect(playground.notice == "first line")
    try playground.press("wheel-down:5,7")
    #expect(playground.mode == .problems(firstLine: 1))
    try playground.press("click:5,1")
    #expect(playground.mode == .browsing, "a click beside the list closes it")
  }

  @Test func `errors of all files are listed, warnings of those that the picture is made from`() throws {
    let noisy = SampleViews.file("Views/Noisy.swift", "struct Noisy: View { var body: some View { Text(\"\").hum() } }")
    var playground = SampleViews.playground([broken, noisy])
    #expect(playground.view().text(row: 0).contains("1 error, 2 warnings"))
    try playground.press("w")
    #expect(playground.view().plainText.contains("Views/Late.swift:1:64: error: cannot find 'nowhere' in scope"))
    #expect(!playground.view().plainText.contains("hum"))
    try playground.press("esc")
    playground.select(EntryID(file: "Views/Noisy.swift", name: "Noisy"))
    playground.settle()
    #expect(playground.view().text(row: 0).contains("1 error, 1 warning "))
  }

  @Test func `without a warning w says so`() throws {
    var playground = Sample.playground()
    try playground.press("w")
    #expect(playground.notice == "there is no warning: all of this was understood" && playground.mode == .browsing)
  }

  @Test func `the command of a screen opens the list`() throws {
    var playground = SampleViews.playground(columns: 60, rows: 8)
    try playground.press("w j y")
    #expect(playground.command == "stipple screenshot --shape Card --size 60x8 --keys 'w j'")
  }
}
