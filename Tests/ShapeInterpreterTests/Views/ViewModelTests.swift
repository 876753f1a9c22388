import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Models of SwiftData: a context keeps them as long as the view is open, and queries show them.
struct ViewModelTests {
  private static let library = """
    import SwiftData
    @Model final class Shelf {
      var title: String
      @Relationship(deleteRule: .cascade, inverse: \\Volume.shelf) var volumes: [Volume] = []
      init(_ title: String) { self.title = title }
    }
    @Model final class Volume {
      @Attribute(.unique) var name: String
      var pages: Int
      var shelf: Shelf?
      var series: Series?
      init(_ name: String, pages: Int = 1, shelf: Shelf? = nil) {
        self.name = name
        self.pages = pages
        self.shelf = shelf
      }
    }
    @Model final class Series {
      var title = "series"
      var volumes: [Volume]? = []
      init() {}
    }
    """

  /// Returns what a view shows at first and once each of the actions was run, a text each.
  private func log(_ shown: String, query: String = "", _ actions: String...) throws -> [String] {
    let buttons = actions.map { "Button(\"\") { \($0) }" }.joined(separator: "\n")
    var life = try ViewLife(
      body: "VStack { Text(\(shown))\n\(buttons) }",
      members: """
        @Environment(\\.modelContext) private var context
        @Query(sort: \\Shelf.title) private var shelves: [Shelf]
        @Query(sort: \\Volume.name) private var volumes: [Volume]
        \(query)
        """, Self.library)
    life.memory = ViewMemory()
    var found = [try life.texts(at: 0)[0]]
    for index in actions.indices {
      life.send(.press(index), at: Double(index + 1))
      found.append(try life.texts(at: Double(index + 1))[0])
    }
    return found
  }

  @Test func aQueryShowsWhatIsInsertedAndDeleted() throws {
    let found = try log(
      "shelves.map { $0.title }.joined(separator: \" \")", "context.insert(Shelf(\"b\"))",
      "for title in [\"item 10\", \"item 9\", \"A\"] { context.insert(Shelf(title)) }",
      "shelves[0].title = \"c\"", "context.delete(shelves[0])")
    #expect(found == ["", "b", "A b item 10 item 9", "b c item 10 item 9", "c item 10 item 9"])
  }

  @Test func theOtherSideOfARelationshipFollows() throws {
    let shown = """
      shelves.map { "\\($0.title)\\($0.volumes.count)" }.joined()
        + volumes.map { " \\($0.name)\\($0.shelf?.title ?? "-")" }.joined()
      """
    #expect(
      try log(
        shown, "let b = Shelf(\"b\"); context.insert(b); context.insert(Volume(\"x\", shelf: b))",
        "shelves[0].volumes.append(Volume(\"y\"))",
        "let c = Shelf(\"c\"); context.insert(c); c.volumes = [volumes[0]]",
        "volumes[1].shelf = nil", "volumes[1].shelf = shelves[0]", "context.delete(volumes[1])",
        "context.delete(shelves[1])")
        == [
          "", "b1 xb", "b2 xb yb", "b1c1 xc yb", "b0c1 xc y-", "b1c1 xc yb", "b0c1 xc", "b0",
        ])
  }

  @Test func anInverseThatIsNotWrittenIsTheOnlyOne() throws {
    #expect(
      try log(
        "volumes.map { \"\\($0.name)\\($0.series?.volumes?.count ?? 0)\" }.joined(separator: \" \")",
        """
        let series = Series()
        context.insert(series)
        for name in ["x", "y"] {
          let volume = Volume(name)
          volume.series = series
          context.insert(volume)
        }
        """, "if let series = volumes[0].series { context.delete(series) }") == ["", "x2 y2", "x0 y0"])
  }

  @Test func predicatesAndOrdersAreThoseOfTheQuery() throws {
    let insert = "for n in [3, 1, 2] { context.insert(Volume(\"v\\(n)\", pages: n * 100)) }"
    for (query, shown) in [
      ("@Query(filter: #Predicate<Volume> { $0.pages > 100 }) var list: [Volume]", "v3 v2"),
      ("@Query(filter: #Predicate<Volume> { $0.pages > 100 }, sort: \\.pages) var list: [Volume]", "v2 v3"),
      ("@Query(sort: \\Volume.pages, order: .reverse, animation: .default) var list: [Volume]", "v3 v2 v1"),
      ("@Query(sort: [SortDescriptor(\\Volume.pages)]) var list: [Volume]", "v1 v2 v3"),
      (
        """
        @Query private var list: [Volume]
        init(least: Int = 200) { _list = Query(filter: #Predicate { one in one.pages >= least }, sort: \\.name) }
        """, "v2 v3"
      ),
      (
        """
        var list: [Volume] {
          var all = FetchDescriptor<Volume>(predicate: #Predicate { $0.pages < 300 }, sortBy: [SortDescriptor(\\.name)])
          all.fetchLimit = 1
          return (try? context.fetch(all)) ?? []
        }
        """, "v1"
      ),
    ] {
      #expect(try log("list.map(\\.name).joined(separator: \" \")", query: query, insert).last == shown, "\(query)")
    }
  }

  @Test func aPreviewGivesItsViewAContainer() throws {
    let source = ViewSource(
      body: "Text(volumes.map { $0.name }.joined())", members: "@Query private var volumes: [Volume]",
      Self.library + """

        #Preview("filled") {
          let container = try! ModelContainer(
            for: Shelf.self, Volume.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
          container.mainContext.insert(Volume("a"))
          return V().modelContainer(container)
        }
        #Preview("empty") { V().modelContainer(for: [Shelf.self, Volume.self], inMemory: true) }
        #Preview("set up") {
          V().modelContainer(for: Volume.self) { result in
            if case .success(let container) = result { container.mainContext.insert(Volume("b")) }
          }
        }
        let schema = Schema([Shelf.self, Volume.self])
        let shared = try! ModelContainer(for: schema, configurations: [ModelConfiguration(schema: schema)])
        #Preview("shared") { V().modelContainer(shared) }
        """)
    #expect(source.errors == [] && source.warnings == [])
    for (name, text) in [("V", ""), ("filled", "a"), ("empty", ""), ("set up", "b"), ("shared", "")] {
      #expect(try source.texts(name) == [text], "\(name)")
    }
  }

  @Test func aModelIsMadeForAViewThatShowsOne() throws {
    let source = ViewSource(
      body: "VStack { TextField(\"\", text: $volume.name); Text(\"\\(volume.pages)\") }",
      members: "@Bindable var volume: Volume", Self.library)
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts().count == 2)
  }

  @Test func aSortOrderIsATag() throws {
    let source = ViewSource(
      body: """
        Picker("order", selection: $order) {
          Text("name").tag([SortDescriptor(\\Row.name)])
          Text("size").tag([SortDescriptor(\\Row.size), SortDescriptor(\\Row.name)])
        }
        """,
      members: "@State private var order = [SortDescriptor(\\Row.size), SortDescriptor(\\Row.name)]",
      "struct Row { var name = \"\"; var size = 1 }")
    #expect(try source.texts() == ["size"])
  }
}
