import Foundation
import Testing

/// The messages of the program about inputs that are no shapes.
@Suite struct BadInputTests {
  private static let shape = "struct Box: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }\n"

  /// A shape whose `path(in:)` holds the statements.
  private static func drawing(_ statements: String) -> String {
    "struct Bad: Shape {\n  func path(in rect: CGRect) -> Path {\n    \(statements)\n  }\n}\n"
  }

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("", to: "Empty.swift")
    try folder.write(" \n\n", to: "Blank.swift")
    try folder.write("let answer = 42\n", to: "Shapeless.swift")
    try folder.write(Data([0x7F, 0x45, 0x4C, 0x46, 0, 0xFF, 0xFE]), to: "Binary.swift")
    try folder.write(Data("struct A\0B {}".utf8), to: "Null.swift")
    try folder.write(Data(count: 5 << 20), to: "Large.swift")
    try folder.write(Self.shape, to: "boxes/Box.swift")
    try folder.write("nothing", to: "none/readme.txt")
    try folder.write("let answer = 42\n", to: "shapeless/A.swift")
    return folder
  }

  @Test(arguments: [
    ("Missing.swift", "no such file or directory: 'Missing.swift'"),
    ("no/such/place", "no such file or directory: 'no/such/place'"),
    ("Empty.swift", "'Empty.swift' is empty"),
    ("Blank.swift", "'Blank.swift' is empty"),
    ("Shapeless.swift", "'Shapeless.swift' declares no Shape, View or preview"),
    ("Binary.swift", "'Binary.swift' is not text in UTF-8"),
    ("Null.swift", "'Null.swift' is not text in UTF-8"),
    ("Large.swift", "'Large.swift' is larger than 4 MB, too large for a shape's source"),
    ("/dev/zero", "'/dev/zero' is neither a file nor a directory"),
  ])
  func eachHasASentenceOfItsOwn(argument: String, sentence: String) throws {
    let folder = try folder()
    for command in ["list", "path", "screenshot", "check"] {
      let result = try StippleProcess.run([command, argument], in: folder)
      #expect(result.status == 1, "\(command)")
      #expect(result.errors == "error: \(sentence)\n", "\(command)")
      if command == "path" || command == "check" { #expect(result.output.isEmpty, "\(command)") }
    }
  }

  @Test(arguments: [
    ("none", "no Swift file in directory 'none'"),
    ("shapeless", "no Swift file in 'shapeless' declares a Shape, a View or a preview"),
    ("Bx", "no shape 'Bx' in the gallery, nor a file of that name; it has "),
  ])
  func aDirectoryNeedsShapesAndANameAGallery(argument: String, sentence: String) throws {
    let folder = try folder()
    for command in ["list", "path"] {
      let result = try StippleProcess.run([command, argument], in: folder)
      #expect(result.status == 1, "\(command)")
      #expect(result.errors.hasPrefix("error: \(sentence)"), "\(command): \(result.errors)")
    }
  }

  @Test func aDirectoryIsNoFileToCheck() throws {
    let result = try StippleProcess.run(["check", "boxes"], in: try folder())
    #expect(result.status == 1)
    #expect(result.errors == "error: 'boxes' is a directory where a file is needed\n")
  }

  @Test(arguments: [
    ("a syntax error", "var path = Path(\n    return path", "error: "),
    ("an unknown member", "return Path(rect.insett(by: 2))", "did you mean"),
    ("a wrong label", "return Path { $0.addLine(too: .zero) }", "error: "),
    ("a type error", "return Path(\"rect\")", "error: "),
    ("an endless loop", "while true {}\n    return Path(rect)", "did not finish"),
    (
      "ten million lines",
      "var p = Path()\n    p.move(to: .zero)\n    for _ in 0..<10_000_000 { p.addLine(to: .zero) }\n    return p",
      "error: "
    ),
    ("a division by zero", "let zero = 0\n    return Path(CGRect(x: 1 / zero, y: 0, width: 1, height: 1))", "error: "),
    ("an index out of range", "let points: [CGPoint] = []\n    return Path { $0.move(to: points[3]) }", "error: "),
    (
      "20,000 parentheses",
      "return Path\(String(repeating: "(", count: 20_000))rect\(String(repeating: ")", count: 20_000))",
      "nested"
    ),
  ])
  func aFaultySourceIsExplainedAtItsPlace(fault: String, statements: String, part: String) throws {
    let folder = try Folder()
    try folder.write(Self.drawing(statements), to: "Bad.swift")
    let result = try StippleProcess.run(["path", "Bad.swift"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Bad.swift:"), "\(fault): \(result.errors.prefix(300))")
    #expect(result.errors.contains(part), "\(fault): \(result.errors.prefix(300))")
  }

  @Test func checkSaysNothingOfAGoodFileAndNamesEveryFaultyOne() throws {
    let folder = try folder()
    try folder.write(Self.drawing("return Path(rekt)"), to: "Bad.swift")
    let good = try StippleProcess.run(["check", "boxes/Box.swift"], in: folder)
    #expect(good.status == 0 && good.output.isEmpty && good.errors.isEmpty)
    let result = try StippleProcess.run(["check", "Bad.swift", "boxes/Box.swift", "Empty.swift"], in: folder)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.first == "Bad.swift:3:17: error: cannot find 'rekt' in scope; did you mean 'rect'?")
    #expect(lines.dropFirst().first == " 3 |     return Path(rekt)")
    #expect(lines.last == "error: 'Empty.swift' is empty")
  }

  @Test func coordinatesThatAreNotFiniteAreNullInJSONAndRefusedInSVG() throws {
    let folder = try Folder()
    let statements = "let z = 0.0\n    return Path { $0.move(to: CGPoint(x: 1 / z, y: z / z)) }"
    try folder.write(Self.drawing(statements), to: "Bad.swift")
    let json = try StippleProcess.run(["path", "Bad.swift", "--format", "json"], in: folder)
    #expect(json.status == 0)
    #expect(json.text.hasSuffix(#""elements":[{"op":"move","points":[[null,null]]}]}"# + "\n"))
    let svg = try StippleProcess.run(["path", "Bad.swift", "--format", "svg"], in: folder)
    #expect(svg.status == 1)
    #expect(svg.errors == "error: the path has coordinates that are not finite, which SVG cannot hold\n")
  }

  @Test func `a file that cannot be read does not keep those beside it from being shown`() throws {
    let folder = try Folder()
    try folder.write("struct Box: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }", to: "App/Box.swift")
    try folder.write(Data([0x53, 0xFF, 0xFE]), to: "App/Bad.swift")
    let listed = try StippleProcess.run(["list", "App"], in: folder)
    #expect(listed.text.hasPrefix("Box  App/Box.swift\n") && listed.status == 1)
    #expect(listed.errors == "error: 'App/Bad.swift' is not text in UTF-8\n")
    let shown = try StippleProcess.run(["screenshot", "App"], in: folder)
    #expect(shown.text.contains("   Bad.swift  ! ") && shown.text.contains("> Box ") && shown.status == 0)
    #expect(try StippleProcess.run(["path", "App", "--shape", "Box"], in: folder).status == 0)
    let alone = try Folder()
    try alone.write(Data([0x53, 0xFF, 0xFE]), to: "App/Bad.swift")
    let failed = try StippleProcess.run(["list", "App"], in: alone)
    #expect(failed.status == 1 && failed.text.isEmpty)
    #expect(
      failed.errors == """
        error: 'App/Bad.swift' is not text in UTF-8
        error: no Swift file in 'App' declares a Shape, a View or a preview

        """)
  }
}
