import Testing

@testable import ShapeInterpreter

/// The texts of values, by themselves and within others. All were compared with those that the compiled code prints,
/// which has the module's name before a type within a list.
struct PrintedValueTests {
  private static let types = """
    struct Outer {
      enum Inner { case a, b(Suit), c(Outer.Box<Int>) }
      struct Box<T> { var held: T }
      final class Leaf {}
    }
    struct D: CustomStringConvertible { var description: String { "dee" } }
    struct Both: CustomStringConvertible, CustomDebugStringConvertible {
      var description: String { "plain" }
      var debugDescription: String { "debug" }
    }
    struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "only" } }
    struct Parts { var d = D(); var s = "q"; var n: Int? = 3 }
    class Thing { var x = 1 }
    class Named: CustomStringConvertible { var description: String { "named" } }
    class Renamed: Named { override var description: String { "renamed" } }
    final class Silent: Named {}
    enum Suit: CaseIterable, CustomStringConvertible { case red, black
      var description: String { self == .red ? "Red" : "Black" } }
    enum Move { case one(D), two(x: Int, y: Suit), stay }
    indirect enum Tree { case leaf(D), node(Tree, Tree) }
    struct Fault: Error, CustomStringConvertible { var description: String { "fault" } }
    protocol Shown { var n: Int { get } }
    struct Card: Shown { var n = 1 }
    let made: Result<D, Fault> = .success(D())
    """

  /// Returns the texts of expressions.
  private func texts(_ expressions: [String], _ declarations: String = Self.types) throws -> [String] {
    let list = expressions.map { "Text(verbatim: \($0))" }.joined(separator: "\n")
    let source = ViewSource(body: "VStack {\nGroup {\n\(list)\n}\n}", declarations)
    #expect(source.errors == [])
    return try source.texts()
  }

  @Test(arguments: [
    ("[D()]", "[dee]"), ("Suit.allCases", "[Red, Black]"), ("(D(), Suit.red)", "(dee, Red)"),
    ("[\"k\": D()]", "[\"k\": dee]"),
    ("[Suit.black: 1]", "[Black: 1]"), ("D?.some(D()) as Any", "Optional(dee)"), ("D?.none as Any", "nil"),
    ("[1, \"a\", D(), Suit.red] as [Any]", "[1, \"a\", dee, Red]"), ("[D() as any CustomStringConvertible]", "[dee]"),
    ("Parts()", "Parts(d: dee, s: \"q\", n: Optional(3))"), ("Move.one(D())", "one(dee)"), ("Move.stay", "stay"),
    ("Move.two(x: 1, y: .red)", "two(x: 1, y: Red)"), ("[[D()]]", "[[dee]]"),
    ("[D?.some(D()), nil]", "[Optional(dee), nil]"),
    ("Set([Suit.red])", "[Red]"), ("[D]()", "[]"), ("[String: D]()", "[:]"), ("(a: D(), b: 1)", "(a: dee, b: 1)"),
    ("made", "success(dee)"), ("[Fault()]", "[fault]"),
    (
      "Tree.node(.leaf(D()), .node(.leaf(D()), .leaf(D())))",
      "node(Tree.leaf(dee), Tree.node(Tree.leaf(dee), Tree.leaf(dee)))"
    ),
    ("[D(), D(), D()].dropFirst()", "[dee, dee]"), ("[\"a\": [D()]]", "[\"a\": [dee]]"),
    ("D??.some(D()) as Any", "Optional(Optional(dee))"),
  ])
  func partsDescribeThemselves(value: String, expected: String) throws {
    #expect(try texts(["\"\\(\(value))\"", "String(describing: \(value))"]) == [expected, expected])
  }

