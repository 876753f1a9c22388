import Foundation
import Testing

@Suite struct PathCommandTests {
  private struct Document: Decodable {
    struct Element: Decodable {
      var op: String
      var points: [[Double]]
    }
    var shape: String
    var rect: [Double]
    var elements: [Element]
  }

  private func run(_ arguments: String...) throws -> StippleProcess.Result {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    return try StippleProcess.run(["path", "Ticket.swift"] + arguments, in: folder)
  }

  @Test func numbersOfJSONReadBackToTheSameDouble() throws {
    let result = try run("--rect", "0.1,-3,200,150", "--format", "json")
    #expect(result.status == 0 && result.errors.isEmpty)
    let document = try JSONDecoder().decode(Document.self, from: result.output)
    #expect(document.shape == "Ticket")
    #expect(document.rect == [0.1, -3, 200, 150])
    #expect(document.elements.map(\.op) == ["move", "line", "quad", "curve", "close"])
    let points = document.elements.map(\.points)
    #expect(points[0] == [[0.1 + 200.0 / 3, -3]])
    #expect(points[1] == [[0.1 + 200, 37.5]])
    #expect(points[2] == [[20.0 / 7, 1e-7], [0.1, 0.2]])
    #expect(points[3] == [[1, 2], [3, 4], [1e21, -2.5]])
    #expect(points[4] == [])
  }

  @Test func aPathIsWrittenAsSwiftUIDescribesItUnlessAnotherFormatIsAskedFor() throws {
    let short = "66.6667 0 m 200 37.5 l 2.85714 1e-07 0.1 0.2 q 1 2 3 4 1e+21 -2.5 c h\n"
    #expect(try run().text == short)
    #expect(try run("--format", "swiftui").text == short)
  }

  @Test func svgHoldsAllDigits() throws {
    let text = try run("--format", "svg").text
    #expect(
      text == "M 66.66666666666667 0 L 200 37.5 Q 2.857142857142857 1e-07 0.1 0.2 C 1 2 3 4 1e+21 -2.5 Z\n")
  }

  @Test func valuesAreAssignedByKind() throws {
    #expect(try run("--set", "fraction=1").text.contains("200 150 l"))
    #expect(try run("--set", "fraction=1", "--set", "fraction=.5").text.contains("200 75 l"))
    #expect(try run("--set", "edge=bottom").text.contains("3 5 1e+21"))
    #expect(try run("--set", "edge=.bottom").text.contains("3 5 1e+21"))
    for fine in ["count=4", "count=4.0", "turn=12deg", "turn=12", "turn=9999deg", "isOpen=true"] {
      let result = try run("--set", fine)
      #expect(result.status == 0, "\(fine): \(result.errors)")
    }
  }

  @Test(arguments: [
    ("fractoin=1", "'Ticket' has no parameter 'fractoin'; did you mean 'fraction'? it has fraction, count, turn"),
    ("fraction=1.5", "'1.5' is out of range for 'fraction', which takes 0...1"),
    ("fraction=nan", "'nan' is no value for 'fraction', which takes a number"),
    ("fraction=inf", "'inf' is no value for 'fraction', which takes a number"),
    ("fraction=", "'' is no value for 'fraction', which takes a number"),
    ("count=2.5", "'2.5' is no value for 'count', which takes a whole number"),
    ("count=13", "'13' is out of range for 'count', which takes 0...12"),
    ("turn=7turns", "'7turns' is no value for 'turn', which takes degrees, as in 45 or 45deg"),
    ("turn=infdeg", "'infdeg' is no value for 'turn', which takes degrees, as in 45 or 45deg"),
    ("isOpen=maybe", "'maybe' is no value for 'isOpen', which takes true or false"),
    ("edge=left", "'left' is no value for 'edge', which takes top or bottom"),
  ])
  func aValueThatCannotBeIsRefused(assignment: String, sentence: String) throws {
    let result = try run("--set", assignment)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: " + sentence), "\(result.errors)")
  }

  @Test(arguments: [
    ["--rect", "1,2,3"], ["--rect", "1,2,3,4,5"], ["--rect", "a,2,3,4"], ["--rect", "0,0,inf,1"], ["--format", "png"],
    ["--set", "fraction"], ["--set", "=1"], ["--nonsense"],
  ])
  func aCommandLineThatCannotBeReadIsWrongUsage(arguments: [String]) throws {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    let result = try StippleProcess.run(["path", "Ticket.swift"] + arguments, in: folder)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("Usage: stipple path"))
  }

  @Test func aShapeIsChosenByNameElseByTheFileElseByOrder() throws {
    let folder = try Folder()
    let pair = """
      struct One: Shape { func path(in rect: CGRect) -> Path { Path(CGRect(x: 1, y: 1, width: 1, height: 1)) } }
      struct Two: Shape { func path(in rect: CGRect) -> Path { Path(CGRect(x: 2, y: 2, width: 2, height: 2)) } }
      """
    try folder.write(pair, to: "Two.swift")
    try folder.write(pair, to: "Other.swift")
    func path(_ arguments: String...) throws -> StippleProcess.Result {
      try StippleProcess.run(["path"] + arguments, in: folder)
    }
    #expect(try path("Two.swift").text.hasPrefix("2 2 m"))
    #expect(try path("Other.swift").text.hasPrefix("1 1 m"))
    #expect(try path("Other.swift", "--shape", "Two").text.hasPrefix("2 2 m"))
    #expect(try path("Other.swift", "--shape", "two").text.hasPrefix("2 2 m"))
    let unknown = try path("Other.swift", "--shape", "Twoo")
    #expect(unknown.status == 1)
    #expect(unknown.errors == "error: no shape 'Twoo' in 'Other.swift'; did you mean 'Two'? it has One, Two\n")
  }

  @Test func aFileIsWritten() throws {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    try folder.write("before", to: "path.txt")
    let written = try StippleProcess.run(["path", "Ticket.swift", "-o", "path.txt"], in: folder)
    #expect(written.status == 0 && written.output.isEmpty)
    let text = try String(contentsOf: folder.url.appending(path: "path.txt"), encoding: .utf8)
    #expect(text == (try run().text))
    let nowhere = try StippleProcess.run(["path", "Ticket.swift", "-o", "missing/path.txt"], in: folder)
    #expect(nowhere.status == 1)
    #expect(nowhere.errors.hasPrefix("error: 'missing/path.txt' cannot be written: no such file or directory"))
  }

  @Test func aLinkStaysALink() throws {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    let target = try folder.write("before", to: "target.txt")
    let link = folder.url.appending(path: "link.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let result = try StippleProcess.run(["path", "Ticket.swift", "-o", "link.txt"], in: folder)
    #expect(result.status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: link.path)
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(try String(contentsOf: target, encoding: .utf8) == (try run().text))
  }
}
