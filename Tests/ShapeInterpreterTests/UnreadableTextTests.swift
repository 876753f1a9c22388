import Foundation
import TestSupport
import Testing

@testable import ShapeInterpreter

/// Texts that are no Swift are read up to the first part that is none, so that the parser's time stays within bounds.
struct UnreadableTextTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of a folder of the package, with their names.
  private static func files(in folder: String) throws -> [(name: String, text: String)] {
    let found = FileManager.default.enumerator(
      at: package.appendingPathComponent(folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return try (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test(arguments: ["Sources/ShapeInterpreter/Source", "Sources/PlaygroundCore/State", "shapes"])
  func swiftIsReadWhole(folder: String) throws {
    let files = try Self.files(in: folder)
    #expect(files.count > 5)
    for file in files {
      let (isWhole, mistakes) = DeepStack.run {
        var search = UnreadableText(file.text)
        return (search.parse().text == file.text, search.mistakes)
      }
      #expect(isWhole, "\(file.name)")
      // A window may begin in the middle of a list or of an expression.
      #expect(mistakes <= 1, "\(file.name)")
    }
  }

  @Test func longChainsOfModifiersAreReadWhole() {
    for opening in ["struct V: View { var body: some View {", "struct V: View {\n  var body: some View {\n"] {
      let text = opening + "\nColor.red\n" + String(repeating: ".padding(1)\n", count: 1_000) + "} }\n"
      let (isWhole, mistakes) = DeepStack.run {
        var search = UnreadableText(text)
        return (search.parse().text == text, search.mistakes)
      }
      #expect(isWhole)
      #expect(mistakes == 0)
    }
  }

  /// Each of these takes the parser time that grows with the square of the length, or makes it nest to its limit.
  private static let repeated = [
    " async ", " switch ", " macro ", "#> throws ", "`@a ", "/ ~", "/>>>> ", "`/", "\u{201C}\n", ")\n", "let = \n",
  ]

  private static let shapes = String(
    repeating: "struct A: Shape {\n  func path(in rect: CGRect) -> Path { Path(rect) }\n}\n\n", count: 40)

  @Test(arguments: repeated)
  func textsThatAreNoSwiftAreReadToTheFirstPart(repeated: String) {
    let nonsense = String(repeating: repeated, count: 20_000 / repeated.utf8.count)
    let source = ShapeSource(name: "A.swift", text: Self.shapes + nonsense)
    let read = DeepStack.run {
      var search = UnreadableText(source.text)
      return search.parse().text
    }
    #expect(read.utf8.count < Self.shapes.utf8.count + 10_000)
    #expect(read.utf8.starts(with: Self.shapes.utf8))
    let program = ShapeProgram(checking: source)
    #expect(!program.diagnostics.isEmpty)
  }

  /// A window begins with brackets like those around it, so that its lines are read as they are in the whole text.
  @Test(arguments: [
    ("enum E {\n  case a", "enum A { "),
    ("struct V: View { var body: some View {\n  a", "struct A { func a() { "),
    ("struct V { init() { }; var b: Int {\n  a", "struct A { func a() { "),
    ("extension CGRect {\n  func f() -> Int {\n    let a = [1", "struct A { func a() { let a = [ "),
    ("struct S {\n  init(a: Int", "struct A { func a( "), ("struct S {\n  let s = f(g(", "struct A { let a = a( a( "),
    ("switch a {\n  case b", "switch a { default: "), ("f([1, { a in", "let a = a( [ { "), ("f(1); g { }", ""),
  ])
  func bracketsAreOpenedAgain(text: String, opening: String) {
    #expect(UnreadableText.opening(behind: text) == opening)
  }

  /// Delimiters that the lexer searches the rest of the text for, from each of their starts.
  @Test(arguments: [
    ("#/\n", "#/"), ("#", "#"), ("<<<<<<< a\n", "<<<<<<< "), (">>>> a\n", ">>>> "), ("-<#", "<#"),
    ("\u{201C}", "\u{201C}"), ("##/\n/#\n", "#/"), ("#/\n\\/#\n", "#/"), ("<# a", "<#"),
  ])
  func delimitersWithoutEndAreCounted(repeated: String, delimiter: String) {
    let text = Self.shapes + String(repeating: repeated, count: 100_000 / repeated.utf8.count)
    let program = ShapeProgram(checking: ShapeSource(name: "A.swift", text: text))
    let place = program.diagnostics.first?.place
    #expect(program.diagnostics.map(\.message) == ["'\(delimiter)' stands too often without an end"])
    #expect(place?.line == 161)
  }

  @Test(arguments: [
    "// " + String(repeating: "#", count: 110) + "\n", "/// A \u{201C}word\u{201D} and another \u{201C}word\u{201D}.\n",
    "// C#/Java\n", "let a = 1 << 2 // <#a#>\n", "let r = #/a/#\n", "let r = #/\n  a\n  /#\n",
  ])
  func usualTextsAreNotRefused(line: String) {
    let text = String(repeating: line, count: 100_000 / line.utf8.count)
    #expect(LexerLookahead(text).complaint == nil)
  }
}
