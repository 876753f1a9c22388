import Testing

@testable import ShapeInterpreter

/// The messages about overrides, and about requirements that a constant cannot meet; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  private static let shape = "struct Wrong: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }"

  @Test func anOverrideSaysThatItIsOne() {
    expect(
      """
      class A {
        var x: Int { 1 }
        var stored = 1
        init(a: Int) {}
        func f() {}
        class func g() {}
        subscript(i: Int) -> Int { i }
      }
      class B: A {
        var x: Int { 2 }
            ^ overriding declaration requires an 'override' keyword
        var stored = 2
            ^ cannot override with a stored property 'stored'
        init(a: Int) { super.init(a: a) }
        ^ overriding declaration requires an 'override' keyword
        func f() {}
             ^ overriding declaration requires an 'override' keyword
        class func g() {}
                   ^ overriding declaration requires an 'override' keyword
        subscript(i: Int) -> Int { i + 1 }
        ^ overriding declaration requires an 'override' keyword
      }
      class Plain {}
      class Made: Plain {
        init() { super.init() }
        ^ overriding declaration requires an 'override' keyword
      }
      \(Self.shape)
      """)
  }

  @Test func nothingElseSaysThatItIsAnOverride() {
    expect(
      """
      class A {
        func f(a: Int) {}
        static func s() {}
        static var t: Int { 1 }
        final func last() {}
        final var end: Int { 1 }
        final class func c() {}
        init(a: Int) {}
        required init(r: Int) {}
      }
      class B: A {
        override func g() {}
                      ^ method does not override any method from its superclass
        override func f(a: String) {}
                      ^ method does not override any method from its superclass
        override var y: Int { 2 }
                     ^ property does not override any property from its superclass
        override static func s() {}
                             ^ cannot override static method
        override class var t: Int { 2 }
                           ^ cannot override static property
        override func last() {}
                      ^ instance method overrides a 'final' instance method
        override var end: Int { 2 }
                     ^ property overrides a 'final' property
        override class func c() {}
                            ^ class method overrides a 'final' class method
        override init(b: Int) { super.init(a: b) }
                 ^ argument labels for initializer 'init(b:)' do not match those of overridden initializer 'init(a:)'
        override init(b: String) { super.init(a: 1) }
                 ^ initializer does not override a designated initializer from its superclass
        override init(r: Int) { super.init(r: r) }
                 ^ use the 'required' modifier to override a required initializer
      }
      class C: A {
        init(r: Int) { super.init(r: r) }
        ^ 'required' modifier must be present on all overrides of a required initializer
      }
      class Root {
        override func f() {}
                      ^ method does not override any method from its superclass
      }
      struct Part {
        override func f() {}
        ^ 'override' can only be specified on class members
      }
      final class Last {}
      class Later: Last {}
            ^ inheritance from a final class 'Last'
      \(Self.shape)
      """)
  }

  /// Everything here is right.
  @Test func overridesAndOverloadsAreToldApart() {
    expect(
      """
      class A {
        var x: Int { 1 }
        var stored = 1
        private func own() -> Int { 1 }
        func f(a: Int) -> Int { a }
        class var name: String { "A" }
        required init() {}
        convenience init(n: Int) { self.init() }
      }
      class B: A {
        override var x: Int { super.x + 1 }
        override var stored: Int { get { 2 } set {} }
        func own() -> Int { 2 }
        func f(a: String) -> Int { 1 }
        func f(b: Int) -> Int { b }
        override func f(a: Int) -> Int { super.f(a: a) }
        override class var name: String { "B" }
        required init() { super.init() }
        init(n: Int) { super.init() }
        init(m: Int) { super.init() }
      }
      class Box<T> { func put(_ value: T) {} }
      class IntBox: Box<Int> { override func put(_ value: Int) {} }
      class Observed: NSObject { override init() { super.init() } }
      struct Good: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
      """)
  }

  @Test func aConstantIsNotSet() {
    expect(
      """
      protocol Sized { var size: Int { get set } }
      protocol Named { static var name: String { get set } }
      protocol Shown { var size: Int { get } }
      struct A: Sized { let size = 1 }
             ^ type 'A' does not conform to protocol 'Sized'
      struct B: Sized { var size: Int { 1 } }
             ^ type 'B' does not conform to protocol 'Sized'
      struct C { let size: Int }
      extension C: Sized {}
      ^ type 'C' does not conform to protocol 'Sized'
      struct D: Named { static let name = "d" }
             ^ type 'D' does not conform to protocol 'Named'
      struct E: Shown { let size = 1 }
      struct F: Sized, Named { var size = 1; static var name = "f" }
      struct G: Sized { var size: Int { get { 1 } set {} } }
      \(Self.shape)
      """)
  }

  @Test func aCaseOfASwitchHasAStatement() {
    expectBody(
      """
      switch rect.width {
      case 1:
      ^ 'case' label in a 'switch' must have at least one executable statement
      case 2: path.closeSubpath()
      default: break
      }
      """)
    expectBody(
      """
      switch rect.width {
      case 1: break
      default:
      ^ 'default' label in a 'switch' must have at least one executable statement
      }
      """)
  }

  @Test func closuresThatThrowAreTried() {
    expect(
      """
      func risky(_ n: Int) throws -> Int { n }
      func plain() { [1].forEach { _ = risky($0) } }
                                       ^ call can throw, but it is not marked with 'try' and the error is not handled
      func loose() -> [Int] { [1].map { try risky($0) } }
                              ^ call can throw, but it is not marked with 'try' and the error is not handled
      func marked() throws -> [Int] { [1].map { try risky($0) } }
                                      ^ call can throw but is not marked with 'try'
      func outer() throws { try [1].forEach { _ = risky($0) } }
                                                  ^ call can throw, but it is not marked with 'try' and the error is not handled
      func right() throws -> [Int] { try [1].map { try risky($0) } }
      func caught() -> [Int] { do { return try [1].map { try risky($0) } } catch { return [] } }
      func quiet() -> [Int] { [1].map { (try? risky($0)) ?? 0 } + ((try? [1].map { try risky($0) }) ?? []) }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          plain()
          let n = loose().count + caught().count + quiet().count
          do {
            try outer()
            let m = try marked().count + right().count
            return Path(rect.insetBy(dx: CGFloat(n + m), dy: 0))
          } catch { return Path(rect) }
        }
      }
      """)
  }
}
