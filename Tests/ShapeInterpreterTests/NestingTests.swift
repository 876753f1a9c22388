import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import ShapeInterpreter

/// Sources that nest without end are refused or understood, on stacks of any size, and never bring the program down.
struct NestingTests {
  private static func source(_ statement: String, declarations: String = "") -> ShapeSource {
    let text = """
      \(declarations)
      struct W: Shape {
        func path(in rect: CGRect) -> Path {
          \(statement)
          return Path(rect)
        }
      }
      """
    return ShapeSource(name: "W.swift", text: text)
  }

  /// `count` times `before`, then `middle`, then as often `after`.
  private static func nested(_ before: String, _ count: Int, _ middle: String, _ after: String) -> String {
    String(repeating: before, count: count) + middle + String(repeating: after, count: count)
  }

  /// A statement that nests without end, and what is said of it.
  struct Refusal: Sendable {
    var statement: String
    var message: String

    init(_ statement: String, _ message: String) {
      self.statement = statement
      self.message = message
    }
  }

  private static let refusals: [Refusal] = [
    Refusal("let x = " + nested("(", 20_000, "1", ")"), "brackets are nested more than 200 deep"),
    Refusal("let x = " + nested("{ ", 300, "1", " }()"), "brackets are nested more than 200 deep"),
    Refusal(nested("if true { ", 300, "", "}"), "brackets are nested more than 200 deep"),
    Refusal("let x = " + nested("\"\\(", 300, "1", ")\""), "brackets are nested more than 200 deep"),
    Refusal("/* \" */ let x = " + nested("(", 300, "1", ")"), "brackets are nested more than 200 deep"),
    Refusal(
      "let s = \"\"\"\n \" \n\"\"\"\nlet x = " + nested("(", 300, "1", ")"), "brackets are nested more than 200 deep"),
    Refusal("let s = #\"(\"(\"#\nlet x = " + nested("(", 300, "1", ")"), "brackets are nested more than 200 deep"),
    Refusal("let x = " + nested("[", 5_000, "", "]"), "square brackets are nested more than 12 deep"),
    Refusal("let x: " + nested("[", 40, "Int", "]") + " = []", "square brackets are nested more than 12 deep"),
    Refusal("let x: " + nested("Array<", 5_000, "Int", ">") + " = []", "generic types are nested more than 200 deep"),
    Refusal("let x = " + String(repeating: "a < ", count: 5_000), "generic types are nested more than 200 deep"),
    Refusal("f(" + String(repeating: "a < b, ", count: 5_000), "generic types are nested more than 200 deep"),
    Refusal("let s = #\"\n" + nested("[", 5_000, "", "]"), "square brackets are nested more than 12 deep"),
    Refusal("let s = ##\"(\"#\"## + " + nested("[", 5_000, "", "]"), "square brackets are nested more than 12 deep"),
    Refusal(
      "let s = #\"\"\"\n \"\n\"\"\"#; let x = " + nested("[", 5_000, "", "]"),
      "square brackets are nested more than 12 deep"),
    Refusal("let s = \"\\([)\" + " + nested("[", 5_000, "", "]"), "square brackets are nested more than 12 deep"),
    Refusal("let r = /\"/; let x = " + nested("[", 5_000, "", "]"), "square brackets are nested more than 12 deep"),
    Refusal(
      "let r = #/\"\"\"/#; let x = " + nested("[", 5_000, "", "]"), "square brackets are nested more than 12 deep"),
    Refusal(nested("#if os(iOS)\n", 5_000, "", "#endif\n"), "'#if' is nested more than 200 deep"),
    Refusal(
      "let x = " + Array(repeating: "1", count: 100_000).joined(separator: "+"),
      "the expression has too many operators to be checked"),
    Refusal(
      "let x = Path()" + String(repeating: ".offsetBy(dx: 1, dy: 1)", count: 2_000),
      "the expression is nested too deeply to be checked"),
    Refusal(
      "if rect.isEmpty { } " + String(repeating: "else if rect.isEmpty { } ", count: 2_000),
      "the expression is nested too deeply to be checked"),
    Refusal(
      "let x: Int" + String(repeating: "?", count: 5_000) + " = 1", "the expression is nested too deeply to be checked"),
    Refusal(
      "let x = a" + String(repeating: ".1", count: 2_000), "the expression is nested too deeply to be checked"),
    Refusal(String(repeating: ".1", count: 2_000), "the expression is nested too deeply to be checked"),
    Refusal(String(repeating: "async\n", count: 51), "more than 50 modifiers in a row"),
    Refusal(String(repeating: "operator actor ", count: 50), "more than 10 times 'actor' without a declaration"),
    Refusal(String(repeating: "actor /**/ @a ", count: 50), "more than 10 times 'actor' without a declaration"),
    Refusal(String(repeating: "open /* a */ ", count: 51), "more than 50 modifiers in a row"),
    Refusal(String(repeating: "nonisolated(unsafe) ", count: 51) + "let x = 1", "more than 50 modifiers in a row"),
    Refusal(String(repeating: "path.closeSubpath() ;", count: 60_000), "the source is longer than 1048576 bytes"),
  ]

  @Test(arguments: refusals)
  func nestingWithoutEndIsRefused(refusal: Refusal) {
    let program = ShapeProgram(checking: Self.source(refusal.statement))
    #expect(program.shapes.isEmpty)
    #expect(program.diagnostics.map(\.message) == [refusal.message])
  }

