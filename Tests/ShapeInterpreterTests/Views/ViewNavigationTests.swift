import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Stacks of screens: links lead to them, buttons back.
struct ViewNavigationTests {
  private func names(_ life: ViewLife, at moment: Double = 60) throws -> [String] {
    try life.views(at: moment).touchables.map { $0.name.isEmpty ? $0.touch.name : $0.name }
  }

  @Test func aLinkShowsItsDestinationAndTheBackButtonLeavesIt() throws {
    var life = try ViewLife(
      body: """
        NavigationStack {
          VStack {
            Button("\\(count)") { count += 1 }
            NavigationLink("go") { Text("there").navigationTitle("There") }
          }
          .navigationTitle("Home")
        }
        """, members: "@State private var count = 0")
    life.box = CGRect(x: 0, y: 0, width: 200, height: 400)
    #expect(try life.texts(at: 0) == ["0", "go", "Home"])
    life.send(.press(0), at: 0)
    life.send(.press(1), at: 1)
    #expect(try life.texts(at: 1) == ["there", "Home", "There"], "the title of the screen behind leads back")
    #expect(try names(life) == ["Home"])
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 2) == ["1", "go", "Home"])
  }

  @Test func aScreenMayLeadOnAndDismissItself() throws {
    var life = try ViewLife(
      body: "NavigationView { NavigationLink(destination: Screen(depth: 1)) { Text(\"go\") } }",
      members: "",
      """
      struct Screen: View {
        let depth: Int
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          VStack {
            Text("depth \\(depth)")
            NavigationLink("deeper", destination: Screen(depth: depth + 1))
            Button("leave") { dismiss() }
          }
        }
      }
      """)
    life.box = CGRect(x: 0, y: 0, width: 200, height: 400)
    life.send(.press(0), at: 0)
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1) == ["depth 2", "deeper", "leave", "Back"])
    life.send(.press(1), at: 2)
    #expect(try life.texts(at: 2) == ["depth 1", "deeper", "leave", "Back"])
    life.send(.press(2), at: 3)
    #expect(try life.texts(at: 3) == ["go"])
  }

  @Test func valuesOnThePathAreScreens() throws {
    var life = try ViewLife(
      body: """
        NavigationStack(path: $path) {
          List {
            NavigationLink("one", value: 1)
            NavigationLink("a", value: "a")
            Button("both") { path = [3, 4] }
            Text("\\(path.count)")
          }
          .navigationDestination(for: Int.self) { number in
            VStack { Text("number \\(number)")
              NavigationLink("next", value: number + 1)
              Button("home") { path = [] } }
          }
        }
        """, members: "@State private var path: [Int] = []")
    life.box = CGRect(x: 0, y: 0, width: 200, height: 600)
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 0) == ["number 1", "next", "home", "Back"])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1) == ["number 2", "next", "home", "Back"])
    life.send(.press(2), at: 2)
    #expect(try life.texts(at: 2) == ["number 1", "next", "home", "Back"])
    life.send(.press(1), at: 3)
    #expect(try life.texts(at: 3).last == "0")
    life.send(.press(2), at: 4)
    #expect(try life.texts(at: 4) == ["number 4", "next", "home", "Back"])
    life.send(.press(2), at: 5)
    #expect(try life.texts(at: 5) == ["number 3", "next", "home", "Back"])
  }

  @Test func aStackWithoutAPathKeepsItsOwn() throws {
    var life = try ViewLife(
      body: """
        NavigationStack {
          NavigationLink("x", value: "x")
            .navigationDestination(for: String.self) { word in
              VStack { Text("word \\(word)"); NavigationLink("7", value: 7) }
            }
            .navigationDestination(for: Int.self) { Text("number \\($0)").navigationBarBackButtonHidden() }
        }
        """)
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 0) == ["word x", "7", "Back"])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1) == ["number 7"])
  }

  @Test func aFlagShowsAScreen() throws {
    var life = try ViewLife(
      body: """
        NavigationStack {
          Button("show \\(isShown ? 1 : 0)") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Text("there") }
        }
        """, members: "@State private var isShown = false")
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 0) == ["there", "Back"])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1) == ["show 0"])
  }

  /// A link that scrolls within a row of a list is no row with a mark at its end.
  @Test func aLinkWithinAScrollViewOfAListIsAButton() throws {
    let link = "NavigationLink { Text(\"there\") } label: { Text(\"link\") }"
    func marks(_ row: String) throws -> Int {
      try ViewSource(body: "NavigationStack { List { \(row) } }").names().count { $0.hasPrefix("Image") }
    }
    #expect(try marks(link) == 1)
    #expect(try marks("VStack { ScrollView(.horizontal) { HStack { \(link); \(link) } } }") == 0)
  }
}
