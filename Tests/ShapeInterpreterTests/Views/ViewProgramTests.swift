import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Views of a source as entries, with the parts of SwiftUI that they use.
struct ViewProgramTests {
  @Test func theViewsOfAFileAreEntriesInSourceOrder() throws {
    let source = ViewSource(
      """
      struct B: View { var body: some View { Color.red } }
      struct A: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
      struct B_Previews: PreviewProvider {
        static var previews: some View {
          Group { B(); A() }
          B().padding()
        }
      }
      #Preview { B() }
      #Preview("Big") { B().frame(width: 50) }
      #if DEBUG
      #Preview { A() }
      #endif
      """)
    #expect(source.errors == [])
    #expect(
      source.program.declared.map(\.name) == [
        "B", "A", "B_Previews", "B_Previews[2]", "B_Previews[3]", "Preview", "Big", "Preview[2]",
      ])
    let kinds = source.program.declared.map(\.kind.rawValue)
    #expect(kinds == ["view", "shape", "preview", "preview", "preview", "preview", "preview", "preview"])
    #expect(try source.names("B_Previews[2]") == ["A"])
    #expect(try source.listing("Big") == "frame 75 0 50 100\n  Color 75 0 50 100")
  }

  @Test func cellsAndCharactersAreGuessed() throws {
    let source = ViewSource(
      """
      struct Board<Cell: View>: View {
        let initial: Character
        let cell: (Int, Int) -> Cell
        let onMove: (Int, String) -> Void
        var body: some View {
          VStack {
            Text(String(initial))
            cell(1, 2).onTapGesture { onMove(3, "up") }
          }
        }
      }
      """)
    #expect(source.errors == [])
    #expect(source.program.entries.map(\.name) == ["Board"])
    #expect(try source.texts("Board") == ["S", "Content"])
  }

  @Test func aPreviewSaysItsNameItsDeviceAndItsBox() throws {
    let source = ViewSource(
      """
      let side: CGFloat = 30
      struct B_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Color.red.previewLayout(.fixed(width: 20, height: 10)).previewDisplayName("Small")
            Color.red.previewDevice("iPhone 8").previewInterfaceOrientation(.landscapeRight)
            Color.red.previewDevice(PreviewDevice(rawValue: "iPhone 8")).previewLayout(.sizeThatFits)
            Color.red.previewDevice("Toaster")
          }
          .opacity(0.5)
        }
      }
      #Preview("Fixed", traits: .fixedLayout(width: 2 * side, height: side)) { Color.red }
      #Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) { Color.red }
      #Preview { Color.red }
      """)
    #expect(source.errors == [])
    func proposal(_ name: String) throws -> CGSize { try source.entry(name).settings.box(usual: .phone).size }
    #expect(try proposal("Small") == CGSize(width: 20, height: 10))
    #expect(try source.names("B_Previews[2]") == ["opacity", "Color"])
    #expect(try proposal("B_Previews[2]") == CGSize(width: 667, height: 375))
    #expect(try proposal("B_Previews[3]") == CGSize(width: 375, height: 647))
    #expect(try proposal("B_Previews[4]") == PreviewSettings.Device.phone.portrait.size)
    #expect(try proposal("Fixed") == CGSize(width: 60, height: 30))
    #expect(try proposal("Wide") == PreviewSettings.Device.phone.landscape.size)
    #expect(try proposal("Preview") == PreviewSettings.Device.phone.portrait.size)
  }

  @Test func aDisplayNameIsTheNameOfItsEntry() throws {
    let source = ViewSource(
      """
      struct B_Previews: PreviewProvider {
        static var previews: some View {
          ForEach(["Light", "Dark", "Light"], id: \\.self) { Color.red.previewDisplayName($0) }
          Color.blue
        }
      }
      #Preview("Dark") { Color.red }
      """)
    #expect(
      source.program.declared.map(\.name) == ["Light", "Dark[2]", "Light[2]", "B_Previews[4]", "Dark"])
  }

  @Test func aPreviewHasStatesOfItsOwn() throws {
    let source = ViewSource(
      """
      struct Bar: View {
        @Binding var length: CGFloat
        var body: some View { Color.red.frame(width: length, height: 10) }
      }
      #Preview {
        @Previewable @State var length: CGFloat = 40
        @Previewable @State var isOn = true
        Bar(length: $length)
        if isOn { Bar(length: .constant(length / 2)) }
      }
      """)
    #expect(source.errors == [])
    #expect(source.warnings == [])
    #expect(
      try source.listing("Preview") == """
        VStack 80 36 40 28
          frame 80 36 40 10
            Color 80 36 40 10
          frame 90 54 20 10
            Color 90 54 20 10
        """)
  }

  @Test func aPreviewIsNotEvaluatedBeforeItIsShown() {
    let source = ViewSource(
      """
      func endless() -> CGFloat { while true {} }
      #Preview { Color.red.frame(width: endless()) }
      """)
    let entry = source.program.entries.first
    #expect(source.errors == [] && entry?.name == "Preview")
    #expect(throws: EvaluationFailure.self) { try source.views("Preview") }
  }

  @Test func manyModifiersAroundManyPreviewsAreEachOnesOwn() throws {
    let modifiers = String(repeating: ".opacity(0.5)", count: 60)
    let source = ViewSource(
      """
      struct B_Previews: PreviewProvider {
        static var previews: some View { Group { Color.red; Color.blue }\(modifiers) }
      }
      """)
    #expect(source.errors == [])
    #expect(source.program.declared.map(\.name) == ["B_Previews", "B_Previews[2]"])
    let names = try source.names("B_Previews[2]")
    #expect(names == Array(repeating: "opacity", count: 60) + ["Color"])
  }

  @Test func aTraitThatIsNotKnownIsAnError() {
    let source = ViewSource("#Preview(traits: .sideways) { Color.red }")
    #expect(source.errors == ["type 'PreviewTrait<Preview.ViewTraits>' has no member 'sideways'"])
  }

  @Test func argumentsOfAPreviewThatDoNotFitAreErrors() {
    func errors(_ arguments: String) -> [String] { ViewSource("#Preview(\(arguments)) { Color.red }").errors }
    #expect(
      errors("\"A\", traits: .landscapeLeft, 5")
        == ["cannot convert value of type 'Int' to expected argument type 'PreviewTrait<Preview.ViewTraits>'"])
    #expect(errors("frames: 4") == ["extra argument 'frames' in call"])
    #expect(errors("\"A\", .landscapeLeft") == ["extra argument in call"])
  }

  @Test func aTraitMayBeAModifierThatMakesSampleData() throws {
    let source = ViewSource(
      """
      struct Store { var size = 0.0 }
      struct StoreKey: EnvironmentKey { static let defaultValue = Store() }
      extension EnvironmentValues {
        var store: Store {
          get { self[StoreKey.self] }
          set { self[StoreKey.self] = newValue }
        }
      }
      struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> Store {
          try await Task.sleep(for: .seconds(1))
          return Store(size: 30)
        }
        func body(content: Content, context: Store) -> some View { content.environment(\\.store, context) }
      }
      extension PreviewTrait where T == Preview.ViewTraits {
        @MainActor static var sample: Self = .modifier(Sample())
      }
      let wide: PreviewTrait<Preview.ViewTraits> = .fixedLayout(width: 300, height: 60)
      struct Stored: View {
        @Environment(\\.store) var store
        var body: some View { Text("\\(Int(store.size)) books") }
      }
      #Preview("Shown", traits: .sample, wide) { Stored() }
      """)
    #expect(source.errors == [])
    let life = ViewLife(entry: try source.entry("Shown"))
    #expect(try life.texts(at: 0.5) == [])
    #expect(try life.texts(at: 1.5) == ["30 books"])
  }

  @Test func propertiesAndStatesAreParameters() throws {
    let source = ViewSource(
      body: "Color.red.frame(width: width, height: isTall ? 90 : 20)",
      members: "var width: CGFloat = 30\n@State private var isTall = false\n@Binding var other: Double")
    #expect(source.errors == [])
    #expect(try source.entry("V").parameters.map(\.name) == ["width", "isTall", "other"])
    #expect(try source.listing() == "frame 85 40 30 20\n  Color 85 40 30 20")
    #expect(
      try source.listing(setting: ["width": .number(60), "isTall": .toggle(true)])
        == "frame 70 5 60 90\n  Color 70 5 60 90")
  }

  @Test func aColourParameterPaints() throws {
    let source = ViewSource(body: "color", members: "var color = Color.red")
    func color(_ changes: [String: ParameterValue]) throws -> ScenePaint? {
      try source.views(setting: changes).scene.items.first?.paint
    }
    #expect(try color([:]) == .color(Color.red.resolve(in: ColorSurroundings())))
    let changed = ResolvedColor(red: 0.5, green: 59.0 / 255, blue: 48.0 / 255)
    #expect(try color(["color.red": .number(0.5)]) == .color(changed))
  }

  @Test func containersTakeBuilders() throws {
    let source = ViewSource(
      body: "Card(\"T\") { Circle(); Capsule() }",
      """
      struct Card<Content: View>: View {
        let title: String
        let content: Content
        init(_ title: String, @ViewBuilder content: () -> Content) {
          self.title = title
          self.content = content()
        }
        var body: some View { HStack { Text(title); content; Row { Color.red } } }
      }
      struct Row<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { VStack { content() } }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.names() == ["HStack", "Text", "Circle", "Capsule", "VStack", "Color"])
    #expect(try source.names("Card") == ["HStack", "Text", "Text", "VStack", "Color"])
  }

  @Test func modifiersAndStylesOfAFileApply() throws {
    let source = ViewSource(
      body: "VStack { Button(\"Go\") { count += 1 }.buttonStyle(Loud()); Color.red.card() }",
      members: "@State var count = 0",
      """
      struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(configuration.isPressed ? 1 : 3).background(.blue)
        }
      }
      struct Framed: ViewModifier {
        var side: CGFloat
        func body(content: Content) -> some View { content.frame(width: side, height: side) }
      }
      extension View { func card() -> some View { modifier(Framed(side: 20)) } }
      """)
    #expect(source.errors == [])
    #expect(try source.names() == ["VStack", "Button", "background", "padding", "Text", "Color", "frame", "Color"])
  }

  @Test func aReaderKnowsItsSize() throws {
    let source = ViewSource(
      body:
        "GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 4, height: proxy.frame(in: .local).midY) }"
    )
    #expect(try source.listing() == "GeometryReader 0 0 200 100\n  frame 0 0 50 50\n    Color 0 0 50 50")
  }

  @Test func textsAreFormattedAsSwiftUIDoes() throws {
    func text(_ expression: String) throws -> String? {
      let views = try ViewSource(body: expression).views()
      guard case .text(_, let spans)? = views.root?.part.drawing else { return nil }
      return spans.map(\.text).joined(separator: "|")
    }
    #expect(try text("Text(\"\\(1234567) and \\(1.5)\")") == "1,234,567 and 1.500000")
    #expect(try text("Text(\"\\(2.0 / 3, specifier: \"%.2f\") pt\")") == "0.67 pt")
    #expect(try text("Text(verbatim: \"\\(1.5) **a**\")") == "1.5 **a**")
    #expect(try text("Text(\"plain **bold** and *it*\")") == "plain |bold| and |it")
    #expect(try text("Text(\"a\").bold() + Text(\"b\")") == "a|b")
    #expect(try text("Text(String(3))") == "3")
  }

  @Test func whatIsNotKnownOfAViewIsAWarning() throws {
    let source = ViewSource(
      body:
        "VStack {\nColor.red.glow(3)\nMeter(value: 0.5)\nColor.blue.symbolEffect(3)\nCircle().onTapGesture { undone() }\n}"
    )
    #expect(source.errors == [])
    #expect(
      source.warnings == [
        "value of type 'Color' has no member 'glow'", "cannot find 'Meter' in scope",
        "'symbolEffect' is not supported yet; the view is shown without it", "cannot find 'undone' in scope",
      ])
    #expect(try source.names() == ["VStack", "Color", "Image", "Color", "Circle"])
  }

  @Test func anActionWithAnErrorIsAWarning() throws {
    let source = ViewSource(body: "Button(\"Go\") { send(3) }")
    #expect(source.errors == [])
    #expect(source.warnings == ["cannot find 'send' in scope"])
    #expect(try source.names() == ["Button", "Text"])
  }

  @Test func aViewTakesNoShapeAway() throws {
    let source = ViewSource(
      """
      struct S: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
      struct V: View { var body: some View { S().frame(width: "a") } }
      """)
    #expect(source.errors == ["cannot convert value of type 'String' to expected argument type 'CGFloat?'"])
    #expect(source.program.shapes.map(\.name) == ["S"])
    #expect(source.program.declared.map { $0.entryPoint == nil } == [false, true])
  }

  @Test func aFaultInABodyIsToldWithItsPlace() throws {
    let source = ViewSource(body: "Color.red.frame(width: widths[2])", members: "var widths: [CGFloat] = [1]")
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let entry = try source.entry("V")
    let failure = #expect(throws: EvaluationFailure.self) {
      try entry.evaluate(EntryPoint.Inputs(proposal: rect, values: entry.parameters.map(\.initial)))
    }
    #expect(failure?.diagnostic.message.contains("index 2 is out of range") == true)
    #expect(failure?.diagnostic.place?.line == 5)
  }

  @Test func viewsWithoutEndAreStopped() throws {
    let source = ViewSource("struct V: View { var body: some View { VStack { V() } } }")
    let entry = try source.entry("V")
    let failure = #expect(throws: EvaluationFailure.self) {
      try entry.evaluate(
        EntryPoint.Inputs(proposal: CGRect(x: 0, y: 0, width: 200, height: 100), values: []))
    }
    #expect(failure?.diagnostic.message == "views are nested too deeply in 'V'")
  }
}
