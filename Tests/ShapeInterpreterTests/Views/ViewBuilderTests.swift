import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Builders: the statements of a body as views.
struct ViewBuilderTests {
  @Test func statementsAreTheViewsOfAStack() throws {
    let source = ViewSource(
      body: "HStack(spacing: 10) {\nColor.red\nlet width: CGFloat = 30\nColor.blue.frame(width: width)\n}")
    #expect(
      try source.listing() == """
        HStack 0 0 200 100
          Color 0 0 160 100
          frame 170 0 30 100
            Color 170 0 30 100
        """)
  }

  @Test func conditionsChooseTheirArms() throws {
    let body =
      "VStack {\nif count > 2 { Circle() } else if count > 1 { Capsule() } else { Rectangle() }\nif count > 1 { Color.red }\n}"
    let source = ViewSource(body: body, members: "var count = 3")
    #expect(try source.names() == ["VStack", "Circle", "Color"])
    #expect(try source.names(setting: ["count": .integer(2)]) == ["VStack", "Capsule", "Color"])
    #expect(try source.names(setting: ["count": .integer(1)]) == ["VStack", "Rectangle"])
  }

  @Test func switchesAndOptionalsBindTheirValues() throws {
    let source = ViewSource(
      body: """
        VStack {
          switch kind {
          case .none: EmptyView()
          case .text(let words): Text(words)
          }
          if let note { Text(note).bold() }
          if case .text(let words) = kind, words.count > 2 { Divider() }
        }
        """, members: "var kind = Kind.text(\"abc\")\nvar note: String? = \"note\"",
      "enum Kind { case none, text(String) }")
    #expect(source.errors == [])
    #expect(try source.names() == ["VStack", "Text", "Text", "Divider"])
  }

  @Test(arguments: [
    ("#available(iOS 18, *)", true), ("#available(iOS 17.4, macOS 99, *)", true), ("#available(iOS 26, *)", false),
    ("#available(iOS 26.1, macOS 15, *)", false), ("#unavailable(iOS 26)", true), ("#unavailable(iOS 16)", false),
    ("#available(macOS 15, *)", true), ("#available(macOS 26, *)", false), ("#available(visionOS 2, *)", true),
    ("#available(watchOS 26, *)", false), ("#available(*)", true), ("3 > 2, #available(iOS 17, *)", true),
    ("#available(iOSApplicationExtension 26, *)", false),
  ])
  func `the system has the look of iOS 18`(condition: String, holds: Bool) throws {
    let source = ViewSource(body: "if \(condition) { Circle() } else { Rectangle() }")
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.names() == [holds ? "Circle" : "Rectangle"])
  }

  @Test func `what no system takes may use what no system has`() throws {
    let source = ViewSource(
      body: """
        if #available(iOS 26, *) { Text("new").glassEffect(.regular.interactive()) } else { Text(name) }
        """,
      members: """
        var name: String {
          guard #available(iOS 26, *) else { return "old" }
          return "late"
        }
        """)
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == ["old"])
  }

  @Test func `conditional compilation chooses statements, modifiers and arms`() throws {
    let source = ViewSource(
      body: """
        VStack {
          Text("always")
          #if os(iOS)
            Text("phone")
            #if DEBUG
              Text("debug")
            #endif
          #else
            Text("é")  // "é"
          #endif
          Text("x")
            .italic()
            #if os(macOS)
              .nowhere()
            #elseif os(iOS)
              .frame(width: 50)
            #endif
          switch count {
          case 1: Text("one")
          #if os(tvOS)
          case 2: Text("two")
          #endif
          default: Text("many")
          }
          Button("go") {
            #if DEBUG
              print(1)
            #else
              nowhere()
            #endif
          }
        }
        #if os(iOS)
          .frame(height: 90)
        #endif
        """, members: "var count = 2")
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == ["always", "phone", "debug", "x", "many", "go"])
    #expect(try source.listing().hasPrefix("frame"))
    let faulty = ViewSource(body: "VStack {\n#if os(tvOS)\nText(\"é\")\n#else\nText(nothing)\n#endif\n}")
    #expect(faulty.program.diagnostics.map(\.place?.line) == [9])
  }

  @Test func membersMarkedAsBuildersHaveStatementsToo() throws {
    let source = ViewSource(
      body: "HStack { head; row(1); row(2) }",
      members: """
        @ViewBuilder var head: some View { Circle(); Capsule() }
        @ViewBuilder func row(_ number: Int) -> some View {
          if number == 1 { Rectangle() } else { Color.red }
        }
        """)
    #expect(try source.names() == ["HStack", "Circle", "Capsule", "Rectangle", "Color"])
  }

  @Test func anExplicitReturnNeedsNoBuilder() throws {
    let source = ViewSource(body: "let width: CGFloat = 40\nreturn Color.red.frame(width: width)")
    #expect(try source.listing() == "frame 80 0 40 100\n  Color 80 0 40 100")
  }

  @Test func loopsGiveEachElementItsView() throws {
    let source = ViewSource(
      body: """
        VStack {
          ForEach(0..<count) { index in Text("\\(index)") }
          ForEach(["a", "b"], id: \\.self) { Text($0) }
          ForEach(items) { item in Text(item.name) }
          ForEach(Array(items.enumerated()), id: \\.offset) { index, item in Text(item.name) }
        }
        """, members: "var count = 2\nlet items = [Item(id: 7, name: \"x\")]",
      "struct Item: Identifiable { var id: Int\nvar name: String }")
    #expect(source.errors == [])
    #expect(try source.names().count == 7)
    #expect(try source.names(setting: ["count": .integer(5)]).count == 10)
  }

  @Test func nestedBuildersAreCheckedOnce() throws {
    // With three overloads on each level, checking each of them would take 3^12 times as long.
    var body = "Color.red"
    for _ in 0..<12 { body = "Color.blue.background { \(body) }" }
    let source = ViewSource(body: body)
    #expect(source.errors == [])
    #expect(try source.names().filter { $0 == "Color" }.count == 13)
  }

  @Test func longChainsCostWhatTheySay() throws {
    let chain = String(repeating: ".padding(1)", count: 100)
    #expect(try ViewSource(body: "Color.red\(chain)").views(width: 300, height: 300).root?.frame.width == 300)
  }

  @Test func aValueThatIsNoViewIsAnError() {
    #expect(ViewSource(body: "VStack { 3 }").errors == ["type 'Int' cannot conform to 'View'"])
    #expect(
      ViewSource(body: "VStack { for i in 0..<3 { Text(\"a\") } }").errors == [
        "closure containing control flow statement cannot be used with result builder 'ViewBuilder'"
      ])
    #expect(ViewSource("struct V: View {}").errors == ["type 'V' does not conform to protocol 'View'"])
  }

  @Test func actionsInOwnContainersKnowTheMembersAroundThem() throws {
    let source = ViewSource(
      body: "Held { Button { go() } label: { Text(\"a\") } }\nKept { Button(action: { go(count) }) { Text(\"b\") } }",
      members: "@State var count = 1\nfunc go(_ by: Int = 1) { count += by }",
      """
      struct Held<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { content() }
      }
      struct Kept<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content }
      }
      """)
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == ["a", "b"])
    // An action that nobody understands is told once, where it is written.
    let faulty = ViewSource(
      body: "Held { Button { nowhere() } label: { Text(\"a\") } }",
      "struct Held<C: View>: View { @ViewBuilder var content: () -> C; var body: some View { content() } }")
    #expect(faulty.warnings == ["cannot find 'nowhere' in scope"])
  }

  @Test func opaqueContentIsBuilt() throws {
    let source = ViewSource(
      body: """
        twice { number in
          Text("a\\(number)")
          if number > 1 { Text("b") } else { Circle() }
        }
        Boxed { Text("x"); Text("y") }
        """,
      members: """
        func twice(@ViewBuilder content: (Int) -> some View) -> some View { HStack { content(1); content(2) } }
        """,
      """
      struct Boxed: View {
        private let content: AnyView
        init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }
        var body: some View { content }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["a1", "a2", "b", "x", "y"])
    #expect(try source.names().filter { $0 == "Circle" }.count == 1)
  }

  @Test func opaqueTypesWithinAParameterAreGeneric() throws {
    let numbers = try Interpretation.numbers(
      "f([1, 2])", "f([\"a\": 3])", "g { 4 }", "h(nil as Int?)", "h(5)",
      declarations: """
        func f(_ list: [some Numeric]) -> CGFloat { CGFloat(list.count) }
        func f(_ table: [String: some BinaryInteger]) -> CGFloat { CGFloat(table.values.reduce(0) { $0 + Int($1) }) }
        func g(_ make: () -> some BinaryInteger) -> CGFloat { CGFloat(make()) }
        func h(_ value: (some BinaryInteger)?) -> CGFloat { value.map { CGFloat($0) } ?? -1 }
        """)
    #expect(numbers == [2, 3, 4, -1, 5])
  }

  @Test func propertiesStoreWhatTheirBuilderMakes() throws {
    let source = ViewSource(
      body: "Door(isOpen: true) { Text(\"a\") }\nBasin { Text(\"b\"); Text(\"c\") }.padding()",
      """
      struct Door<M: View>: View {
        var isOpen: Bool
        @ViewBuilder var menu: M
        var body: some View { if isOpen { menu } }
      }
      struct Basin<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { HStack { content } }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["a", "b", "c"])
    #expect(try source.texts("Basin") == ["Content"])
  }
}
