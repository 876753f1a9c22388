import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

@testable import ShapeInterpreter

/// The shorter ways of a start lead to the same as the longer ones.
struct ShortcutTests {
  private static let source = """
    import SwiftUI
    protocol Outlined: Shape, Identifiable { var width: CGFloat { get } }
    extension Outlined { var id: Double { Double(width) } }
    protocol Ring: Inner {}
    protocol Inner: Ring {}
    struct Wave: Outlined {
      var width: CGFloat = 2 // points
      func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: width, dy: width)) }
    }
    struct Steps: Collection {
      var startIndex: Int { 0 }
      var endIndex: Int { 3 }
      subscript(position: Int) -> Int { position * 2 }
    }
    extension CGRect: Identifiable { public var id: Double { Double(minX) } }
    class Model: ObservableObject { @Published var count = 0 }
    class Other: Model {}
    struct Card: View { var body: some View { Wave().stroke(.red).frame(width: 20) } }
    struct Card_Previews: PreviewProvider {
      static var previews: some View {
        Card().previewDisplayName("one")
        Card().padding()
      }
    }
    """

  private func collected() -> (ParsedSource, Checker) {
    let parsed = ParsedSource(ShapeSource(name: "Wave.swift", text: Self.source))
    var checker = Checker.withPrelude
    checker.collect(parsed.file)
    return (parsed, checker)
  }

  @Test func operatorsAreSwifts() {
    #expect(OperatorTable.swift.description == OperatorTable.standardOperators.description)
  }

  @Test func lineagesAreThoseOfEachType() {
    let known = collected().1.declarations
    var unsettled = known
    unsettled.lineages = [:]
    #expect(known.lineages.count > 100)
    for nominal in Array(known.types.keys) + known.library.layouts.keys {
      #expect(known.allProtocols(of: nominal) == unsettled.allProtocols(of: nominal), "\(nominal.name)")
    }
    for name in LibraryProtocols.refined.keys {
      #expect(known.allProtocols(of: .library(name)) == unsettled.allProtocols(of: .library(name)), "\(name)")
    }
  }

  @Test func bareTextIsTrimmed() {
    var open = [Syntax(Parser.parse(source: Self.source + "\nlet x = (1, /* two */ 2 // three\n)\nfunc ("))]
    while let node = open.popLast() {
      #expect(node.bareText == node.trimmedDescription)
      open += node.children(viewMode: .all)
    }
  }

  @Test func entriesSideBySide() {
    DeepStack.run {
      let (parsed, checker) = collected()
      let ordered = CheckedShapes(inOrder: parsed, checker) { _ in true }
      #expect(ordered.isWhole && ordered.complaints.isEmpty)
      #expect(ordered.entries.map(\.name) == ["Wave", "Card", "one", "Card_Previews[2]"])
      guard let concurrent = CheckedShapes.concurrent(parsed, checker, where: { _ in true }) else {
        Issue.record("the entries were not made")
        return
      }
      #expect(concurrent.isWhole && concurrent.complaints.isEmpty)
      #expect(concurrent.entries.map(\.name) == ordered.entries.map(\.name))
      #expect(concurrent.entries.map(\.offset) == ordered.entries.map(\.offset))
      #expect(concurrent.entries.map(\.kind) == ordered.entries.map(\.kind))
      #expect(concurrent.steps >= ordered.steps)
    }
  }

  @Test func diagnosticsAreMadeInOrder() {
    DeepStack.run {
      let text = Self.source.replacing("padding()", with: "padding(3).unknown()")
      let parsed = ParsedSource(ShapeSource(name: "Wave.swift", text: text))
      var checker = Checker.withPrelude
      checker.collect(parsed.file)
      #expect(CheckedShapes.concurrent(parsed, checker, where: { _ in true }) == nil)
      #expect(!CheckedShapes(parsed, checker).complaints.isEmpty)
    }
  }
}
