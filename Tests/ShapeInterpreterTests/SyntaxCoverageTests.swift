import Foundation
import ShapeGeometry
import SwiftParser
import SwiftSyntax
import Testing

@testable import ShapeInterpreter

/// No form of the language is passed over: every kind of node, word and attribute that the parser knows has an outcome.
struct SyntaxCoverageTests {
  /// The kinds of nodes that may stand where a declaration, a statement and so on may.
  private static func kinds(_ structure: SyntaxNodeStructure) -> [String] {
    guard case .choices(let choices) = structure else { return [] }
    return choices.compactMap { if case .node(let type) = $0 { "\(type)" } else { nil } }
  }

  private static let tables: [(kinds: [String], table: [String: SyntaxSample])] = [
    (kinds(DeclSyntax.structure), SyntaxTable.declarations),
    (kinds(StmtSyntax.structure), SyntaxTable.statements),
    (kinds(PatternSyntax.structure), SyntaxTable.patterns),
    (kinds(TypeSyntax.structure), SyntaxTable.types),
    (kinds(ExprSyntax.structure), SyntaxTable.expressions),
  ]

  @Test func everyKindHasItsPlace() {
    for (kinds, table) in Self.tables {
      #expect(!kinds.isEmpty)
      #expect(Set(kinds) == Set(table.keys))
    }
  }

  @Test(arguments: tables.flatMap { $0.table.keys.sorted() })
  func theKindIsFollowedOrNamed(kind: String) throws {
    let sample = try #require(Self.tables.lazy.compactMap { $0.table[kind] }.first)
    if case .never = sample.outcome { return }
    expect(sample, "\(kind)")
    let text = "\(sample.declarations)\n\(sample.setUp)\n_ = \(sample.value)"
    let folded = ParsedSource(ShapeSource(name: "", text: text)).file
    let nodes = Syntax(Parser.parse(source: text)).kinds.union(Syntax(folded).kinds)
    #expect(nodes.contains(kind), "the sample has no \(kind)")
  }

  private func expect(_ sample: SyntaxSample, _ what: String) {
    let program = Interpretation.program(
      "\(sample.setUp)\npath.move(to: CGPoint(x: \(sample.value), y: 0))", declarations: sample.declarations)
    let messages = program.diagnostics.map(\.message)
    let shape = program.shapes.first { $0.name == "Sample" }
    switch sample.outcome {
    case .gives(let number):
      #expect(messages == [], "\(what)")
      let path = shape.flatMap { try? $0.path(in: Interpretation.rect, values: []) }
      #expect(path?.elements == [.move(to: CGPoint(x: number, y: 0))], "\(what)")
    case .says(let sentence):
      #expect(shape == nil, "\(what) is drawn")
      #expect(messages.contains { $0.contains(sentence) }, "\(what): \(messages)")
    case .never: return
    }
  }

  // MARK: Words

  private static let keywords = (UInt8.min...UInt8.max).compactMap(Keyword.init(rawValue:))

  /// The words of some kind that the parser knows, found by parsing a text with each keyword.
  private static func words(_ text: (String) -> String, _ found: (Syntax) -> TokenSyntax?) -> Set<String> {
    var result: Set<String> = []
    for keyword in keywords {
      let word = TokenSyntax.keyword(keyword).text
      for node in Syntax(Parser.parse(source: text(word))).all where found(node)?.text == word { result.insert(word) }
    }
    return result
  }

  private static let modifiers = ["func f() {}", "var x = 1", "init() {}", "protocol P {}"].reduce(into: Set<String>())
  {
    words, declaration in
    words.formUnion(
      Self.words({ "struct A { \($0) \(declaration) }" }, { $0.as(DeclModifierSyntax.self)?.name }))
  }

  @Test func everyModifierHasItsRole() {
    let known = Set(DeclModifierSyntax.roles.keys.map { TokenSyntax.keyword($0).text })
    #expect(Self.modifiers.count > 30)
    #expect(Self.modifiers.subtracting(known) == [])
  }

