/// A piece of source with one form of the language in it, and what becomes of it.
struct SyntaxSample: Sendable {
  enum Outcome: Sendable {
    /// The value is that number, as compiled.
    case gives(Double)
    /// The shape is not drawn; this is said of it.
    case says(String)
    /// The parser takes no source with such a node, or no node of the kind is left after it.
    case never
  }

  var declarations = ""
  var setUp = ""
  var value = "1.0"
  var outcome: Outcome

  static let never = SyntaxSample(outcome: .never)

  static func gives(_ number: Double, _ value: String, _ setUp: String = "", in declarations: String = "") -> Self {
    SyntaxSample(declarations: declarations, setUp: setUp, value: value, outcome: .gives(number))
  }

  static func says(_ sentence: String, _ value: String, _ setUp: String = "", in declarations: String = "") -> Self {
    SyntaxSample(declarations: declarations, setUp: setUp, value: value, outcome: .says(sentence))
  }
}

/// The outcome of each kind of syntax node: it means what it means in Swift, or it is named.
enum SyntaxTable {
  static let declarations: [String: SyntaxSample] = [
    "AccessorDeclSyntax": .gives(
      6, "a.x", "var a = A()\na.x = 3",
      in: "struct A { var k = 1.0; var x: Double { get { k } set { k = newValue * 2 } } }"),
    "ActorDeclSyntax": .gives(1, "A().x", in: "actor\nA { let x = 1.0 }"),
    "AssociatedTypeDeclSyntax": .gives(
      3, "A().twice",
      in:
        "protocol P { associatedtype V: Numeric; var v: V { get } }\nextension P { var twice: V { v + v } }\nstruct A: P { let v = 1.5 }"
    ),
    "ClassDeclSyntax": .gives(1, "A().x", in: "class A { let x = 1.0 }"),
    "DeinitializerDeclSyntax": .says(
      "'deinit' is not supported", "A().x", in: "struct A: ~Copyable { let x = 1.0; deinit { } }"),
    "EditorPlaceholderDeclSyntax": .never,
    "EnumCaseDeclSyntax": .gives(2, "A.two.rawValue", in: "enum A: Double { case one = 1, two = 2 }"),
    "EnumDeclSyntax": .gives(4, "A.x", in: "enum A { static let x = 4.0 }"),
    "ExtensionDeclSyntax": .gives(5, "2.5.twice", in: "extension Double { var twice: Double { self * 2 } }"),
    "FunctionDeclSyntax": .gives(6, "f(3)", in: "func f(_ x: Double) -> Double { x * 2 }"),
    "IfConfigDeclSyntax": .gives(7, "x", in: "#if canImport(SwiftUI)\nlet x = 7.0\n#else\nlet x = 8.0\n#endif"),
    "ImportDeclSyntax": .gives(1, "1.0", in: "import Foundation"),
    "InitializerDeclSyntax": .gives(
      8, "A(half: 4).x", in: "struct A { var x: Double; init(half: Double) { x = half * 2 } }"),
    "MacroDeclSyntax": .says(
      "a macro is not supported", "#five",
      in: "@freestanding(expression) macro five() -> Double = #externalMacro(module: \"M\", type: \"T\")"),
    "MacroExpansionDeclSyntax": .gives(1, "1.0", in: "struct Holder {\n  #Preview { Circle() }\n}"),
    "MissingDeclSyntax": .never,
    "OperatorDeclSyntax": .gives(
      9, "2 ** 3", in: "infix operator **\nfunc ** (a: Double, b: Double) -> Double { a * b + 3 }"),
    "PoundSourceLocationSyntax": .gives(1, "1.0", in: "#sourceLocation(file: \"A.swift\", line: 1)\n#sourceLocation()"),
    "PrecedenceGroupDeclSyntax": .gives(
      14, "2 <> 3 * 2",
      in:
        "precedencegroup Tight { higherThan: MultiplicationPrecedence }\ninfix operator <>: Tight\nfunc <> (a: Double, b: Double) -> Double { a * 2 + b }"
    ),
    "ProtocolDeclSyntax": .gives(3, "A().x", in: "protocol P {}\nextension P { var x: Double { 3 } }\nstruct A: P {}"),
    "StructDeclSyntax": .gives(4, "A().x", in: "struct A { var x = 4.0 }"),
    "SubscriptDeclSyntax": .gives(
      6, "A()[2, as: 1.5]",
      in: "struct A { subscript<T: BinaryInteger>(i: T, as scale: Double) -> Double { Double(i) * scale * 2 } }"),
    "TypeAliasDeclSyntax": .gives(5, "A(5)", in: "typealias A = Double"),
    "UnexpectedCodeDeclSyntax": .never,
    "UsingDeclSyntax": .never,
    "VariableDeclSyntax": .gives(6, "x", in: "var x = 6.0"),
  ]

