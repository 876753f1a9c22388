import Testing

@testable import ShapeInterpreter

/// The messages about declarations that repeat others; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func aBlockDeclaresEachNameOnce() {
    expectBody(
      """
      let a = 1
      let a = 2
          ^ invalid redeclaration of 'a'
      var b = 1, b = 2
                 ^ invalid redeclaration of 'b'
      let (c, c) = (1, 2)
              ^ invalid redeclaration of 'c'
      func g() -> Int { 1 }
      func g() -> Int { 2 }
           ^ invalid redeclaration of 'g()'
      """)
  }

  @Test func aTypeDeclaresEachMemberOnce() {
    expect(
      """
      enum Kind { case a, b, a }
                             ^ invalid redeclaration of 'a'
      enum Loaded { case a(Int), a(String), b(x: Int), b(y: Int), b(x: Double) }
                                 ^ invalid redeclaration of 'a'
                                                                  ^ invalid redeclaration of 'b(x:)'
      struct Part {
        var a = 1
        var a: Int { 2 }
            ^ invalid redeclaration of 'a'
        static let s = 1
        static let s = 2
                   ^ invalid redeclaration of 's'
        init(a: Int) {}
        init?(a: Int) {}
        ^ invalid redeclaration of 'init(a:)'
        func g(x: Int) {}
        func g(x y: Int) {}
             ^ invalid redeclaration of 'g(x:)'
        func a() {}
             ^ invalid redeclaration of 'a()'
        subscript(i: Int) -> Int { i }
        subscript(i: Int) -> Int { i }
        ^ invalid redeclaration of 'subscript(_:)'
      }
      extension Part {
        func g(x: Int) {}
             ^ invalid redeclaration of 'g(x:)'
      }
      let q = 1
      let q = 2
          ^ invalid redeclaration of 'q'
      func both(a: Int, a: Int) {}
                        ^ invalid redeclaration of 'a'
      func inner(a x: Int, b x: Int) {}
                             ^ invalid redeclaration of 'x'
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
      }
      """)
  }

  /// Everything here is right, however much is alike.
  @Test func overloadsAreNoRedeclarations() {
    expect(
      """
      protocol Sized { func size() -> Int }
      extension Sized { func size() -> Int { 1 } }
      extension Array where Element == Int { func tell() -> Int { 1 } }
      extension Array where Element == String { func tell() -> Int { 2 } }
      enum Kind {
        case a, b(x: Int), b(y: Int)
        var c: Int { 1 }
        static var c: Int { 2 }
        func a() {}
        static func a() {}
      }
      struct Part {
        func g(x: Int) -> Int { x }
        func g(x: Int) -> String { "" }
        func g(x: Double) -> Int { 1 }
        func g<T>(x: T) -> Int { 1 }
        static func g(x: Int) -> Int { x }
        func g(y: Int) -> Int { y }
        init(a: Int) {}
        init(a: String) {}
        init(b: Int) {}
        subscript(i: Int) -> Int { i }
        subscript(i: String) -> Int { 1 }
        subscript(at i: Int) -> Int { i }
        static prefix func - (a: Part) -> Part { a }
        static func - (a: Part, b: Part) -> Part { a }
      }
      struct Good: Shape {
        func path(in rect: CGRect) -> Path {
          let rect = rect.insetBy(dx: 1, dy: 1)
          let a = 1
          do { let a = a + 1; _ = a }
          if let a = Optional(a) { _ = a }
          for a in 0..<2 { let a = a; _ = a }
          let f = { (a: Int) -> Int in let a = a; return a }
          let _ = f(a)
          let _ = 2
          func own() -> Int { 1 }
          func own(_ n: Int) -> Int { n }
          switch a { case 1: let b = 1; _ = b
          default: let b = 2; _ = b }
          return Path(rect)
        }
      }
      """)
  }

  /// Of any list of declarations with some names and types, exactly those are told that repeat an earlier one.
  @Test func generatedMembersAreToldWhereTheyRepeat() {
    var random = SplitMix64(seed: 0x5EED_1127)
    for round in 0..<60 {
      var seen: Set<String> = []
      var expected: [String] = []
      var lines: [String] = []
      for _ in 0..<Int.random(in: 2...9, using: &random) {
        let name = ["f", "g"].randomElement(using: &random)!
        let label = ["x", "y"].randomElement(using: &random)!
        let type = ["Int", "String", "[Int]"].randomElement(using: &random)!
        let word = Bool.random(using: &random) ? "static " : ""
        let line = "\(word)func \(name)(\(label): \(type)) {}"
        if !seen.insert(line).inserted { expected.append("invalid redeclaration of '\(name)(\(label):)'") }
        lines.append(line)
      }
      let source = ViewSource("struct Part {\n\(lines.joined(separator: "\n"))\n}")
      #expect(source.errors == expected, "round \(round): \(lines)")
    }
  }
}
