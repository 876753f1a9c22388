import Foundation
import Testing

/// A folder of many files: the first ones are shown while the rest is checked.
@Suite(.serialized) struct LargeFolderTests {
  private func shape(_ name: String) -> String {
    """
    struct \(name): Shape {
      var inset: CGFloat = 9
      func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: 1)) }
    }
    """
  }

  /// A folder with the files `A.swift` to `L.swift`, each with a shape.
  private func folder() throws -> Folder {
    let folder = try Folder()
    for letter in "ABCDEFGHIJKL" { try folder.write(shape("Shape\(letter)"), to: "\(letter).swift") }
    return folder
  }

  @Test func `all files arrive`() throws {
    let session = try TmuxSession(["."], folder: try folder())
    try session.wait(forScreenshot: ["."])
    #expect(try session.screen().contains("ShapeL"))
  }

  @Test func `a file that takes long to check holds the others up no more`() throws {
    let folder = try folder()
    try folder.write(SlowSource.start(of: "Late"), to: "Late.swift")
    let session = try TmuxSession(["."], folder: folder)
    try session.wait(forText: "checking . … esc stops")
    try session.wait(forText: "inset")
    #expect(try session.screen().contains("> ShapeA"))
    try session.press("Down")
    try session.wait(forText: "> ShapeB")
    // What was changed meanwhile is not overtaken by its former text.
    try folder.write(shape("Soon"), to: "Late.swift")
    try session.wait(forText: "Soon")
    try session.wait(forScreenshot: [".", "--keys", "down"])
  }

  @Test func `esc ends the check of the rest`() throws {
    let folder = try folder()
    try folder.write(SlowSource.start(of: "Late"), to: "Late.swift")
    let session = try TmuxSession(["."], folder: folder)
    try session.wait(forText: "checking . … esc stops")
    try session.wait(forText: "> ShapeA")
    try session.press("Escape")
    try session.wait(for: "the end of the check") { try !session.screen().contains("checking") }
    #expect(try session.screen().contains("Late"))
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test func `a remembered shape is found wherever its file stands`() throws {
    let folder = try folder()
    var session = try TmuxSession(["."], environment: ["XDG_STATE_HOME": folder.url.path], folder: folder)
    try session.wait(forScreenshot: ["."])
    try session.press("End", "Tab", "Right")
    let keys = ["--keys", "end tab right"]
    try session.wait(forScreenshot: ["."] + keys)
    try session.press("q")
    #expect(try session.file("status") == "0")
    try FileManager.default.removeItem(at: folder.url.appending(path: "status"))
    session = try TmuxSession(["."], environment: ["XDG_STATE_HOME": folder.url.path], folder: folder)
    try session.wait(forText: "> ShapeL")
    try session.wait(forText: "as you left it")
  }

  @Test func `nothing is said of an empty list before the files are read`() throws {
    let folder = try Folder()
    try folder.write(SlowSource.start(of: "Late"), to: "Late.swift")
    let session = try TmuxSession(["."], folder: folder)
    try session.wait(forText: "checking . … esc stops")
    #expect(try !session.screen().contains("no shapes"))
  }
}
