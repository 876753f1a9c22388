import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Containers of whole screens: tabs, lists and their sections, and bars.
struct ViewScreenTests {
  private func listing(_ body: String, members: String = "", _ rest: String = "") throws -> [String] {
    let source = ViewSource(body: body, members: members, rest)
    #expect(source.errors == [])
    #expect(source.warnings == [])
    return try source.listing(width: 200, height: 300).split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  @Test func aTabViewShowsTheChosenTabAboveItsBar() throws {
    let tabs = """
      Color.red.tabItem { Text("R") }.tag("r")
      Color.blue.tabItem { Label("B", systemImage: "star") }.tag("b")
      """
    let shown = try listing("TabView(selection: .constant(\"b\")) {\n\(tabs)\n}")
    #expect(shown[0] == "TabView 0 0 200 300")
    #expect(shown.contains("HStack 0 251 200 49"))
    let source = ViewSource(body: "TabView(selection: .constant(\"b\")) {\n\(tabs)\n}")
    let marks = try source.views(width: 200, height: 300).scene.items.map(\.paint)
    #expect(marks.contains(.color(Color.blue.resolve(in: ColorSurroundings()))))
    #expect(!marks.contains(.color(Color.red.resolve(in: ColorSurroundings()))))
  }

  @Test func pagesHaveAPointEach() throws {
    let shown = try listing("TabView { ForEach(0..<3) { Text(\"\\($0)\") } }.tabViewStyle(.page)")
    #expect(shown.filter { $0.hasPrefix("Circle") }.map { $0.split(separator: " ")[1] } == ["79", "96", "113"])
    let bare = try listing(
      "TabView { ForEach(0..<3) { Text(\"\\($0)\") } }.tabViewStyle(.page(indexDisplayMode: .never))")
    #expect(bare.filter { $0.hasPrefix("Circle") } == [])
    #expect(bare.filter { $0.hasPrefix("Text") }.count == 1)
  }

  @Test func aListHasARowForEachViewOfItsContent() throws {
    let rows = """
      struct Rows: View {
        var body: some View {
          ForEach(0..<2) { Text("\\($0)") }
          Group { Text("a"); Text("b") }.foregroundColor(.red)
        }
      }
      """
    let shown = try listing("List { Rows()\nif true { Text(\"c\") } }.listStyle(.plain)", rows)
    #expect(
      shown.filter { $0.hasPrefix("Text") }.map { $0.split(separator: " ")[2] } == [
        "11.833", "56.167", "100.5", "144.833", "189.167",
      ])
    #expect(shown.filter { $0.hasPrefix("Divider") }.count == 4)
  }

