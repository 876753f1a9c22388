import Testing

@testable import ShapeInterpreter

/// The messages about faults that hide others; marked as in `DiagnosticTests`.
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

  @Test func opaqueResultsDoNotDependOnThemselves() {
    expect(
      """
      extension Shape {
        func ring() -> some Shape { disc() }
             ^ function opaque return type was inferred as 'some Shape', which defines the opaque type in terms of itself
        func disc() -> some Shape { ring() }
      }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path { Circle().ring().path(in: rect) }
      }
      """)
  }

  @Test func casesAndOptionalsAreMadeOfTheirValues() {
    expect(
      """
      enum Pair<T> { case both(T, T) }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let make = Pair.both
                          ^ the case 'both' needs a context that says its type
          let maybe: Double? = .some(1, 2)
                                ^ '.some' takes the value that the optional holds
          return Path(rect)
        }
      }
      """)
  }

  @Test func dictionaryLiteralsNeedTheirInitializer() {
    expect(
      """
      struct Marks: ExpressibleByDictionaryLiteral { var count = 0 }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let marks: Marks = ["low": 1]
                             ^ type 'Marks' has no initializer that takes a dictionary literal
          return Path(rect)
        }
      }
      """)
  }

  @Test func noShapeIsRefusedWithoutAWord() {
    let checker = Checker(library: .standard)
    guard case .complaint(let complaint) = checker.unexplained("Odd", at: 3) else {
      Issue.record("no diagnostic")
      return
    }
    #expect(complaint.message == "'Odd' cannot be drawn, and Stipple does not know why; this is a fault of Stipple")
  }
}