  static let statements: [String: SyntaxSample] = [
    "BreakStmtSyntax": .gives(2, "x", "var x = 0.0\nwhile true { x += 1; if x > 1 { break } }"),
    "ContinueStmtSyntax": .gives(2, "x", "var x = 0.0\nfor i in 0..<3 { if i == 1 { continue }; x += 1 }"),
    "DeferStmtSyntax": .gives(21, "x", "var x = 0.0\ndo { defer { x *= 3 }; x = 7 }"),
    "DiscardStmtSyntax": .says(
      "this statement is not supported", "A().f()",
      in: "struct A: ~Copyable { consuming func f() -> Double { discard self; return 1 } }"),
    "DoStmtSyntax": .gives(4, "x", "var x = 0.0\nenum E: Error { case e }\ndo { throw E.e } catch { x = 4 }"),
    "ExpressionStmtSyntax": .gives(5, "x", "var x = 0.0\nif rect.width > 0 { x = 5 }"),
    "FallThroughStmtSyntax": .gives(
      3, "x", "var x = 0.0\nswitch 1 { case 1: x += 1; fallthrough\ncase 2: x += 2\ndefault: x = 9 }"),
    "ForStmtSyntax": .gives(6, "x", "var x = 0.0\nfor i in [1.0, 2, 3] where i > 0 { x += i }"),
    "GuardStmtSyntax": .gives(7, "x", "let o: Double? = 7\nguard let x = o else { return path }"),
    "LabeledStmtSyntax": .gives(
      1, "x", "var x = 0.0\nouter: for _ in 0..<3 { for _ in 0..<3 { x += 1; break outer } }"),
    "MissingStmtSyntax": .never,
    "RepeatStmtSyntax": .gives(2, "x", "var x = 0.0\nrepeat { x += 1 } while x < 2"),
    "ReturnStmtSyntax": .gives(8, "f()", in: "func f() -> Double { return 8 }"),
    "ThenStmtSyntax": .never,
    "ThrowStmtSyntax": .gives(
      9, "(try? f()) ?? 9", in: "enum E: Error { case e }\nfunc f() throws -> Double { throw E.e }"),
    "WhileStmtSyntax": .gives(3, "x", "var x = 0.0\nwhile x < 3 { x += 1 }"),
    "YieldStmtSyntax": .says(
      "'_read' accessors are not supported", "A().x",
      in: "struct A { var k = 2.0; var x: Double { _read { yield k } } }"),
  ]

  static let patterns: [String: SyntaxSample] = [
    "ExpressionPatternSyntax": .gives(2, "x", "var x = 1.0\nif case 0...9 = 5 { x = 2 }"),
    "IdentifierPatternSyntax": .gives(3, "x", "let x = 3.0"),
    "IsTypePatternSyntax": .gives(
      4, "x", "let s: any Shape = Circle()\nvar x = 1.0\nswitch s { case is Circle: x = 4\ndefault: x = 5 }"),
    "MissingPatternSyntax": .never,
    "TuplePatternSyntax": .gives(6, "x + y", "let (x, y) = (2.0, 4.0)"),
    "ValueBindingPatternSyntax": .gives(5, "x", "var x = 0.0\nlet o: Double? = 5\nif case let y? = o { x = y }"),
    "WildcardPatternSyntax": .gives(6, "x", "let (_, x) = (1, 6.0)"),
  ]

