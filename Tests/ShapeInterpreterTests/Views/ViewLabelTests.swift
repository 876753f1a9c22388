import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Labels of several views, and the controls within a style of their own kind.
struct ViewLabelTests {
  /// Returns the frames of the texts of a view, by their text.
  private func frames(_ body: String, members: String = "", _ rest: String = "") throws -> [String: CGRect] {
    let source = ViewSource(body: body, members: members, rest)
    #expect(source.errors == [])
    #expect(source.warnings == [])
    var result: [String: CGRect] = [:]
    func visit(_ view: PlacedView) {
      if case .text(_, let spans) = view.part.drawing { result[spans.map(\.text).joined()] = view.frame }
      view.children.forEach(visit)
    }
    visit(try #require(try source.views(width: 300, height: 200).root))
    return result
  }

  @Test(arguments: [
    "Button { } label: { Text(\"one\"); Text(\"two\") }",
    "Menu { Text(\"m\") } label: { Text(\"one\"); Text(\"two\") }",
    "Button { } label: { ForEach([\"one\", \"two\"], id: \\.self) { Text($0) } }.buttonStyle(.bordered)",
    "Button { } label: { Group { Text(\"one\"); Text(\"two\") }.font(.title) }.buttonStyle(Boxed())",
    "NavigationLink { Text(\"m\") } label: { Text(\"one\"); Text(\"two\") }",
  ])
  func theViewsOfAButtonsLabelStandSideBySide(_ body: String) throws {
    let style = """
      struct Boxed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding().background(.red) }
      }
      """
    let texts = try frames(body, style)
    let (one, two) = (try #require(texts["one"]), try #require(texts["two"]))
    #expect(one.minY == two.minY && one.maxX + 7 < two.minX && two.minX < one.maxX + 9)
  }

  @Test(arguments: [
    "Toggle(isOn: $on) { Text(\"one\"); Text(\"two\") }",
    "LabeledContent { Text(\"v\") } label: { Text(\"one\"); Text(\"two\") }",
    "Form { Picker(selection: $number) { Text(\"a\").tag(1) } label: { Text(\"one\"); Text(\"two\") } }",
    "Stepper(value: $number) { Text(\"one\"); Lower() }",
  ])
  func theSecondTextOfALabelIsASubtitle(_ body: String) throws {
    let lower = "struct Lower: View { var body: some View { Text(\"two\") } }"
    let texts = try frames(body, members: "@State var on = true\n@State var number = 1", lower)
    let (one, two) = (try #require(texts["one"]), try #require(texts["two"]))
    #expect(one.minX == two.minX && two.minY >= one.maxY && two.height < one.height)
  }

  @Test func otherViewsOfARowsLabelStandSideBySide() throws {
    let texts = try frames(
      "Toggle(isOn: .constant(true)) { Text(\"one\"); Image(systemName: \"star\"); Text(\"two\") }")
    #expect(texts["one"]?.minY == texts["two"]?.minY)
  }

  @Test(arguments: [
    (
      "GroupBoxStyle", "GroupBox(label: configuration.label) { configuration.content }",
      "GroupBox(\"one\") { Text(\"two\") }.groupBoxStyle(Own())"
    ),
    (
      "DisclosureGroupStyle", "DisclosureGroup { configuration.content } label: { configuration.label }",
      "DisclosureGroup(\"one\") { Text(\"m\") }.disclosureGroupStyle(Own())"
    ),
    (
      "GaugeStyle", "Gauge(value: configuration.value) { configuration.label }",
      "Gauge(value: 0.5) { Text(\"one\") }.gaugeStyle(Own())"
    ),
    (
      "ControlGroupStyle", "ControlGroup { configuration.content }",
      "ControlGroup { Text(\"one\") }.controlGroupStyle(Own())"
    ),
    (
      "MenuStyle", "Menu(\"one\") { Text(\"m\") }", "Menu(\"m\") { Text(\"m\") }.menuStyle(Own())"
    ),
    (
      "ButtonStyle", "Button { } label: { configuration.label }", "Button(\"one\") { }.buttonStyle(Own())"
    ),
    (
      "LabeledContentStyle", "LabeledContent { configuration.content } label: { configuration.label }",
      "LabeledContent(\"one\") { Text(\"m\") }.labeledContentStyle(Own())"
    ),
  ])
  func aStyleMayUseItsOwnControl(_ kind: String, _ body: String, _ use: String) throws {
    let style = """
      struct Own: \(kind) {
        func makeBody(configuration: Configuration) -> some View { \(body).padding(1) }
      }
      """
    #expect(try frames(use, style)["one"] != nil)
  }

  @Test func boxesInAStyledBoxHaveTheStyleToo() throws {
    let style = """
      struct Own: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { Text("s"); configuration.content } }
      }
      """
    let source = ViewSource(body: "GroupBox { GroupBox { Text(\"in\") } }.groupBoxStyle(Own())", style)
    #expect(source.errors == [])
    #expect(try source.texts() == ["s", "s", "in"])
  }
}
