import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Rows of lists that are deleted.
struct ViewRowTests {
  private func list() throws -> ViewLife {
    var life = try ViewLife(
      body: """
        List {
          ForEach(names, id: \\.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        """, members: "@State private var names = [\"ash\", \"elm\", \"oak\"]")
    life.box = CGRect(x: 0, y: 0, width: 300, height: 400)
    return life
  }

  @Test func `a row goes by a key`() throws {
    var life = try list()
    let touches = try life.views(at: 0).touchables.map(\.touch)
    let rows = touches.indices.filter { if case .swipe = touches[$0] { true } else { false } }
    #expect(rows.count == 3)
    life.send(.step(rows[1], -1), at: 0)
    #expect(try life.texts(at: 3) == ["ash", "oak"])
    // To the right is no swipe.
    life.send(.step(rows[0], 1), at: 3)
    #expect(try life.texts(at: 6) == ["ash", "oak"])
    life.send(.step(rows[1], -1), at: 6)
    #expect(try life.texts(at: 9) == ["ash"])
  }

  @Test func `a row goes by a swipe to the left, and by no other drag`() throws {
    let still = try list()
    let rows = try still.views(at: 0).touchables.filter { if case .swipe = $0.touch { true } else { false } }
    let start = CGPoint(x: rows[2].bounds.midX, y: rows[2].bounds.midY)
    for (way, left) in [
      (CGSize(width: -80, height: 5), ["ash", "elm"]), (CGSize(width: -30, height: 0), ["ash", "elm", "oak"]),
      (CGSize(width: 80, height: 0), ["ash", "elm", "oak"]), (CGSize(width: -70, height: 90), ["ash", "elm", "oak"]),
    ] {
      var life = still
      let end = CGPoint(x: start.x + way.width, y: start.y + way.height)
      life.send(.drag(from: start, to: end, isEnd: false), at: 0)
      life.send(.drag(from: start, to: end, isEnd: true), at: 0.1)
      #expect(try life.texts(at: 3) == left, "\(way)")
    }
  }

