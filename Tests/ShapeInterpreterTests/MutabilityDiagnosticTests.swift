import Testing

@testable import ShapeInterpreter

/// The messages about changes to what stays as it is; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func mutatingMethodsAreNoValues() {
    expect(
      """
      struct Counter { var count = 0; mutating func add() { count += 1 } }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          let close = path.closeSubpath
                           ^ cannot reference 'mutating' method as function value
          let move: (CGPoint) -> Void = path.move
                                             ^ cannot reference 'mutating' method as function value
          var flag = true
          let toggle: () -> Void = flag.toggle
                                        ^ cannot reference 'mutating' method as function value
          var counter = Counter()
          let add = counter.add
                            ^ cannot reference 'mutating' method as function value
          return path
        }
      }
      """)
  }

  @Test func membersOfProtocolsChangeAsTheyAreDeclared() {
    expect(
      """
      protocol Part {
        var read: Double { get }
        var changed: Double { get set }
        subscript(index: Int) -> Double { get }
        mutating func grow()
      }
      struct Wrong: Shape {
        func change<P: Part>(_ part: P) -> P {
          var copy = part
          copy.changed = 1
          copy.read = 2
               ^ cannot assign to property: 'read' is a get-only property
          copy[0] = 3
              ^ cannot assign through subscript: subscript is get-only
          part.grow()
               ^ cannot use mutating member on immutable value: 'part' is a 'let' constant
          return copy
        }
        func path(in rect: CGRect) -> Path {
          let still: [any Part] = []
          still[0].grow()
                   ^ cannot use mutating member on immutable value: 'still' is a 'let' constant
          still[0].changed = 2
                   ^ cannot assign to property: 'still' is a 'let' constant
          var parts = still
          parts[0].grow()
          parts[0].changed += 1
          parts[0].read = 2
                   ^ cannot assign to property: 'read' is a get-only property
          let change = change
          return Path(rect)
        }
      }
      """)
  }

  @Test func constantOptionalsStayInChains() {
    expect(
      """
      struct Wrong: Shape {
        let stored: [Int]? = [1]
        func path(in rect: CGRect) -> Path {
          let constant: [Int]? = [1]
          constant?.append(3)
                    ^ cannot use mutating member on immutable value: 'constant' is a 'let' constant
          stored?.append(3)
                  ^ cannot use mutating member on immutable value: 'stored' is a 'let' constant
          let point: CGPoint? = nil
          point?.x = 3
          ^ cannot assign to property: 'point' is a 'let' constant
          var variable: [Int]? = [1]
          variable?.append(3)
          return Path(rect)
        }
      }
      """)
  }

  @Test func constantsStay() {
    expect(
      #"""
      struct Part {
        var a = 1
        let b = 2
        var c: Int { 3 }
        subscript(i: Int) -> Int { i }
        mutating func grow() { a += 1 }
      }
      let limit = 3
      struct Wrong: Shape {
        var radius: CGFloat = 4
        let fixed: CGFloat = 2
        func path(in rect: CGRect) -> Path {
          radius = 3
          ^ cannot assign to property: 'self' is immutable
          fixed = 3
          ^ cannot assign to property: 'fixed' is a 'let' constant
          limit = 4
          ^ cannot assign to value: 'limit' is a 'let' constant
          let k = 1
          k = 2
          ^ cannot assign to value: 'k' is a 'let' constant
          k += 1
            ^ left side of mutating operator isn't mutable: 'k' is a 'let' constant
          rect.size.width = 5
                    ^ cannot assign to property: 'rect' is a 'let' constant
          var part = Part()
          part.b = 3
               ^ cannot assign to property: 'b' is a 'let' constant
          part.c = 3
               ^ cannot assign to property: 'c' is a get-only property
          part[1] = 3
              ^ cannot assign through subscript: subscript is get-only
          let still = Part()
          still.grow()
                ^ cannot use mutating member on immutable value: 'still' is a 'let' constant
          still.a = 1
                ^ cannot assign to property: 'still' is a 'let' constant
          rect.midX = 3
               ^ cannot assign to property: 'midX' is a get-only property
          sqrt(2.0) = 3
          ^ cannot assign to value: 'sqrt' returns immutable value
          path(in: rect) = Path()
          ^ cannot assign to value: 'path' returns immutable value
          (1 + 2) = 3
             ^ cannot assign to value: the expression is not a variable
          3 = k
          ^ cannot assign to value: literals are not mutable
          swap(&k, &part.a)
               ^ cannot pass immutable value as inout argument: 'k' is a 'let' constant
          let get: KeyPath<CGPoint, CGFloat> = \.x
          var p = CGPoint.zero
          p[keyPath: get] = 3
           ^ cannot assign to value: the key path is read-only
          return Path(rect)
        }
      }
      """#)
  }

  @Test func lazyPropertiesNeedAVariable() {
    expect(
      #"""
      struct Part {
        var n = 3.0
        lazy var half = n / 2
      }
      func make() -> Part { Part() }
      struct Wrong: Shape {
        lazy var wrong: Int = "a"
                              ^ cannot convert value of type 'String' to specified type 'Int'
        lazy var again = self.again + 1
                 ^ the type of 'again' refers to itself
        lazy var size: CGFloat = missing
                                 ^ cannot find 'missing' in scope
        lazy var fine: CGFloat = 3
        var part = Part()
        func path(in rect: CGRect) -> Path {
          let a = fine
                  ^ cannot use mutating getter on immutable value: 'self' is immutable
          let b = part.half
                       ^ cannot use mutating getter on immutable value: 'self' is immutable
          let still = Part()
          let c = still.half + make().half
                        ^ cannot use mutating getter on immutable value: 'still' is a 'let' constant
          let d = make().half
                         ^ cannot use mutating getter on immutable value: 'make' returns immutable value
          let e = [Part()].map(\.half)
                                 ^ key path cannot refer to 'half', which has a mutating getter
          var copy = part
          copy.half += 1
          return Path(rect)
        }
      }
      """#)
  }
}
