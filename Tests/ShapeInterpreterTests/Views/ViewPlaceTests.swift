import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Views that tell values and places to the views around them, and states that follow from a layout.
struct ViewPlaceTests {
  private static let widest = """
    struct Widest: PreferenceKey {
      static var defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    extension View {
      func telling() -> some View {
        background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
      }
    }
    """

  @Test func aPreferenceFeedsTheLayout() throws {
    let source = ViewSource(
      body: """
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 10).telling()
          Color.blue.frame(width: width, height: 5)
        }
        .onPreferenceChange(Widest.self) { width = $0 / 2 }
        """, members: "@State private var width: CGFloat = 3", Self.widest)
    #expect(source.program.diagnostics.isEmpty)
    #expect(
      try source.listing() == """
        onPreferenceChange 80 42.5 40 15
          VStack 80 42.5 40 15
            background 80 42.5 40 10
              frame 80 42.5 40 10
                Color 80 42.5 40 10
              GeometryReader 80 42.5 40 10
                preference 80 42.5 40 10
                  Color 80 42.5 40 10
            frame 90 52.5 20 5
              Color 90 52.5 20 5
        """)
    #expect(try source.entry("V").parameters.map(\.name) == ["width"], "the place of a state is no parameter")
  }

  @Test func aBindingHandsAValueUp() throws {
    let source = ViewSource(
      body: "VStack(spacing: 0) { Inner(box: $box); Color.blue.frame(width: box.width, height: box.height) }",
      members: "@State private var box = Box()",
      """
      struct Box { var width: CGFloat = 1; var height: CGFloat = 7 }
      struct Inner: View {
        @Binding var box: Box
        var body: some View {
          Color.red.frame(width: 40, height: 10).telling()
            .onPreferenceChange(Widest.self) { new in
              box.width = new
              if box.width > 30 { $box.height.wrappedValue += 2 }
            }
        }
      }
      \(Self.widest)
      """)
    #expect(source.program.diagnostics.isEmpty)
    let root = try #require(try source.views().root)
    #expect(root.children.last?.frame.size == CGSize(width: 40, height: 9), "the action ran once")
  }

  @Test func aChaseWithoutEndIsStoppedAndTold() throws {
    let source = ViewSource(
      body: """
        Color.blue.frame(width: width, height: 5).telling()
          .onPreferenceChange(Widest.self) { width = $0 + 1 }
        """, members: "@State private var width: CGFloat = 3", Self.widest)
    let inputs = EntryPoint.Inputs(proposal: CGRect(x: 0, y: 0, width: 200, height: 100), values: [.number(3)])
    let entry = try source.entry("V")
    do throws(EvaluationFailure) {
      _ = try entry.evaluate(inputs)
      Issue.record("the views came to rest")
    } catch {
      #expect(error.diagnostic.severity == .warning)
      #expect(
        error.diagnostic.message
          == "the code of 'onPreferenceChange' changes a state after each layout; the last of many is shown")
      #expect(error.diagnostic.place?.line == 6)
      #expect(!error.partial.isEmpty)
    }
  }

  @Test func aValueIsReducedChangedAndHiddenOnItsWay() throws {
    let source = ViewSource(
      body: """
        VStack(spacing: 0) {
          HStack(spacing: 0) { tell("a"); tell("b") }.transformPreference(Names.self) { $0.append("+") }
          tell("hidden").preference(key: Names.self, value: ["c"])
          Color.red.transformPreference(Names.self) { $0.append("d") }
          tell("front").background(tell("behind"))
        }
        .overlayPreferenceValue(Names.self, alignment: .topLeading) { Text($0.joined(separator: " ")) }
        """,
      members: "func tell(_ name: String) -> some View { Color.red.preference(key: Names.self, value: [name]) }",
      """
      struct Names: PreferenceKey {
        static var defaultValue: [String] = ["default"]
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
      }
      """)
    #expect(source.program.diagnostics.isEmpty)
    let root = try #require(try source.views().root)
    guard case .text(_, let spans)? = root.children.last?.part.drawing else { throw ViewSource.NoViews() }
    #expect(spans.map(\.text) == ["a b + c default d behind front"])
    #expect(root.children.last?.frame.origin == .zero)
  }

  @Test func anAnchorIsReadInTheSpaceOfItsReader() throws {
    let source = ViewSource(
      body: """
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 30, height: 10)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            .offset(x: 3, y: 1)
        }
        .backgroundPreferenceValue(Bounds.self) { anchors in
          GeometryReader { proxy in
            let frame = proxy[anchors[0]]
            Color.pink.frame(width: frame.width, height: frame.height).padding(.leading, frame.minX)
          }
        }
        """,
      """
      struct Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
      }
      """)
    #expect(source.program.diagnostics.isEmpty)
    #expect(
      try source.listing().hasSuffix(
        """
          GeometryReader 75 40 50 20
            padding 75 40 53 10
              frame 98 40 30 10
                Color 98 40 30 10
        """))
  }

  @Test func aFrameIsToldInTheSpaceThatIsAsked() throws {
    let source = ViewSource(
      body: """
        GeometryReader { proxy in
          let frame = proxy.frame(in: .named("a"))
          Color.red.frame(width: frame.minX, height: frame.minY)
          Color.blue.frame(width: proxy.frame(in: .global).minX, height: proxy.frame(in: .named("none")).minY)
          let bounds = proxy.bounds(of: .named("a")) ?? .zero
          Color.pink.frame(width: bounds.width, height: -bounds.minY)
        }
        .frame(width: 40, height: 30).padding(5).coordinateSpace(name: "a").offset(x: 10, y: 4)
        """)
    #expect(source.program.diagnostics.isEmpty)
    #expect(
      try source.listing().hasSuffix(
        """
        GeometryReader 80 35 40 30
                  ZStack 80 35 90 39
                    frame 80 35 5 5
                      Color 80 35 5 5
                    frame 80 35 90 39
                      Color 80 35 90 39
                    frame 80 35 50 5
                      Color 80 35 50 5
        """))
  }

  @Test func effectsMoveThePlacesWithinUnlessTheyAreIgnored() throws {
    let source = ViewSource(
      body: "VStack(spacing: 0) { Reader().modifier(Shift()); Reader().modifier(Shift().ignoredByLayout()) }",
      """
      struct Shift: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
        }
      }
      struct Reader: View {
        var body: some View { GeometryReader { Color.red.frame(width: $0.frame(in: .global).minX) } }
      }
      """)
    #expect(source.program.diagnostics.isEmpty)
    let views = try source.views()
    let (moved, still) = (try #require(views.root).children[0], try #require(views.root).children[1])
    func last(_ view: PlacedView) -> PlacedView { view.children.last.map(last) ?? view }
    #expect(last(moved).frame.width == 100)
    #expect(last(still).frame.width == 0)
    #expect(views.scene.items.map(\.transform.affine.tx) == [100, 100])
  }

  @Test func visualEffectsAreFoundForThePlaceOfAView() throws {
    let source = ViewSource(
      body: """
        VStack(spacing: 0) {
          Color.red
          Color.blue.visualEffect { content, proxy in
            content.opacity(proxy.size.height / 100).offset(x: proxy.frame(in: .global).minY)
          }
        }
        """)
    #expect(source.program.diagnostics.isEmpty)
    #expect(try source.names() == ["VStack", "Color", "visualEffect", "offset", "opacity", "Color"])
    let item = try #require(try source.views().scene.items.last)
    #expect(item.opacity == 0.5)
    #expect(item.transform.affine.tx == 50)
  }

  @Test func newsOfAPlaceComeWithTheFormerOnes() throws {
    let source = ViewSource(
      body: """
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: length)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { old, new in
              length = 12
              changes.append(old + new)
            }
          Color.blue.frame(width: changes.reduce(0, +), height: 5)
            .onGeometryChange(for: CGSize.self) { $0.size } action: { height = $0.height }
          Color.pink.frame(width: 1, height: height)
        }
        """,
      members: "@State var length: CGFloat = 4; @State var changes: [CGFloat] = []; @State var height: CGFloat = 0")
    #expect(source.program.diagnostics.isEmpty)
    let root = try #require(try source.views().root)
    #expect(root.children.map(\.frame.height) == [12, 5, 5])
    #expect(root.children[1].frame.width == 24, "4 + 4, and then 4 + 12")
  }

  @Test func actionsThatAreNotUnderstoodAreWarnings() throws {
    let source = ViewSource(
      body: "Color.red.onPreferenceChange(Widest.self) { _ in haptics.play() }", Self.widest)
    #expect(source.errors == [])
    #expect(source.warnings == ["cannot find 'haptics' in scope"])
    #expect(try source.names() == ["onPreferenceChange", "Color"])
  }
}
