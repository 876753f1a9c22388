import Testing

@testable import ShapeInterpreter

/// The messages about wrong sources, with their lines and columns.
///
/// A source is written with a caret line under each faulty line: `^` stands under the column, the message follows it.
struct DiagnosticTests {
  /// Checks that a source gives exactly the complaints that its caret lines announce.
  func expect(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let source = MarkedSource(marked)
    let program = ShapeProgram(checking: ShapeSource(name: "Wrong.swift", text: source.text))
    #expect(program.diagnostics.map(\.headline) == source.expected, sourceLocation: sourceLocation)
  }

  /// The same for statements within `path(in:)`.
  func expectBody(_ marked: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(
      "struct Wrong: Shape {\nvar radius: CGFloat = 4\nlet fixed: CGFloat\nfunc path(in rect: CGRect) -> Path {\nvar path = Path()\n"
        + marked + "\nreturn path\n}\n}", sourceLocation: sourceLocation)
  }

  @Test func unknownNamesGetAHint() {
    expectBody(
      """
      path.move(to: CGPoint(x: rect.midx, y: 0))
                                    ^ value of type 'CGRect' has no member 'midx'; did you mean 'midX'?
      path.adLine(to: .zero)
           ^ value of type 'Path' has no member 'adLine'; did you mean 'addLine'?
      let w = rec.width
              ^ cannot find 'rec' in scope; did you mean 'rect'?
      let c: CGFlot = 3
             ^ cannot find type 'CGFlot' in scope; did you mean 'CGFloat'?
      path.move(to: .zeroo)
                     ^ type 'CGPoint' has no member 'zeroo'; did you mean 'zero'?
      """)
  }

  @Test func mistakesInAClosureAreToldWhereverItStands() {
    expectBody(
      """
      path.addPath(Path({ p in p.move(to: CGPoint(x: CGFloat.tau, y: 0)) }))
                                                             ^ type 'CGFloat' has no member 'tau'
      """)
  }

  @Test func argumentsMustHaveTheirLabels() {
    expectBody(
      """
      path.addLine(too: .zero)
                  ^ incorrect argument label in call (have 'too:', expected 'to:')
      path.addLine(.zero)
                   ^ missing argument label 'to:' in call
      path.addQuadCurve(to: .zero)
                                 ^ missing argument for parameter 'control' in call
      path.closeSubpath(3)
                        ^ argument passed to call that takes no arguments
      """)
  }

  @Test func typesMustAgree() {
    expectBody(
      """
      path.addLine(to: 5)
                       ^ cannot convert value of type 'Int' to expected argument type 'CGPoint'
      let n = 3
      let product = rect.width * n
                               ^ binary operator '*' cannot be applied to operands of type 'CGFloat' and 'Int'
      let flag: Bool = 1
                       ^ integer literal value '1' cannot be used as a boolean; did you mean 'true'?
      path.move(to: CGPoint(x: "a", y: 0))
                               ^ cannot convert value of type 'String' to expected argument type 'CGFloat'
      if rect.width { }
         ^ cannot convert value of type 'CGFloat' to expected condition type 'Bool'
      """)
  }

  @Test func constantsStayAsTheyAre() {
    expectBody(
      """
      radius = 3
      ^ cannot assign to property: 'self' is immutable
      let k = 1
      k += 1
        ^ left side of mutating operator isn't mutable: 'k' is a 'let' constant
      rect.size.width = 5
                ^ cannot assign to property: 'rect' is a 'let' constant
      """)
  }

  @Test func functionsMustReturn() {
    expect(
      """
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let x = 1
        }
        ^ missing return in instance method expected to return 'Path'
      }
      """)
  }

  @Test func syntaxErrorsAreTheParsers() {
    expect(
      """
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          return Path(
                      ^ expected value and ')' to end function call
        }
      }
      """)
  }

  @Test func switchesMustBeExhaustive() {
    expect(
      """
      enum Side { case left, right }
      struct Wrong: Shape {
        var side = Side.left
        func path(in rect: CGRect) -> Path {
          switch side {
          ^ switch must be exhaustive
          case .left: return Path()
          }
        }
      }
      """)
  }

  @Test func oneWrongShapeLeavesTheOthers() {
    let program = ShapeProgram(
      checking: ShapeSource(
        name: "Two.swift",
        text: """
          struct Wrong: Shape { func path(in rect: CGRect) -> Path { Path(rec) } }
          struct Right: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
          """))
    #expect(program.shapes.map(\.name) == ["Right"])
    #expect(
      program.diagnostics.map(\.headline) == ["Two.swift:1:65: error: cannot find 'rec' in scope; did you mean 'rect'?"]
    )
  }

  @Test func theWholeDiagnosticShowsTheLine() {
    let program = ShapeProgram(
      checking: ShapeSource(
        name: "W.swift", text: "struct W: Shape {\n\tfunc path(in rect: CGRect) -> Path { Path(rec) }\n}"))
    #expect(
      program.diagnostics.first?.description == """
        W.swift:2:44: error: cannot find 'rec' in scope; did you mean 'rect'?
         2 | \tfunc path(in rect: CGRect) -> Path { Path(rec) }
           | \t                                          ^
        """)
  }
}

extension DiagnosticTests {
  @Test func errorsMustBeHandled() {
    expect(
      """
      enum Trouble: Error { case some }
      func risky() throws -> CGFloat { throw Trouble.some }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a = risky()
                  ^ call can throw, but it is not marked with 'try' and the error is not handled
          let b = try risky()
                      ^ errors thrown from here are not handled
          throw Trouble.some
          ^ errors thrown from here are not handled
          do {
            throw 5
                  ^ thrown expression type 'Int' does not conform to 'Error'
          } catch {
          }
          return Path(rect)
        }
      }
      """)
  }

  @Test func integersMustFitTheirTypes() {
    expectBody(
      """
      let a: UInt8 = 300
                     ^ integer literal '300' overflows when stored into 'UInt8'
      let b: UInt = -1
                    ^ negative integer '-1' overflows when stored into unsigned type 'UInt'
      let c: Int = 9_999_999_999_999_999_999
                   ^ integer literal '9999999999999999999' overflows when stored into 'Int'
      let d: UInt8 = 3
      let e = d + fixed.whole
                        ^ value of type 'CGFloat' has no member 'whole'
      """)
  }
}
