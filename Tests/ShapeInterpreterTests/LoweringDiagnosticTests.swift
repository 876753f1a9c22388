import Testing

@testable import ShapeInterpreter

/// The messages given when code is made of a checked shape; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func typesDoWhatTheySay() {
    expect(
      """
      protocol Ranked { func rank() -> Int; var size: Int { get set }; static func make() -> Int }
      struct First: Ranked { }
             ^ type 'First' does not conform to protocol 'Ranked'
      struct Second: Comparable { var x = 1 }
             ^ type 'Second' does not conform to protocol 'Comparable'
      struct Third: AdditiveArithmetic { var x = 1.0; static var zero: Third { Third() } }
             ^ type 'Third' does not conform to protocol 'AdditiveArithmetic'
      struct Fourth: Sequence { }
      struct Fifth: Sequence { func makeIterator() -> Int { 3 } }
      func rank<T: Ranked>(_ t: T) -> Int { t.rank() }
      func less<T: Comparable>(_ a: T, _ b: T) -> Bool { a < b }
      func sum<T: AdditiveArithmetic>(_ a: T, _ b: T) -> T { a + b }
      struct A: Shape { func path(in rect: CGRect) -> Path { let n = rank(First()); return Path(rect) } }
      struct B: Shape { func path(in rect: CGRect) -> Path { let n = less(Second(), Second()); return Path(rect) } }
      struct C: Shape { func path(in rect: CGRect) -> Path { let n = sum(Third(), Third()); return Path(rect) } }
      struct D: Shape { func path(in rect: CGRect) -> Path { for x in Fourth() { }; return Path(rect) } }
                                                                      ^ for-in loop requires 'Fourth' to conform to 'Sequence'
      struct E: Shape { func path(in rect: CGRect) -> Path { for x in Fifth() { }; return Path(rect) } }
                                                                      ^ for-in loop requires 'Fifth' to conform to 'Sequence'
      """)
  }

  @Test func valuesAreCompared() {
    expect(
      """
      protocol Tagged: Hashable { }
      struct Tag: Tagged { }
      struct Function: Equatable { var f: (Int) -> Int }
      struct FunctionKey: Hashable { var f: (Int) -> Int }
      struct AnyKey: Hashable { var tag: any Tagged }
      struct OwnKey: Hashable {
        var x = 1
        static func == (a: OwnKey, b: OwnKey) -> Bool { true }
        func hash(into hasher: inout Hasher) { }
      }
      func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
                                                          ^ '==' on values of type '(Int) -> Int' is not supported
      struct A: Shape {
        func path(in rect: CGRect) -> Path { let n = same(Function { $0 }, Function { $0 }); return Path(rect) }
      }
      struct B: Shape { func path(in rect: CGRect) -> Path { let s: Set<FunctionKey> = []; return Path(rect) } }
                                                                                       ^ comparing values of type '(Int) -> Int' within a collection is not supported
      struct C: Shape { func path(in rect: CGRect) -> Path { let s: Set<AnyKey> = []; return Path(rect) } }
                                                                                  ^ comparing values of type 'any Tagged' is not supported
      struct D: Shape { func path(in rect: CGRect) -> Path { let s: Set<OwnKey> = [OwnKey()]; return Path(rect) } }
                                                                                  ^ 'OwnKey' says itself which of its values are equal, which collections do not support
      """)
  }

  @Test func valuesArePrinted() {
    expectBody(
      #"""
      let f: (Int) -> Int = { $0 }
      let s = "\(f)"
                 ^ a value of type '(Int) -> Int' cannot be put into a string
      """#)
  }

  @Test func typesHaveSizes() {
    expect(
      """
      struct Node { var value = 1; var next: Link? }
      struct Link { var node: Node }
                        ^ value type 'Node' cannot have a stored property that recursively contains it
      func endless<T>(_ t: T) { endless([t]) }
           ^ 'endless(_:)' calls itself with more and more deeply nested types, which is not supported
      func part<C: Collection>(_ c: C) -> Int where C.Element == Int { c[0...1].count }
                                                                        ^ value of type 'Range<Int>' has no subscripts
      struct A: Shape { func path(in rect: CGRect) -> Path { let n: [Node] = []; let m = n[0]; return Path(rect) } }
      struct B: Shape { func path(in rect: CGRect) -> Path { endless(1); return Path(rect) } }
      struct C: Shape { func path(in rect: CGRect) -> Path { let n = part(0..<3); return Path(rect) } }
      """)
  }

  @Test func enumsOfThemselvesAreIndirect() {
    expect(
      """
      enum Tree { case leaf; case node(Tree, Tree) }
           ^ recursive enum 'Tree' is not marked 'indirect'
      enum Link { case end, next(Link?) }
           ^ recursive enum 'Link' is not marked 'indirect'
      enum Half { indirect case left(Half); case right(Int, Half) }
           ^ recursive enum 'Half' is not marked 'indirect'
      enum Pair<First> { case one(First), two((first: Pair, second: Int)) }
           ^ recursive enum 'Pair<Int>' is not marked 'indirect'
      enum Whole { indirect case left(Whole); case right(Int, [Whole]) }
      struct A: Shape { func path(in rect: CGRect) -> Path { let tree = Tree.leaf; return Path(rect) } }
      struct B: Shape { func path(in rect: CGRect) -> Path { let link = Link.end; return Path(rect) } }
      struct C: Shape { func path(in rect: CGRect) -> Path { let half: Half? = nil; return Path(rect) } }
      struct D: Shape { func path(in rect: CGRect) -> Path { let pair = Pair.one(1); return Path(rect) } }
      struct E: Shape { func path(in rect: CGRect) -> Path { let whole = Whole.right(1, []); return Path(rect) } }
      """)
  }

  @Test func localsAreUsedAfterTheirDeclaration() {
    expectBody(
      """
      let n = later()
              ^ 'value' is used before it has a value
      let value = 3
      func later() -> Int { value }
      """)
  }

  @Test func whatIsKnownOnlyWhenItRunsIsRefused() {
    expect(
      """
      protocol Limb { var length: CGFloat { get set } }
      struct Arm: Limb { var length: CGFloat = 3 }
      struct B: Shape {
        func path(in rect: CGRect) -> Path {
          let limb: any Limb = Arm()
          let other = type(of: limb).init()
                      ^ the type of a value of type 'any Limb' is known only when it runs, which is not supported
          return Path(rect)
        }
      }
      """)
  }
}
