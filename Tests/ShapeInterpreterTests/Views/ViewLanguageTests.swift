import Foundation
import Testing

@testable import ShapeInterpreter

/// Forms of the language that files with views use.
struct ViewLanguageTests {
  @Test func selfIsTheTypeInAStaticMember() throws {
    let source = ViewSource(
      body: "Color.red.frame(width: Box.blank().side + Box.made(7).side)", members: "",
      """
      struct Box {
        var side: CGFloat = 1
        static let base: CGFloat = 2
        static func blank() -> Self { return self.init() }
        static func made(_ side: CGFloat) -> Box {
          let type = self
          return type.init(side: side + self.base)
        }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.listing().hasPrefix("frame 95 0 10 100\n"))
  }

  @Test func anOptionalViewIsAView() throws {
    let source = ViewSource(
      """
      struct Unwrap<Value, Content: View>: View {
        let value: Value?
        @ViewBuilder let content: (Value) -> Content
        var body: some View { value.map(content) }
      }
      struct V: View {
        var title: String? = "a"
        var none: Int?
        var body: some View {
          Unwrap(value: title) { Text($0) }
          none.map { _ in Color.red }
        }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.names() == ["Text"])
  }

  @Test func theFocusIsNowhereAtTheStart() throws {
    let source = ViewSource(
      """
      enum Field: Hashable { case name, place }
      struct Row: View {
        @FocusState.Binding var isFocused: Bool
        var body: some View { Color.red.frame(width: isFocused ? 1 : 2) }
      }
      struct V: View {
        @FocusState private var isFocused: Bool
        @FocusState var field: Field?
        var focus: FocusState<Bool>.Binding { $isFocused }
        var width: CGFloat
        var body: some View {
          Row(isFocused: $isFocused)
          Color.blue.frame(width: field == nil && !focus.wrappedValue ? width : 1)
        }
        init(width: CGFloat = 20) { self.width = width }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.listing().contains("frame 99 0 2 46"))
    #expect(try source.listing().contains("frame 90 54 20 46"))
  }

  @Test func aColorLiteralIsAColourOfTheSystem() throws {
    let source = ViewSource(
      body: "Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))")
    #expect(source.errors == [])
    let faulty = ViewSource(body: "Color(#colorLiteral(red: 1))")
    #expect(faulty.errors == ["missing argument for parameter 'green' in call"])
  }

  @Test func scaledLengthsAreNumbersWithAPoint() throws {
    let source = ViewSource(body: "Color.red.frame(width: side)", members: "@ScaledMetric var side = 24")
    #expect(source.errors == [])
    #expect(try source.listing().hasPrefix("frame 88 0 24 100"))
  }
}
