import Testing

@testable import ShapeInterpreter

/// A fault that stops a shape says where, what and with which values, and leaves what had been drawn.
struct FaultTests {
  /// Checks the message and its place when a body runs: the caret line under a fault holds both, as in
  /// `DiagnosticTests`.
  func expect(
    _ marked: String, declarations: String = "", budget: Budget = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let source = MarkedSource("import SwiftUI\n\(declarations)\n" + MarkedSource.shape(marked))
    let program = ShapeProgram(checking: ShapeSource(name: "Wrong.swift", text: source.text))
    #expect(program.diagnostics.map(\.headline) == [], sourceLocation: sourceLocation)
    let shape = try #require(program.shapes.first { $0.name == "Wrong" }, sourceLocation: sourceLocation)
    let failure = #expect(throws: EvaluationFailure.self, sourceLocation: sourceLocation) {
      try shape.path(in: Interpretation.rect, values: shape.parameters.map(\.initial), budget: budget)
    }
    #expect(failure.map { [$0.diagnostic.headline] } == source.expected, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    """
    let z = 0
    let q = 7 / z
              ^ division by zero: 7 / 0
    """,
    """
    let z = 0
    let q = (z - 5) % z
                    ^ division by zero in remainder operation: -5 % 0
    """,
    """
    var n = Int.max
    n += 1
      ^ Int overflow: 9223372036854775807 + 1
    """,
    """
    let least = Int.min
    let n = least - 2
                  ^ Int overflow: -9223372036854775808 - 2
    """,
    """
    let least = Int.min
    let n = 3
      * least
      ^ Int overflow: 3 * (-9223372036854775808)
    """,
    """
    let least = Int.min
    let n = -least
            ^ Int overflow: -(-9223372036854775808)
    """,
    """
    let least = Int.min, minusOne = -1
    let n = least / minusOne
                  ^ Int overflow: -9223372036854775808 / (-1)
    """,
    """
    let least = Int.min, minusOne = -1
    let n = least % minusOne
                  ^ Int overflow: -9223372036854775808 % (-1)
    """,
    """
    let least = Int.min
    let n = abs(least)
            ^ Int overflow: abs(-9223372036854775808)
    """,
    """
    let byte: UInt8 = 250
    let more = byte + 10
                    ^ UInt8 overflow: 250 + 10
    """,
    """
    let byte: Int8 = -128
    let more = -byte
               ^ Int8 overflow: -(-128)
    """,
    """
    let byte: UInt8 = 3
    let zero: UInt8 = 0
    let q = byte / zero
                 ^ division by zero: 3 / 0
    """,
    """
    let n = 5.advanced(by: Int.max)
              ^ Int overflow: 5 + 9223372036854775807
    """,
    """
    let n = Int.min.distance(to: 5)
                    ^ Int overflow: 5 - (-9223372036854775808)
    """,
  ])
  func arithmeticTellsItsOperands(body: String) throws { try expect(body) }

  @Test(arguments: [
    """
    let n = Int(rect.width / 0)
            ^ Double value inf cannot be converted to Int because it is either infinite or NaN
    """,
    """
    let n = Int(1e30)
            ^ Double value 1e+30 cannot be converted to Int because the result would be out of range
    """,
    """
    let n = UInt(Int(rect.minX) - 20)
            ^ negative value -10 is not representable as UInt
    """,
    """
    let n = UInt8(Int(rect.width) + 100)
            ^ not enough bits in UInt8 to represent 300
    """,
    """
    let s = String(255, radix: 40)
            ^ radix 40 is not in 2...36
    """,
    """
    let n = Int("ff", radix: 1)
            ^ radix 1 is not in 2...36
    """,
    """
    let text = "ab"
    let c = Character(text)
            ^ can't form a Character from 'ab', which is not one character long
    """,
  ])
  func conversionsTellTheValue(body: String) throws { try expect(body) }

  @Test(arguments: [
    """
    let a = [1, 2, 3, 4, 5]
    let b = a[7]
             ^ index 7 is out of range of an array of 5 elements
    """,
    """
    var a = [1]
    a[-1] = 3
     ^ index -1 is out of range of an array of 1 element
    """,
    """
    let a = [1, 2, 3][1...]
    let b = a[0]
             ^ index 0 is out of range of a slice with the indices 1..<3
    """,
    """
    var a = [1, 2, 3][1...]
    a[3] = 0
     ^ index 3 is out of range of a slice with the indices 1..<3
    """,
    """
    let a = [1, 2, 3][1...]
    let b = a[Int.min]
             ^ index -9223372036854775808 is out of range of a slice with the indices 1..<3
    """,
    """
    let b = (0..<4)[4]
                   ^ index 4 is out of range of 0..<4
    """,
    """
    let a = [1, 2]
    let b = a[1...4]
             ^ range 1...4 is out of range of a collection with the indices 0..<2
    """,
    """
    let a = [1, 2]
    let b = a[..<3]
             ^ range ..<3 is out of range of a collection with the indices 0..<2
    """,
    """
    let a = [1, 2]
    let b = a[...2]
             ^ range ...2 is out of range of a collection with the indices 0..<2
    """,
    """
    let a = [1, 2]
    let b = a[3...]
             ^ range 3... is out of range of a collection with the indices 0..<2
    """,
    """
    let a = [1, 2]
    let b = a[1..<3]
             ^ range 1..<3 is out of range of a collection with the indices 0..<2
    """,
    """
    var a = [1, 2]
    a.insert(3, at: 5)
      ^ index 5 is out of range of an array of 2 elements
    """,
    """
    var a = [1, 2]
    a.remove(at: 2)
      ^ index 2 is out of range of an array of 2 elements
    """,
    """
    var a = [1, 2]
    a.swapAt(0, 4)
      ^ index 4 is out of range of an array of 2 elements
    """,
    """
    var a: [Int] = []
    a.removeFirst()
      ^ can't remove first element from an empty collection
    """,
    """
    var s: Set<Int> = []
    s.removeFirst()
      ^ can't remove first element from an empty collection
    """,
    """
    var s = ""
    s.removeLast()
      ^ can't remove last element from an empty collection
    """,
    """
    var a = [1, 2]
    a.removeLast(3)
      ^ can't remove 3 elements from a collection of 2
    """,
    """
    let a = [Int](repeating: 0, count: Int(rect.minX) - 11)
            ^ can't make a collection of -1 repeated parts
    """,
    """
    let s = String(repeating: "ab", count: Int(rect.minX) - 11)
            ^ can't make a string of -1 repeated parts
    """,
    """
    var format = "%d %d"
    let s = String(format: format, 1)
            ^ the format '%d' has no value
    """,
    """
    var format = "%d"
    let s = String(format: format, 1.5)
            ^ a value of type 'Double' does not suit the format '%d'
    """,
    """
    var format = "%q"
    let s = String(format: format, 1)
            ^ the format '%q' is not supported
    """,
    """
    let s = "abc".dropFirst(Int(rect.minX) - 11)
                  ^ can't take or drop -1 elements
    """,
    """
    let s = "abc"
    let c = s[s.index(s.startIndex, offsetBy: 5)]
                ^ String index 5 is out of bounds of a string of 3 characters
    """,
    """
    let s = "a"
    let c = s[s.endIndex]
             ^ String index 1 is out of bounds of a string of 1 character
    """,
    """
    let d = [1: 2, 1: 3]
            ^ dictionary literal contains duplicate keys: 1
    """,
  ])
  func collectionsTellTheirIndices(body: String) throws { try expect(body) }

  @Test func rangesOfOwnTypesTellTheType() throws {
    try expect(
      """
      let r = Level.high ... .low
                         ^ range of 'Level' values has its end before its start
      """, declarations: "enum Level: Comparable { case low, high }")
  }

  @Test(arguments: [
    """
    let end = 2
    for i in 5...end { path.move(to: .zero) }
              ^ range 5...2 has its end before its start
    """,
    """
    let end = 2.5
    let r = 5.0..<end
               ^ range 5.0..<2.5 has its end before its start
    """,
    """
    let end: UInt8 = 2
    let r = 5..<end
             ^ range 5..<2 has its end before its start
    """,
    """
    let end = Int.max
    let r = Range(0...end)
            ^ Int overflow: 9223372036854775807 + 1
    """,
    """
    for x in stride(from: 0, to: 1, by: rect.width * 0) { }
             ^ stride size must not be zero
    """,
  ])
  func rangesTellTheirLimits(body: String) throws { try expect(body) }

  @Test(arguments: [
    """
    let point: CGPoint? = nil
    path.move(to: point!)
                       ^ unexpectedly found nil while unwrapping 'point'
    """,
    """
    let points: [CGPoint] = []
    path.move(to: points.first!)
                              ^ unexpectedly found nil while unwrapping 'points.first'
    """,
    """
    let corners = ["a": 1]
    let c = corners["b"]!
                        ^ unexpectedly found nil while unwrapping 'corners[…]'
    """,
    """
    let n = Int("x")!
                    ^ unexpectedly found nil while unwrapping an Optional value
    """,
    """
    var size: CGSize? = nil
    size!.width = 3
        ^ unexpectedly found nil while unwrapping 'size'
    """,
  ])
  func unwrappingTellsTheName(body: String) throws { try expect(body) }

  @Test(arguments: [
    """
    fatalError("no \\(rect.width) here")
    ^ fatal error: no 200.0 here
    """,
    """
    preconditionFailure()
    ^ precondition failed
    """,
    """
    precondition(rect.width < 100, "too wide: \\(rect.width)")
    ^ precondition failed: too wide: 200.0
    """,
    """
    assert(rect.isEmpty)
    ^ assertion failed
    """,
    """
    let r = Int.random(in: 5..<5)
                ^ precondition failed: can't get random value with an empty range
    """,
    """
    let d = Dictionary(uniqueKeysWithValues: [(1, 2), (1, 3)])
            ^ fatal error: duplicate values for key
    """,
  ])
  func stopsTellTheirMessages(body: String) throws { try expect(body) }

  @Test func errorsThatNobodyCatches() throws {
    try expect(
      """
      let n = try! risky()
              ^ 'try!' expression unexpectedly raised an error: Trouble.some
      """, declarations: "enum Trouble: Error { case some }\nfunc risky() throws -> Int { throw Trouble.some }")
    try expect(
      """
      let n = try! risky()
              ^ 'try!' expression unexpectedly raised an error: Outer.Trouble.bad(3, "x")
      """,
      declarations: """
        enum Outer { enum Trouble: Error { case some, bad(Int, String) } }
        func risky() throws -> Int { do { throw Outer.Trouble.bad(3, "x") } }
        """)
    try expect(
      """
      let n = try! risky()
              ^ 'try!' expression unexpectedly raised an error: Trouble(code: 7)
      """,
      declarations: "struct Trouble: Error { var code = 7 }\nfunc risky() throws -> Int { throw Trouble() }")
    try expect(
      """
      let n = try! risky()
              ^ 'try!' expression unexpectedly raised an error: Trouble
      """,
      declarations: """
        struct Trouble: Error { var code = { 7 } }
        func risky() throws -> Int { throw Trouble() }
        """)
    try expect(
      """
      let f = { (x: Int) -> Int in if x > 1 { throw Trouble.some }; return x }
                                              ^ an error was thrown and not caught: Trouble.some
      let n = f(2)
      """, declarations: "enum Trouble: Error { case some }")
  }

  @Test func thePlaceIsThatOfTheFaultyExpression() throws {
    try expect(
      """
      let a = [1, 2, 3]
      let n = a.map { x in
        x
          / (x - 2)
          ^ division by zero: 2 / 0
      }
      """)
    try expect(
      """
      func height(_ n: Int) -> Int {
        let table = [10, 20]
        return table[n] * 2
                    ^ index 2 is out of range of an array of 2 elements
      }
      for i in 0..<5 { path.addLine(to: CGPoint(x: i, y: height(i))) }
      """)
    try expect(
      """
      let sum = 1 + 2 * [4, 5][Int(rect.midX)
                              ^ index 110 is out of range of an array of 2 elements
        + Int(rect.minX) - 10] + 3
      """)
    // What the library's own Swift does wrong is the fault of the call that led there.
    try expect(
      """
      let part = [1, 2, 3].prefix(-1)
                           ^ range ..<-1 is out of range of a collection with the indices 0..<3
      """)
  }
}
