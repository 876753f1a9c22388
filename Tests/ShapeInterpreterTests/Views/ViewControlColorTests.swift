import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter
@testable import ViewTree

/// The colours of controls: those that they have by themselves, and those of the styles around them.
struct ViewControlColorTests {
  private static let blue = "#007AFF"
  private static let gray = "#3C3C43 0.3"

  /// Returns the colours of the texts that a view shows, in the order of the tree.
  private func colors(_ body: String, events: [ViewEvent.Kind] = [], members: String = "") throws -> [String] {
    var life = try ViewLife(body: body, members: members)
    life.box = CGRect(x: 0, y: 0, width: 393, height: 700)
    for (index, event) in events.enumerated() { life.send(event, at: Double(index)) }
    func texts(_ items: [SceneItem]) -> [ScenePaint] {
      items.flatMap { item in
        switch item.mark {
        case .text: [item.paint]
        case .layer(let scene, _): texts(scene.items)
        default: []
        }
      }
    }
    return try texts(life.views(at: 9).scene.items).map { paint in
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
}
