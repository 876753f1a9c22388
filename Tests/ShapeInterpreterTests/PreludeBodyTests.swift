import Dispatch
import LibrarySections
import SwiftParser
import SwiftSyntax
import Testing

@testable import ShapeInterpreter

/// The bodies of the prelude's functions are parsed when they are called.
struct PreludeBodyTests {
  /// The bodies that are found in the only section of a text.
  private func bodies(in text: String) -> [String] {
    PreludeSection.sections(of: text).flatMap { section in
      let bytes = Array(section.text.utf8)
      return section.bodies.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }

  @Test func functionsInitializersAndAccessorsHaveBodies() {
    let text = """
      struct Ring: Shape {
        let width: Double
        /// The func of the width {0...1}
        var half: Double { width / 2 }
        init(width: Double = 1, _ make: () -> Double = { 2 }) { self.width = width }
        func path(in rect: CGRect) -> Path where Self: Shape {
          Path { path in path.addRect(rect) }
        }
        subscript<Key>(index: Key) -> Double where Key == Int {
          get { width }
          set { _ = "}{\\(newValue + "}") " }
        }
        static let plain = { Ring(width: 3) }()
        static var other: Ring { .init(width: 4) }
        enum Kind { case one, two }
      }
      """
    #expect(
      bodies(in: text) == [
        " width / 2 ", " self.width = width ", "\n    Path { path in path.addRect(rect) }\n  ", " width ",
        " _ = \"}{\\(newValue + \"}\") \" ", " .init(width: 4) ",
      ])
  }

  @Test func eachBodyHasOneTreeHoweverManyThreadsParseIt() {
    let prelude = Prelude(Prelude.standard.source, EmbeddedLibrary.index)
    let texts = ["Text(name).font(.title)", "VStack { Text(name) }.padding()"]
    let bodies = Array(prelude.outline(for: texts).bodies.values)
    #expect(bodies.count > 10)
    let trees = Guarded<[[SyntaxIdentifier]]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { number in
      // One thread meets the others on its way.
      if number == 0 { for body in bodies.reversed() { _ = prelude.statements(of: body) } }
      let own = bodies.map { prelude.statements(of: $0).id }
      trees.access { $0.append(own) }
    }
    let found = trees.access { $0 }
    #expect(found.count == 4 && found.allSatisfy { $0 == found[0] })
  }

  @Test func requirementsAndObserversHaveNone() {
    let text = """
      protocol Turning {
        var angle: Double { get }
        var other: Double { get set }
        func turn()
        mutating func change(by angle: Double) throws -> Double
      }
      struct Wheel: Turning {
        var angle = 1.0 { didSet { turn() } }
        var other: Double { willSet { turn() } didSet { turn() } }
      }
      """
    #expect(bodies(in: text).isEmpty)
  }

  /// The places behind the opening braces of all functions and accessors in a tree, and the statements in them.
  private func blocks(in tree: some SyntaxProtocol) -> [(place: Int, items: CodeBlockItemListSyntax)] {
    var found: [CodeBlockItemListSyntax] = []
    var open = [Syntax(tree)]
    while let node = open.popLast() {
      if let function = node.as(FunctionDeclSyntax.self) { found += function.body.map { [$0.statements] } ?? [] }
      if let function = node.as(InitializerDeclSyntax.self) { found += function.body.map { [$0.statements] } ?? [] }
      if let block = node.as(AccessorBlockSyntax.self), case .getter(let items) = block.accessors {
        found.append(items)
      }
      if let accessor = node.as(AccessorDeclSyntax.self), ["get", "set"].contains(accessor.accessorSpecifier.text) {
        found += accessor.body.map { [$0.statements] } ?? []
      }
      open += node.children(viewMode: .sourceAccurate)
    }
    return found.map { ($0.position.utf8Offset, $0) }
  }

  /// No function has statements when it is collected, and each empty body has its own in the source.
  @Test func everyFunctionOfTheOutlineFindsItsBody() {
    let outline = Prelude.standard.outline
    let found = outline.files.flatMap(blocks)
    let filled = found.filter { !$0.items.isEmpty }
    #expect(filled.isEmpty, "\(filled.map { $0.items.trimmedDescription }.prefix(3))")
    #expect(found.count > 1_000)
    #expect(found.map(\.place).sorted() == outline.bodies.keys.sorted())
  }

  /// The bodies themselves, in the order of the source, as the parser finds them in the whole text.
  @Test func theBodiesAreThoseThatTheParserFinds() {
    let outline = Prelude.standard.outline
    let own = outline.bodies.values.sorted { $0.lowerBound < $1.lowerBound }
      .map { Prelude.standard.statements(of: $0).trimmedDescription }
    let whole = blocks(in: Parser.parse(source: Prelude.text)).sorted { $0.place < $1.place }
      .filter { !isWithinAnother($0.items) }.map { $0.items.trimmedDescription }
    #expect(own == whole)
  }

  private func isWithinAnother(_ items: CodeBlockItemListSyntax) -> Bool {
    var node = items.parent?.parent
    while let present = node {
      if present.is(CodeBlockItemListSyntax.self), present.parent?.is(SourceFileSyntax.self) != true { return true }
      node = present.parent
    }
    return false
  }

  /// Each body is parsed by itself, so that its offsets are those of others too. Only types and generic parameters are
  /// known by their offsets.
  @Test func noBodyDeclaresATypeOrAGenericFunction() {
    for body in Prelude.standard.outline.bodies.values {
      var open = [Syntax(Prelude.standard.statements(of: body))]
      while let node = open.popLast() {
        let isGeneric = node.as(FunctionDeclSyntax.self)?.genericParameterClause != nil
        #expect(!isGeneric && node.as(DeclSyntax.self)?.declaresType != true, "\(node.trimmedDescription)")
        open += node.children(viewMode: .sourceAccurate)
      }
    }
  }
}

extension Prelude {
  /// The declarations that some sources may refer to, with the bodies of their functions.
  func file(for sources: [String]) -> SourceFileSyntax { file(of: outline(for: sources)) }

  /// All declarations, with the bodies of their functions.
  var file: SourceFileSyntax { file(of: outline) }

  private func file(of outline: PreludeOutline) -> SourceFileSyntax {
    let bytes = Array(source.utf8)
    var text: [UInt8] = []
    for file in outline.files { text += Array(file.description.utf8).dropFirst(text.count) }
    for (offset, body) in outline.bodies.sorted(by: { $0.key > $1.key }) {
      text.insert(contentsOf: bytes[body], at: offset)
    }
    return Parser.parse(source: String(decoding: text, as: UTF8.self))
  }
}