  @Test func aSectionHasItsHeaderAndFooterAroundItsRows() throws {
    let section = "Section { Text(\"row\") } header: { Text(\"head\") } footer: { Text(\"foot\") }"
    func texts(_ body: String) throws -> [(String, Substring)] {
      let source = ViewSource(body: body)
      #expect(source.errors == [])
      func texts(of view: PlacedView) -> [String] {
        if case .text(_, let spans) = view.part.drawing { return [spans[0].text] }
        return view.children.flatMap(texts)
      }
      let names = try texts(of: #require(try source.views(width: 200, height: 300).root))
      let lines = try source.listing(width: 200, height: 300).split(separator: "\n").map { $0.drop { $0 == " " } }
      return zip(names, lines.filter { $0.hasPrefix("Text") }.map { $0.split(separator: " ")[1] }).map { ($0, $1) }
    }
    let inList = try texts("List { \(section) }")
    #expect(inList.map(\.0) == ["head", "row", "foot"])
    #expect(inList.map(\.1) == ["36", "36", "36"])
    // Elsewhere the parts are views like others.
    #expect(try texts("VStack { \(section) }").map(\.0) == ["head", "row", "foot"])
  }

  @Test func rowsTakeTheirInsetsAndTheirGround() throws {
    let shown = try listing(
      """
      List {
        Text("a").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)).listRowBackground(Circle())
        Text("b").listRowSeparator(.hidden)
        Text("c")
      }
      .listStyle(.plain)
      """)
    #expect(shown.filter { $0.hasPrefix("Text") }.map { $0.split(separator: " ")[1] } == ["3", "20", "20"])
    #expect(shown.filter { $0.hasPrefix("Circle") }.count == 1)
    #expect(shown.filter { $0.hasPrefix("Divider") }.count == 1)
  }

  @Test func theLineBelowARowStartsAtItsFirstText() throws {
    let shown = try listing(
      """
      List {
        HStack { Circle().frame(width: 30, height: 30); Text("a"); Spacer(); Text("b") }
        Circle().frame(width: 30, height: 30)
        Text("c").listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
        HStack { Text("d").alignmentGuide(.listRowSeparatorLeading) { $0[.trailing] + 50 } }
        Text("e")
      }
      .listStyle(.plain)
      """)
    let texts = shown.filter { $0.hasPrefix("Text") }.map { $0.split(separator: " ") }
    let lines = shown.filter { $0.hasPrefix("Divider") }.map { $0.split(separator: " ") }
    #expect(lines.map { $0[1] }.prefix(3) == [texts[0][1], "20", "3"])
    #expect(lines.count == 4)
    func number(_ word: Substring) -> Double { Double(word) ?? .nan }
    #expect(abs(number(lines[3][1]) - number(texts[3][1]) - number(texts[3][3]) - 50) < 0.01)
  }

  @Test func aTitleIsShownByTheContainerAroundIt() throws {
    let large = try listing("NavigationStack { VStack { Color.red.navigationTitle(\"T\") } }")
    #expect(large[0] == "NavigationStack 0 0 200 300")
    #expect(large.contains("Color 0 96 200 204"))
    let inline = try listing("NavigationView { Color.red.navigationBarTitle(\"T\", displayMode: .inline) }")
    #expect(inline.contains("Color 0 44 200 256"))
    #expect(try listing("NavigationStack { Color.red }").contains("Color 0 0 200 300"))
    let hidden = try listing("NavigationStack { Color.red.navigationTitle(\"T\").toolbar(.hidden) }")
    #expect(hidden.contains("Color 0 0 200 300"))
    #expect(try listing("VStack { Color.red.navigationTitle(\"T\") }") == ["VStack 0 0 200 300", "Color 0 0 200 300"])
  }

  @Test func theItemsOfAToolbarStandInTheirBars() throws {
    let shown = try listing(
      """
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem(placement: .topBarLeading) { Circle().frame(width: 20, height: 20) }
          ToolbarItem(placement: .confirmationAction) { Rectangle().frame(width: 20, height: 20) }
          ToolbarItem(placement: .principal) { Ellipse().frame(width: 20, height: 20) }
          ToolbarItemGroup(placement: .bottomBar) { Capsule().frame(width: 20, height: 20) }
          ToolbarItem(placement: .keyboard) { Text("no") }
        }
      }
      """)
    #expect(shown.contains("Circle 16 12 20 20"))
    #expect(shown.contains("Rectangle 164 12 20 20"))
    #expect(shown.contains("Ellipse 90 12 20 20"))
    #expect(shown.contains("Capsule 90 265.5 20 20"))
    #expect(shown.contains("Color 0 44 200 207"))
    #expect(shown.filter { $0.hasPrefix("Text") } == [])
  }

  @Test func aBarAtAnEdgeLeavesTheRestToTheView() throws {
    let shown = try listing("Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }")
    #expect(shown.contains("Color 0 0 200 260"))
    #expect(shown.contains("Color 0 260 200 40"))
  }

  @Test func aLayoutIsChosenByAValue() throws {
    let body = "let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))\n"
    let source = ViewSource(
      body: body + "layout { Color.red; Color.blue }", members: "var isWide = true")
    #expect(source.errors == [])
    #expect(try source.listing(width: 100, height: 60) == "HStack 0 0 100 60\n  Color 0 0 50 60\n  Color 50 0 50 60")
  }

  @Test func aRelativeFrameFollowsTheScrollViewAroundIt() throws {
    let row = "Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)"
    let inScroll = try listing("ScrollView(.horizontal) { HStack(spacing: 10) { \(row)\n\(row) } }.padding(20)")
    #expect(inScroll.filter { $0.hasPrefix("Color") }.map { $0.split(separator: " ")[3] } == ["46.667", "46.667"])
    let inWindow = try listing("VStack { \(row) }.padding(20)")
    #expect(inWindow.filter { $0.hasPrefix("Color") }.map { $0.split(separator: " ")[3] } == ["60"])
    let half = try listing("Color.red.containerRelativeFrame([.vertical]) { length, _ in length / 2 }")
    #expect(half[0] == "containerRelativeFrame 0 75 200 150")
    #expect(half[1] == "Color 0 75 200 150")
  }

  @Test func theItemsOfAToolbarMayBeAPropertyOrAType() throws {
    let items = """
      @ToolbarContentBuilder var items: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Circle().frame(width: 20, height: 20) }
        ToolbarItem(placement: .topBarTrailing) { Rectangle().frame(width: 20, height: 20) }
      }
      """
    let own = """
      struct Own: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .bottomBar) { Capsule().frame(width: 20, height: 20) }
        }
      }
      """
    let shown = try listing("NavigationStack { Color.red.toolbar { items\nOwn() } }", members: items, own)
    #expect(shown.contains("Circle 16 12 20 20"))
    #expect(shown.contains("Rectangle 164 12 20 20"))
    #expect(shown.contains("Capsule 90 265.5 20 20"))
  }
}
