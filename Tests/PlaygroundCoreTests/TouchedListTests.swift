import Foundation
import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

/// Keys and mouse choose, scroll, stay and type in a view.
struct TouchedListTests {
  private static let source = """
    struct Sheet: View {
      @FocusState private var isSecond: Bool
      @State private var choice = 1
      @State private var text = ""
      @State private var presses = 0

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Text("choice \\(choice) presses \\(presses) text \\(text)!")
            Picker("P", selection: $choice) { ForEach(1..<5, id: \\.self) { Text("\\($0)") } }
            TextField("First", text: $text).onSubmit { isSecond = true }
            TextField("Second", text: $text).focused($isSecond)
            Color.red.frame(height: 100).onLongPressGesture { presses += 1 }
            Color.blue.frame(height: 600)
          }
        }
        .frame(width: 300, height: 300)
      }
    }
    """

  private func playground(_ name: String = "Sheet", _ source: String = source) -> Playground {
    let file = ShapeFile(checking: ShapeSource(name: "\(name).swift", text: source))
    var playground = Playground(files: [file], size: ScreenSize(columns: 100, rows: 50))
    playground.select(EntryID(file: "\(name).swift", name: name))
    playground.settle()
    return playground
  }

  /// The text of the view's first line.
  private func text(_ playground: Playground) -> String {
    playground.view().plainText.firstMatch(of: /choice .*!/).map { String($0.0) } ?? ""
  }

  /// Returns the cell of the first red dot, counted from 1.
  private func redCell(_ playground: Playground) throws -> (column: Int, row: Int) {
    let rows = playground.view().plainText.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("████") })
    let place = try #require(rows[row].firstRange(of: "████")).lowerBound
    return (rows[row].distance(from: rows[row].startIndex, to: place) + 3, row + 2)
  }

  @Test func `arrows go through a picker, enter takes the next option`() throws {
    var playground = playground()
    try playground.press("i right right")
    #expect(text(playground) == "choice 3 presses 0 text !")
    try playground.press("enter enter")
    #expect(text(playground) == "choice 1 presses 0 text !")
  }

  @Test func `the end of a text moves the keys with the focus`() throws {
    var playground = playground()
    try playground.press("i tab a")
    #expect(playground.statusText.contains("(2 of 5)"))
    try playground.press("enter")
    #expect(playground.statusText.contains("(3 of 5)"))
    try playground.press("b")
    #expect(text(playground) == "choice 1 presses 0 text ab!")
  }

  @Test func `keys and the wheel scroll`() throws {
    var playground = playground()
    let start = playground.view()
    try playground.press("i pgdn")
    #expect(text(playground).isEmpty, "it is out of sight")
    try playground.press("pgup")
    #expect(text(playground) == "choice 1 presses 0 text !")
    let cell = try redCell(playground)
    try playground.press("wheel-down:\(cell.column),\(cell.row)")
    #expect(text(playground).isEmpty)
    try playground.press("wheel-up:\(cell.column),\(cell.row) esc")
    #expect(playground.view().plainText.contains("choice 1"))
    try playground.press("wheel-up:\(cell.column),\(cell.row)")
    #expect(playground.view() != start, "outside of the mode the wheel zooms")
  }

  @Test func `a button that is held down presses long`() throws {
    var playground = playground()
    let cell = try redCell(playground)
    try playground.press("i")
    playground.update(.mouse(Mouse(.press, column: cell.column - 1, row: cell.row - 1)))
    try playground.press("wait:600ms")
    playground.update(.mouse(Mouse(.release, column: cell.column - 1, row: cell.row - 1)))
    playground.settle()
    #expect(text(playground) == "choice 1 presses 1 text !")
    try playground.press("esc u")
    #expect(text(playground) == "choice 1 presses 0 text !", "it is one touch")
  }

  @Test func `keys choose, move and swipe the rows of a list`() throws {
    let source = """
      struct Box: View {
        @State private var names = ["ash", "elm", "oak"]
        @State private var chosen: String?
        @State private var flag = "-"
        var body: some View {
          VStack {
            Text("rows \\(names.joined(separator: " ")) \\(chosen ?? "none") \\(flag)!")
            List(selection: $chosen) {
              ForEach(names, id: \\.self) { name in
                Text(name).swipeActions(edge: .leading) { Button("Flag") { flag = name } }
              }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
              .onDelete { names.remove(atOffsets: $0) }
            }
          }
        }
      }
      """
    var playground = playground("Box", source)
    func rows() -> String { playground.view().plainText.firstMatch(of: /rows .*!/).map { String($0.0) } ?? "" }
    try playground.press("i")
    #expect(playground.view().text(row: 49).contains("touch: row \"ash\" (1 of 3)"))
    try playground.press("enter wait:1s")
    #expect(rows() == "rows ash elm oak ash -!")
    try playground.press("right wait:1s")
    #expect(rows() == "rows elm ash oak ash -!")
    // The keys stay on the row that went down.
    try playground.press("right wait:1s")
    #expect(rows() == "rows elm oak ash ash -!")
    try playground.press("right wait:1s")
    #expect(rows() == "rows elm oak ash ash -!")
    try playground.press("tab s-right wait:1s tab enter wait:1s")
    #expect(rows() == "rows elm oak ash ash elm!")
    try playground.press("backspace wait:1s")
    #expect(rows() == "rows oak ash ash elm!")
    try playground.press("u")
    #expect(rows() == "rows elm oak ash ash elm!")
  }

  @Test func `the keys stay on a row whose button goes`() throws {
    let source = """
      struct Box: View {
        @State private var chosen: String?
        @State private var flag = "-"
        var body: some View {
          VStack {
            Text("rows \\(chosen ?? "none") \\(flag)!")
            List(["ash", "elm"], id: \\.self, selection: $chosen) { name in
              Text(name).swipeActions { Button("Flag") { flag = name } }
            }
          }
        }
      }
      """
    var playground = playground("Box", source)
    func rows() -> String { playground.view().plainText.firstMatch(of: /rows .*!/).map { String($0.0) } ?? "" }
    try playground.press("i tab backspace wait:1s tab")
    #expect(playground.statusText.contains("touch: Button \"Flag\" (3 of 3)"))
    try playground.press("enter wait:1s")
    #expect(rows() == "rows none elm!")
    #expect(playground.statusText.contains("touch: row \"elm\" (2 of 2)"))
    try playground.press("enter wait:1s")
    #expect(rows() == "rows elm elm!")
  }
}
