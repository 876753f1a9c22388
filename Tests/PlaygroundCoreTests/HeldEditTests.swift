import PlaygroundCore
import Rendering
import ShapeInterpreter
import Testing

/// Edits that put a box in place of a part of a view: the picture before them stays until the next save.
struct HeldEditTests {
  private static let card =
    "struct Card: View { var body: some View { VStack { Text(\"Above\"); Note(text: \"hi\") } } }"

  private static func note(_ type: String, _ text: String = "text") -> String {
    "struct Note: View {\n  let text: \(type)\n  var body: some View { Text(\(text)) }\n}"
  }

  /// The files of the card and of the note, checked together.
  private static func files(_ note: String, _ card: String = card) throws -> [ShapeFile] {
    let sources = [
      ShapeSource(name: "Views/Card.swift", text: card), ShapeSource(name: "Views/Note.swift", text: note),
    ]
    let module = ShapeModule(sources)
    return try sources.map { source in
      ShapeFile(name: source.name, program: try #require(module.program(of: source.name)), standsAlone: false)
    }
  }

  private static func playground() throws -> Playground {
    var playground = Playground(files: try files(note("String")), size: ScreenSize(columns: 80, rows: 24))
    playground.select(EntryID(file: "Views/Card.swift", name: "Card"))
    playground.settle()
    return playground
  }

  private static func save(_ note: String, _ card: String = card, in playground: inout Playground) throws {
    for file in try files(note, card) { playground.settle(after: .sourceChanged(file)) }
  }

  @Test func aSlipInAFileThatTheViewUsesKeepsThePicture() throws {
    var playground = try Self.playground()
    let whole = playground.picture.drawing
    try Self.save(Self.note("Strin"), in: &playground)
    #expect(playground.picture.drawing == whole && playground.selectedEntry?.isStale == true)
    #expect(playground.view().plainText.contains("Note.swift:2:13: cannot find type"))
    #expect(playground.view().plainText.contains("─ warning: the next save boxes it ─"))
    try Self.save(Self.note("String", "text + \"!\""), in: &playground)
    #expect(playground.picture.drawing != whole && playground.selectedEntry?.isStale == false)
    #expect(playground.trouble == nil)
    try Self.save(Self.note("String"), in: &playground)
    #expect(playground.picture.drawing == whole)
  }

  @Test func theNextSaveShowsTheBox() throws {
    var playground = try Self.playground()
    let whole = playground.picture.drawing
    try Self.save(Self.note("Strin"), in: &playground)
    try Self.save(Self.note("Strin"), in: &playground)
    #expect(playground.picture.drawing != whole && playground.selectedEntry?.isStale == false)
    #expect(playground.trouble == nil, "the list of warnings tells it")
    try Self.save(Self.note("String"), in: &playground)
    #expect(playground.picture.drawing == whole)
  }

  @Test func aSlipInTheViewItselfKeepsThePictureToo() throws {
    var playground = try Self.playground()
    let whole = playground.picture.drawing
    try Self.save(Self.note("String"), Self.card.replacing("Note(", with: "Not("), in: &playground)
    #expect(playground.picture.drawing == whole && playground.trouble?.message.contains("'Not'") == true)
    #expect(playground.selectedEntry?.isStale == true)
  }

  @Test func aViewThatHadItsBoxFollowsItsText() throws {
    var playground = try Self.playground()
    for _ in 1...2 { try Self.save(Self.note("Strin"), in: &playground) }
    let boxed = playground.picture.drawing
    try Self.save(Self.note("Strin"), Self.card.replacing("Above", with: "Over"), in: &playground)
    #expect(playground.picture.drawing != boxed && playground.selectedEntry?.isStale == false)
  }

  @Test func anotherTextIsShownAtOnce() throws {
    var playground = try Self.playground()
    let whole = playground.picture.drawing
    try Self.save(Self.note("String"), Self.card.replacing("Above", with: "Over"), in: &playground)
    #expect(playground.picture.drawing != whole && playground.selectedEntry?.isStale == false)
  }
}