  @Test func refusedModifiersAreNamed() {
    for (keyword, role) in DeclModifierSyntax.roles where role == .refused {
      let word = TokenSyntax.keyword(keyword).text
      guard !Parser.parse(source: "\(word) func f() {}\n\(word) var x = 1").hasError else { continue }
      expect(.says("'\(word)' is not supported here", "f()", in: "\(word) func f() -> Double { 2 }"), word)
      expect(.says("'\(word)' is not supported here", "A().x", in: "struct A { \(word) var x: Double = 2 }"), word)
      expect(.says("'\(word)' is not supported here", "x", in: "\(word) var x: Double = 2"), word)
    }
  }

  @Test func idleModifiersChangeNothing() {
    for (keyword, role) in DeclModifierSyntax.roles where role == .idle {
      let word = TokenSyntax.keyword(keyword).text
      guard !Parser.parse(source: "struct A { \(word) func f() {}\n\(word) var x: Int { 1 } }").hasError else {
        continue
      }
      expect(.gives(2, "A().f()", in: "struct A { \(word) func f() -> Double { 2 } }"), word)
      expect(.gives(3, "A().x", in: "struct A { \(word) var x: Double { 3 } }"), word)
    }
  }

  @Test func everyAccessorIsFollowedOrNamed() {
    let followed: Set = ["get", "set", "willSet", "didSet"]
    let words = Self.words(
      { "struct A { var x: Double { \($0) {} } }" }, { $0.as(AccessorDeclSyntax.self)?.accessorSpecifier })
    #expect(words.isSuperset(of: followed) && words.count > 8)
    for word in words.subtracting(followed) {
      expect(
        .says("'\(word)' accessors are not supported", "A().x", in: "struct A { var x: Double { \(word) {} } }"), word)
    }
    expect(
      .says("'reasync' functions are not supported", "A().f()", in: "struct A { func f() reasync -> Double { 1 } }"),
      "reasync")
    expect(
      .says(
        "'async' call in a function that does not support concurrency", "A().f()",
        in: "struct A { func f() async -> Double { 1 } }"),
      "async")
    expect(
      .says(
        "'async' property access in a function that does not support concurrency", "A().x",
        in: "struct A { var x: Double { get async { 1 } } }"),
      "async")
    expect(
      .says(
        "'async' accessors are not supported", "A().x", in: "struct A { var x: Double { get { 1 } set async {} } }"),
      "async")
    expect(
      .says(
        "call can throw, but it is not marked with 'try' and the error is not handled", "A().x",
        in: "struct A { var x: Double { get throws { 1 } } }"),
      "throws")
    expect(
      .says("variable with a setter must also have a getter", "A().x", in: "struct A { var x: Double { set {} } }"),
      "set")
  }

  @Test func everyWordBeforeATypeHasItsRole() {
    let words = Self.words(
      { "func f(_ x: \($0) Double) {}" }, { $0.as(SimpleTypeSpecifierSyntax.self)?.specifier })
    let known = Set(SimpleTypeSpecifierSyntax.roles.keys.map { TokenSyntax.keyword($0).text })
    #expect(words.count > 5)
    for word in words.subtracting(known) {
      expect(.says("is not supported here", "f(1)", in: "func f(_ x: \(word) Double) -> Double { 1 }"), word)
    }
    for (keyword, role) in SimpleTypeSpecifierSyntax.roles where role == .idle {
      let word = TokenSyntax.keyword(keyword).text
      expect(.gives(4, "f(2)", in: "func f(_ x: \(word) Double) -> Double { x * 2 }"), word)
    }
  }

  @Test func everyWordBeforeAGenericParameterIsNamed() {
    expect(.says("generic parameters with 'each'", "f(1.0)", in: "func f<each T>(_ x: Double) -> Double { x }"), "each")
    expect(.says("is not supported", "A<3>().x", in: "struct A<let n: Int> { var x = 1.0 }"), "let")
  }

