import Foundation
import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

/// Keys and mouse touch a view, and its clock is played, stepped and stopped.
struct TouchTests {
  /// The text of the view's first line: a name and a number.
  private func text(_ playground: Playground) -> String {
    let line = playground.view().plainText.firstMatch(of: /(Ada|Bob|Bo) +([0-9][.][0-9][0-9])/)
    return line.map { "\($0.1) \($0.2)" } ?? ""
  }

  @Test func `i touches the view, tab goes through its controls, esc leaves`() throws {
    var playground = LivingViews.playground()
    try playground.press("i")
    #expect(playground.scope == .touch)
    #expect(playground.statusText.contains("touch: Button \"right\" (1 of 3)"))
    try playground.press("tab")
    #expect(playground.statusText.contains("touch: Slider (2 of 3)"))
    try playground.press("tab")
    #expect(playground.statusText.contains("touch: TextField \"Ada\" (3 of 3)"))
    try playground.press("tab")
    #expect(playground.statusText.contains("(1 of 3)"))
    try playground.press("s-tab")
    #expect(playground.statusText.contains("(3 of 3)"))
    try playground.press("esc")
    #expect(playground.mode == .browsing)
  }

  @Test(arguments: [
    ".sheet(isPresented: $isOpen) { Text(\"in front\") }", ".alert(\"in front\", isPresented: $isOpen) {}",
  ])
  func `what a small view presents is in the picture`(presentation: String) throws {
    let source = """
      struct Card: View {
        @State private var isOpen = false
        var body: some View { Button("open") { isOpen = true }\(presentation) }
      }
      """
    let file = ShapeFile(checking: ShapeSource(name: "Card.swift", text: source))
    var playground = Playground(files: [file], size: ScreenSize(columns: 100, rows: 40))
    playground.startClocks()
    playground.settle()
    var work = DrawingWork()
    let before = try #require(playground.export(work: &work)).frame
    #expect(before.width < 100 && !playground.view().plainText.contains("in front"))
    try playground.press("i enter wait:2s")
    #expect(playground.view().plainText.contains("in front"))
    let during = try #require(playground.export(work: &work)).frame
    #expect(during.width > 300 && during.height > 700)
  }

  @Test func `a click on a sheet touches what is on it, not the ground behind it`() throws {
    let source = """
      struct Card: View {
        @State private var isOpen = true
        @State private var name = ""
        var body: some View {
          Text("hello \\(name)").sheet(isPresented: $isOpen) {
            VStack(spacing: 60) {
              Text("a title")
              TextField("your name", text: $name)
              Button("done") { isOpen = false }
            }
          }
        }
      }
      """
    let file = ShapeFile(checking: ShapeSource(name: "Card.swift", text: source))
    var playground = Playground(files: [file], size: ScreenSize(columns: 100, rows: 40))
    playground.startClocks()
    playground.settle()
    func click(_ text: String) throws {
      let lines = playground.view().plainText.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains(text) })
      let column = lines[row].distance(
        from: lines[row].startIndex, to: try #require(lines[row].range(of: text)).lowerBound)
      try playground.press("press:\(column + 2),\(row + 1) release:\(column + 2),\(row + 1) wait:2s")
    }
    try click("your name")
    #expect(playground.statusText.contains("touch: TextField \"your name\" (1 of 3)"))
    try playground.press("A d a")
    try click("a title")
    #expect(playground.statusText.contains("touch: TextField \"Ada\" (1 of 3)"), "the sheet is still there")
    try click("done")
    #expect(playground.view().plainText.contains("hello Ada"))
  }

  @Test func `a button moves the view, and the clock stands when it has arrived`() throws {
    var playground = LivingViews.playground()
    let rest = playground.view()
    try playground.press("i enter")
    #expect(playground.statusText.contains("Button \"left\""))
    #expect(playground.isAnimating)
    try playground.press("wait:500ms")
    #expect(playground.viewClock.moment == 0.5)
    let half = playground.view()
    try playground.press("wait:2s")
    #expect(!playground.isAnimating)
    let end = playground.view()
    #expect(rest != half && half != end)
    let moment = playground.viewClock.moment
    try playground.press("wait:10s")
    #expect(playground.viewClock.moment == moment, "nothing moves any more")
  }

  @Test func `arrows change a value, characters a text, and undo takes both back`() throws {
    var playground = LivingViews.playground()
    #expect(text(playground) == "Ada 0.50")
    try playground.press("i tab right right")
    #expect(text(playground) == "Ada 0.60")
    try playground.press("left tab backspace backspace backspace B o b")
    #expect(text(playground) == "Bob 0.55")
    try playground.press("esc u")
    #expect(text(playground) == "Bo 0.55")
    try playground.press("u u u u u u u u u")
    #expect(text(playground) == "Ada 0.50")
  }

  @Test func `a frame forward and one back is exact`() throws {
    var playground = LivingViews.playground()
    try playground.press("i enter wait:300ms esc")
    try playground.press("t")
    #expect(!playground.viewClock.isPlaying)
    try playground.press("]")
    let one = playground.view()
    try playground.press("] ]")
    #expect(playground.view() != one)
    try playground.press("[ [")
    #expect(playground.view() == one)
  }

  @Test func `a slower clock shows more of it`() throws {
    var playground = LivingViews.playground()
    try playground.press("{ { i enter wait:1s")
    #expect(playground.viewClock.moment == 0.25)
    #expect(playground.view().text(row: 0).contains("0.25 s ¼×"))
  }

  @Test func `at a terminal a view begins with its start, and another one anew`() throws {
    var playground = LivingViews.playground(atTerminal: true)
    #expect(playground.viewClock.moment == 0)
    #expect(!playground.isAnimating, "it stands")
    try playground.press("i enter wait:500ms esc down")
    #expect(playground.viewClock.moment == nil, "a shape has no clock")
    try playground.press("up")
    #expect(playground.viewClock.moment == 0)
    try playground.press("i")
    #expect(playground.statusText.contains("Button \"right\""), "a view begins anew")
  }

  @Test func `a click taps what is there`() throws {
    var playground = LivingViews.playground()
    let rows = playground.view().plainText.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("right") })
    let column = try #require(rows[row].firstRange(of: "right")).lowerBound
    let place = rows[row].distance(from: rows[row].startIndex, to: column) + 2
    try playground.press("click:\(place),\(row + 1)")
    #expect(playground.scope == .touch)
    #expect(playground.statusText.contains("Button \"left\""))
  }
}
