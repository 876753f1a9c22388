import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Deinitializers: they run between two runs of the session's code, once nothing leads to their objects.
struct ObjectEndTests {
  private static let guests = """
    final class Journal: ObservableObject { @Published var text = "" }
    class Guest {
      let name: String
      let journal: Journal
      var friend: Guest?
      init(_ name: String, _ journal: Journal) { (self.name, self.journal) = (name, journal) }
      deinit { journal.text += name + " leaves " }
    }
    final class Singer: Guest { deinit { journal.text += "song " } }
    final class Choosy: Guest {
      init?(if comes: Bool, _ journal: Journal) {
        if !comes { return nil }
        super.init("choosy", journal)
      }
    }
    """

  private func life(_ action: String, _ members: String = "") throws -> ViewLife {
    var life = try ViewLife(
      body: "Button(journal.text) { \(action) }",
      members: "@StateObject private var journal = Journal()\n  \(members)", Self.guests)
    life.send(.press(0), at: 1)
    life.send(.press(0), at: 2)
    return life
  }

  @Test func `an object that a state lets go ends`() throws {
    let life = try life(
      "guest = guest == nil ? Guest(\"Ada\", journal) : nil", "@State private var guest: Guest?")
    #expect(try life.texts(at: 1.5) == [""] && life.texts(at: 2.5) == ["Ada leaves "])
  }

  @Test func `an object of a moment ends at its end`() throws {
    let life = try life("_ = Guest(\"Bob\", journal).name")
    #expect(try life.texts(at: 1.5) == ["Bob leaves "] && life.texts(at: 2.5) == ["Bob leaves Bob leaves "])
  }

  @Test func `a subclass ends before its superclass`() throws {
    #expect(try life("_ = Singer(\"Eve\", journal)").texts(at: 1.5) == ["song Eve leaves "])
  }

  @Test func `objects that lead to one another end together, the older one first`() throws {
    let ring = try life("let one = Guest(\"1\", journal); one.friend = Guest(\"2\", journal); one.friend?.friend = one")
    #expect(try ring.texts(at: 1.5) == ["1 leaves 2 leaves "])
  }

  @Test func `an object that is refused has no end`() throws {
    let life = try life("_ = Choosy(if: count > 0, journal); count += 1", "@State private var count = 0")
    #expect(try life.texts(at: 1.5) == [""] && life.texts(at: 2.5) == ["choosy leaves "])
  }

  @Test func `an object that an array or a closure leads to stays`() throws {
    let life = try life(
      "list = list.isEmpty ? [Guest(\"Kim\", journal)] : []; call = { [list] in _ = list }",
      "@State private var list: [Guest] = []\n  @State private var call: () -> Void = {}")
    #expect(try life.texts(at: 1.5) == [""] && life.texts(at: 2.5) == ["Kim leaves "])
  }

  @Test func `the model of a view that has gone ends`() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(journal.text)
          if isShown { Inner(guest: Guest("Zoe", journal)) }
          Button("hide") { isShown = false }
        }
        """,
      members: "@StateObject private var journal = Journal()\n  @State private var isShown = true",
      Self.guests + """

        struct Inner: View {
          @State var guest: Guest
          var body: some View { Text(guest.name) }
        }
        """)
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 0.5) == ["", "Zoe", "hide"])
    #expect(try life.texts(at: 2) == ["Zoe leaves ", "hide"])
  }

  @Test func `a deinitializer that fails is told with its line`() throws {
    var life = try ViewLife(
      body: "Button(\"go\") { _ = Broken() }", "class Broken { let list = [1]; deinit { print(list[list.count]) } }")
    life.send(.press(0), at: 1)
    #expect(throws: EvaluationFailure.self) { try life.texts(at: 2) }
  }
}
