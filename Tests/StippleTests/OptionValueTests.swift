import Testing

/// The messages about values that an option cannot take.
@Suite struct OptionValueTests {
  private static let rectSentence = "write the size as '200x150', two finite numbers that are not negative"

  @Test(arguments: [
    (["screenshot", "Petal", "--size", "-1x5"], "write the size as '80x24', from 0 to 2000 each way"),
    (["screenshot", "Petal", "--size", "5x2001"], "write the size as '80x24', from 0 to 2000 each way"),
    (["screenshot", "Petal", "--rect", "-1x-1"], Self.rectSentence),
    (["screenshot", "Petal", "--rect", "infx1"], Self.rectSentence),
    (["screenshot", "Petal", "--cell-aspect", "-0.5"], "write the aspect as '0.45', from 0.25 to 1.0"),
    (["screenshot", "Petal", "--seed", "-9223372036854775809"], "write the seed as a whole number of at most 64 bits"),
    (["screenshot", "Petal", "--seed", "1.5"], "write the seed as a whole number of at most 64 bits"),
    (["path", "Petal", "--rect", "1,2,3"], "write the rectangle as '0,0,200,150'"),
    (["path", "Petal", "--rect", "0,0,inf,1"], "the rectangle's numbers must be finite"),
    (["path", "Petal", "--rect", "0,0,1,nan"], "the rectangle's numbers must be finite"),
    (["path", "Petal", "--rect", "1e308,0,1e308,1"], "the rectangle's far edge is beyond the largest number"),
    (["path", "Petal", "--rect", "0,-1e308,1,-1e308"], "the rectangle's far edge is beyond the largest number"),
  ])
  func `the sentence says what is wrong with the value`(arguments: [String], sentence: String) throws {
    let result = try StippleProcess.run(arguments)
    #expect(result.status == 64 && result.output.isEmpty)
    let start = "Error: The value '\(arguments[3])' is invalid for '\(arguments[2]) "
    let first = result.errors.split(separator: "\n").first.map(String.init) ?? ""
    #expect(first.hasPrefix(start) && first.hasSuffix(": " + sentence), "\(first)")
  }

  @Test(arguments: [["--colors", "-1"], ["--format", "-1"], ["--glyphs", "-1"]])
  func `a negative number is a value like any other`(option: [String]) throws {
    let result = try StippleProcess.run(["screenshot", "Petal"] + option)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: The value '-1' is invalid for '\(option[0]) "), "\(result.errors)")
  }

  @Test func `a seed may be negative`() throws {
    func picture(_ seed: String) throws -> String {
      let result = try StippleProcess.run(["screenshot", "Petal", "--keys", "x", "--seed", seed])
      #expect(result.status == 0)
      return result.text
    }
    #expect(try picture("-1") == picture("18446744073709551615"))
    #expect(try picture("-1") != picture("1"))
  }

  @Test func `a rectangle may be negative where it has a place`() throws {
    let result = try StippleProcess.run(["path", "Petal", "--rect", "-10,-5,20,10", "--format", "svg"])
    #expect(result.status == 0 && result.text.hasPrefix("M 0 5 "), "\(result.text)")
  }

  @Test(arguments: [
    ("swiftui", "'--format json' writes as null"), ("svg", "SVG cannot hold"),
  ])
  func `a path that is not finite is not printed`(format: String, consequence: String) throws {
    let folder = try Folder()
    try folder.write(
      """
      struct Far: Shape {
        func path(in rect: CGRect) -> Path { Path { $0.move(to: CGPoint(x: rect.width * 1e308, y: 0)) } }
      }
      """, to: "Far.swift")
    let result = try StippleProcess.run(["path", "Far.swift", "--format", format], in: folder)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors == "error: the path has coordinates that are not finite, which \(consequence)\n")
  }
}
