import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter
@testable import ViewTree

/// The colours of controls: those that they have by themselves, and those of the styles around them.
struct ViewControlColorTests {
  private static let blue = "#007AFF"
  private static let gray = "#3C3C43 0.3"

  /// Returns the colours of the texts that a view shows after events, or of its other marks, in the order of drawing.
  private func colors(
    _ body: String, ofTexts areTexts: Bool = true, events: [ViewEvent.Kind] = []
  ) throws -> [String] {
    var life = try ViewLife(body: body)
    life.box = CGRect(x: 0, y: 0, width: 393, height: 700)
    for (index, event) in events.enumerated() { life.send(event, at: Double(index)) }
    func paints(_ items: [SceneItem]) -> [ScenePaint] {
      items.flatMap { item in
        switch item.mark {
        // A symbol has a letter where there is no room for it.
        case .text: areTexts && !item.detail.isCoarse ? [item.paint] : []
        case .layer(let scene, _): paints(scene.items)
        default: areTexts ? [] : [item.paint]
        }
      }
    }
    return try paints(life.views(at: 9).scene.items).map { paint in
      guard case .color(let color) = paint else { return "\(paint)" }
      return color.text
    }
  }

  @Test(arguments: [
    ("Button(\"Go\") {}", blue), ("Button(\"Go\") {}.foregroundColor(.white)", "#FFFFFF"),
    ("Button(\"Go\") {}.foregroundStyle(.red)", "#FF3B30"),
    ("VStack { Button(\"Go\") {} }.foregroundColor(.red)", "#FF3B30"),
    ("Button(\"Go\", role: .destructive) {}", "#FF3B30"), ("Button(\"Go\") {}.foregroundColor(nil)", blue),
    ("VStack { Button(\"Go\") {}.foregroundColor(nil) }.foregroundColor(.red)", blue),
    ("Link(\"Go\", destination: URL(string: \"a\")!).foregroundStyle(.red)", "#FF3B30"),
    ("NavigationLink(\"Go\") { Text(\"a\") }.foregroundStyle(.red)", "#FF3B30"),
    ("Menu(\"Go\") { Text(\"a\") }.foregroundStyle(.red)", "#FF3B30"),
    ("Button(\"Go\") {}.foregroundColor(.red).buttonStyle(.borderless)", "#FF3B30"),
    ("Button(\"Go\") {}.buttonStyle(.bordered)", blue),
    ("Button(\"Go\") {}.buttonStyle(.bordered).foregroundColor(.red)", "#FF3B30"),
    ("Button(\"Go\") {}.buttonStyle(.borderedProminent)", "#FFFFFF"),
    ("Button(\"Go\") {}.buttonStyle(.borderedProminent).foregroundColor(.black)", "#000000"),
    ("Button(\"Go\") {}.disabled(true)", gray), ("Button(\"Go\") {}.buttonStyle(.bordered).disabled(true)", gray),
    ("Button(\"Go\") {}.buttonStyle(.borderedProminent).disabled(true)", gray),
    ("Form { LabeledContent { Button(\"Go\") {} } label: { EmptyView() } }", blue),
    ("List { Section { Text(verbatim: \"\") } header: { Button(\"Go\") {} } }.textCase(nil)", blue),
  ])
  func `a button has the foreground style around it, or else the tint`(_ view: String, _ color: String) throws {
    #expect(try colors(view) == [color])
  }

  private static let label = "Label(\"a\", systemImage: \"circle.fill\")"

  @Test(arguments: [
    ("List { \(label) }", blue, "#000000"), ("Form { \(label) }", blue, "#000000"),
    ("Form { Toggle(isOn: .constant(false)) { \(label) } }", blue, "#000000"),
    ("List { NavigationLink { Text(\"b\") } label: { \(label) } }", blue, "#000000"),
    ("List { \(label).labelStyle(.titleAndIcon) }", blue, "#000000"),
    ("List { \(label) }.tint(.red)", "#FF3B30", "#000000"),
    ("List { \(label).foregroundStyle(.red) }", "#FF3B30", "#FF3B30"),
    ("List { Button {} label: { \(label) } }", blue, blue),
  ])
  func `the icon of a label in a row has the tint`(_ view: String, _ icon: String, _ title: String) throws {
    #expect(try colors(view) == [title])
    #expect(try colors(view, ofTexts: false).contains(icon))
    if icon == Self.blue { #expect(try !colors(view, ofTexts: false).contains("#000000")) }
  }

  @Test(arguments: ["VStack { \(label) }", "List { Section { } header: { \(label) } }"])
  func `the icon of a label elsewhere has the style of its title`(_ view: String) throws {
    #expect(try !colors(view, ofTexts: false).contains(Self.blue))
  }

  @Test func `the items of a menu are primary`() throws {
    let menu = """
      Menu("m") {
        Button("a") {}
        Button("b", role: .destructive) {}
        Button("c") {}.disabled(true)
        Menu("d") { Button("e") {} }
      }
      """
    let shown = [Self.blue, "#000000", "#FF3B30", Self.gray, "#000000"]
    #expect(try colors(menu, events: [.press(0)]) == shown)
    let rest = shown.dropFirst()
    #expect(try colors(menu + ".buttonStyle(.borderedProminent)", events: [.press(0)]) == ["#FFFFFF"] + rest)
    #expect(try colors(menu + ".foregroundColor(.green)", events: [.press(0)]) == ["#34C759"] + rest)
  }

  @Test func `an alert has its own colours`() throws {
    let alert = """
      Text("a").alert("b", isPresented: .constant(true)) { Button("c") {} }.foregroundStyle(.red)
      """
    #expect(try colors(alert) == ["#FF3B30", "#000000", Self.blue])
  }
}