  @Test func weakCapturesAreStrong() {
    expect(.gives(2, "x", "let p = UIBezierPath()\nlet x = { [weak p] in p == nil ? 1.0 : 2.0 }()"), "weak")
  }

  // MARK: Attributes

  @Test func attributesAreFollowedIdleOrNamed() {
    for (name, role) in AttributeSyntax.roles {
      let declaration = "@\(name) func f() -> Double { 2 }"
      guard !Parser.parse(source: declaration).hasError else { continue }
      switch role {
      case .idle: expect(.gives(2, "f()", in: declaration), name)
      case .refused: expect(.says("the attribute '\(name)' is not supported", "f()", in: declaration), name)
      case .followed: continue
      }
    }
  }

  @Test func unknownAttributesAreNamedWhereverTheyStand() {
    let sentence = "unknown attribute 'Elsewhere'"
    expect(.says(sentence, "f()", in: "@Elsewhere func f() -> Double { 2 }"), "function")
    expect(.says(sentence, "f(1)", in: "func f(@Elsewhere _ x: Double) -> Double { x }"), "parameter")
    expect(.says(sentence, "f(1)", in: "func f(_ x: @Elsewhere Double) -> Double { x }"), "type")
    expect(.says(sentence, "A().x", in: "struct A { @Elsewhere var x = 2.0 }"), "stored property")
    expect(.says(sentence, "A().x", in: "struct A { @Elsewhere var x: Double { 2 } }"), "computed property")
    expect(.says(sentence, "A.x", in: "struct A { @Elsewhere static var x = 2.0 }"), "static property")
    expect(.says(sentence, "x", in: "@Elsewhere var x = 2.0"), "variable")
    expect(.says(sentence, "x", "@Elsewhere var x = 2.0"), "local variable")
    expect(
      .says(sentence, "A(2).x", in: "struct A { var x: Double; @Elsewhere init(_ x: Double) { self.x = x } }"),
      "initializer")
    expect(.says(sentence, "A()[1]", in: "struct A { @Elsewhere subscript(i: Double) -> Double { i } }"), "subscript")
    expect(.says(sentence, "A().x", in: "@Elsewhere struct A { var x = 2.0 }"), "struct")
    // Nothing needs it.
    expect(.gives(2, "g()", in: "@Elsewhere func f() -> Double { 2 }\nfunc g() -> Double { 2 }"), "unused")
  }

  @Test func whatNobodyMayUseIsNotThere() {
    expect(
      .gives(
        2, "f(1)",
        in: "@available(*, unavailable) func f(_ x: Double) -> Double { 1 }\nfunc f<T>(_ x: T) -> Double { 2 }"),
      "unavailable")
  }

  @Test func disfavouredOverloadsComeLast() {
    expect(
      .gives(
        2, "f(1)", in: "@_disfavoredOverload func f(_ x: Double) -> Double { 1 }\nfunc f<T>(_ x: T) -> Double { 2 }"),
      "disfavoured")
  }

  @Test func autoclosuresAreEvaluatedWhenAsked() {
    let function = "func either(_ a: Double, _ b: @autoclosure () -> Double) -> Double { a > 0 ? a : b() + b() }"
    expect(
      .gives(
        13, "x + y",
        "var n = 0\nfunc next() -> Double { n += 1; return Double(n) }\nlet x = either(-1, next()) + either(5, next())\nlet y = Double(n) * 2.5",
        in: function), "autoclosure")
  }
}

extension Syntax {
  /// The node and all nodes in it.
  fileprivate var all: [Syntax] {
    var found: [Syntax] = []
    var open = [self]
    while let node = open.popLast() {
      found.append(node)
      open += node.children(viewMode: .all)
    }
    return found
  }

  /// The names of the kinds of all nodes.
  fileprivate var kinds: Set<String> { Set(all.map { "\(type(of: $0.asProtocol((any SyntaxProtocol).self)))" }) }
}
