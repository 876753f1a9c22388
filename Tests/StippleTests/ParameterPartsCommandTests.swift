import Foundation
import Testing

/// Parts of values, texts and shapes of one name at the command line.
@Suite struct ParameterPartsCommandTests {
  private static let row = """
    struct Row: Shape {
      var heights: [CGFloat] = [1, 2]
      var inset: CGFloat?
      var title = "ab"
      func path(in rect: CGRect) -> Path {
        Path { path in
          for (index, height) in heights.enumerated() {
            path.move(to: CGPoint(x: CGFloat(index), y: height + (inset ?? 0)))
          }
          path.move(to: CGPoint(x: CGFloat(title.count), y: 0))
        }
      }
    }
    """

  private func path(_ settings: String...) throws -> StippleProcess.Result {
    let folder = try Folder()
    try folder.write(Self.row, to: "Row.swift")
    return try StippleProcess.run(["path", "Row.swift"] + settings.flatMap { ["--set", $0] }, in: folder)
  }

  @Test func partsAreSetByTheirNames() throws {
    #expect(try path().text == "0 1 m 1 2 m 2 0 m\n")
    #expect(try path("heights[1]=7", "title=a b=c").text == "0 1 m 1 7 m 5 0 m\n")
    #expect(try path("heights.count=3", "heights[2]=9").text == "0 1 m 1 2 m 2 9 m 2 0 m\n")
    #expect(try path("inset=10").text == "0 11 m 1 12 m 2 0 m\n", "an optional gets a value first")
    #expect(try path("inset=10", "inset=nil").text == "0 1 m 1 2 m 2 0 m\n")
    #expect(try path("heights[2]=9").errors.hasPrefix("error: 'Row' has no parameter 'heights[2]'"))
    #expect(try path("heights.count=300").errors.contains("out of range for 'heights.count', which takes 0...256"))
  }

  @Test func aScreenshotSetsTheSame() throws {
    let folder = try Folder()
    try folder.write(Self.row, to: "Row.swift")
    let settings = ["--set", "heights.count=3", "--set", "inset=10", "--set", "title=xyz"]
    let result = try StippleProcess.run(["screenshot", "Row.swift"] + settings, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    for text in ["heights[2]", "inset ", "“xyz”"] { #expect(result.text.contains(text), "\(text)") }
  }

  @Test func theListNamesEveryPart() throws {
    let folder = try Folder()
    try folder.write(Self.row, to: "Row.swift")
    let result = try StippleProcess.run(["list", "Row.swift"], in: folder)
    #expect(
      result.text == """
        Row  Row.swift
          heights.count  Int       2      0...12 step 1
          heights[0]     CGFloat   1      0...100
          heights[1]     CGFloat   2      0...100
          inset?         CGFloat?  false  true or false
          title          String    ab

        """)
  }

  @Test func anExampleIsMarked() throws {
    let folder = try Folder()
    let text = """
      struct Dot: Shape { let size: CGFloat; func path(in rect: CGRect) -> Path { Path(rect) } }
      #Preview { Dot(size: 7) }
      """
    try folder.write(text, to: "Dot.swift")
    let result = try StippleProcess.run(["list", "Dot.swift", "--json"], in: folder)
    #expect(result.text.contains("\"value\":7.0") && result.text.contains("\"source\":\"example\""), "\(result.text)")
  }

  @Test func shapesOfOneNameAreToldApart() throws {
    let folder = try Folder()
    for (file, width) in [("all/a.swift", 1), ("all/b.swift", 2)] {
      let text =
        "struct Arrow: Shape { func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: \(width), height: 1)) } }"
      try folder.write(text, to: file)
    }
    #expect(try StippleProcess.run(["list", "all"], in: folder).text == "Arrow  all/a.swift\nArrow  all/b.swift\n")
    let sentence =
      "error: 'Arrow' is in all/a.swift and in all/b.swift; write '--shape all/a.swift:Arrow'\n"
    for command in ["path", "screenshot"] {
      #expect(try StippleProcess.run([command, "all", "--shape", "Arrow"], in: folder).errors == sentence)
    }
    for name in ["b.swift:Arrow", "b:arrow", "all/b.swift:Arrow"] {
      let result = try StippleProcess.run(["path", "all", "--shape", name], in: folder)
      #expect(result.text == "0 0 m 2 0 l 2 1 l 0 1 l h\n", "\(name): \(result.errors)")
    }
    let screen = try StippleProcess.run(["screenshot", "all", "--shape", "b:Arrow"], in: folder).text
    #expect(screen.contains("  Arrow (a)") && screen.contains("> Arrow (b)"), "\(screen)")
    let missing = try StippleProcess.run(["path", "all", "--shape", "c:Arrow"], in: folder)
    #expect(missing.status == 1 && missing.errors.contains("no shape 'c:Arrow'"), "\(missing.errors)")
  }
}
