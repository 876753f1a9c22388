import Foundation
import Testing

/// Screenshots as pictures.
@Suite struct PictureFormatTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  @Test func `the ending of the file's name says the format`() throws {
    let folder = try Folder()
    for (name, start) in [
      ("a.svg", "<svg "), ("a.html", "<!DOCTYPE html>"), ("a.json", "{\"columns\":80"), ("a.txt", " Stipple"),
    ] {
      let result = try StippleProcess.run(["screenshot", "Petal", "-o", name], in: folder)
      #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
      let text = try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
      #expect(text.hasPrefix(start), "\(name)")
    }
    let said = try StippleProcess.run(["screenshot", "Petal", "--format", "text", "-o", "b.svg"], in: folder)
    #expect(said.status == 0)
    #expect(try String(contentsOf: folder.url.appending(path: "b.svg"), encoding: .utf8).hasPrefix(" Stipple"))
  }

  @Test func `a picture in points is as large as its cells`() throws {
    let words = ["screenshot", "Petal", "--canvas", "--size", "30x10", "--format", "png"]
    let result = try StippleProcess.run(words, environment: ["PATH": Self.path])
    #expect(result.status == 0, "\(result.errors)")
    // The signature, the header's length and name, then width and height (PNG, 5.2 and 11.2.1): two pixels to a unit.
    let bytes = [UInt8](result.output.prefix(24))
    try #require(bytes.count == 24)
    #expect(Array(bytes[..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(bytes[12..<16]) == Array("IHDR".utf8))
    #expect(Array(bytes[16..<20]) == [0, 0, 0x02, 0x58] && Array(bytes[20..<24]) == [0, 0, 0x01, 0x90])
  }

  @Test func `a picture needs no other program`() throws {
    let words = ["screenshot", "Petal", "--format", "png"]
    let plain = try StippleProcess.run(words, environment: ["PATH": Self.path])
    let alone = try StippleProcess.run(words, environment: ["PATH": "/nowhere"])
    #expect(alone.status == 0 && alone.errors.isEmpty && alone.output == plain.output)
  }

  @Test func `a terminal is not sent what is no text`() throws {
    let session = try TmuxSession(["screenshot", "Petal", "--format", "png"], columns: 120)
    #expect(try session.file("status") == "1")
    try session.expectRestored()
    let sentence = "error: 'standard output' cannot be written: a terminal shows no PNG; '-o screen.png' writes a file"
    #expect(try session.screen().hasPrefix(sentence))
  }

  @Test(arguments: ["svg", "html", "png"])
  func `pictures are the same bytes every time`(format: String) throws {
    let words = ["screenshot", "ChatBubble", "--format", format, "--keys", "tab c"]
    let first = try StippleProcess.run(words)
    #expect(first.status == 0)
    #expect(try StippleProcess.run(words, environment: ["LC_ALL": "C", "TERM": "dumb"]).output == first.output)
  }
}
