import Testing

@testable import ShapeInterpreter

/// What is said of faults that hide others; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func selfStandsInTypes() {
    expect(
      """
      func free() -> Int { self.count }
                           ^ cannot find 'self' in scope; did you mean to use it in a type or extension context?
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: free(), y: 0, width: 1, height: 1)) }
      }
      """)
  }

  @Test func functionsHaveBodies() {
    expect(
      """
      func bodiless() -> Int
           ^ expected '{' in body of function declaration
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: bodiless(), y: 0, width: 1, height: 1)) }
      }
      """)
  }

  @Test func nilDefaults() {
    expect(
      """
      func twice(_ a: Int = nil) -> Int { a * 2 }
                            ^ nil default argument value cannot be converted to type 'Int'
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: twice(), y: 0, width: 1, height: 1)) }
      }
      """)
  }

  @Test func boundsPromiseInitializers() {
    expect(
      """
      func made<T: Equatable>(_ t: T) { let x = T() }
                                                ^ type 'T' has no member 'init'
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path { made(3); return Path(rect) }
      }
      """)
  }

  @Test func typesAreKnownInTheEnd() {
    expect(
      """
      struct Plain { }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let f = { $0 }
                  ^ type of expression is ambiguous without a type annotation
          let d = [Plain(): 3]
                  ^ generic struct 'Dictionary' requires that 'Plain' conform to 'Hashable'
          let t = true ? 1 : "a"
                         ^ result values in '? :' expression have mismatching types 'Int' and 'String'
          if let (a, b) { }
                 ^ pattern matching in a condition requires the 'case' keyword
          return Path(rect)
        }
      }
      """)
  }

  @Test func genericTypesHaveArguments() {
    expect(
      """
      struct Box<T> { var content: T? }
                          ^ the type 'T' is not known here
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let box: Box? = nil
          return Path(rect)
        }
      }
      """)
  }

  @Test func startValuesOfSelfContainedTypes() {
    expect(
      """
      protocol Nobody { }
      indirect enum Endless { case more(Endless) }
      struct Wrong: Shape {
        var nobody: any Nobody
            ^ a start value for 'nobody' of type 'Nobody' cannot be guessed; give it a default
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      struct Other: Shape {
        var endless: Endless
            ^ a value of type 'Endless' within itself cannot be guessed
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """)
  }
}
