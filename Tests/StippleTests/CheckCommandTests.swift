import ShapeInterpreter
import Testing

/// `stipple check --supported` prints the library's own list.
struct CheckCommandTests {
  @Test func supportedPrintsTheLibrarysList() throws {
    let result = try StippleProcess.run(["check", "--supported"])
    #expect(result.status == 0)
    #expect(result.text == SupportedLibrary().text())
  }

  /// A shape with so many mistakes, one a line.
  private static func faulty(errors: Int) -> String {
    let lines = (0..<errors).map { "    let x\($0) = rect.midx\n" }.joined()
    return "struct A: Shape {\n  func path(in rect: CGRect) -> Path {\n\(lines)    return Path(rect)\n  }\n}\n"
  }

  @Test(arguments: [(100, nil), (101, "1 more error"), (250, "150 more errors")])
  func `of each file a hundred complaints are printed`(count: Int, note: String?) throws {
    let folder = try Folder()
    try folder.write(Self.faulty(errors: count), to: "Many.swift")
    try folder.write(Self.faulty(errors: 2).replacing("struct A", with: "struct B"), to: "Few.swift")
    let result = try StippleProcess.run(["check", "Many.swift", "Few.swift"], in: folder)
    let heads = result.errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(heads.filter { $0.hasPrefix("Many.swift:") }.count == 100)
    #expect(heads.filter { $0.hasPrefix("Few.swift:") }.count == 2)
    #expect(heads.first { $0.hasPrefix("note: ") } == note.map { "note: \($0) in 'Many.swift'" })
    #expect(result.status == 1)
  }

  @Test func `many errors in one long line take little room`() throws {
    let folder = try Folder()
    let statements = (0..<300).map { "let x\($0) = rect.midx" }.joined(separator: "; ")
    let text = "struct A: Shape { func path(in rect: CGRect) -> Path { \(statements); return Path(rect) } }"
    try folder.write(text, to: "Long.swift")
    let result = try StippleProcess.run(["check", "Long.swift"], in: folder)
    let rows = result.errors.split(separator: "\n")
    #expect(rows.count == 301 && rows.allSatisfy { $0.count <= 170 })
  }

  @Test func withoutFilesThereIsNothingToCheck() throws {
    let result = try StippleProcess.run(["check"])
    #expect(result.status == 64)
    #expect(result.errors.contains("Missing expected argument '<files> ...'"))
  }

  @Test func aTypeErrorIsToldBesideOneOfTheParser() throws {
    let folder = try Folder()
    try folder.write(
      """
      struct A: Shape { func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: rect.midy, dy: 0)) } }
      struct B: Shape { func path(in rect: CGRect) -> Path { Path(rect } }
      """, to: "Two.swift")
    let result = try StippleProcess.run(["check", "Two.swift"], in: folder)
    #expect(result.status == 1)
    let heads = result.errors.split(separator: "\n").filter { $0.hasPrefix("Two.swift:") }.map { $0.prefix(12) }
    #expect(heads == ["Two.swift:1:", "Two.swift:2:"])
  }
}