  @Test func comparisonsAndNamesDoNotNest() {
    let lines = (0..<300).map { "let actor\($0) = \($0) < 3 && 0..<\($0 + 2) ~= 1 << 1 && 2.0 < 3 * 1" }
    let loops = String(repeating: "for actor in [1] { _ = actor }\n", count: 100)
    let program = ShapeProgram(checking: Self.source(lines.joined(separator: "\n") + "\n" + loops))
    #expect(program.diagnostics.map(\.message) == [])
  }

  /// A text of delimiters, opening brackets and line breaks. Most of them are no Swift.
  private static func delimiters(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "\"", "\"", "\"\"\"", "#\"", "\"#", "##\"", "\"##", "#\"\"\"", "\"\"\"#", "\\(", "\\#(", "\\", "\\\"", "(", ")",
      ")", "{", "}",
      "[", "[", "\n", "\n", "\r\n", "/", " /", "/ ", "#/", "/#", "//", "/*", "*/", "a", "a", " ", " ", "=", ", ", "#",
      "\t", "1",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 1...40, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
    return text
  }

  /// Returns the greatest number of open square brackets within the innermost braces, by the parser's tokens.
  private static func squares(in text: String) -> Int {
    var (squares, most) = (0, 0)
    var outer: [Int] = []
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .leftSquare: squares += 1
      case .rightSquare: squares = max(0, squares - 1)
      case .leftBrace:
        outer.append(squares)
        squares = 0
      case .rightBrace: squares = outer.popLast() ?? 0
      default: break
      }
      most = max(most, squares)
    }
    return most
  }

  @Test(arguments: [1, 2, 3, 4])
  func noLiteralHidesBracketsThatTheParserSees(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<10_000 {
      let text = Self.delimiters(&random)
      var nesting = SourceNesting(of: text)
      var most = 0
      while !nesting.isAtEnd {
        nesting.advance()
        most = max(most, nesting.squares)
      }
      let seen = Self.squares(in: text)
      let isFound =
        seen <= most || nesting.isDoubtful && SourceNesting.offset(ofMoreThan: seen - 1, squaresIn: text) != nil
      #expect(isFound, "seed \(seed), round \(round): \(text.debugDescription)")
    }
  }

  /// Regular expressions without an end: the search for each must not pass over all the others.
  @Test(arguments: ["#/\n", "#/ ", "#/a\n##/\n", "#/a ##/ ", "####/\n###/\n##/\n"])
  func unendedExpressionsAreReadInLinearTime(unended: String) {
    var nesting = SourceNesting(of: String(repeating: unended, count: 100_000))
    while !nesting.isAtEnd { nesting.advance() }
    #expect(nesting.isDoubtful && nesting.squares == 0)
  }

  /// Expressions as deep as the parser goes in a build without optimization.
  private static let deepExpressions: [String] = [
    nested("(", 12, "1", ")"), nested("[", 12, "1", "]"), nested("\"\\(", 6, "1", ")\""),
    Array(repeating: "1", count: 150).joined(separator: " + "), nested("{ ", 6, "1", " }()"),
  ]

  @Test(arguments: deepExpressions)
  func deepNestingIsUnderstood(expression: String) {
    let program = ShapeProgram(checking: Self.source("let x = " + expression))
    #expect(program.diagnostics.map(\.headline) == [])
    #expect(program.shapes.map(\.name) == ["W"])
  }

  private static let deepStatements: [String] = [
    "let x = " + nested("[", 12, "1", "]"), nested("do { ", 190, "", "}"), "let x = S0()",
    "let x = " + nested("\"\\(", 150, "1", ")\""),
  ]

  @Test(arguments: deepStatements)
  func aSmallStackIsEnough(statement: String) throws {
    let declarations =
      (0..<190).map { "struct S\($0) { var a = S\($0 + 1)() }" }.joined(separator: "\n") + "\nstruct S190 { var b = 1 }"
    let source = Self.source(statement, declarations: declarations)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      // What is said of it does not matter here.
      _ = ShapeProgram(checking: source)
      isDone.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    isDone.wait()
  }

  @Test(arguments: [
    ("typealias A = A", "let x: A = 1", "type alias 'A' references itself"),
    ("typealias A = [B]\ntypealias B = [A]", "let x: A = []", "type alias 'A' references itself"),
    (
      "func f<T>(_ t: T) { f([t]) }", "f(1)",
      "'f(_:)' calls itself with more and more deeply nested types, which is not supported"
    ),
    (
      "struct A { var b: B }\nstruct B { var a: A? }", "let x: [A] = []\nlet y = x[0]",
      "value type 'A' cannot have a stored property that recursively contains it"
    ),
  ])
  func typesThatNeverEndAreRefused(declarations: String, statement: String, message: String) {
    let program = ShapeProgram(checking: Self.source(statement, declarations: declarations))
    #expect(program.shapes.isEmpty)
    #expect(program.diagnostics.map(\.message) == [message])
  }

  @Test(arguments: [
    "let least = -(-9223372036854775808)", "for i in stride(from: Int.min, to: Int.max, by: Int.max) { }",
    "let n = Array(stride(from: Int.max, through: Int.min, by: -4611686018427387904)).count",
  ])
  func theLeastAndGreatestIntegersDoNoHarm(statement: String) throws {
    let program = ShapeProgram(checking: Self.source(statement))
    let shape = try #require(program.shapes.first)
    do {
      let path = try shape.path(in: Interpretation.rect, values: [])
      #expect(path.elements.count == 5)
    } catch {
      #expect(error.diagnostic.message == "Int overflow: -(-9223372036854775808)")
    }
  }
}
