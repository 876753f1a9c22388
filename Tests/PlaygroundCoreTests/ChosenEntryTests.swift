import Rendering
import ShapeInterpreter
import Testing

@testable import PlaygroundCore

/// A session begins with the entry that is asked for, and asks for no other: its file may still have to be checked.
struct ChosenEntryTests {
  private struct Missing: Error {}

  private static func file(_ name: String, check: @escaping @Sendable () -> Void) -> ShapeFile {
    ShapeFile(
      name: name,
      program: ShapeProgram(known: [(name: "Of\(name)", kind: .shape)]) { _ in
        check()
        return ShapeProgram([], diagnostics: [])
      })
  }

  @Test func onlyTheChosenEntryIsAskedFor() async {
    await confirmation { checked in
      let files = [
        Self.file("A") { Issue.record("A is checked") },
        Self.file("B") { checked() },
        Self.file("C") { Issue.record("C is checked") },
      ]
      var playground = Playground(files: files, size: ScreenSize(columns: 80, rows: 24)) { $0[1].id }
      #expect(playground.selectedEntry?.id.name == "OfB")
      playground.settle()
      _ = playground.view()
    }
  }

  @Test func withoutAChoiceTheFirstIsSelected() {
    let files = [Self.file("A") {}, Self.file("B") {}]
    #expect(Playground(files: files, size: ScreenSize(columns: 80, rows: 24)).selectedEntry?.id.name == "OfA")
  }

  @Test func aChoiceMayFail() {
    #expect(throws: Missing.self) {
      try Playground(files: [], size: ScreenSize(columns: 80, rows: 24)) { (_) throws(Missing) in throw Missing() }
    }
  }
}