  static let types: [String: SyntaxSample] = [
    "ArrayTypeSyntax": .gives(2, "x[1]", "let x: [Double] = [1, 2]"),
    "AttributedTypeSyntax": .gives(3, "f { 3 }", in: "func f(_ g: @escaping () -> Double) -> Double { g() }"),
    "ClassRestrictionTypeSyntax": .gives(1, "1.0", in: "protocol P: class {}"),
    "CompositionTypeSyntax": .gives(
      4, "A().area",
      in: "protocol P {}\nprotocol Q {}\nstruct A: P & Q {}\nextension P where Self: Q { var area: Double { 4 } }"),
    "DictionaryTypeSyntax": .gives(5, "x[1] ?? 0", "let x: [Int: Double] = [1: 5]"),
    "FunctionTypeSyntax": .gives(6, "x(3)", "let x: (Double) -> Double = { $0 * 2 }"),
    "IdentifierTypeSyntax": .gives(7, "x", "let x: Double = 7"),
    "ImplicitlyUnwrappedOptionalTypeSyntax": .gives(8, "x", "let x: Double! = 8"),
    "InlineArrayTypeSyntax": .says("is not supported", "x[0]", "let x: [1 of Double] = [1]"),
    "MemberTypeSyntax": .gives(9, "x", "let x: Swift.Double = 9"),
    "MetatypeTypeSyntax": .gives(2, "f(Double.self)", in: "func f<T: Numeric>(_ t: T.Type) -> T { 2 }"),
    "MissingTypeSyntax": .never,
    "NamedOpaqueReturnTypeSyntax": .says("is not supported", "f()", in: "func f() -> <T: Numeric> T { 1.0 }"),
    "OptionalTypeSyntax": .gives(3, "x ?? 3", "let x: Double? = nil"),
    "PackElementTypeSyntax": .says(
      "generic parameters with 'each' are not supported", "f(1.0)",
      in: "func f<each T>(_ t: repeat each T) -> Double { 1 }"),
    "PackExpansionTypeSyntax": .says(
      "generic parameters with 'each' are not supported", "f(1.0)",
      in: "func f<each T>(_ t: repeat each T) -> Double { 1 }"),
    "SomeOrAnyTypeSyntax": .gives(4, "f(2.0)", in: "func f(_ x: some BinaryFloatingPoint) -> Double { Double(x) * 2 }"),
    "SuppressedTypeSyntax": .gives(5, "A().x", in: "struct A: ~Copyable { let x = 5.0 }"),
    "TupleTypeSyntax": .gives(6, "x.b", "let x: (a: Double, b: Double) = (5, 6)"),
  ]

