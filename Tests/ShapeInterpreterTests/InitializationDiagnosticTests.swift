import Testing

@testable import ShapeInterpreter

/// The messages about variables without a value; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func variablesHaveValuesBeforeTheyAreUsed() {
    expect(
      """
      struct Spot { var x = 1.0; mutating func grow() { x += 1 } }
      func change(_ x: inout Int) { x += 1 }
      struct Wrong: Shape {
        var isOpen = true
        func path(in rect: CGRect) -> Path {
          var a: Int
          let used = a + 1
                     ^ variable 'a' used before being initialized
          let b: Int
          if isOpen { b = 1 }
          let double = b * 2
                       ^ constant 'b' used before being initialized
          var d: Int
          d += 1
            ^ variable 'd' passed by reference before being initialized
          var e: Int
          change(&e)
                  ^ variable 'e' passed by reference before being initialized
          var p: Spot
          p.x = 3
            ^ struct 'p' must be completely initialized before a member is stored to
          var q: Spot
          q.grow()
            ^ variable 'q' used before being initialized
          let g: Int
          g = 1
          g = 2
          ^ immutable value 'g' may only be initialized once
          let h: Int
          for k in 0..<3 { h = k }
                           ^ immutable value 'h' may only be initialized once
          var i: Int
          let closure = { i + 1 }
                        ^ variable 'i' captured by a closure before being initialized
          let j: Int?
          let none = j == nil
                     ^ constant 'j' used before being initialized
          let s: Int
          switch rect.width {
          case ..<10: s = 1
          case 10..<20: break
          default: s = 2
          }
          let t = s
                  ^ constant 's' used before being initialized
          var w: Int
          while isOpen { w = 1 }
          let u = w
                  ^ variable 'w' used before being initialized
          let n: Int
          outer: for i in 0..<3 { for j in 0..<3 where j == i { n = 2; break outer } }
          let m = n
                  ^ constant 'n' used before being initialized
          let later: Int
          func local() -> Int { later }
          let o = local()
                  ^ constant 'later' used by function definition before being initialized
          var list: [Int]
          list.append(2)
               ^ variable 'list' used before being initialized
          return Path(rect)
        }
      }
      """)
  }

  @Test func initializersGiveAllPropertiesTheirValues() {
    expect(
      """
      struct Part {
        var a: Int
        let b: Double
        var c: Int?
        let k = 4
        init(first: Int) { a = first }
                                     ^ return from initializer without initializing all stored properties
        init(second: Int) { a = second; if second > 2 { return }; b = 2 }
                                                        ^ return from initializer without initializing all stored properties
        init(third: Int) { let q = self.b; a = third; b = q }
                                        ^ 'self' used before all stored properties are initialized
        init(fourth: Int) { a = twice(); b = 2 }
                                ^ 'self' used before all stored properties are initialized
        init(fifth: Int) { b = 2; b = 3; a = b > 1 ? 1 : 2 }
                                  ^ immutable value 'self.b' may only be initialized once
        init(sixth: Int) { if sixth > 1 { self.init(first: sixth) } }
                                                                    ^ 'self.init' isn't called on all paths before returning from initializer
        init(seventh: Int) { let f = { [a] in a }; a = 1; b = 2 }
                                        ^ 'self' used before all stored properties are initialized
        init(eighth: Int) { a += 1; b = 2 }
                              ^ variable 'self.a' passed by reference before being initialized
        init(ninth: Int) { a = 1; b = 2; k = 5 }
                                         ^ immutable value 'self.k' may only be initialized once
        init(tenth: Int) { if a > 1 { }; self.init(first: tenth) }
                              ^ 'self' used before 'self.init' call or assignment to 'self'
        init(eleventh: Int) { for i in 0..<eleventh { a = i }; b = 2 }
                                                                     ^ return from initializer without initializing all stored properties
        init?(fine: Int) { if fine > 1 { return nil }; (a, b) = (2, 3) }
        init(alsoFine: Int) { switch alsoFine { case 0: fatalError(); default: a = 1 }; b = 2; a = twice() }
        func twice() -> Int { a * 2 }
      }
      struct Holder {
        var list: [Int]
        init(first: Int) { list.append(first) }
                                ^ variable 'self.list' used before being initialized
      }
      enum Kind {
        case p, q
        init(first: Int) { if first > 1 { self = .p } }
                                                      ^ 'self.init' isn't called on all paths before returning from initializer
        init(fine: Int) { self = fine > 1 ? .p : .q }
      }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          let parts = [
            Part(first: 1), Part(second: 1), Part(third: 1), Part(fourth: 1), Part(fifth: 1), Part(sixth: 1), Part(seventh: 1),
            Part(eighth: 1), Part(ninth: 1), Part(tenth: 1), Part(eleventh: 1), Part(alsoFine: 1),
          ]
          let part = Part(fine: 1)
          let holder = Holder(first: 1)
          let kinds = [Kind(first: 1), Kind(fine: 1)]
          return Path(rect)
        }
      }
      """)
  }

  @Test func everyWayToAUseGivesTheValue() throws {
    let numbers = try Interpretation.numbers(
      "a", "b", "c", "d", "e", "f", "g", "h", "i", "j.1", "k", "l",
      declarations: """
        struct Failure: Error { }
        func find(_ n: Int) throws -> Int { if n > 1 { throw Failure() }; return n }
        """,
      setUp: """
        let flag = rect.width > 10
        let a: Int
        if flag { a = 1 } else { a = 2 }
        let b: Int
        guard flag else { fatalError() }
        b = a
        let c: Int
        switch b { case 1: c = 5; case 2: fallthrough; default: c = 6 }
        let d: Int
        while true { if flag { d = 3; break } }
        var e: Int
        repeat { e = 4; if flag { break } } while true
        let f: Int
        do { f = try find(3) } catch { f = 7 }
        var g: Int
        for n in 0..<3 { g = n; if g > 1 { continue }; g += 1 }
        g = 8
        let h: Int
        defer { print(h) }
        h = 9
        let i: CGFloat = { let inner: CGFloat; if flag { inner = 1 } else { inner = 2 }; return inner }()
        var j: (Int, Int)
        j.0 = 1
        j.1 = 2
        let k: Int, l: Int
        (k, l) = (3, 4)
        """)
    #expect(numbers == [1, 1, 5, 3, 4, 7, 8, 9, 1, 2, 3, 4])
  }

  @Test func shortNamesHaveTheirPlaces() {
    expect(
      """
      struct Other { }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          if let missing { return Path() }
                 ^ cannot find 'missing' in scope
          guard let absent else { return Path() }
                    ^ cannot find 'absent' in scope
          if let rect { return Path() }
                 ^ initializer for conditional binding must have Optional type, not 'CGRect'
          let f = { [gone, there = 3] in 3 }
                     ^ cannot find 'gone' in scope
          return Path(rect)
        }
      }
      """)
  }
}