  @Test(arguments: [
    ("Outer.Inner.a", "a"), ("[Outer.Inner.a]", "[Outer.Inner.a]"), ("[Move.stay]", "[Move.stay]"),
    ("[Outer.Inner.b(.red)]", "[Outer.Inner.b(Red)]"),
    ("Outer.Inner.a as Outer.Inner? as Any", "Optional(Outer.Inner.a)"),
    ("(1, Outer.Inner.a)", "(1, Outer.Inner.a)"), ("[\"k\": Move.stay]", "[\"k\": Move.stay]"),
    ("Outer.Box(held: Outer.Inner.a)", "Box<Inner>(held: Outer.Inner.a)"),
    ("[Outer.Box(held: Outer.Inner.a)]", "[Outer.Box<Outer.Inner>(held: Outer.Inner.a)]"),
    ("Outer.Inner.c(Outer.Box(held: 1))", "c(Outer.Box<Int>(held: 1))"), ("[Outer.Leaf()]", "[Outer.Leaf]"),
    ("[Outer.Box(held: Suit.red)]", "[Outer.Box<Suit>(held: Red)]"), ("[Move.one(D())]", "[Move.one(dee)]"),
    ("[Outer.Inner.a as Any]", "[Outer.Inner.a]"), ("[ColorScheme.dark: 1].count", "1"),
  ])
  func `a type within another value is named with those around it`(value: String, expected: String) throws {
    #expect(try texts(["\"\\(\(value))\"", "String(describing: \(value))"]) == [expected, expected])
  }

  @Test func `any value is printed, whatever other values the program has`() throws {
    let source = ViewSource(
      body: """
        VStack {
          Text(verbatim: values.map { "\\($0)" }.joined(separator: " "))
          List(["x"], id: \\.self, selection: $chosen) { Text($0) }
        }
        """,
      members: """
        @State private var chosen: String?
        let values: [Any] = [1, Edge.top, [Axis.vertical], Deed(name: "d")]
        """, "struct Deed { var name: String; var act: () -> Void = {} }")
    #expect(source.errors == [])
    #expect(try source.texts().first == "1 top [Axis.vertical] Deed(name: \"d\", act: (Function))")
  }

