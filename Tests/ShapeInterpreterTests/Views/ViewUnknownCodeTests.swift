import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Code with names that are not known goes on without them where it can, and mistakes stay mistakes.
struct ViewUnknownCodeTests: LoggingViews {
  /// A function with a part of a system that is not known here takes no view away: it does nothing, or waits for ever.
  @Test func whatIsNotKnownDoesNothingOrIsNeverAnswered() throws {
    let life = try log(
      "buzz()", "Task { add(\"(\"); do { add(try await fetch()) } catch { add(\"!\") }; add(\")\") }",
      members: """
        func buzz() { add("b"); SystemSound().play(.success) }
        func fetch() async throws -> String {
          let (data, _) = try await NetworkSession.shared.data(from: URL(string: "a")!)
          return String(decoding: data, as: UTF8.self)
        }
        """,
      warnings: [
        "cannot find 'SystemSound' in scope", "cannot find 'NetworkSession' in scope",
      ])
    #expect(try text(life, pressing: [1, 2], at: 9) == "b(")
  }

  /// An action goes on without a call that stands alone and uses an unknown name, and without a constant that has an
  /// unknown value; anything else that uses one takes the whole action.
  @Test(arguments: [
    ("add(\"a\"); Nowhere.buzz(); add(\"b\")", "ab", ["cannot find 'Nowhere' in scope"]),
    ("let n = Nowhere(.light); n.prepare(); add(\"a\"); n.buzz()", "a", ["cannot find 'Nowhere' in scope"]),
    (
      "if log.isEmpty { Nowhere.a(); add(\"a\") }; Elsewhere.b()", "a",
      ["cannot find 'Nowhere' in scope", "cannot find 'Elsewhere' in scope"]
    ),
    ("withAnimation { add(\"a\"); nowhere() }", "a", ["cannot find 'nowhere' in scope"]),
    ("add(\"a\"); log = Nowhere.text", "", ["cannot find 'Nowhere' in scope"]),
    ("let n = Nowhere.text; add(\"a\"); add(n)", "a", ["cannot find 'Nowhere' in scope"]),
    ("if Nowhere.isOn { add(\"a\") }; add(\"b\")", "", ["cannot find 'Nowhere' in scope"]),
    ("guard let n = Nowhere.text else { return }; add(n)", "", ["cannot find 'Nowhere' in scope"]),
    ("Nowhere.look().isHidden = true; add(\"a\")", "a", ["cannot find 'Nowhere' in scope"]),
    (
      "let n = Nowhere(); n.color?.part = .blue; n.list[0] += 1; add(\"a\"); Nowhere.look().standard = n", "a",
      ["cannot find 'Nowhere' in scope", "cannot find 'Nowhere' in scope"]
    ),
    ("log = \"x\" + Nowhere.look().text; add(\"a\")", "", ["cannot find 'Nowhere' in scope"]),
  ])
  func anActionGoesOnWithoutWhatIsUnknown(_ code: String, _ expected: String, _ warnings: [String]) throws {
    let inline = try log(code, warnings: warnings)
    #expect(try text(inline, pressing: [1], at: 2) == expected, "\(code)")
    let called = try log("go()", members: "func go() { \(code) }", warnings: warnings)
    #expect(try text(called, pressing: [1], at: 2) == expected, "\(code)")
  }

  /// An initializer goes on without what is unknown as long as it makes a whole value.
  @Test func anInitializerGoesOnWithoutWhatIsUnknown() throws {
    let looks = """
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.titleTextAttributes = [.foregroundColor: UIColor.white]
      UINavigationBar.appearance().standardAppearance = look
      UIPageControl.appearance().isHidden = true
      """
    for (start, end) in [
      ("self.size = size", ""), ("", "self.size = size + 1"), ("self.size = size; if size > 1 {", "}"),
    ] {
      let source = ViewSource(
        body: "Text(\"\\(size)\")", members: "let size: Int\ninit(size: Int = 3) {\n\(start)\n\(looks)\n\(end)\n}")
      #expect(source.errors == [])
      #expect(
        source.warnings
          == ["UINavigationBarAppearance", "UINavigationBar", "UIPageControl"].map { "cannot find '\($0)' in scope" })
    }
    // The value needs what is unknown, or is not whole without it.
    for end in [
      "self.size = Nowhere.size", "let n = Nowhere.size; self.size = n", "if Nowhere.isOn { self.size = 1 }",
      "Nowhere.look()",
    ] {
      #expect(
        ViewSource(body: "Text(\"\\(size)\")", members: "let size: Int\ninit() {\n\(end)\n}").errors.first
          == "cannot find 'Nowhere' in scope")
    }
  }

  @Test func mistakesInAFunctionStayErrors() {
    func errors(_ function: String) -> [String] {
      ViewSource(body: "Button(\"\\(size)\") { go() }", members: "@State var count = 0\nvar size = 3\n" + function)
        .errors
    }
    #expect(errors("func go() { count += \"a\" }").count == 1)
    #expect(errors("func go() { size = 4 }").count == 1)
    #expect(
      errors("func go() { count = total() }; func total() -> Int { missing }") == ["cannot find 'missing' in scope"])
  }
}