  static let expressions: [String: SyntaxSample] = [
    "ArrayExprSyntax": .gives(2, "[1.0, 2][1]"),
    "_CanImportExprSyntax": .never,
    "_CanImportVersionInfoSyntax": .never,
    "ArrowExprSyntax": .says("a function type is not a value", "(Double -> Double)(1)"),
    "AsExprSyntax": .gives(3, "3 as Double"),
    "AssignmentExprSyntax": .gives(4, "x", "var x = 1.0\nx = 4"),
    "AwaitExprSyntax": .says(
      "'async' call in a function that does not support concurrency", "await f()",
      in: "func f() async -> Double { 1 }"),
    "BinaryOperatorExprSyntax": .gives(5, "2.0 + 3"),
    "BooleanLiteralExprSyntax": .gives(6, "true ? 6 : 7"),
    "BorrowExprSyntax": .says("is not supported", "borrow x", "let x = 1.0"),
    "ClosureExprSyntax": .gives(7, "{ 7.0 }()"),
    "ConsumeExprSyntax": .says("is not supported", "consume x", "let x = 1.0"),
    "CopyExprSyntax": .says("is not supported", "copy x", "let x = 1.0"),
    "DeclReferenceExprSyntax": .gives(8, "x", "let x = 8.0"),
    "DictionaryExprSyntax": .gives(9, "[1: 9.0][1] ?? 0"),
    "DiscardAssignmentExprSyntax": .gives(1, "1.0", "_ = 5"),
    "DoExprSyntax": .never,
    "EditorPlaceholderExprSyntax": .never,
    "FloatLiteralExprSyntax": .gives(1.5, "1.5"),
    "ForceUnwrapExprSyntax": .gives(2, "x!", "let x: Double? = 2"),
    "FunctionCallExprSyntax": .gives(3, "max(1.0, 3)"),
    "GenericSpecializationExprSyntax": .gives(4, "Array<Double>([4])[0]"),
    "IfExprSyntax": .gives(5, "x", "let x = if rect.width > 0 { 5.0 } else { 6.0 }"),
    "InOutExprSyntax": .gives(6, "x", "var x = 3.0\nf(&x)", in: "func f(_ x: inout Double) { x *= 2 }"),
    "InfixOperatorExprSyntax": .gives(7, "10.0 - 3"),
    "IntegerLiteralExprSyntax": .gives(8, "8"),
    "IsExprSyntax": .gives(9, "s is Circle ? 9 : 1", "let s: any Shape = Circle()"),
    "KeyPathExprSyntax": .gives(200, "rect[keyPath: \\.width]"),
    "MacroExpansionExprSyntax": .says("a macro is not supported", "#five"),
    "MemberAccessExprSyntax": .gives(200, "rect.width"),
    "MissingExprSyntax": .never,
    "NilLiteralExprSyntax": .gives(2, "x ?? 2", "var x: Double? = 1\nx = nil"),
    "OptionalChainingExprSyntax": .gives(3, "x?.magnitude ?? 0", "let x: Double? = -3"),
    "PackElementExprSyntax": .says(
      "generic parameters with 'each' are not supported", "f(1.0)",
      in: "func f<each T>(_ t: repeat each T) -> Double { repeat g(each t); return 1 }"),
    "PackExpansionExprSyntax": .says(
      "generic parameters with 'each' are not supported", "f(1.0)",
      in: "func f<each T>(_ t: repeat each T) -> Double { repeat g(each t); return 1 }"),
    "PatternExprSyntax": .gives(4, "x", "var x = 0.0\nlet o: Double? = 4\nif case let .some(y) = o { x = y }"),
    "PostfixIfConfigExprSyntax": .gives(
      3, "x", "let x = (-3.0)\n#if canImport(SwiftUI)\n.magnitude\n#else\n.squareRoot()\n#endif"),
    "PostfixOperatorExprSyntax": .gives(
      90, "90°", in: "postfix operator °\npostfix func ° (x: Double) -> Double { x }"),
    "PrefixOperatorExprSyntax": .gives(-5, "-x", "let x = 5.0"),
    "RegexLiteralExprSyntax": .says("a regular expression is not supported", "x", "let r = /a/\nlet x = 1.0"),
    "SequenceExprSyntax": .gives(7, "1.0 + 2 * 3"),
    "SimpleStringLiteralExprSyntax": .never,
    "StringLiteralExprSyntax": .gives(3, "Double(\"abc\".count)"),
    "SubscriptCallExprSyntax": .gives(4, "[4.0][0]"),
    "SuperExprSyntax": .says("'super' cannot be used outside", "super.x"),
    "SwitchExprSyntax": .gives(5, "x", "let x = switch 1 { case 1: 5.0\ndefault: 6.0 }"),
    "TernaryExprSyntax": .gives(6, "rect.width > 0 ? 6 : 7"),
    "TryExprSyntax": .gives(
      7, "(try? f()) ?? 7", in: "enum E: Error { case e }\nfunc f() throws -> Double { throw E.e }"),
    "TupleExprSyntax": .gives(8, "(7.0, 8.0).1"),
    "TypeExprSyntax": .never,
    "UnresolvedAsExprSyntax": .gives(3, "3 as Double"),
    "UnresolvedIsExprSyntax": .gives(1, "s is Circle ? 1 : 2", "let s: any Shape = Circle()"),
    "UnresolvedTernaryExprSyntax": .gives(2, "rect.width < 0 ? 1 : 2"),
    "UnsafeExprSyntax": .says("is not supported", "unsafe x", "let x = 1.0"),
  ]
}
