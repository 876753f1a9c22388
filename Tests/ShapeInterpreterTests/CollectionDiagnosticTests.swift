import Testing

@testable import ShapeInterpreter

/// The messages about wrong uses of collections, key paths and strings; marked as in `DiagnosticTests`.
extension DiagnosticTests {
  @Test func collectionsAreUsedAsTheyAre() {
    expectBody(
      """
      let a = [1, 2, 3]
      _ = a["x"]
            ^ cannot convert value of type 'String' to expected argument type 'Int'
      let d: [CGPoint: Int] = [:]
      let f = \\.x
              ^ cannot infer key path type from context; consider explicitly specifying a root type
      let s: Set<Int> = ["a"]
                         ^ cannot convert value of type 'String' to expected element type 'Int'
      let r = 1...
      let t = (0.0..<1).map { $0 }
                        ^ 'map(_:)' requires that 'Range<Double>' conform to 'Sequence'
      for x in rect { path.move(to: x) }
               ^ for-in loop requires 'CGRect' to conform to 'Sequence'
      for x in 0.5...1.5 { path.move(to: .zero) }
               ^ for-in loop requires 'ClosedRange<Double>' to conform to 'Sequence'
      let g = [:]
              ^ empty collection literal requires an explicit type
      a.append(4)
        ^ cannot use mutating member on immutable value: 'a' is a 'let' constant
      a[0] = 2
       ^ cannot assign to value: 'a' is a 'let' constant
      let k: KeyPath<CGPoint, CGFloat> = \\.x
      var p = CGPoint.zero
      p[keyPath: k] = 3
       ^ cannot assign to value: the key path is read-only
      let h = ["a": 1]
      h["b"] = 2
       ^ cannot assign to value: 'h' is a 'let' constant
      let z = [1, 2].map(\\.foo)
                           ^ value of type 'Int' has no member 'foo'
      let c: Character = "ab"
                         ^ cannot convert value of type 'String' to specified type 'Character'
      let w = "abc"[0]
                    ^ cannot convert value of type 'Int' to expected argument type 'String.Index'
      let q = a.firs
                ^ value of type '[Int]' has no member 'firs'; did you mean 'first'?
      let n = [rect].sorted()
                     ^ 'sorted()' requires that 'CGRect' conform to 'Comparable'
      let m = ["a"].joined(seperator: ",")
                          ^ incorrect argument label in call (have 'seperator:', expected 'separator:')
      let v = a[keyPath: 3]
                         ^ cannot convert value of type 'Int' to expected argument type 'KeyPath<[Int], _>'
      let u = Dictionary<Path, Int>()
              ^ 'init()' requires that 'Path' conform to 'Hashable'
      """)
  }
}