  @Test func `a reflected value has its type's whole name`() throws {
    #expect(
      try texts(["String(reflecting: Outer.Inner.a)", "String(reflecting: Outer.Box(held: 1))"]) == [
        "Outer.Inner.a", "Outer.Box<Int>(held: 1)",
      ])
  }

  @Test(arguments: [
    ("Named()", "named"), ("[Named()]", "[named]"), ("[Renamed() as Named]", "[renamed]"), ("Silent()", "named"),
    ("[Silent()]", "[named]"), ("Renamed() as Named? as Any", "Optional(renamed)"), ("Thing()", "Thing"),
    ("[Thing()]", "[Thing]"),
    ("Thing() as Any", "Thing"),
  ])
  func objectsDescribeThemselvesByTheirOwnClass(value: String, expected: String) throws {
    #expect(try texts(["\"\\(\(value))\""]) == [expected])
  }

  @Test(arguments: [
    ("Both()", "plain", "debug"), ("[Both()]", "[debug]", "[debug]"), ("Debugged()", "only", "only"),
    ("[Debugged()]", "[only]", "[only]"),
    ("\"a\"", "a", "\"a\""), ("Character(\"c\")", "c", "\"c\""), ("1...3", "1...3", "ClosedRange(1...3)"),
    ("[1..<3]", "[Range(1..<3)]", "[Range(1..<3)]"), ("\"b\" as Any", "b", "\"b\""),
    ("Both() as Any", "plain", "debug"), ("7", "7", "7"),
    ("\"x\\ny\"", "x\ny", "\"x\\ny\""), ("Both() as any CustomStringConvertible", "plain", "debug"),
  ])
  func valuesWithinOthersHaveTheFormForDebugging(value: String, plain: String, reflected: String) throws {
    #expect(
      try texts(["String(describing: \(value))", "String(reflecting: \(value))"]) == [plain, reflected])
  }

  @Test func descriptionsForDebuggingAreProperties() throws {
    #expect(
      try texts([
        "\"a\".debugDescription", "(1...3).debugDescription", "(0..<2).debugDescription", "[\"a\"].debugDescription",
        "[D()].description",
        "Both().debugDescription",
      ]) == ["\"a\"", "ClosedRange(1...3)", "Range(0..<2)", "[\"a\"]", "[dee]", "debug"])
  }

  /// The type that a value has when the program runs.
  @Test(arguments: [
    ("type(of: Card() as any Shown)", "Card"), ("type(of: 3 as Any)", "Int"),
    ("type(of: Fault() as any Error)", "Fault"),
    ("type(of: Renamed() as Named)", "Renamed"), ("type(of: Named())", "Named"), ("type(of: [1] as Any)", "Array<Int>"),
    ("type(of: (1, \"a\") as Any)", "(Int, String)"), ("type(of: (1, \"a\"))", "(Int, String)"),
    ("type(of: Card() as any Shown) == Card.self", "true"), ("type(of: Renamed() as Named) == Named.self", "false"),
    ("type(of: Renamed() as Named) == Renamed.self", "true"), ("type(of: Named()) == type(of: Silent())", "false"),
    ("type(of: 1 as Any) != type(of: 2 as Any)", "false"), ("type(of: Card()) == Card.self", "true"),
    ("[type(of: Card() as any Shown)]", "[Card]"), ("type(of: 3 as Any) is Int.Type", "true"),
    ("type(of: \"a\" as Any) is Int.Type", "false"),
  ])
  func aValueTellsItsType(value: String, expected: String) throws {
    #expect(try texts(["\"\\(\(value))\""]) == [expected])
  }

  @Test func aMethodTellsTheClassOfItsObject() throws {
    let classes = """
      class A { func own() -> String { "\\(type(of: self)) \\(Self.self)" } }
      class B: A {}
      final class C: B { override func own() -> String { "c " + super.own() } }
      """
    #expect(try texts(["A().own()", "B().own()", "C().own()"], classes) == ["A A", "B B", "c C C"])
  }

  /// In a class method, `self` is the class that it is called on, which only the call tells. That is not supported, and
  /// said: no text of another class stands in its place.
  @Test(arguments: [
    "class func own() -> String { \"\\(self)\" }", "class func own() -> String { \"\\(Self.self)\" }",
    "class func own() -> String { name }", "class func own() -> String { label() }",
    "class func own() -> String { self.name }",
    "class func own() -> String { Self.name }", "class func own() -> String { \"\\(self.init().n)\" }",
  ])
  func aClassMethodTakesNoOtherClassForItsOwn(method: String) {
    let source = ViewSource(
      body: "Text(B.own())",
      """
      class A {
        var n = 1
        required init() {}
        class var name: String { "A" }
        class func label() -> String { "A" }
        \(method)
      }
      class B: A {
        override class var name: String { "B" }
        override class func label() -> String { "B" }
      }
      """)
    #expect(
      source.errors == ["the class of an object of type 'A' is known only when it runs, which is not supported"])
  }

  /// A label names an interpolation of the file's own; the value is not printed without it.
  @Test func anInterpolationThatNobodyDeclaresIsRefused() {
    let own = """
      extension String.StringInterpolation {
        mutating func appendInterpolation(twice text: String) { appendLiteral(text + text) }
      }
      """
    #expect(ViewSource(body: "Text(verbatim: \"\\(twice: \"a\")\")", own).errors == [])
    #expect(ViewSource(body: "Text(verbatim: \"\\(thrice: \"a\")\")", own).errors == ["'thrice' is not supported here"])
  }

  /// A type that is known when the program runs is compared with one other type alone; nothing is guessed.
  @Test(arguments: ["is any Shown.Type", "is Named.Type", "as? Int.Type"])
  func aTypeIsNotCast(cast: String) {
    #expect(
      ViewSource(body: "Text(verbatim: \"\\(type(of: Card() as any Shown) \(cast))\")", Self.types).errors
        == ["the type of a value of type 'any Shown' is known only when it runs, which is not supported"])
  }
}
