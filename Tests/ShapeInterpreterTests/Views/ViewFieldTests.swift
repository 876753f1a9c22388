import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Fields for texts and numbers: where their text stands, its lines, and what they read.
struct ViewFieldTests {
  /// Returns the frame of the text in a field 200 points wide.
  private func text(_ body: String, members: String = "") throws -> CGRect {
    let source = ViewSource(body: body, members: members)
    #expect(source.program.diagnostics.map(\.description) == [])
    func text(in view: PlacedView) -> CGRect? {
      if case .text = view.part.drawing { return view.frame }
      return view.children.lazy.compactMap(text).first
    }
    let root = try #require(try source.views(width: 200, height: 400).root)
    return try #require(text(in: root))
  }

  @Test func aLabelStandsInAnEmptyField() throws {
    let source = ViewSource(
      body: """
        SecureField(text: $password) { Text("secret") }
        SecureField(text: $name, prompt: Text("at least 8")) { Text("secret") }
        TextField(text: $password, prompt: nil, axis: .vertical) { Text("lines") }
        """, members: "@State private var password = \"\"\n@State private var name = \"ab\"")
    #expect(source.errors == [])
    #expect(try source.texts() == ["secret", "\u{2022}\u{2022}", "lines"])
  }

  @Test(arguments: ["$none", ".constant(\"abc\")"])
  func `the text of a field is aligned`(_ value: String) throws {
    func text(_ alignment: String) throws -> CGRect {
      try self.text("TextField(\"abc\", text: \(value))\(alignment)", members: "@State var none = \"\"")
    }
    #expect(try text("").minX == 0)
    #expect(try text(".multilineTextAlignment(.leading)").minX == 0)
    #expect(try text(".multilineTextAlignment(.trailing)").maxX == 200)
    #expect(abs(try text(".multilineTextAlignment(.center)").midX - 100) < 0.5)
    #expect(try text(".textFieldStyle(.roundedBorder).multilineTextAlignment(.trailing)").maxX == 193)
  }

  @Test func `a field along the vertical axis has lines`() throws {
    let words = "@State var words = String(repeating: \"word \", count: 40)"
    func height(_ rest: String) throws -> CGFloat {
      try text("TextField(\"a\", text: $words\(rest)", members: words).height
    }
    let line = try height(")")
    #expect(try height(", axis: .horizontal)") == line)
    #expect(try height(", axis: .vertical)") > 6 * line)
    #expect(try height(", axis: .vertical).textFieldStyle(.roundedBorder)") > 6 * line)
    let limited = try height(", axis: .vertical).lineLimit(1...5)")
    #expect(limited > 4.5 * line && limited < 5.5 * line)
    #expect(try height(", prompt: nil, axis: .vertical).lineLimit(2)") < 2.5 * line)
  }

  @Test(arguments: ["TextField<Self._Label>", "TextField<_Label>"])
  func `a style of the program's own is around a field`(_ configuration: String) throws {
    let source = ViewSource(
      body: "TextField(\"a\", text: .constant(\"abc\")).textFieldStyle(Boxed())", members: "",
      """
      struct Boxed: TextFieldStyle {
        func _body(configuration: \(configuration)) -> some View {
          configuration.padding(20).background(Color.gray).cornerRadius(9)
        }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.listing().contains("padding"))
    #expect(try source.texts() == ["abc"])
  }

  /// Returns the value and the text of a field for a number after a text was typed, and after its end.
  private func typed(_ text: String, _ format: String, _ value: String) throws -> [String] {
    var life = try ViewLife(
      body: "VStack { Text(verbatim: \"\\(value)\")\nTextField(\"-\", value: $value, format: \(format)) }",
      members: "@State private var value\(value)")
    life.send(.text(0, text), at: 0)
    let during = try life.texts(at: 0)
    life.send(.press(0), at: 1)
    return during + (try life.texts(at: 1))
  }

  @Test(arguments: [
    (".number", " = 2.5", "1,234.5", ["1234.5", "1,234.5", "1234.5", "1,234.5"]),
    (".number", " = 2.5", "-7", ["-7.0", "-7", "-7.0", "-7"]),
    (".currency(code: \"USD\")", " = 2.5", "$1,200.50", ["1200.5", "$1,200.50", "1200.5", "$1,200.50"]),
    (".currency(code: \"USD\")", " = 2.5", "12", ["12.0", "12", "12.0", "$12.00"]),
    (".currency(code: \"CHF\")", " = 2.5", "-CHF 12", ["-12.0", "-CHF 12", "-12.0", "-CHF\u{A0}12.00"]),
    (".percent", " = 0.5", "25%", ["0.25", "25%", "0.25", "25%"]),
    (".percent", " = 0.5", "30", ["0.3", "30", "0.3", "30%"]),
    (".percent", " = 0.5", "0e9223372036854775807", ["0.0", "0e9223372036854775807", "0.0", "0%"]),
    (".number", " = 0.5", "1e-9223372036854775808", ["0.0", "1e-9223372036854775808", "0.0", "0"]),
    (".number", " = 2.5", "abc", ["2.5", "abc", "2.5", "2.5"]), (".number", " = 2.5", "", ["2.5", "-", "2.5", "2.5"]),
    (".number", " = 2.5", "inf", ["2.5", "inf", "2.5", "2.5"]),
    (".number", " = 5", "12,000", ["12000", "12,000", "12000", "12,000"]),
    (".number", " = 5", "3.9", ["3", "3.9", "3", "3"]),
    (".number", " = 5", "99999999999999999999", ["5", "99999999999999999999", "5", "5"]),
    (".number", ": Double? = nil", "2.5", ["Optional(2.5)", "2.5", "Optional(2.5)", "2.5"]),
    (".number", ": Double? = 2.5", "", ["nil", "-", "nil", "-"]),
    (".number", ": Int? = nil", "x", ["nil", "x", "nil", "-"]),
    (".number", ": Int? = 3", "", ["nil", "-", "nil", "-"]),
  ])
  func `a field for a number reads what it shows`(
    _ format: String, _ value: String, _ text: String, _ shown: [String]
  ) throws {
    #expect(try typed(text, format, value) == shown)
  }

  @Test func `a text that is no number goes with the focus`() throws {
    var life = try ViewLife(
      body: "VStack { TextField(\"-\", value: $value, format: .number)\nTextField(\"a\", text: $text) }",
      members: "@State private var value = 2.5\n@State private var text = \"\"")
    life.send(.text(0, "x"), at: 0)
    #expect(try life.texts(at: 0) == ["x", "a"])
    life.send(.text(1, "y"), at: 1)
    #expect(try life.texts(at: 1) == ["2.5", "y"])
  }
}
