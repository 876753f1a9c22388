import Foundation
import Testing

@testable import ShapeInterpreter

/// A faulty declaration that a shape needs is an error of the shape, whatever leads to it: nothing wrong becomes code.
struct FaultyDeclarationTests {
  /// Declarations with an error, each with an expression of type CGFloat that needs it.
  private static let faults: [(declaration: String, use: String)] = [
    ("func broken() -> CGFloat { nowhere }", "broken()"),
    ("func broken() -> CGFloat { let a = nowhere; return 1 }", "broken()"),
    (
      "func broken(_ x: Nowhere) -> CGFloat { 1 }\nfunc broken(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x }",
      "broken(1, 2)"
    ),
    ("func broken() -> some Numeric { nowhere }", "CGFloat(broken() as! Double)"),
    ("struct Broken { var x: CGFloat; init(_ x: CGFloat) { self.x = x; nowhere() } }", "Broken(1).x"),
    ("struct Broken { var x: Nowhere = 1 }", "Broken().x"),
    ("struct Broken { var x = nowhere }", "Broken().x"),
    ("struct Broken { static let x: CGFloat = nowhere }", "Broken.x"),
    ("struct Broken { static var x: CGFloat { nowhere } }", "Broken.x"),
    (
      "struct Broken { var x: CGFloat { get { 1 } set { nowhere = newValue } } }",
      "{ var b = Broken(); b.x = 2; return b.x }()"
    ),
    ("struct Broken { var x: CGFloat = 1 { didSet { nowhere() } } }", "{ var b = Broken(); b.x = 2; return b.x }()"),
    ("struct Broken { var x = 1.0 { willSet { nowhere() } } }", "{ var b = Broken(); b.x = 2; return b.x }()"),
    ("struct Broken { lazy var x: CGFloat = nowhere }", "{ var b = Broken(); return b.x }()"),
    ("struct Broken { subscript(i: Int) -> CGFloat { nowhere } }", "Broken()[1]"),
    ("struct Broken { func f(_ x: CGFloat = nowhere) -> CGFloat { x } }", "Broken().f()"),
    ("enum Broken: CGFloat { case a = 1; var x: CGFloat { nowhere } }", "Broken.a.x"),
    ("let broken: CGFloat = nowhere", "broken"),
    ("var broken: CGFloat = 1 { didSet { nowhere() } }", "{ broken = 2; return broken }()"),
    ("extension CGPoint { init(broken: CGFloat) { self.init(x: broken, y: nowhere) } }", "CGPoint(broken: 1).x"),
    ("extension CGPoint { init(_ broken: Nowhere) { self.init(x: 1, y: 2) } }", "CGPoint(x: 1, y: 2).x"),
    (
      "extension CGPoint { static func + (a: CGPoint, b: CGPoint) -> CGPoint { nowhere } }",
      "(CGPoint.zero + CGPoint.zero).x"
    ),
    ("protocol Broken {}\nextension Broken { var x: CGFloat { nowhere } }\nstruct Whole: Broken {}", "Whole().x"),
    ("func broken<T>(_ x: T) -> T { nowhere }", "broken(CGFloat(1))"),
    ("struct Broken { func callAsFunction() -> CGFloat { nowhere } }", "Broken()()"),
    ("func broken() -> CGFloat { func inner() { nowhere() }\n inner(); return 1 }", "broken()"),
    ("func broken() -> CGFloat { let f = { nowhere() }\n f(); return 1 }", "broken()"),
    ("func broken() -> CGFloat { var y: CGFloat { nowhere }\n return y }", "broken()"),
    ("func broken() -> CGFloat { if false { nowhere() }\n return 1 }", "broken()"),
    ("func broken() -> CGFloat { defer { nowhere() }\n return 1 }", "broken()"),
  ]

