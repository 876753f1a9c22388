import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Objects in views: those that the code of a shown view needs are kept, and no others.
struct ViewObjectTests {
  private static let budget = Budget(steps: 200_000, depth: 100, size: 500_000, work: 1 << 40, bytes: 2 << 20)

  private static let leaf = """
    final class Leaf {
      var text: String
      var values = Array(repeating: 1.0, count: 1_000)
      init(_ text: String) { self.text = text }
    }
    """

  /// Returns the texts that the view `V` shows within a small memory.
  private func texts(_ source: ViewSource) throws -> [String] {
    func texts(of view: PlacedView) -> [String] {
      var own: [String] = []
      if case .text(_, let spans) = view.part.drawing { own = [spans.map(\.text).joined()] }
      return own + view.children.flatMap(texts)
    }
    let box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let drawing = try source.entry("V").evaluate(EntryPoint.Inputs(proposal: box, values: [], budget: Self.budget))
    guard case .views(let views) = drawing else { throw ViewSource.NoViews() }
    return try texts(of: #require(views.root))
  }

  @Test func viewsThatAreNotShownLetGoOfTheirObjects() throws {
    let source = ViewSource(
      body: "Text(\"\\(count())\")",
      members: """
        func count() -> Int {
          var count = 0
          for number in 0..<5_000 {
            let leaf = Leaf("\\(number)")
            let views = VStack { GeometryReader { _ in Text(leaf.text) } }
            _ = views.padding()
            count += 1
          }
          return count
        }
        """, Self.leaf)
    #expect(source.errors == [])
    let shown = try texts(source)
    #expect(shown == ["5,000"])
  }

  @Test func objectsOfShownViewsAreKept() throws {
    let source = ViewSource(
      body: """
        let leaf = Leaf("kept")
        VStack {
          GeometryReader { _ in
            let inner = Leaf("inner")
            GeometryReader { _ in
              Text(leaf.text + " \\(waste())")
              Text(inner.text + " \\(waste())")
            }
          }
          GeometryReader { _ in Text("\\(waste()) " + leaf.text) }.padding()
        }
        """,
      members: """
        func waste() -> Int {
          var count = 0
          for number in 0..<1_000 { count += Leaf("\\(number)").values.count / 1_000 }
          return count
        }
        """, Self.leaf)
    #expect(source.errors == [])
    #expect(try texts(source) == ["kept 1000", "inner 1000", "1000 kept"])
  }

  @Test func aMissingObjectIsToldWithItsLine() throws {
    let source = ViewSource(
      """
      final class Model: ObservableObject { @Published var name = "a" }
      @Observable final class Shelf { var width = 1 }
      struct A: View {
        @EnvironmentObject var model: Model
        var body: some View {
          Text(model.name)
        }
      }
      struct B: View {
        @Environment(Shelf.self) private var shelf
        var body: some View {
          Text("\\(shelf.width)")
        }
      }
      struct C: View {
        @Environment(Shelf.self) private var shelf: Shelf?
        var body: some View { Text(shelf == nil ? "none" : "one") }
      }
      struct D: View { var body: some View { VStack { A(); B(); C() }.environmentObject(Model()).environment(Shelf()) } }
      """)
    #expect(source.errors == [])
    for (name, message, line) in [
      ("A", "No ObservableObject of type Model found.", 7), ("B", "No Observable object of type Shelf found.", 13),
    ] {
      let failure = #expect(throws: EvaluationFailure.self) { try source.views(name) }
      let diagnostic = try #require(failure?.diagnostic)
      #expect(diagnostic.message.contains(message), "\(diagnostic)")
      #expect(diagnostic.place?.line == line, "\(diagnostic)")
    }
    #expect(try source.texts("C") == ["none"])
    #expect(try source.texts("D") == ["a", "1", "one"])
  }

  @Test func anObjectOfAWrongTypeIsRefused() {
    let source = ViewSource(
      body: "Text(model.name)", members: "@EnvironmentObject var model: Model", "final class Model { var name = \"a\" }"
    )
    #expect(
      source.errors == ["'init()' requires that 'Model' conform to 'ObservableObject'"])
  }
}
