import ShapeInterpreter
import Testing

/// `stipple check --supported` prints the library's own list.
struct CheckCommandTests {
  @Test func supportedPrintsTheLibrarysList() throws {
    let result = try StippleProcess.run(["check", "--supported"])
    #expect(result.status == 0)
    #expect(result.text == SupportedLibrary().text())
  }

  @Test func withoutFilesThereIsNothingToCheck() throws {
    let result = try StippleProcess.run(["check"])
    #expect(result.status == 64)
    #expect(result.errors.contains("Missing expected argument '<files> ...'"))
  }
}
