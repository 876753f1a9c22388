import Foundation
import Testing

/// The treatment of files while the playground shows them.
@Suite(.serialized) struct FollowedFilesTests {
  private func shape(_ name: String) -> String {
    """
    struct \(name): Shape {
      /// 0...1
      var share: CGFloat = 0.5
      func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: share)) }
    }
    """
  }

  private func helper(_ divisor: Int) -> String {
    "extension CGRect { func shrunk(by k: CGFloat) -> CGRect { insetBy(dx: width * k / \(divisor), dy: 0) } }"
  }

  @Test(arguments: ["Disc.swift", "."])
  func `a pipe in the place of a file holds nothing up`(input: String) throws {
    let folder = try Folder()
    try folder.write(shape("Disc").replacing("shrunk(by: share)", with: "standardized"), to: "Disc.swift")
    let session = try TmuxSession([input], folder: folder)
    try session.wait(forScreenshot: [input])
    let pipe = folder.url.appending(path: "pipe").path
    try #require(mkfifo(pipe, 0o600) == 0 && rename(pipe, folder.url.appending(path: "Disc.swift").path) == 0)
    try session.wait(forText: "is neither a file nor")
    try session.press("Right")
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test(arguments: ["Disc.swift", "."])
  func `a shape is drawn anew when a file that it needs changes, breaks, goes and comes`(input: String) throws {
    let folder = try Folder()
    try folder.write(shape("Disc"), to: "Disc.swift")
    let aid = try folder.write(helper(2), to: "Aid.swift")
    let session = try TmuxSession([input], folder: folder)
    try session.wait(forScreenshot: [input])
    let first = try session.screen()
    try folder.write(helper(8), to: "Aid.swift")
    try session.wait(forScreenshot: [input])
    #expect(try session.screen() != first)
    try folder.write("extension CGRect { func shrunk(by k: CGFloat) -> CGRect { insett(k) } }", to: "Aid.swift")
    try session.wait(forText: "'insett' in scope")
    try folder.write(helper(2), to: "Aid.swift")
    try session.wait(for: "the first picture") { try session.screen() == first }
    try FileManager.default.removeItem(at: aid)
    try session.wait(forText: "member 'shrunk'")
    // Under another name, which has not been seen before.
    try folder.write(helper(2), to: "Help.swift")
    try session.wait(for: "the first picture") { try session.screen() == first }
  }

  @Test func `a renamed file stays the chosen one, and one that is gone leaves the list`() throws {
    let folder = try Folder()
    let whole = """
      struct Box: Shape {
        var inset: CGFloat = 9
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: 1)) }
      }
      """
    let first = try folder.write(whole, to: "One.swift")
    let other = try folder.write(whole.replacing("Box", with: "Crate"), to: "Two.swift")
    let session = try TmuxSession(["."], folder: folder)
    try session.wait(forScreenshot: ["."])
    try session.press("Tab", "Right", "S-Right")
    try session.wait(forScreenshot: [".", "--keys", "tab right s-right"])
    try FileManager.default.moveItem(at: first, to: folder.url.appending(path: "Uno.swift"))
    // It is after the other now.
    try session.wait(forScreenshot: [".", "--shape", "Box", "--keys", "tab right s-right"])
    #expect(try session.screen().contains("Uno.swift"))
    try FileManager.default.removeItem(at: other)
    // A single shape's parameters have the keys from the start.
    try session.wait(forScreenshot: [".", "--keys", "right s-right"])
    #expect(try !session.screen().contains("Crate"))
    // What is looked at stays, whatever becomes of its file.
    try FileManager.default.removeItem(at: folder.url.appending(path: "Uno.swift"))
    try session.wait(forText: "'Uno.swift'")
    Thread.sleep(forTimeInterval: 2.5)
    #expect(try session.screen().contains("'Uno.swift'"))
  }
}
