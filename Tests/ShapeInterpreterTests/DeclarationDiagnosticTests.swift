import Testing

@testable import ShapeInterpreter

/// The messages about wrong declarations; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func anAssociatedTypeIsNoneThatItsOwnMemberIsMadeOf() {
    expect(
      """
      struct Wrong<Front: Shape>: Shape {
        var front: Front
        func path(in rect: CGRect) -> Path { front.path(in: rect) }
        var animatableData: AnimatablePair<Front.AnimatableData, Wrong.AnimatableData> {
            ^ the type of 'animatableData' refers to itself
          get { AnimatablePair(front.animatableData, front.animatableData) }
          set { front.animatableData = newValue.first }
        }
      }
      """)
  }

  @Test func aDefaultValueIsMadeOfNoOtherOfItself() {
    expect(
      """
      struct Wrong: Shape {
        var width = 2.0
        var twice: () -> Double = { Wrong(width: 3).width + Wrong(width: 4).width }
            ^ the value of 'twice' refers to itself, which is not supported
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: twice(), height: 1)) }
      }
      """)
    expect(
      """
      struct Wrong: Shape {
        func sum(_ make: () -> Double = { Wrong().sum() + Wrong().sum() }) -> Double { make() }
             ^ the value of 'make' refers to itself, which is not supported
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 1, height: sum())) }
      }
      """)
  }

  @Test func protocolsAloneAreInheritedAndNoneFromItself() {
    expect(
      """
      struct Base { var width = 1 }
      protocol Sided: Sided {}
               ^ protocol 'Sided' refines itself
      protocol Near: Far {}
               ^ protocol 'Near' refines itself
      protocol Far: Near {}
               ^ protocol 'Far' refines itself
      struct Wrong: Shape, Base, Sided, Near {
                           ^ inheritance from non-protocol type 'Base'
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      struct Itself: Shape, Itself {
                            ^ inheritance from non-protocol type 'Itself'
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      struct Odd: Odd { }
      """)
  }

  @Test func declarationsAreWhole() {
    expect(
      """
      struct Twice { }
      struct Twice { }
             ^ invalid redeclaration of 'Twice'
      struct Selfish { var a = Selfish().a }
                           ^ the type of 'a' refers to itself
      struct Untyped { var a }
                           ^ type annotation missing in pattern
      let first = second + 1
          ^ the value of 'first' refers to itself
      let second = first
      let none: Int
      struct Static { static let none: Int }
      @propertyWrapper struct Hollow { var x = 1 }
      struct Wrapped { @Hollow var y: Int }
                                   ^ property wrapper type 'Hollow' does not contain a non-static property named 'wrappedValue'
      struct Settable { var x: Int { set { } } }
      struct Pending: Shape { }
             ^ type 'Pending' does not conform to protocol 'Shape'
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a = Selfish()
          let b = Untyped()
          let c = first
          let d = Wrapped(y: 3)
          return Path(rect)
        }
      }
      """)
  }

  @Test func wrappersStandAroundPropertiesOfValuesAndLocalVariables() {
    expect(
      """
      @propertyWrapper struct Kept { var wrappedValue: Int }
      @Kept var first = 1
      ^ a property wrapper around a static property or a global variable is not supported
      struct Wrong: Shape {
        @Kept static var second = 1
        ^ a property wrapper around a static property or a global variable is not supported
        func path(in rect: CGRect) -> Path {
          @Kept var third = 1
          @Kept var (fourth, fifth) = (1, 2)
                    ^ property wrapper can only apply to a single variable
          @Kept var sixth = 2 { didSet { third = 1 } }
                              ^ observers of a local variable with a property wrapper are not supported
          @Kept var seventh = 0.5
                              ^ cannot convert value of type 'Double' to expected argument type 'Int'
          let none = $third
                     ^ cannot find '$third' in scope; did you mean 'third'?
          return Path(CGRect(x: first, y: Self.second, width: third, height: 1))
        }
      }
      """)
  }

  @Test func constantsHaveValues() {
    expect(
      """
      let none: Int
          ^ global 'let' declaration requires an initializer expression
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: none, y: 0, width: 1, height: 1)) }
      }
      """)
    expect(
      """
      var later: Int
          ^ global 'var' declaration requires an initializer expression or an explicitly stated getter
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: later, y: 0, width: 1, height: 1)) }
      }
      """)
  }

  @Test func anOptionalVariableWithoutAValueIsNil() {
    expect(
      """
      var maybe: CGFloat?
      struct Wrong: Shape {
        static var side: CGFloat?
        func path(in rect: CGRect) -> Path {
          Path(CGRect(x: maybe ?? 1, y: 0, width: Self.side ?? 2, height: maybe))
                                                                          ^ value of optional type 'CGFloat?' must be unwrapped to a value of type 'CGFloat'
        }
      }
      """)
  }

  @Test func staticConstantsHaveValues() {
    expect(
      """
      struct Wrong: Shape {
        static let none: Int
                   ^ static 'let' declaration requires an initializer expression
        func path(in rect: CGRect) -> Path { Path(CGRect(x: Self.none, y: 0, width: 1, height: 1)) }
      }
      """)
  }

  @Test func shapesCanBeMade() {
    expect(
      """
      struct Wrong: Shape {
             ^ 'Wrong' cannot be made: it has failable initializers alone
        var a: Int
        init?(a: Int) { return nil }
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """)
  }

  @Test func startValuesCanBeGuessed() {
    expect(
      """
      enum Never { }
      struct Nested { var all: [Int]; var one: Nested2 }
      struct Nested2 { var hash: (Hash) -> Hash }
      struct Hash { var a = 1 }
      struct Wrong: Shape {
        var never: Never
            ^ the enum 'Never' has no case to start from
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      struct Other: Shape {
        var make: (Hash) -> Hash
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """)
  }

  /// The first three were accepted, and their values were read from memory that they do not have.
  @Test func enumsAndExtensionsStoreNothing() {
    expect(
      """
      enum Size { case small; var id: Int }
                                  ^ enums must not contain stored properties
      enum Tone { case high; let id = 3 }
                                 ^ enums must not contain stored properties
      extension Wrong { var depth = 3.0 }
                            ^ extensions must not contain stored properties
      extension CGRect { var depth: Double }
                             ^ extensions must not contain stored properties
      protocol Deep { var depth: Double }
                          ^ property in protocol must have explicit { get } or { get set } specifier
      extension Deep { static var none = 3.0 }
                                  ^ static stored properties not supported in protocol extensions
      struct Pair<T> { static var count: Int { 2 }; static let most = 3.0 }
                                                               ^ static stored properties not supported in generic types
      struct Late { lazy var depth: Double }
                    ^ lazy properties must have an initializer
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path { Tone.high == .high ? Path() : Path(rect) }
        func one() -> Int { Size.small.id }
        func three() -> Double { CGRect.zero.depth }
        func four(_ deep: some Deep) -> Double { deep.depth }
        func five() -> Double { Pair<Int>.most + Double(Pair<Int>.count) }
        func six() -> Double { Known.none }
        func seven() -> Late { Late() }
      }
      struct Known: Deep { var depth: Double { 3 } }
      """)
  }
}
