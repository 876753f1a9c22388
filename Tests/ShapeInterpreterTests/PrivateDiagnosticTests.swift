import Testing

@testable import ShapeInterpreter

/// The messages about members that are private to their types; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func privateMembersAreSeenInTheirTypesAlone() {
    expect(
      """
      struct Box {
        private var x = 1
        private func m() -> Int { 1 }
        private static let s = 1
        private subscript(i: Int) -> Int { i }
        private(set) var open = 1
        init() {}
        private init(n: Int) {}
      }
      extension Int { private var secret: Int { 1 } }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a = Box().x
                        ^ 'x' is inaccessible due to 'private' protection level
          let b = Box().m()
                        ^ 'm' is inaccessible due to 'private' protection level
          let c = Box.s
                      ^ 's' is inaccessible due to 'private' protection level
          let d = Box()[1]
                       ^ 'subscript' is inaccessible due to 'private' protection level
          let e = Box(n: 1)
                  ^ 'Box' initializer is inaccessible due to 'private' protection level
          let f = 3.secret
                    ^ 'secret' is inaccessible due to 'private' protection level
          var g = Box()
          g.open = 2
            ^ cannot assign to property: 'open' setter is inaccessible
          return Path(rect)
        }
      }
      """)
  }

  @Test func privateMembersAreNotSeenAroundTheirTypesNorBelow() {
    expect(
      """
      struct Outer {
        struct Inner { private var x = 1 }
        func read() -> Int { Inner().x }
                                     ^ 'x' is inaccessible due to 'private' protection level
      }
      class Root { private func own() -> Int { 1 } }
      class Leaf: Root {
        func use() -> Int { own() }
                            ^ 'own' is inaccessible due to 'private' protection level
      }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: CGFloat(Outer().read() + Leaf().use()), dy: 0)) }
      }
      """)
  }

  @Test func aPrivatePropertyMakesTheMemberwiseInitializerPrivate() {
    expect(
      """
      struct Open { private var x = 1; var y = 2 }
      struct Shut { private var x: Int; var y = 2 }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let a = Open()
          let b = Open(y: 3)
                          ^ argument passed to call that takes no arguments
          let c = Shut(x: 1, y: 3)
                  ^ 'Shut' initializer is inaccessible due to 'private' protection level
          return Path(rect)
        }
      }
      """)
  }

  /// Everything here is right: the members are used in their types, in extensions of them and in types within.
  @Test func privateMembersAreUsedWhereTheyAreSeen() {
    expect(
      """
      struct Box {
        private var x = 1
        private(set) var open = 1
        private static let s = 1
        fileprivate var file = 2
        private let list: [Int]
        private init(n: Int) { list = [n] }
        static func make() -> Box { Box(n: s) }
        struct Inner { func read(_ box: Box) -> Int { box.x } }
        mutating func change() { open += 1; x += open }
        var sum: Int { [1].map { $0 + x }.reduce(0, +) + self[1] }
      }
      extension Box {
        private subscript(i: Int) -> Int { i + x }
        var more: Int { x + self[2] + list.count }
      }
      private extension Int { var shared: Int { 1 } }
      struct Card { private var n: Int; static func one() -> Card { Card(n: 1) } }
      @propertyWrapper struct Kept { var wrappedValue: Int }
      struct Holder { @Kept private var n = 1; private let fixed = 2; var size = 3 }
      struct Good: Shape {
        private var radius = 2.0
        func path(in rect: CGRect) -> Path {
          var box = Box.make()
          box.change()
          let n = box.sum + box.more + box.file + 3.shared + Holder(size: 1).size
          return Path(rect.insetBy(dx: CGFloat(n) + radius, dy: 0))
        }
      }
      """)
  }
}