  /// Shapes that need an expression, by every way that leads there.
  private static let needs: [@Sendable (String) -> String] = [
    { "struct S: Shape { func path(in rect: CGRect) -> Path { Path(CGRect(x: \($0), y: 0, width: 1, height: 1)) } }" },
    {
      """
      struct S: Shape {
        var c = CGPoint(x: 1, y: 1)
        var animatableData: CGFloat { get { c.x } set { c.x = helper() + newValue } }
        func helper() -> CGFloat { \($0) }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: helper(), y: 0, width: 1, height: 1)) }
      }
      """
    },
    {
      """
      func twice(_ x: CGFloat) -> CGFloat { x * (\($0)) }
      enum Theme { static let gap: CGFloat = twice(2) }
      struct S: Shape {
        var gap = Theme.gap
        func path(in rect: CGRect) -> Path { Path(CGRect(x: gap, y: 0, width: 1, height: 1)) }
      }
      """
    },
    {
      """
      struct S: Shape {
        var x: CGFloat = \($0)
        func path(in rect: CGRect) -> Path { Path(CGRect(x: x, y: 0, width: 1, height: 1)) }
      }
      """
    },
    {
      """
      struct S: Shape {
        var x: CGFloat
        init(x: CGFloat = \($0)) { self.x = x }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: x, y: 0, width: 1, height: 1)) }
      }
      """
    },
    {
      """
      struct S: Shape {
        func path(in rect: CGRect) -> Path { [1, 2].map { _ in Path(CGRect(x: \($0), y: 0, width: 1, height: 1)) }[0] }
      }
      """
    },
  ]

  @Test(arguments: faults.indices, needs.indices)
  func nothingIsDrawnOfWhatIsWrong(fault: Int, need: Int) {
    let (declaration, use) = Self.faults[fault]
    let shape = Self.needs[need](use)
    for text in ["import SwiftUI\n\(declaration)\n\(shape)", "import SwiftUI\n\(shape)\n\(declaration)"] {
      let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
      #expect(!program.shapes.contains { $0.name == "S" }, "\(text)")
      #expect(program.diagnostics.contains { $0.severity == .error }, "\(text)")
    }
  }

  /// Functions that a view goes without, each with a call: an unknown part of a system behind a button.
  private static let forgiven: [(declaration: String, use: String)] = [
    ("func broken() { nowhere() }", "broken()"),
    ("func broken() { let a = nowhere; print(a) }\nfunc whole() { broken() }", "whole()"),
    ("enum Broken { static func out(_ x: CGFloat) { Nowhere(x).out() } }", "Broken.out(1)"),
    ("struct Broken { func out() { CGPoint.zero.nowhere() } }", "Broken().out()"),
  ]

  /// A function with unknown parts is forgiven to a view and not to a shape, whichever of them comes first.
  @Test(arguments: forgiven.indices, [[0, 1, 2], [1, 0, 2], [2, 1, 0], [0, 2, 1], [1, 2, 0], [2, 0, 1]])
  func whatIsForgivenToAViewIsNoneOfAShape(fault: Int, order: [Int]) throws {
    let (declaration, use) = Self.forgiven[fault]
    let parts = [
      declaration,
      "struct S: Shape { func path(in rect: CGRect) -> Path { \(use); return Path(rect) } }",
      "struct V: View { var body: some View { Button(\"Go\") { \(use) }.onAppear { \(use) } } }",
    ]
    let text = "import SwiftUI\n" + order.map { parts[$0] }.joined(separator: "\n")
    let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
    #expect(program.entries.map(\.name) == ["V"], "\(text)")
    #expect(program.diagnostics.map(\.severity) == [.error], "\(text)")
    let shape = try #require(program.declared.first { $0.name == "S" })
    #expect(shape.diagnostics.contains { $0.severity == .error }, "\(text)")
    let view = try #require(program.entries.first)
    let inputs = EntryPoint.Inputs(proposal: CGRect(x: 0, y: 0, width: 99, height: 99), values: [])
    #expect(try !view.evaluate(inputs).isEmpty, "\(text)")
  }

  @Test(arguments: faults.indices)
  func whatIsWrongInAnotherFileIsToo(fault: Int) throws {
    let (declaration, use) = Self.faults[fault]
    let module = ShapeModule([
      ShapeSource(name: "A.swift", text: "import SwiftUI\n\(declaration)"),
      ShapeSource(name: "S.swift", text: "import SwiftUI\n\(Self.needs[1](use))"),
    ])
    let program = try #require(module.program(of: "S.swift"))
    #expect(program.shapes.isEmpty)
    #expect(program.diagnostics.contains { $0.severity == .error })
  }

  @Test func whatNothingNeedsDisturbsNothing() {
    for (declaration, _) in Self.faults where !declaration.hasPrefix("extension CGPoint { init(_") {
      let text = "import SwiftUI\n\(declaration)\nstruct S: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }"
      let program = ShapeProgram(checking: ShapeSource(name: "S.swift", text: text))
      #expect(program.shapes.map(\.name) == ["S"], "\(text)")
    }
  }
}
