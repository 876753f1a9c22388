import LibrarySections
import Testing

@testable import ShapeInterpreter

/// The words of a source and of the library ask for sections of it.
struct NeededSectionsTests {
  /// A date has to come from somewhere: a text names its type, a member that is one, or a label of its initializers.
  @Test(arguments: [
    ("let a = Date(); Text(a, style: b)", true), ("Text(.now, style: b)", true),
    ("Text(.init(timeIntervalSince1970: 0), style: b)", true), ("Text(a, style: b)", false),
    ("Text(\"Date\", style: b)", true),
  ])
  func anInitializerIsNeededWhereItsValueHasAName(source: String, isNeeded: Bool) {
    let text = """
      struct Date {
        var now: Int { 1 }
      }
      extension Text {
        init(_ moment: Date, style: Text.DateStyle) { self.init() }
      }
      """
    let prelude = Prelude(text, SectionIndex(of: text))
    #expect("\(prelude.file(for: [source]))".contains("moment") == isNeeded)
  }

  /// The sources of values of the type `Binding` in a small library: the type itself, its constants, and what a dollar
  /// sign stands for.
  @Test(arguments: [
    ("Toggle(isOn: $isOn)", true), ("Toggle(isOn: .constant(true))", true), ("Toggle(isOn: binding)", false),
    ("@Binding var isOn: Bool; Toggle(isOn: isOn)", true), ("Toggle(isOn: holder.projectedValue)", true),
    ("{ Toggle(isOn: $0) }", false),
  ])
  func aBindingIsNamedByADollarSign(use: String, isNeeded: Bool) {
    let text = dividingStructures(
      """
      @propertyWrapper struct State {
        var wrappedValue = false
        var projectedValue: Binding { Binding(value: 1) }
      }
      struct Binding {
        var value: Int
      }
      struct Toggle: View {
        let on: Bool
        init(on: Bool) { self.on = on }
        init(isOn: Binding) { self.init(on: isOn.value == 1) }
      }
      """.split(separator: "\n")
    ).joined(separator: "\n")
    let file = "\(Prelude(text, SectionIndex(of: text)).file(for: ["@State var isOn = false; " + use]))"
    #expect(file.contains("isOn: Binding") == isNeeded)
    #expect(file.contains("init(on: Bool)"))
  }

  @Test(arguments: [("points[0]", true), ("points.map { [$0] }", false), ("f()[1]", true), ("let a: [Int]", false)])
  func aBindingIsSubscriptedBehindAValue(use: String, isNeeded: Bool) {
    let text = """
      struct Binding {
        var value: Int
      }
      struct Rows {
        let rows = [1, 2]
        var first: Int { rows[0] }
      }
      extension Binding {
        subscript(position: Int) -> Binding { self }
      }
      """
    let prelude = Prelude(text, SectionIndex(of: text))
    #expect("\(prelude.file(for: ["Binding.self; Rows(); " + use]))".contains("subscript") == isNeeded)
    #expect(!"\(prelude.file(for: ["Rows(); points[0]"]))".contains("subscript"), "nothing names the type")
  }

  /// No type of the library conforms to such a protocol, and a style's configuration is named by the style.
  @Test func whatOnlyAnOwnTypeCanPassIsNeededWhereItsProtocolIsNamed() {
    let text = """
      struct PrimitiveButtonStyleConfiguration {
        typealias Label = Text
        let label: Text
      }
      protocol PrimitiveButtonStyle {
        typealias Configuration = PrimitiveButtonStyleConfiguration
        func makeBody(configuration: Configuration) -> Text
      }
      struct Label {
        let text: Text
      }
      struct Button {
        let text: Text
      }
      extension Button {
        init(_ configuration: PrimitiveButtonStyleConfiguration) { text = configuration.label }
      }
      extension View {
        func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> View { self }
      }
      """
    let prelude = Prelude(text, SectionIndex(of: text))
    let plain = "\(prelude.file(for: ["Button(text).buttonStyle(.plain)"]))"
    #expect(!plain.contains("PrimitiveButtonStyle") && plain.contains("struct Button"))
    let own = "\(prelude.file(for: ["struct S: PrimitiveButtonStyle {}; Button(text).buttonStyle(S())"]))"
    #expect(own.contains("func buttonStyle") && own.contains("init(_ configuration"))
    #expect(!own.contains("struct Label"), "a name that a type gives to another one within itself")
  }

  /// A function is asked for by its calls. A name alone asks for nothing, so the library wraps it in a closure.
  @Test func theLibrarysOwnFunctionsAreCalledWhereTheyAreNamed() {
    func isLetter(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    let lines = Prelude.text.split(separator: "\n").filter { !$0.contains("//") }
    let own = Set(
      lines.compactMap { $0.hasPrefix("func _") ? $0.dropFirst("func ".count).prefix(while: isLetter) : nil })
    // Some functions have the names of properties or labels.
    let values = own.filter { name in
      lines.contains { line in ["var \(name)", "let \(name)", "\(name): "].contains { line.contains($0) } }
    }
    #expect(own.count - values.count > 40)
    for line in lines {
      for word in line.split(whereSeparator: { !isLetter($0) }) where own.subtracting(values).contains(word) {
        let isCalled = line[word.endIndex...].hasPrefix("(") || line[word.endIndex...].hasPrefix("<")
        #expect(isCalled || line[..<word.startIndex].hasSuffix("."), "\(line)")
      }
    }
  }

  @Test func someMembersOfStructuresAreDivided() {
    let lines = """
      struct Dial: View {
        let angle: Double
        /// In degrees.
        @_disfavoredOverload init(degrees: Double) {
          self.init(angle: degrees)
        }
        init(
          angle: Double
        ) {
          self.angle = angle
        }
        var body: some View { Text("a") }
      }
      struct Plain {
        init(a: Int) { self.init() }
        init() {}
      }
      """.split(separator: "\n")
    #expect(
      dividingStructures(lines).joined(separator: "\n") == """
        struct Dial: View {
          let angle: Double
          init(
            angle: Double
          ) {
            self.angle = angle
          }
          var body: some View { Text("a") }
        }
        extension Dial {
          /// In degrees.
          @_disfavoredOverload init(degrees: Double) {
            self.init(angle: degrees)
          }
        }
        struct Plain {
          init(a: Int) { self.init() }
          init() {}
        }
        """)
  }

  @Test func namesInTheLibrarysTextsAskForNothing() {
    let text = #"""
      struct Menu {
        let kind = "Picker \(Slider.name) Stepper"
      }
      struct Picker {
        let chosen = 1
      }
      struct Slider {
        static let name = ""
      }
      final class Stepper {
        enum Style { case plain }
      }
      """#
    let prelude = Prelude(text, SectionIndex(of: text))
    let file = "\(prelude.file(for: ["Menu()"]))"
    #expect(file.contains("Slider") && !file.contains("struct Picker") && !file.contains("class Stepper"))
    #expect("\(prelude.file(for: ["Stepper()"]))".contains("class Stepper"))
    #expect(!"\(prelude.file(for: ["Style()"]))".contains("class Stepper"))
  }
}
