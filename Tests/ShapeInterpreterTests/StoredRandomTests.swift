import Testing

@testable import ShapeInterpreter

/// C's random numbers are those of glibc, number by number.
struct StoredRandomTests {
  @Test func theCongruenceIsThatOfPOSIX() throws {
    let numbers = try Interpretation.numbers(
      "drand48()", "drand48()", "{ srand48(3); return drand48() }()", "CGFloat(lrand48())", "CGFloat(mrand48())",
      "{ srand48(-7); return drand48() }()")
    #expect(
      numbers == [
        3.907985046680551e-14, 0.00098539467465030839, 0.78323496210305521, 1_854_724_446, 1_338_777_140,
        0.075211875447170229,
      ])
  }

  @Test func theFeedbackIsThatOfGlibc() throws {
    let numbers = try Interpretation.numbers(
      "CGFloat(rand())", "CGFloat(rand())", "CGFloat(random())", "{ srand(42); return CGFloat(rand()) }()",
      "CGFloat(random())", "{ srandom(3_000_000_000); return CGFloat(random()) }()",
      "{ srand(0); return CGFloat(rand()) }()")
    #expect(
      numbers == [
        1_804_289_383, 846_930_886, 1_681_692_777, 71_876_166, 708_592_740, 2_058_147_116, 1_804_289_383,
      ])
  }

  @Test func numbersOfTheSystemStayBelowTheirBound() throws {
    let numbers = try Interpretation.numbers(
      "CGFloat(arc4random_uniform(1))", "arc4random_uniform(6) < 6 ? 1 : 0", "arc4random() <= UInt32.max ? 1 : 0")
    #expect(numbers == [0, 1, 1])
  }
}