  @Test(arguments: [
    ("", "EditButton()"), (".environment(\\.editMode, $mode)", "EditButton()"),
    ("", "Button(mode == .active ? \"Done\" : \"Edit\") { mode = mode.isEditing ? .inactive : .active }"),
  ])
  func `rows have buttons that delete them while the list is edited`(_ environment: String, _ button: String) throws {
    let own = button == "EditButton()" ? environment : ".environment(\\.editMode, $mode)"
    var life = try ViewLife(
      body: """
        NavigationStack {
          List {
            ForEach(names, id: \\.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }.onMove { _, _ in }
            Text("end")
          }
          .toolbar { \(button) }
        }
        \(own)
        """,
      members: """
        @State private var names = ["ash", "elm", "oak"]
        @State private var mode = EditMode.inactive
        """)
    life.box = CGRect(x: 0, y: 0, width: 300, height: 400)
    func press(_ name: String, _ index: Int = 0, at moment: Double) throws {
      let touches = try life.views(at: moment).touchables
      let found = touches.indices.filter { [touches[$0].name, touches[$0].touch.name].contains(name) }
      life.send(.press(try #require(found.dropFirst(index).first)), at: moment)
    }
    func deletions(at moment: Double) throws -> Int {
      try life.views(at: moment).touchables.filter { $0.touch == .button("Delete") }.count
    }
    #expect(try deletions(at: 0) == 0)
    try press("Edit", at: 1)
    #expect(try deletions(at: 2) == 3)
    try press("Delete", 1, at: 3)
    #expect(try life.texts(at: 5).filter { $0 != "Done" } == ["ash", "oak", "end"])
    try press("Done", at: 6)
    #expect(try deletions(at: 8) == 0)
    #expect(try life.texts(at: 8).contains("Edit"))
  }

  @Test func `a view knows whether lists are edited`() throws {
    var life = try ViewLife(
      body: "VStack { Inner()\nEditButton() }", members: "",
      """
      struct Inner: View {
        @Environment(\\.editMode) private var editMode
        var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "edited" : "shown") }
      }
      """)
    #expect(try life.texts(at: 0) == ["shown", "Edit"])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 2) == ["edited", "Done"])
  }

  @Test func `elements are moved and removed by a set of indices`() throws {
    let source = ViewSource(
      body: "Text(changed().joined())",
      members: """
        func changed() -> [String] {
          var letters = ["a", "b", "c", "d", "e"]
          letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 3)
          letters.move(fromOffsets: [3, 4], toOffset: 0)
          letters.remove(atOffsets: IndexSet([1, 1, 3]))
          return letters
        }
        """)
    #expect(source.errors == [])
    // bcade, debca, dba
    #expect(try source.texts() == ["dba"])
  }

  @Test func `a row moves by keys and by a drag`() throws {
    var life = try ViewLife(
      body: """
        List {
          ForEach(names, id: \\.self) { Text($0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        """, members: "@State private var names = [\"ash\", \"elm\", \"oak\"]")
    life.box = CGRect(x: 0, y: 0, width: 300, height: 400)
    let touchables = try life.views(at: 0).touchables
    let rows = touchables.indices.filter { if case .reorder = touchables[$0].touch { true } else { false } }
    #expect(rows.count == 3)
    let still = life
    life.send(.step(rows[0], 1), at: 0)
    #expect(try life.texts(at: 3) == ["elm", "ash", "oak"])
    life.send(.step(rows[2], -1), at: 3)
    #expect(try life.texts(at: 6) == ["elm", "oak", "ash"])
    // The last row goes no further.
    life.send(.step(rows[2], 1), at: 6)
    #expect(try life.texts(at: 9) == ["elm", "oak", "ash"])
    life = still
    let start = CGPoint(x: touchables[rows[0]].bounds.midX, y: touchables[rows[0]].bounds.midY)
    let end = CGPoint(x: start.x, y: start.y + 100)
    life.send(.drag(from: start, to: end, isEnd: false), at: 0)
    life.send(.drag(from: start, to: end, isEnd: true), at: 0.1)
    #expect(try life.texts(at: 3) == ["elm", "oak", "ash"])
  }

  @Test func `a touch chooses a row of a list`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          List(selection: $one) {
            ForEach(["ash", "elm", "oak"], id: \\.self) { Text($0) }
            Text("none").tag("fir")
            Text("silent")
          }
          List([4, 5, 6], id: \\.self, selection: $some) { Text("\\($0)") }
          Text((one ?? "-") + " " + some.sorted().map { "\\($0)" }.joined(separator: "+"))
        }
        """, members: "@State private var one: String?\n@State private var some: Set<Int> = [6]")
    life.box = CGRect(x: 0, y: 0, width: 300, height: 800)
    let touchables = try life.views(at: 0).touchables
    let rows = touchables.indices.filter { touchables[$0].touch == .button("row") }
    #expect(rows.map { touchables[$0].name } == ["ash", "elm", "oak", "none", "4", "5", "6"])
    var moment = 0.0
    for (row, told) in [
      (1, "elm 6"), (3, "fir 6"), (4, "fir 4+6"), (6, "fir 4"), (1, "elm 4"),
    ] {
      life.send(.press(rows[row]), at: moment)
      moment += 1
      #expect(try life.texts(at: moment).last == told)
    }
  }

  @Test func `a swipe shows the actions of a row, and a press of one hides them`() throws {
    var life = try ViewLife(
      body: """
        List {
          Text("mail " + done)
            .swipeActions { Button("Delete", role: .destructive) { done += "d" }; Button("Flag") { done += "f" } }
            .swipeActions(edge: .leading) { Button("Pin") { done += "p" }.tint(.orange) }
        }
        """, members: "@State private var done = \"\"")
    life.box = CGRect(x: 0, y: 0, width: 300, height: 400)
    func press(_ name: String, at moment: Double) throws {
      let touchables = try life.views(at: moment).touchables
      let index = try #require(touchables.firstIndex { $0.touch == .button("Button") && $0.name == name })
      life.send(.press(index), at: moment)
    }
    func swipe(_ steps: Int, at moment: Double) throws {
      let touchables = try life.views(at: moment).touchables
      let index = try #require(touchables.firstIndex { $0.touch.isSwipe(by: steps) })
      life.send(.step(index, steps), at: moment)
    }
    #expect(try life.texts(at: 0) == ["mail "])
    try swipe(-1, at: 0)
    #expect(try life.texts(at: 1) == ["mail ", "Delete", "Flag"])
    try press("Flag", at: 1)
    #expect(try life.texts(at: 2) == ["mail f"])
    try swipe(1, at: 2)
    #expect(try life.texts(at: 3) == ["Pin", "mail f"])
    try swipe(-1, at: 3)
    #expect(try life.texts(at: 4) == ["mail f"])
    try swipe(-1, at: 4)
    try press("Delete", at: 5)
    #expect(try life.texts(at: 6) == ["mail fd"])
  }
}
