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
