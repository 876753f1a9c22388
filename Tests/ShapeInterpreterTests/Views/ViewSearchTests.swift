import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Searches: a field in the bar, which lasts from its first focus until it is cancelled.
struct ViewSearchTests {
  private static let members = """
    @State private var query = ""
    let names = ["Ada", "Bob", "Cleo"]
    var found: [String] { query.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(query) } }
    """

  private func life(_ body: String, members: String = "", _ rest: String = "") throws -> ViewLife {
    var life = try ViewLife(body: body, members: Self.members + "\n" + members, rest)
    life.box = CGRect(x: 0, y: 0, width: 300, height: 500)
    return life
  }

  private static let rows = "ForEach(found, id: \\.self) { Text($0) }"

  @Test(arguments: [
    "NavigationStack { VStack { \(rows) }.navigationTitle(\"People\").searchable(text: $query, prompt: \"Look\") }",
    "NavigationStack { VStack { \(rows) }.navigationTitle(\"People\") }.searchable(text: $query, prompt: Text(\"Look\"))",
  ])
  func aFieldInTheBarFindsRows(_ body: String) throws {
    var life = try life(body)
    #expect(try life.texts(at: 0) == ["Ada", "Bob", "Cleo", "People", "Look"])
    life.send(.text(0, "o"), at: 1)
    #expect(try life.texts(at: 1) == ["Bob", "Cleo", "People", "o", "Cancel"])
    life.send(.text(0, "x"), at: 2)
    #expect(try life.texts(at: 2) == ["People", "x", "Cancel"])
    life.send(.press(2), at: 3)
    #expect(try life.texts(at: 3) == ["Ada", "Bob", "Cleo", "People", "Look"])
  }

  /// The mark in the field clears its text; the search goes on.
  @Test func aMarkClearsTheText() throws {
    var life = try life(
      "NavigationStack { List { \(Self.rows) }.searchable(text: $query) }", members: "")
    #expect(try life.texts(at: 0) == ["Ada", "Bob", "Cleo", "Search"])
    life.send(.text(0, "bob"), at: 1)
    life.send(.press(1), at: 2)
    #expect(try life.texts(at: 2) == ["Ada", "Bob", "Cleo", "Search", "Cancel"])
  }

  @Test func viewsKnowOfTheSearchAndMayEndIt() throws {
    var life = try life(
      "NavigationStack { Inner().searchable(text: $query) }", members: "",
      """
      struct Inner: View {
        @Environment(\\.isSearching) private var isSearching
        @Environment(\\.dismissSearch) private var dismissSearch
        var body: some View { if isSearching { Button("End") { dismissSearch() } } else { Text("Idle") } }
      }
      """)
    #expect(try life.texts(at: 0) == ["Idle", "Search"])
    life.send(.text(0, "a"), at: 1)
    #expect(try life.texts(at: 1) == ["End", "a", "Cancel"])
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 2) == ["Idle", "Search"])
  }

  @Test func scopesAreChosenDuringASearch() throws {
    var life = try life(
      """
      NavigationStack {
        Text(scope).searchable(text: $query, isPresented: $isShown)
          .searchScopes($scope) { Text("All").tag("all"); Text("Few").tag("few") }
      }
      """, members: "@State private var scope = \"all\"\n@State private var isShown = false")
    #expect(try life.texts(at: 0) == ["all", "Search"])
    life.send(.text(0, "a"), at: 1)
    #expect(try life.texts(at: 1) == ["all", "a", "Cancel", "All", "Few"])
  }

  /// A sheet has bars of its own.
  @Test func theFieldStandsInOneBar() throws {
    let life = try life(
      """
      NavigationStack { Text("a").navigationTitle("One") }
        .searchable(text: $query)
        .sheet(isPresented: .constant(true)) { NavigationStack { Text("b").navigationTitle("Two") } }
      """)
    #expect(try life.texts(at: 1).filter { $0 == "Search" } == ["Search"])
  }
}
