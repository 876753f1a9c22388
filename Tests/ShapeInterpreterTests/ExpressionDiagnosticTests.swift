import Testing

@testable import ShapeInterpreter

/// The messages about wrong expressions; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func membersAreThere() {
    expectBody(
      """
      let a = (1, 2).third
                     ^ value of tuple type '(Int, Int)' has no member 'third'
      let b = 5.foo
                ^ value of type 'Int' has no member 'foo'
      let c = CGRect.zer
                     ^ type 'CGRect' has no member 'zer'; did you mean 'zero'?
      let d = Int.Foo()
                  ^ type 'Int' has no member 'Foo'
      let e = rect.size.widht
                        ^ value of type 'CGSize' has no member 'widht'; did you mean 'width'?
      let f = { $0.x }
                   ^ the type of the value before '.x' is not known here
      let g = .left
               ^ reference to member 'left' cannot be resolved without a contextual type
      let h = [CGPoint.zero].map { _ in .init($0) }
                                         ^ cannot infer contextual base in reference to member 'init'
      let i = self.radious
                   ^ value of type 'Wrong' has no member 'radious'; did you mean 'radius'?
      """)
  }

  @Test func literalsAreOfAKindThatATypeTakes() {
    expect(
      """
      struct Radius: ExpressibleByIntegerLiteral {
        var size: Double
        init(integerLiteral value: Int) { size = Double(value) }
      }
      struct Plain { var size = 0 }
      func draw(_ radius: Radius) {}
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a: Radius = 2.5
                          ^ cannot convert value of type 'Double' to specified type 'Radius'
          let b: Radius = "x"
                          ^ cannot convert value of type 'String' to specified type 'Radius'
          draw(true)
               ^ cannot convert value of type 'Bool' to expected argument type 'Radius'
          let c: [Radius] = [1, 2.5]
                                ^ cannot convert value of type 'Double' to expected element type 'Radius'
          let d: Plain = 3
                         ^ cannot convert value of type 'Int' to specified type 'Plain'
          let e: Radius = [1]
                          ^ cannot convert value of type '[Int]' to specified type 'Radius'
          let f = Radius("a")
                         ^ missing argument label 'integerLiteral:' in call
          return Path(rect)
        }
      }
      """)
  }

  @Test func namesAreThere() {
    expect(
      """
      func free() -> Int { self.count }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a = super.path(in: rect)
                  ^ 'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript
          let b = rec
                  ^ cannot find 'rec' in scope; did you mean 'rect'?
          let c: CGFlot = 3
                 ^ cannot find type 'CGFlot' in scope; did you mean 'CGFloat'?
          let d = free()
          return Path(rect)
        }
      }
      """)
  }

  @Test func operatorsHaveOperands() {
    expectBody(
      """
      let n = 3
      let a = rect.width * n
                         ^ binary operator '*' cannot be applied to operands of type 'CGFloat' and 'Int'
      let b = rect + rect
                   ^ binary operator '+' cannot be applied to two 'CGRect' operands
      let c = -rect
              ^ unary operator '-' cannot be applied to an operand of type 'CGRect'
      let c2 = +"a"
               ^ unary operator '+' cannot be applied to an operand of type 'String'
      let d = 5.0 % 2.0
                  ^ '%' is unavailable: for floating point numbers use 'truncatingRemainder(dividingBy:)' instead
      let e: CGFloat = rect.width % 2
                                  ^ '%' is unavailable: for floating point numbers use 'truncatingRemainder(dividingBy:)' instead
      let f = 3 === 4
              ^ argument type 'Int' expected to be an instance of a class or class-constrained type
      let g = n == "a"
                ^ binary operator '==' cannot be applied to operands of type 'Int' and 'String'
      let h = rect...
                  ^ unary operator '...' cannot be applied to an operand of type 'CGRect'
      let i: Int = (+)
                    ^ operator '+' needs a context that says its type
      let j: (Int, Int) -> String = (+)
                                     ^ cannot convert value of type 'Int' to closure result type 'String'
      let k = (n = 4)
                 ^ an assignment is not a value
      let l = (1, 2) < (1, "a")
                     ^ binary operator '<' cannot be applied to operands of type '(Int, Int)' and '(Int, String)'
      let m = n +++ 2
                ^ cannot find operator '+++' in scope
      n += 3 ! 2
             ^ cannot find operator '!' in scope
      n = n * 3 ++- 2 + 1
                ^ cannot find operator '++-' in scope
      """)
  }

  @Test func operatorsBesideEachOther() {
    expectBody(
      """
      let n = 3
      let a = n < 4 < 5
                ^ adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
      let b = 0..<n..<5
               ^ adjacent operators are in non-associative precedence group 'RangeFormationPrecedence'
      """)
  }

  @Test func literalsHaveTypes() {
    expectBody(
      """
      let a = []
              ^ empty collection literal requires an explicit type
      let b = [:]
              ^ empty collection literal requires an explicit type
      let c: UIRectCorner = [.topLeft, 3]
                                       ^ cannot convert value of type 'Int' to expected element type 'UIRectCorner'
      let d: CGFloat = [1]
                       ^ cannot convert value of type '[Int]' to specified type 'CGFloat'
      let e: UInt8 = 300
                     ^ integer literal '300' overflows when stored into 'UInt8'
      let f = 99999999999999999999999
              ^ integer literal '99999999999999999999999' overflows when stored into 'Int'
      let g = [CGRect.zero: 1]
      let h = ["a", 3]
                    ^ cannot convert value of type 'Int' to expected element type 'String'
      """)
  }

  @Test func formsThatAreNotSupported() {
    expectBody(
      """
      let a = #imageLiteral(resourceName: "a")
              ^ a macro is not supported
      let c = /ab/
              ^ a regular expression is not supported
      let d = 3%%
               ^ cannot find operator '%%' in scope
      let e = (Array<Int>)
               ^ an explicitly specialized type is not supported
      let f = Unknown<Int>()
              ^ cannot find 'Unknown' in scope
      let g = Unknown<Int>.zero
              ^ cannot find 'Unknown' in scope
      """)
  }

  @Test func typesAreThere() {
    expect(
      """
      struct Outer { struct Inner {} }
      typealias Loop = [Other]
                       ^ type alias 'Loop' references itself
      typealias Other = [Loop]
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a: Outer.Foo = 3
                       ^ 'Foo' is not a member type of type 'Outer'
          let b: Int & Double = 3
                 ^ the type 'Int & Double' is not supported
          let c: Loop = []
          return Path(rect)
        }
      }
      """)
  }

  @Test func castsAreKnown() {
    expectBody(
      """
      let a = rect as Int
              ^ cannot convert value of type 'CGRect' to type 'Int' in coercion
      switch rect { case let x as Int: break; default: break }
                             ^ cast from 'CGRect' to unrelated type 'Int' always fails
      """)
  }

  @Test func subscriptsAreThere() {
    expectBody(
      """
      let n = 3
      let a = n[1]
               ^ value of type 'Int' has no subscripts
      let b = Int[1]
                 ^ type 'Int' has no member 'subscript'
      let c = [1, 2]["x"]
                     ^ cannot convert value of type 'String' to expected argument type 'Int'
      let o: Int? = 1
      let d = [1, 2][o]
                     ^ cannot convert value of type 'Int?' to expected argument type 'Int'
      """)
  }

  @Test func keyPathsHaveRoots() {
    expectBody(
      #"""
      let a = \.x
              ^ cannot infer key path type from context; consider explicitly specifying a root type
      let b = \Int.foo
                   ^ value of type 'Int' has no member 'foo'
      let c = [1].map(\.foo)
                        ^ value of type 'Int' has no member 'foo'
      let d = CGPoint.zero[keyPath: \CGRect.minX]
                                    ^ cannot convert key path root type 'CGRect' to contextual type 'CGPoint'
      let e: (CGRect) -> CGFloat = \CGSize.width
                                   ^ cannot convert key path with root 'CGSize' to a function of 'CGRect'
      let f: KeyPath<CGRect, String> = \.width
                                       ^ key path value type 'CGFloat' cannot be converted to contextual type 'String'
      let g = \CGPoint.x?.magnitude
                        ^ cannot use optional chaining on non-optional value of type 'CGFloat'
      let h = \Int.!
                   ^ cannot force unwrap value of non-optional type 'Int'
      let i = [1][keyPath: 3]
                           ^ cannot convert value of type 'Int' to expected argument type 'KeyPath<[Int], _>'
      """#)
  }

  @Test func formatsSuitTheirValues() {
    expectBody(
      """
      let f = "%d"
      let a = String(format: f, rect)
                                ^ argument type 'CGRect' does not conform to expected type 'CVarArg'
      let b = String(format: "%q", 3)
                             ^ this format is not supported
      let c = String(format: "%d %d", 3)
                             ^ the format '%d' has no value
      let d = String(format: "%d", rect)
                                   ^ a value of type 'CGRect' does not suit the format '%d'
      """)
  }

  @Test func functionsAsValues() {
    expect(
      """
      func many(_ a: Int) { }
      func many(_ a: String) { }
      func typed<T: Equatable>(_ t: T) { let x = T() }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a = CGFloat.init
                          ^ the initializer of 'CGFloat' needs a context that says its type
          let b: (CGFloat) -> Path = CGFloat.init
                                             ^ cannot convert value of type 'CGFloat' to closure result type 'Path'
          let c: (CGFloat) -> Path = sqrt
                                     ^ cannot convert value of type 'CGFloat' to closure result type 'Path'
          let d = many
                  ^ ambiguous use of 'many'
          typed(3)
          return Path(rect)
        }
      }
      """)
  }

  @Test func genericsAreInferred() {
    expect(
      """
      func make<T>() -> T? { nil }
      func count<T>() -> Int { 3 }
      func largest<T: Comparable>(_ t: T) -> T { t }
      func both<T: Sequence, U: Sequence>(_ t: T, _ u: U) where T.Element == U.Element { }
      func same<T>(_ t: T) { }
      extension Array where Element == Int { func sum() -> Int { 0 } }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a = make()
                  ^ generic parameter 'T' could not be inferred
          let b = count()
                  ^ generic parameter 'T' could not be inferred
          let c = largest(rect)
                  ^ 'largest(_:)' requires that 'CGRect' conform to 'Comparable'
          let texts = ["a"], numbers = [1]
          both(texts, numbers)
          ^ 'both(_:_:)' requires the types 'Int' and 'String' be equivalent
          same(.zero)
                ^ cannot infer contextual base in reference to member 'zero'
          let d = texts.sum()
                        ^ value of type '[String]' has no member 'sum()'
          let e = (0.0..<1).map { $0 }
                            ^ 'map(_:)' requires that 'Range<Double>' conform to 'Sequence'
          return Path(rect)
        }
      }
      """)
  }
}
