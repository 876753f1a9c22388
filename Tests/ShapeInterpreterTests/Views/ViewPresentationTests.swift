import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Views in front of the window: sheets, alerts, dialogs and menus.
struct ViewPresentationTests {
  private static let flag = "@State private var isShown = false\n@State private var log = \"-\""

  private func names(_ life: ViewLife, at moment: Double = 60) throws -> [String] {
    try life.views(at: moment).touchables.map { $0.name.isEmpty ? $0.touch.name : $0.name }
  }

  @Test func aSheetComesAndGoes() throws {
    var life = try ViewLife(
      body: "Button(log) { isShown = true }.sheet(isPresented: $isShown, onDismiss: { log = \"gone\" }) { Inner() }",
      members: Self.flag,
      """
      struct Inner: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var count = 0
        var body: some View {
          Text("inner \\(count)")
          Button("more") { count += 1 }
          Button("done") { dismiss() }
        }
      }
      """)
    #expect(try life.texts(at: 0) == ["-"])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1) == ["-", "inner 0", "more", "done"])
    #expect(try names(life) == ["more", "done", "close"], "what lies behind is not touched")
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 2).contains("inner 1"))
    life.send(.press(1), at: 3)
    #expect(try life.texts(at: 3) == ["gone"])
    life.send(.press(0), at: 4)
    #expect(try life.texts(at: 4).contains("inner 0"), "its states are new")
    life.send(.press(2), at: 5)
    #expect(try life.texts(at: 5) == ["gone"], "a touch beside it ends it")
  }

  @Test func aSheetStandsInFrontOfTheWindow() throws {
    var life = try ViewLife(
      body: """
        Button("b") { isShown = true }
          .sheet(isPresented: $isShown) { Color.red.presentationDetents([.large, .medium]) }
        """,
      members: Self.flag)
    let root = try #require(try life.views(at: 0).root)
    life.send(.press(0), at: 0)
    let window = try #require(try life.views(at: 0).root)
    #expect(window.part.name == "window")
    #expect(window.children.first == root, "the view behind stands as before")
    #expect(try life.seen(at: 0).contains("#FF3B30 0 55 200 45"))
  }

  @Test func theItemOfASheetIsItsContent() throws {
    var life = try ViewLife(
      body: """
        VStack { Button("one") { item = Item(id: 1) }.fullScreenCover(item: $item) { item in Text("item \\(item.id)") } }
        """, members: "@State private var item: Item?\nstruct Item: Identifiable { let id: Int }")
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 0) == ["one", "item 1"])
    #expect(try names(life) == [])
  }

  @Test func aSheetMayPresentAnotherOne() throws {
    var life = try ViewLife(
      body: """
        Button("a") { isShown = true }.sheet(isPresented: $isShown) {
          Button("b") { isInner = true }.sheet(isPresented: $isInner) { Text("c") }
        }
        """, members: "\(Self.flag)\n@State private var isInner = false")
    life.send(.press(0), at: 0)
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1) == ["a", "b", "c"])
    #expect(try names(life) == ["close"])
    life.send(.press(0), at: 2)
    #expect(try names(life) == ["b", "close"])
  }

  @Test func aButtonOfAnAlertEndsIt() throws {
    var life = try ViewLife(
      body: """
        Button(log) { isShown = true }
          .alert("Delete?", isPresented: $isShown) {
            Button("Delete", role: .destructive) { log = "deleted" }
            Button("Cancel", role: .cancel) {}
          } message: { Text("It is gone then.") }
        """, members: Self.flag)
    life.box = CGRect(x: 0, y: 0, width: 300, height: 300)
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 0) == ["-", "Delete?", "It is gone then.", "Cancel", "Delete"])
    #expect(try names(life) == ["Cancel", "Delete"])
    life.send(.press(1), at: 1)
    #expect(try life.texts(at: 1) == ["deleted"])
    let plain = try ViewLife(
      body: "Text(\"t\").alert(\"A\", isPresented: $isShown) {}", members: "@State private var isShown = true")
    #expect(try plain.texts(at: 0) == ["t", "A", "OK"])
    let old = try ViewLife(
      body: """
        Text("t").alert(isPresented: $isShown) {
          Alert(title: Text("A"), message: Text("m"), dismissButton: .default(Text("Fine")))
        }
        """,
      members: "@State private var isShown = true")
    #expect(try old.texts(at: 0) == ["t", "A", "m", "Fine"])
  }

  @Test func anActionSheetIsThereForAnItem() throws {
    var life = try ViewLife(
      body: """
        Button(user?.id ?? "nobody") { user = User(id: "Ann") }
          .actionSheet(item: $user) { user in
            ActionSheet(
              title: Text("About \\(user.id)"), message: Text("m"), buttons: [.default(Text("Write")), .cancel()])
          }
        """, members: "struct User: Identifiable { let id: String }\n@State private var user: User?")
    life.box = CGRect(x: 0, y: 0, width: 300, height: 400)
    #expect(try life.texts(at: 0) == ["nobody"])
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 1) == ["Ann", "About Ann", "m", "Write", "Cancel"])
    #expect(try names(life).sorted() == ["Cancel", "Write", "close"])
    let write = try #require(try names(life).firstIndex(of: "Write"))
    life.send(.press(write), at: 2)
    #expect(try life.texts(at: 3) == ["nobody"])
  }

  /// Returns the buttons of what is presented, in their order, a star before those with semibold letters.
  private func buttons(_ presented: String) throws -> [String] {
    var life = try ViewLife(body: "Text(\"-\").\(presented)", members: "@State private var isShown = true")
    life.box = CGRect(x: 0, y: 0, width: 300, height: 500)
    func weights(of view: PlacedView) -> [String: CGFloat] {
      var own: [String: CGFloat] = [:]
      if case .text(let block, let spans) = view.part.drawing { own[spans[0].text] = block.runs[0].font.weight }
      return view.children.map(weights).reduce(own) { $0.merging($1) { $1 } }
    }
    let views = try life.views(at: 0)
    let known = weights(of: try #require(views.root))
    return views.touchables.map(\.name).filter { !$0.isEmpty && $0 != "close" }.map { name in
      (known[name] ?? 0) > 0 ? "*" + name : name
    }
  }

  private static let (a, b) = ("Button(\"A\") {}\n", "Button(\"B\", role: .destructive) {}\n")
  private static let no = "Button(\"No\", role: .cancel) {}\n"

  @Test func `the button that cancels an alert stands left of another one, and below several`() throws {
    func alert(_ buttons: String) throws -> [String] {
      try self.buttons("alert(\"T\", isPresented: $isShown) { \(buttons) }")
    }
    #expect(try alert(Self.b + Self.no) == ["*No", "B"])
    #expect(try alert(Self.no + Self.a) == ["*No", "A"])
    #expect(try alert(Self.a + Self.b) == ["A", "B"])
    #expect(try alert(Self.no + Self.a + Self.b) == ["A", "B", "*No"])
    #expect(try alert(Self.no) == ["*No"])
    let old = "primaryButton: .default(Text(\"A\")), secondaryButton: .cancel()"
    #expect(try buttons("alert(isPresented: $isShown) { Alert(title: Text(\"T\"), \(old)) }") == ["*Cancel", "A"])
  }

  @Test func `titles are keys, strings or texts`() throws {
    for title in ["\"T\"", "name", "name ?? \"T\"", "Text(\"T\")"] {
      for kind in ["alert", "confirmationDialog"] {
        for presented in ["", ", presenting: name"] {
          let argument = presented.isEmpty ? "" : " _ in"
          let call = "\(kind)(\(title), isPresented: $isShown\(presented)) {\(argument) \(Self.no)}"
          let name = title.contains("??") || !presented.isEmpty ? "String? = nil" : "String = \"T\""
          guard title != "name" || presented.isEmpty else { continue }
          let source = ViewSource(
            body: "Text(\"a\").\(call)", members: "@State var isShown = false\n@State var name: \(name)")
          #expect(source.errors == [], "\(call)")
        }
      }
    }
  }

  @Test func `a dialog has one button that cancels it`() throws {
    func dialog(_ buttons: String) throws -> [String] {
      try self.buttons("confirmationDialog(\"T\", isPresented: $isShown) { \(buttons) }")
    }
    #expect(try dialog(Self.a + Self.b) == ["A", "B", "*Cancel"])
    #expect(try dialog(Self.no + Self.a) == ["A", "*No"])
  }

  @Test func aDialogOffersItsActions() throws {
    var life = try ViewLife(
      body: """
        Button(log) { isShown = true }
          .confirmationDialog("Sort", isPresented: $isShown, titleVisibility: .visible) {
            Button("Name") { log = "name" }
            Button("Date") { log = "date" }
          }
        """, members: Self.flag)
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 0) == ["-", "Sort", "Name", "Date", "Cancel"])
    life.send(.press(1), at: 1)
    #expect(try life.texts(at: 1) == ["date"])
  }

  @Test func aMenuShowsItsItemsUntilOneIsPressed() throws {
    var life = try ViewLife(
      body: """
        Menu(log) {
          Button("Copy") { log = "copied" }
          Menu("More") { Button("Deep") { log = "deep" } }
        }
        """, members: Self.flag)
    life.box = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(try names(life) == ["-"])
    life.send(.press(0), at: 0)
    #expect(try names(life) == ["Copy", "More", "close"])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1) == ["copied"])
    life.send(.press(0), at: 2)
    life.send(.press(1), at: 3)
    #expect(try names(life, at: 3) == ["Deep", "close"])
    life.send(.press(0), at: 4)
    #expect(try life.texts(at: 4) == ["deep"], "both menus are closed")
  }

  @Test(arguments: [
    "Menu(log) { Button(\"Copy\") { log = \"copied\" } } primaryAction: { log += \"!\" }",
    "Menu { Button(\"Copy\") { log = \"copied\" } } label: { Text(log) } primaryAction: { log += \"!\" }",
  ])
  func `a tap runs the action of a menu, a finger that stays opens it`(_ menu: String) throws {
    var life = try ViewLife(body: menu, members: Self.flag)
    life.box = CGRect(x: 0, y: 0, width: 300, height: 300)
    let place = CGPoint(x: 150, y: 150)
    life.send(.tap(place), at: 0)
    #expect(try life.texts(at: 0) == ["-!"])
    life.send(.down(place), at: 1)
    life.send(.up(place), at: 1.1)
    #expect(try life.texts(at: 1.2) == ["-!!"])
    life.send(.down(place), at: 2)
    #expect(try life.texts(at: 3) == ["-!!", "Copy"])
    life.send(.up(place), at: 3)
    #expect(try life.texts(at: 3) == ["-!!", "Copy"])
    life.send(.press(0), at: 4)
    #expect(try life.texts(at: 4) == ["copied"])
    life.send(.press(0), at: 5)
    #expect(try life.texts(at: 5) == ["copied!"], "the first key press is a tap")
    life.send(.press(1), at: 6)
    #expect(try life.texts(at: 6) == ["copied!", "Copy"])
  }

  @Test func aMenuOpensWhereAFingerStays() throws {
    var life = try ViewLife(
      body: "Color.red.overlay(Text(log)).contextMenu { Button(\"Share\") { log = \"shared\" } }", members: Self.flag)
    let point = CGPoint(x: 20, y: 20)
    life.send(.down(point), at: 0)
    #expect(try life.texts(at: 0.4) == ["-"])
    #expect(try life.texts(at: 0.6) == ["-", "Share"])
    life.send(.up(point), at: 1)
    #expect(try life.texts(at: 1) == ["-", "Share"])
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 2) == ["shared"])
  }

  @Test func `a dialog tells of a value, an alert of an error`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Button("ask") { asks = true }
          Button("fail") { fault = .full; fails = true }
          Text("\\(eaten)")
        }
        .confirmationDialog("Eat?", isPresented: $asks, presenting: 3) { count in
          Button("Eat \\(count)") { eaten += count }
        } message: { count in Text("all \\(count)") }
        .alert(isPresented: $fails, error: fault) { _ in Button("OK") {} } message: { fault in
          Text(fault.recoverySuggestion ?? "-")
        }
        """,
      members: """
        @State private var asks = false
        @State private var fails = false
        @State private var fault: Trouble?
        @State private var eaten = 0
        """,
      """
      enum Trouble: LocalizedError {
        case full
        var errorDescription: String? { "Too full" }
        var recoverySuggestion: String? { "Rest" }
      }
      """)
    life.box = CGRect(x: 0, y: 0, width: 300, height: 600)
    life.send(.press(0), at: 0)
    let asked = try life.texts(at: 1)
    #expect(asked.contains("all 3") && asked.contains("Eat 3"))
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 3).contains("3"))
    life.send(.press(1), at: 4)
    let failed = try life.texts(at: 5)
    #expect(failed.contains("Too full") && failed.contains("Rest"))
  }
}
