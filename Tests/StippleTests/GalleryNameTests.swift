import Testing

/// A shape of the gallery is found by its name, also when its file is called after another.
struct GalleryNameTests {
  @Test(arguments: ["Flower", "flower", "Petal", "PETAL"])
  func namesCountWithoutRegardToCase(name: String) throws {
    let result = try StippleProcess.run(["path", name, "--format", "json"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.lowercased().hasPrefix("{\"shape\":\"\(name.lowercased())\""))
  }

  @Test func aScreenshotSelectsTheShape() throws {
    let result = try StippleProcess.run(["screenshot", "Flower", "--size", "80x24"])
    #expect(result.text.split(separator: "\n").contains { $0.hasPrefix(" > Flower") })
  }

  @Test func aMisspelledNameGetsTheNearest() throws {
    let result = try StippleProcess.run(["path", "flowr"])
    #expect(result.status == 1)
    #expect(result.errors.contains("did you mean 'Flower'?"), "\(result.errors)")
  }
}
