import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing

@Suite struct ChanceTests {
  @Test func `values by chance lie within their ranges and on their grids`() throws {
    var playground = Sample.playground()
    var seen: Set<String> = []
    for _ in 0..<200 {
      try playground.press("x")
      for (parameter, value) in zip(playground.shapeParameters, playground.shapeValues) {
        #expect(parameter.admits(value))
        if let number = value.number {
          #expect(parameter.range?.contains(number) == true, "\(parameter.name) \(number)")
          #expect(parameter.nearestValue(to: number) == value)
        }
        seen.insert("\(parameter.name) \(value)")
      }
      #expect(playground.settingValues == DrawingSettings.parameters.map(\.initial), "the drawing stays")
    }
    // 61 insets, 22 petals, two and three choices; angles besides.
    #expect(seen.filter { $0.hasPrefix("inset") }.count > 50)
    #expect(seen.filter { $0.hasPrefix("petals") }.count == 22)
    #expect(seen.filter { $0.hasPrefix("side") }.count == 3 && seen.filter { $0.hasPrefix("isOpen") }.count == 2)
  }

  @Test func `the same keys and seed give the same values`() throws {
    func values(seed: UInt64, _ keys: String) throws -> [ParameterValue] {
      var playground = Playground.settled(
        files: [Sample.file("one.swift", [Sample.box])], size: ScreenSize(columns: 80, rows: 24), seed: seed)
      try playground.press(keys)
      return playground.values
    }
    #expect(try values(seed: 7, "x x") == values(seed: 7, "x x"))
    #expect(try values(seed: 7, "x") != values(seed: 8, "x"))
    #expect(try values(seed: 7, "x x u x u u") == values(seed: 7, ""))
    #expect(try values(seed: 7, "x u x") == values(seed: 7, "x x"), "undoing does not bring the same chance again")
  }

  @Test func `each throw is a step`() throws {
    var playground = Sample.playground()
    try playground.press("x")
    let first = playground.values
    try playground.press("x x")
    #expect(playground.undoCount == 3)
    try playground.press("u u")
    #expect(playground.values == first)
    #expect(playground.notice?.hasPrefix("undid: ") == true)
  }

  @Test func `elements that chance brings get values by chance`() throws {
    var playground = Playground.settled(
      files: [Sample.file("one.swift", [Sample.row])], size: ScreenSize(columns: 80, rows: 24))
    var counts: Set<Int> = []
    for _ in 0..<40 {
      try playground.press("x")
      counts.insert(playground.shapeParameters.count)
      #expect(zip(playground.parameters, playground.values).allSatisfy { $0.admits($1) })
      #expect(playground.value("title") == .text("ab"), "a text is left alone")
    }
    #expect(counts.count > 5)
  }

  @Test func `a shape without parameters says so`() throws {
    var playground = Sample.playground()
    try playground.press("end x")
    #expect(playground.notice == "Wild has no parameters of its own" && playground.undoCount == 1)
  }

  /// Many elements, with a count of how often they were gone through.
  private func playground(count: Int, _ counter: Counter) -> Playground {
    let parameters = (0..<count).map { Sample.number("a\($0)", 1, 0...9, step: 1) }
    let shape = EntryPoint(
      name: "Many", parameters: parameters,
      arrangement: { value in
        counter.increment()
        for parameter in parameters { _ = value(parameter) }
        return parameters
      },
      draw: { rect, _, _ in Path(rect) })
    return Playground.settled(files: [Sample.file("a.swift", [shape])], size: ScreenSize(columns: 80, rows: 24))
  }

  @Test(arguments: ["x", "y", "r", "R", "right", "tab", "c", "5 enter", "m right b"])
  func `a key goes through the parameters as often whatever their number`(keys: String) throws {
    func walks(_ count: Int) throws -> Int {
      let counter = Counter()
      var playground = playground(count: count, counter)
      try playground.press("x")
      let before = counter.value
      try playground.press(keys)
      _ = playground.view()
      return counter.value - before
    }
    #expect(try walks(400) <= walks(20), "\(keys)")
  }
}
