import Testing

@testable import ShapeInterpreter

/// The messages about wrong calls; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func argumentsGoWithParameters() {
    expectBody(
      """
      path.addLine(too: .zero)
                  ^ incorrect argument label in call (have 'too:', expected 'to:')
      path.addLine(.zero)
                   ^ missing argument label 'to:' in call
      path.addQuadCurve(to: .zero)
                                 ^ missing argument for parameter 'control' in call
      path.addQuadCurve(control: .zero)
                        ^ missing argument for parameter 'to' in call
      path.closeSubpath(3)
                        ^ argument passed to call that takes no arguments
      path.closeSubpath(all: 3)
                        ^ extra argument 'all' in call
      let a = CGRect(x: 0, y: 0, w: 1, height: 2)
                    ^ incorrect argument label in call (have 'x:y:w:height:', expected 'x:y:width:height:')
      let b = CGRect(x: 0, y: 0, w: 1, h: 2)
                    ^ incorrect argument labels in call (have 'x:y:w:h:', expected 'x:y:width:height:')
      let c = CGPoint(1, 2)
                      ^ missing argument labels 'x:y:' in call
      let d = [1, 2].reduce(0, +, 3)
                                  ^ extra argument in call
      let e = max(first: 1, second: 2)
                 ^ extraneous argument labels 'first:second:' in call
      let f = sqrt(of: 2)
                  ^ extraneous argument label 'of:' in call
      let g = CGSize(width: 1)
                             ^ missing argument for parameter 'height' in call
      let h = CGSize()
      let i = Path(3, 4, 5)
              ^ no exact matches in call to initializer
      precondition()
      ^ missing argument for parameter #1 in call
      fatalError("a", "b")
                      ^ extra argument in call
      """)
  }

  @Test func whatIsAskedOfATypeHoldsForOneThatIsFoundLater() {
    expect(
      """
      protocol Marked { }
      extension CGFloat: Marked { }
      func mark<Value: Marked>(_ value: Value) -> CGFloat { 1 }
      func same<Value>(_ value: Value) -> Value { value }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a = mark(3)
                  ^ 'mark(_:)' requires that 'Int' conform to 'Marked'
          let b = mark(same(2.5))
                  ^ 'mark(_:)' requires that 'Double' conform to 'Marked'
          let c = mark(rect.width) + mark(same(rect.height))
          return Path(CGRect(x: a, y: b, width: c, height: c))
        }
      }
      """)
  }

  @Test func eachArgumentSaysWhatIsWrongWithIt() {
    expect(
      """
      func sum(_ a: Double, _ b: Double, _ c: Double = 0) -> Double { a + b + c }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a = sum(sum(1, left), Self.middle, right)
                             ^ cannot find 'left' in scope
                                         ^ type 'Wrong' has no member 'middle'
                                                 ^ cannot find 'right' in scope
          let b = CGRect(x: west, y: Self.north, width: a, height: sum(1, tall))
                            ^ cannot find 'west' in scope
                                          ^ type 'Wrong' has no member 'north'
                                                                          ^ cannot find 'tall' in scope
          return Path(b)
        }
      }
      """)
  }

  @Test func functionsOfTheFile() {
    expect(
      """
      protocol Marker { func mark() }
      enum Pay { case card(Int, Int), cash }
      enum Empty { }
      struct Tool {
        static func use(a: Int) { }
        static func use(b: Int, c: Int) { }
        func turn(a: Int) { }
        func turn(b: Int, c: Int) { }
      }
      func take(a: Int, b: Int = 2, _ c: Int...) { }
      func give(_ a: Int) { }
      func give(a: Int, b: Int) { }
      func change(_ a: inout Int) { }
      func read(_ a: Int) { }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          take()
               ^ missing argument for parameter 'a' in call
          take(b: 1)
               ^ missing argument for parameter 'a' in call
          take(a: 1, x: 2)
              ^ incorrect argument label in call (have 'a:x:', expected 'a:b:')
          take(a: 1, b: 2, c: 3, d: 4)
                           ^ extra argument 'c' in call
          give(x: 1, y: 2, z: 3)
              ^ incorrect argument labels in call (have 'x:y:', expected 'a:b:')
          Tool.use(x: 1, y: 2, z: 3)
                  ^ incorrect argument labels in call (have 'x:y:', expected 'b:c:')
          Tool().turn(x: 1, y: 2, z: 3)
                     ^ incorrect argument labels in call (have 'x:y:', expected 'b:c:')
          let tool = Tool(x: 3)
                             ^ argument passed to call that takes no arguments
          var n = 3
          change(n)
                 ^ passing value of type 'Int' to an inout parameter requires explicit '&'
          read(&n)
               ^ '&' used with non-inout argument of type 'Int'
          change(&3)
                 ^ cannot pass immutable value as inout argument: literals are not mutable
          let pay = Pay.card(1)
                              ^ missing argument for parameter #2 in call
          let marker = Marker()
                       ^ type 'any Marker' cannot be instantiated
          let empty = Empty()
                      ^ 'Empty' cannot be constructed because it has no accessible initializers
          let text = rect()
                     ^ cannot call value of non-function type 'CGRect'
          give("x")
               ^ cannot convert value of type 'String' to expected argument type 'Int'
          return Path(rect)
        }
      }
      """)
  }

  @Test func aModifierThatMakesAViewLeavesNoPath() {
    expectBody(
      """
      let a = Path(rect).opacity(0.5).path(in: rect)
                                      ^ value of type 'some View' has no member 'path'
      """)
  }
}
