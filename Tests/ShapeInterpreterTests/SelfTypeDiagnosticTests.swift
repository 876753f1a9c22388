import Testing

@testable import ShapeInterpreter

/// The messages about members of protocol extensions that exist for one type alone; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  private static let pens = """
    protocol Pen { var width: Double { get }; static var kind: Int { get } }
    struct Round: Pen { var width = 2.0; static let kind = 1 }
    struct Flat: Pen { var width = 3.0; static let kind = 2 }
    extension Pen where Self == Round {
    static var round: Round { Round() }
    static var std: Round { Round() }
    static func made() -> Round { Round() }
    static var number: Int { 4 }
    var half: Double { width / 2 }
    func turned() -> Double { width }
    subscript(i: Int) -> Double { width }
    init(doubled x: Double) { self.init(width: x * 2) }
    }
    extension Pen where Self == Flat { static var std: Flat { Flat() } }
    extension Pen {
    static var loose: Round { Round() }
    static func looser() -> Round { Round() }
    }
    func take(_ pen: some Pen) -> Double { pen.width }
    func takeAny(_ pen: any Pen) -> Double { pen.width }

    """

  private func expectPens(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expect(Self.pens + MarkedSource.shape(body), sourceLocation: sourceLocation)
  }

  @Test func contextualMembersNeedOneType() {
    expectPens(
      """
      let n = take(.loose)
                    ^ contextual member reference to static property 'loose' requires 'Self' constraint in the protocol extension
      let m = takeAny(.looser())
                       ^ contextual member reference to static method 'looser()' requires 'Self' constraint in the protocol extension
      let k = take(.missing)
                    ^ type 'Pen' has no member 'missing'
      let l = take(.std)
                    ^ ambiguous use of 'std'
      let pen: some Pen = .loose
                           ^ contextual member reference to static property 'loose' requires 'Self' constraint in the protocol extension
      let shape: any Shape = .circl
                              ^ type 'Shape' has no member 'circl'; did you mean 'circle'?
      """)
  }

  @Test func contextualMembersConform() {
    expectPens(
      """
      let n = take(.number)
              ^ 'take(_:)' requires that 'Int' conform to 'Pen'
      """)
  }

  @Test func protocolsHaveNoStaticMembersOfTheirOwn() {
    expectPens(
      """
      let a = Pen.round
                  ^ static member 'round' cannot be used on protocol metatype '(any Pen).Type'
      let b = Pen.made()
                  ^ static member 'made' cannot be used on protocol metatype '(any Pen).Type'
      let c = Pen.kind
                  ^ static member 'kind' cannot be used on protocol metatype '(any Pen).Type'
      let d = Shape.circle
                    ^ static member 'circle' cannot be used on protocol metatype '(any Shape).Type'
      """)
  }

  @Test func membersOfOneTypeAreNoOthers() {
    expectPens(
      """
      let a = Flat.round
                   ^ static property 'round' requires the types 'Flat' and 'Round' be equivalent
      let b = Flat.made()
                   ^ referencing static method 'made()' on 'Pen' requires the types 'Flat' and 'Round' be equivalent
      let c = Flat().half
                     ^ property 'half' requires the types 'Flat' and 'Round' be equivalent
      let d = Flat().turned()
                     ^ referencing instance method 'turned()' on 'Pen' requires the types 'Flat' and 'Round' be equivalent
      let e = Flat()[1]
                    ^ referencing subscript 'subscript(_:)' on 'Pen' requires the types 'Flat' and 'Round' be equivalent
      let h = Flat(doubled: 3)
              ^ referencing initializer 'init(doubled:)' on 'Pen' requires the types 'Flat' and 'Round' be equivalent
      let f = Circle.rect
                     ^ static property 'rect' requires the types 'Circle' and 'Rectangle' be equivalent
      let g = Circle.rect(cornerRadius: 4)
                     ^ referencing static method 'rect(cornerSize:style:)' on 'Shape' requires the types 'Circle' and 'RoundedRectangle' be equivalent
      """)
  }

  @Test func genericCodeHasNoMembersOfOneType() {
    expect(
      Self.pens + """
        func use<P: Pen>(_ pen: P) -> Double { pen.turned() }
                                                   ^ referencing instance method 'turned()' on 'Pen' requires the types 'P' and 'Round' be equivalent
        func read(_ pen: any Pen) -> Double { pen.half }
                                                  ^ value of type 'Pen' has no member 'half'

        """ + MarkedSource.shape("let a = use(Round()) + read(Round())"))
  }

  @Test func aMissingConstraintIsNoted() {
    let text = Self.pens + MarkedSource.shape("let n = take(.loose)")
    let program = ShapeProgram(checking: ShapeSource(name: "W.swift", text: text))
    #expect(
      program.diagnostics.flatMap(\.notes).map(\.headline)
        == ["W.swift:15:1: note: missing same-type requirement on 'Self'"])
  }
}
