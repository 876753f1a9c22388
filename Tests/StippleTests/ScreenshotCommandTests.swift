import Foundation
import Testing

@Suite struct ScreenshotCommandTests {
  private func lines(_ arguments: String...) throws -> [Substring] {
    let result = try StippleProcess.run(["screenshot"] + arguments)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.text.hasSuffix("\n"))
    return result.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
  }

  private struct Document: Decodable {
    var columns: Int
    var rows: Int
    var text: [String]
    var cells: [[Int]]
  }

  @Test func everySizeGivesItsNumberOfLines() throws {
    #expect(try lines().count == 24)
    for (columns, rows) in [(1, 1), (19, 5), (20, 6), (40, 12), (100, 30), (500, 200)] {
      let lines = try lines("Petal", "--size", "\(columns)x\(rows)")
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { $0.count <= columns })
      #expect(lines.contains { !$0.isEmpty })
    }
    #expect(try StippleProcess.run(["screenshot", "--size", "0x0"]).text == "")
  }

  @Test func aFileBeginsWithWhatCanBeDrawn() throws {
    let folder = try Folder()
    let source = """
      import SwiftUI

      struct Swatch<Fill: ShapeStyle>: View {
        var fill: Fill
        var body: some View { Circle().fill(fill) }
      }

      struct Two: View {
        var body: some View { HStack { Swatch(fill: .red); Swatch(fill: .blue.gradient) } }
      }
      """
    try folder.write(source, to: "Swatches.swift")
    let result = try StippleProcess.run(["screenshot", "Swatches.swift"], in: folder)
    // A generic view has no value of its own, which is no fault of the file.
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.text.hasPrefix(" Stipple   Two "))
    try folder.write(source.replacing("Swatch(fill: .red)", with: "Swatch(fil: .red)"), to: "Faulty.swift")
    let faulty = try StippleProcess.run(["screenshot", "Faulty.swift"], in: folder)
    #expect(faulty.status == 1 && faulty.errors.contains("incorrect argument label"))
  }

  @Test func theFormatsShowTheSameCharacters() throws {
    let text = try lines("Petal").map(String.init)
    let ansi = try StippleProcess.run(["screenshot", "Petal", "--format", "ansi"]).text
    #expect(ansi.contains("\u{1B}["))
    let stripped = ansi.replacing(/\u{1B}\[[0-9;]*m/, with: "").dropLast()
      .split(separator: "\n", omittingEmptySubsequences: false)
    func trimmed(_ line: some StringProtocol) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }
    #expect(stripped.map(trimmed) == text)
    let json = try StippleProcess.run(["screenshot", "Petal", "--format", "json"])
    let document = try JSONDecoder().decode(Document.self, from: json.output)
    #expect(document.columns == 80 && document.rows == 24)
    #expect(document.text.map(trimmed) == text)
    #expect(document.cells.allSatisfy { $0.count == 80 } && document.cells.count == 24)
  }

  @Test func `a seed decides what comes by chance`() throws {
    func picture(_ arguments: String...) throws -> String {
      try StippleProcess.run(["screenshot", "Petal", "--keys", "x"] + arguments).text
    }
    #expect(try picture() == picture("--seed", "1"))
    #expect(try picture("--seed", "7") == picture("--seed", "7"))
    #expect(try Set((1...5).map { try picture("--seed", "\($0)") }).count == 5)
    #expect(try StippleProcess.run(["screenshot", "--seed", "many"]).status == 64)
  }

  @Test func keysAndValuesReachTheSameScreen() throws {
    let typed = try lines("Petal", "--keys", "tab 0 . 2 enter")
    #expect(try lines("Petal") != typed)
    // What is typed is a value like any other; only the pane with the keys differs.
    #expect(try lines("Petal", "--set", "breadth=0.2", "--keys", "tab") == typed)
  }

  @Test func theDrawingsOwnValuesCanBeSet() throws {
    let whole = try lines("Cloud", "--canvas")
    let half = try lines("Cloud", "--canvas", "--set", "style=stroke", "--set", "trimTo=0.5")
    #expect(whole != half)
    let refused = try StippleProcess.run(["screenshot", "Cloud", "--set", "trimTo=2"])
    #expect(refused.status == 1)
    #expect(refused.errors == "error: '2' is out of range for 'trimTo', which takes 0...1\n")
  }

  @Test func theCanvasIsTheDrawingAlone() throws {
    let lines = try lines("Petal", "--canvas", "--size", "30x12")
    #expect(lines.count == 12)
    #expect(lines.joined().unicodeScalars.allSatisfy { $0 == " " || (0x2800...0x28FF).contains($0.value) })
    #expect(lines.joined().contains { $0 != " " })
  }

  @Test(arguments: [
    (["--keys", "tab nonsense"], "no key is called 'nonsense'"), (["--keys", "wait:1y"], "'wait:1y' names no time"),
    (["--size", "80"], "write the size as '80x24'"), (["--size", "3000x3"], "from 0 to 2000 each way"),
    (["--rect", "200"], "write the size as '200x150'"), (["--rect", "infx1"], "write the size as '200x150'"),
  ])
  func aCommandLineThatCannotBeReadIsWrongUsage(arguments: [String], sentence: String) throws {
    let result = try StippleProcess.run(["screenshot"] + arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(sentence), "\(result.errors)")
  }

  @Test func aFaultySourceIsShownOnTheScreenAndReported() throws {
    let folder = try Folder()
    try folder.write("struct Box: Shape { func path(in rect: CGRect) -> Path { Path(rekt) } }", to: "Box.swift")
    let result = try StippleProcess.run(["screenshot", "Box.swift"], in: folder)
    #expect(result.status == 1)
    #expect(result.text.contains("cannot find 'rekt' in scope"))
    #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
    #expect(result.errors.hasPrefix("Box.swift:1:63: error: cannot find 'rekt' in scope"))
  }

  @Test(arguments: ["Path(rect.insetBy(dx: rect.midy, dy: 0))", "Path(rect"])
  func `the shape with the first error is shown where a file is opened, and errors are told whatever is shown`(
    body: String
  ) throws {
    let folder = try Folder()
    let shapes = [("Good", "Path(rect)"), ("Bad", body), ("Last", "Path(ellipseIn: rect)")]
    let text = shapes.map { "struct \($0): Shape { func path(in rect: CGRect) -> Path { \($1) } }\n" }.joined()
    try folder.write(text, to: "Three.swift")
    let opened = try StippleProcess.run(["screenshot", "Three.swift"], in: folder)
    #expect(opened.status == 1 && opened.errors.hasPrefix("Three.swift:2:"))
    #expect(opened.text.contains("> Bad") && opened.text.contains(" ! ") && opened.text.contains("─ error ─"))
    #expect(opened.text.split(separator: "\n").first?.contains("   1 error  ") == true)
    let asked = try StippleProcess.run(["screenshot", "Three.swift", "--shape", "Last"], in: folder)
    #expect(asked.status == 0 && asked.errors == opened.errors)
    #expect(asked.text.contains("> Last") && asked.text.contains("   1 error  "))
    #expect(!asked.text.contains("─ error ─"))
    let path = try StippleProcess.run(["path", "Three.swift", "--shape", "Bad"], in: folder)
    #expect(path.status == 1 && path.errors == opened.errors && path.text.isEmpty)
    #expect(try StippleProcess.run(["path", "Three.swift"], in: folder).status == 0)
    // A directory is opened at what can be drawn.
    let folderful = try StippleProcess.run(["screenshot", "."], in: folder)
    #expect(folderful.status == 0 && folderful.text.contains("> Good") && folderful.text.contains("1 error"))
  }

  @Test func withoutATerminalThePlaygroundPrintsItsScreenOnce() throws {
    let played = try StippleProcess.run(["petal"])
    #expect(played.status == 0 && played.errors.isEmpty)
    #expect(played.text == (try StippleProcess.run(["screenshot", "Petal"]).text))
  }
}
