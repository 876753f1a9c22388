import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// The focus of fields, the end of their texts, and values that a program shares.
struct ViewFocusTests {
  @Test func aFieldThatIsTouchedHasTheFocus() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(focus == .name ? "name" : focus == .mail ? "mail" : "none")
          TextField("Name", text: $name).focused($focus, equals: .name)
          TextField("Mail", text: $mail).focused($focus, equals: .mail)
          Button("leave") { focus = nil }
        }
        """,
      members: """
        enum Field: Hashable { case name, mail }
        @FocusState private var focus: Field?
        @State private var name = ""
        @State private var mail = ""
        """)
    #expect(try life.texts(at: 0).first == "none")
    life.send(.text(0, "A"), at: 1)
    #expect(try life.texts(at: 1).prefix(2) == ["name", "A"])
    #expect(try life.views(at: 1).touchables.map(\.isFocused) == [true, false, false])
    life.send(.text(1, "B"), at: 2)
    #expect(try life.texts(at: 2).first == "mail")
    life.send(.press(2), at: 3)
    #expect(try life.texts(at: 3).first == "none")
    life.send(.text(1, "C"), at: 4)
    life.send(.press(1), at: 5)
    #expect(try life.texts(at: 5).first == "none", "the end of the text takes it away")
  }

  @Test func codeMovesTheFocus() throws {
    var life = try ViewLife(
      body: """
        VStack {
          TextField("A", text: $text).focused($isFocused).onSubmit { log += "!" }
          Button(log) { isFocused.toggle() }
        }
        """,
      members: "@FocusState private var isFocused: Bool\n@State private var text = \"\"\n@State private var log = \"-\""
    )
    life.send(.press(1), at: 0)
    #expect(try life.views(at: 0).touchables.map(\.isFocused) == [true, false])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1).last == "-!")
    #expect(try life.views(at: 1).touchables.map(\.isFocused) == [false, false])
  }

  @Test func theEndOfATextGoesOnToTheNextField() throws {
    var life = try ViewLife(
      body: """
        VStack {
          TextField("A", text: $a).focused($field, equals: 0)
          TextField("B", text: $b, onCommit: { b += "." }).focused($field, equals: 1)
        }
        .onSubmit { field = field == nil ? 1 : nil }
        """,
      members: "@FocusState private var field: Int?\n@State private var a = \"\"\n@State private var b = \"x\"")
    life.send(.text(0, "q"), at: 0)
    life.send(.press(0), at: 1)
    #expect(try life.views(at: 1).touchables.map(\.isFocused) == [false, true])
    life.send(.press(1), at: 2)
    #expect(try life.texts(at: 2) == ["q", "x."])
  }

  @Test func viewsShareTheValueOfAKey() throws {
    var life = try ViewLife(
      body: "VStack { Button(\"\\(count)\") { count += 1 }\nOther()\nif count < 2 { Other() } }",
      members: "@AppStorage(\"count\") private var count = 0",
      """
      struct Other: View {
        @AppStorage("count") private var number = 0
        @SceneStorage("count") private var other = 7
        var body: some View { Stepper("\\(number) \\(other)", value: $number) }
      }
      """)
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 0).filter { $0.count > 0 && $0 != "-" && $0 != "+" } == ["1", "1 7", "1 7"])
    life.send(.step(1, 1), at: 1)
    #expect(try life.texts(at: 1).first == "2")
    life.send(.step(1, -1), at: 2)
    #expect(try life.texts(at: 2).first == "1", "it is not lost with a view")
  }
}
