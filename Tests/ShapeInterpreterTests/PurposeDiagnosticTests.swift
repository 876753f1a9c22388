import Testing

@testable import ShapeInterpreter

/// The messages about a value whose type does not suit what it is wanted for; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func valuesSuitTheirPurpose() {
    expectBody(
      """
      let a: Int = "a"
                   ^ cannot convert value of type 'String' to specified type 'Int'
      var b = 3
      b = "b"
          ^ cannot assign value of type 'String' to type 'Int'
      let c = [1, 2].reduce("c", { $0 + $1 })
                                      ^ binary operator '+' cannot be applied to operands of type 'String' and 'Int'
      if rect.width { }
         ^ cannot convert value of type 'CGFloat' to expected condition type 'Bool'
      if 3 { }
         ^ type 'Int' cannot be used as a boolean; test for '!= 0' instead
      while b { }
            ^ type 'Int' cannot be used as a boolean; test for '!= 0' instead
      let d = b && true
              ^ type 'Int' cannot be used as a boolean; test for '!= 0' instead
      let e = rect && true
              ^ cannot convert value of type 'CGRect' to expected argument type 'Bool'
      let f = !b
               ^ type 'Int' cannot be used as a boolean; test for '== 0' instead
      let g = !rect
               ^ cannot convert value of type 'CGRect' to expected argument type 'Bool'
      let h: [Int] = [1, "a"]
                         ^ cannot convert value of type 'String' to expected element type 'Int'
      let i: [String: Int] = ["a": "b"]
                                   ^ cannot convert value of type 'String' to expected dictionary value type 'Int'
      let j: [String: Int] = [3: 4]
                              ^ cannot convert value of type 'Int' to expected dictionary key type 'String'
      let k: (Int) -> Int = { a in "x" }
                                   ^ cannot convert value of type 'String' to closure result type 'Int'
      let l: (Int) -> Int = { a in return "x" }
                                          ^ cannot convert value of type 'String' to closure result type 'Int'
      let m = b as String
              ^ cannot convert value of type 'Int' to type 'String' in coercion
      switch b { case "a": break; default: break }
                      ^ expression pattern of type 'String' cannot match values of type 'Int'
      switch b { case "a"..."z": break; default: break }
                      ^ expression pattern of type 'String' cannot match values of type 'Int'
      let n = if b > 1 { 3 } else { "a" }
                                    ^ branches have mismatching types 'Int' and 'String'
      let o: Bool = 1
                    ^ integer literal value '1' cannot be used as a boolean; did you mean 'true'?
      let p: (Int, Int) = (1, "a")
                          ^ cannot convert value of type '(Int, String)' to specified type '(Int, Int)'
      func give() -> Int { "a" }
                           ^ cannot convert return expression of type 'String' to return type 'Int'
      func giveBack() -> Int { return "a" }
                                      ^ cannot convert return expression of type 'String' to return type 'Int'
      """)
  }

  @Test func nilSuitsOptionalsAlone() {
    expectBody(
      """
      let a: Int = nil
                   ^ 'nil' cannot initialize specified type 'Int'
      var b = 3
      b = nil
          ^ 'nil' cannot be assigned to type 'Int'
      path.move(to: nil)
                    ^ 'nil' is not compatible with expected argument type 'CGPoint'
      if nil { }
         ^ 'nil' is not compatible with expected condition type 'Bool'
      let d = nil && true
              ^ 'nil' is not compatible with expected argument type 'Bool'
      let e: [Int] = [1, nil]
                         ^ 'nil' is not compatible with expected element type 'Int'
      let f: [String: Int] = ["a": nil]
                                   ^ 'nil' is not compatible with expected dictionary value type 'Int'
      let g: [String: Int] = [nil: 3]
                              ^ 'nil' is not compatible with expected dictionary key type 'String'
      func give() -> Int { return nil }
                                  ^ 'nil' is incompatible with return type 'Int'
      let h: (Int) -> Int = { a in nil }
                                   ^ 'nil' is not compatible with closure result type 'Int'
      let i = nil as Int
              ^ 'nil' cannot be used in context expecting type 'Int'
      let j = nil
              ^ 'nil' requires a contextual type
      """)
  }

  @Test func optionalsAreUnwrappedFirst() {
    expectBody(
      """
      let o: CGFloat? = 3
      let a: CGFloat = o
                       ^ value of optional type 'CGFloat?' must be unwrapped to a value of type 'CGFloat'
      path.move(to: CGPoint(x: o, y: 0))
                               ^ value of optional type 'CGFloat?' must be unwrapped to a value of type 'CGFloat'
      let b = o.magnitude
              ^ value of optional type 'CGFloat?' must be unwrapped to refer to member 'magnitude' of wrapped base type 'CGFloat'
      let c = rect?.width
                  ^ cannot use optional chaining on non-optional value of type 'CGRect'
      let d = rect.width?.magnitude?.magnitude
                        ^ cannot use optional chaining on non-optional value of type 'CGFloat'
      let e = rect!
                  ^ cannot force unwrap value of non-optional type 'CGRect'
      let f = o?
               ^ '?' must be followed by a call, member lookup, or subscript
      """)
  }

  @Test func defaultsAndRawValuesSuitTheirTypes() {
    expect(
      """
      enum Raw: Int { case a = "x" }
                               ^ cannot convert value of type 'String' to raw type 'Int'
      func twice(_ a: Int = "x", _ b: Int = nil) -> Int { a * 2 }
                            ^ default argument value of type 'String' cannot be converted to type 'Int'
      struct Wrong: Shape {
        var width: CGFloat = "wide"
                             ^ cannot convert value of type 'String' to specified type 'CGFloat'
        func path(in rect: CGRect) -> Path {
          let a = twice()
          let b = Raw.a.rawValue
          return Path(rect)
        }
      }
      """)
  }
}
