import Testing

@testable import ShapeInterpreter

/// The messages about wrong statements, patterns and closures; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func controlStaysInside() {
    expectBody(
      """
      let n = 3
      break
      ^ 'break' is only allowed inside a loop, if, do, or switch
      continue
      ^ 'continue' is only allowed inside a loop
      fallthrough
      ^ 'fallthrough' is only allowed inside a switch
      outer: for i in 0..<3 { break otter }
                                    ^ cannot find label 'otter' in scope; did you mean 'outer'?
      for i in 0..<3 { continue inner }
                                ^ cannot find label 'inner' in scope
      guard n > 3 else { path.closeSubpath() }
                                             ^ 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
      guard n > 4 else { leave() }
                         ^ cannot find 'leave' in scope
      func most(_ model: Model) -> Int { model.values.max() ?? 0 }
                         ^ cannot find type 'Model' in scope
      switch n { case 1: if n > 2 { fallthrough }; default: break }
                                    ^ 'fallthrough' is only supported at the end of a case
      switch n { case 1: break; default: fallthrough }
                                         ^ 'fallthrough' without a following 'case' or 'default' block
      yield 3
      ^ this statement is not supported
      macro Local()
      ^ this declaration is not supported inside a function
      """)
  }

  @Test func functionsGiveBack() {
    expect(
      """
      struct Pair { var a: Int; init(x: Int) { a = x; return 3 } }
                                                             ^ 'nil' is the only return value permitted in an initializer
      struct Wrong: Shape {
        func void() { return 3 }
                             ^ unexpected non-void return value in void function
        func needs() -> Int { return }
                              ^ non-void function should return a value
        func lacks() -> Int { let a = 3 }
                                        ^ missing return in instance method expected to return 'Int'
        var getter: Int { let a = 3 }
                                    ^ missing return in getter expected to return 'Int'
        func path(in rect: CGRect) -> Path {
          let pair = Pair(x: 3)
          return Path(rect)
        }
      }
      func global() -> Int { let a = 3 }
                                       ^ missing return in global function expected to return 'Int'
      struct Other: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: global(), height: 3)) }
      }
      """)
  }

  @Test func variablesHaveTypes() {
    expectBody(
      """
      let a
          ^ type annotation missing in pattern
      var b { 3 }
          ^ computed property must have an explicit type
      let (c, d) = 3
                   ^ cannot convert value of type 'Int' to specified type '(_, _)'
      let (e, f) = (1, 2, 3)
                   ^ '(Int, Int, Int)' is not convertible to '(_, _)', tuples have a different number of elements
      var g: Int { didSet { } }
                 ^ non-member observing properties require an initializer
      lazy var h: Int
               ^ lazy properties must have an initializer
      lazy var (i, j) = (1, 2)
               ^ 'lazy' cannot destructure an initializer
      lazy var k = 1 { didSet { } }
                     ^ observers of a lazy local variable are not supported
      """)
  }

  @Test func conditionsBind() {
    expectBody(
      """
      let n = 3
      if let a = n { }
                 ^ initializer for conditional binding must have Optional type, not 'Int'
      if let (a, b) = n { }
                      ^ initializer for conditional binding must have Optional type, not 'Int'
      if let 3 = n { }
                 ^ initializer for conditional binding must have Optional type, not 'Int'
      for x in n { }
               ^ for-in loop requires 'Int' to conform to 'Sequence'
      for x in 0.5...1.5 { }
               ^ for-in loop requires 'ClosedRange<Double>' to conform to 'Sequence'
      """)
  }

  @Test func branchesGiveValues() {
    expectBody(
      """
      let n = 3
      let a = if n > 1 { 3 }
              ^ 'if' must have an unconditional 'else' to be used as expression
      let b = if n > 1 { 3 } else { }
                                  ^ expected expression in branch of 'if' expression
      let c = if n > 1 { let v = 3 } else { 4 }
                                   ^ non-expression branch of 'if' expression may only end with a 'throw'
      let d = switch n { case 1: 2; default: let v = 3 }
                                                      ^ non-expression branch of 'switch' expression may only end with a 'throw'
      """)
  }

  @Test func partsOfPatternsHaveTheLabelsOfTheirValues() {
    expect(
      """
      enum Pay { case card(Int), both(x: Int, y: Int) }
      struct Wrong: Shape {
        var pay = Pay.card(1)
        func path(in rect: CGRect) -> Path {
          let pair = (a: 1, 2)
          switch pair { case (b: let x, let y): _ = x + y }
                              ^ tuple pattern element label 'b' must be 'a'
          switch pair { case (let x, a: let y): _ = x + y }
                                     ^ tuple pattern element label 'a' must be '_'
          switch pay { case .both(x: 1, z: 2): break; default: break }
                                        ^ tuple pattern element label 'z' must be 'y'
          return Path(rect)
        }
      }
      """)
  }

  @Test func namesInPatternsAreConstantsUnlessTheyAreIntroducedAsVariables() {
    expect(
      """
      enum Pay { case card(Int), coin(Int) }
      struct Wrong: Shape {
        var pay = Pay.card(1)
        func path(in rect: CGRect) -> Path {
          if case .card(let x) = pay { x += 1 }
                                         ^ left side of mutating operator isn't mutable: 'x' is a 'let' constant
          if case .card(var x) = pay { x += 1 }
          for i in 0..<3 { i += 1 }
                             ^ left side of mutating operator isn't mutable: 'i' is a 'let' constant
          for var i in 0..<3 { i += 1 }
          switch pay { case .card(let x), .coin(var x): _ = x }
                                                    ^ 'var' pattern binding must match previous 'let' pattern binding
          switch pay { case .card(var x), .coin(let x): _ = x }
                                                    ^ 'let' pattern binding must match previous 'var' pattern binding
          return Path(rect)
        }
      }
      """)
  }

  @Test func statementsOfEveryBranchKeepTheirPlaces() {
    expect(
      """
      struct Wrong: Shape {
        var n = 1
        func path(in rect: CGRect) -> Path {
          switch n {
          case 0:
            let a = one
                    ^ cannot find 'one' in scope
            fallthrough
          case 1:
            _ = (n, two)
                    ^ cannot find 'two' in scope
          case 2:
            if case (1, three) = (n, n) { }
                        ^ cannot find 'three' in scope
          default: break
          }
          return Path(rect)
        }
      }
      """)
  }

  @Test func patternsSuitTheirValues() {
    expect(
      """
      enum Pay { case card(Int), both(x: Int, y: Int), cash }
      struct Wrong: Shape {
        var pay = Pay.cash
        func path(in rect: CGRect) -> Path {
          let n = 3, pair = (1, 2)
          switch pair { case (1, 2, 3): break; default: break }
                             ^ tuple pattern has the wrong length for tuple type '(Int, Int)'
          switch n { case (1, 2): break; default: break }
                          ^ tuple pattern cannot match values of the non-tuple type 'Int'
          switch pay { case .coin: break; default: break }
                             ^ type 'Pay' has no member 'coin'
          switch pay { case .both(1): break; default: break }
                                 ^ tuple pattern has the wrong length for tuple type '(x: Int, y: Int)'
          switch pay { case .card(let x, let y): break; default: break }
                                 ^ tuple pattern cannot match values of the non-tuple type 'Int'
          if case .left = n { }
                   ^ type 'Int' has no member 'left'
          return Path(rect)
        }
      }
      """)
  }

  @Test func closuresSuitTheirTypes() {
    expectBody(
      """
      let a: (Int) -> Int = { (a: String) in 3 }
                                  ^ cannot convert closure parameter of type 'String' to 'Int'
      let b: (Int) -> Int = { a -> String in "3" }
                                   ^ declared closure result 'String' is incompatible with contextual type 'Int'
      let c: (Int) -> Int = { a in let b = a }
                                             ^ missing return in closure expected to return 'Int'
      let d: () -> Int = { $0 }
                         ^ contextual closure type '() -> Int' expects 0 arguments, but 1 was used in closure body
      let i = { n in
              ^ type of expression is ambiguous without a type annotation
        func tick() -> Int { n }
                             ^ the type of 'n' is not known here
        return tick()
      }
      let j = { func tick() -> Int { $0 }; return tick() }
                                     ^ anonymous closure argument not contained in a closure
      let h: () -> Int = { $9223372036854775807 }
                         ^ contextual closure type '() -> Int' expects 0 arguments, but 1000 were used in closure body
      let e = [1, 2].map { $0 + $1 }
                         ^ contextual closure type '(_) -> _' expects 1 argument, but 2 were used in closure body
      let f: (Int) -> Void = { }
                             ^ contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
      let g: (Int, Int) -> Void = { a in }
                                  ^ contextual closure type '(Int, Int) -> ()' expects 2 arguments, but 1 was used in closure body
      """)
  }

  @Test func errorsAreHandledWhereTheyArise() {
    expect(
      """
      enum Trouble: Error { case some }
      func risky() throws -> CGFloat { throw 3 }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a = risky()
                  ^ call can throw, but it is not marked with 'try' and the error is not handled
          let b = try risky()
                      ^ errors thrown from here are not handled
          throw Trouble.some
          ^ errors thrown from here are not handled
          return Path(rect)
        }
      }
      """)
  }

  /// The parser's own complaint stopped the program where the space cannot be broken, as it comes from web pages.
  @Test(arguments: ["\u{A0} =3", " =\u{C} 3", " =\u{B} 3", " \u{C}= 3", " \u{C}=\t3"])
  func unevenSpacesAroundAnEqualSignAreToldOf(assignment: String) {
    let text = "struct A: Shape { func path(in rect: CGRect) -> Path { let x\(assignment); return Path(rect) } }"
    let program = ShapeProgram(checking: ShapeSource(name: "A.swift", text: text))
    #expect(program.diagnostics.map(\.message) == ["'=' must have consistent whitespace on both sides"])
  }
}
