import Foundation
import Testing

/// The screen lives whatever its files do: keys are heard while a shape is drawn or a file is checked.
@Suite(.serialized) struct EndlessFileTests {
  /// A shape whose path takes long, or is there at once.
  private func shape(isSlow: Bool, inset: Int = 10) -> String {
    """
    struct Disc: Shape {
      /// 0...40 step 1
      var size: CGFloat = 1
      func path(in rect: CGRect) -> Path {
        \(isSlow ? SlowSource.loop : "")
        return Path(ellipseIn: rect.insetBy(dx: \(inset), dy: size))
      }
    }
    """
  }

  /// Replaces a file at once, as most editors do.
  private func save(_ text: String, as name: String, in folder: Folder) throws {
    let new = try folder.write(text, to: name + "~")
    #expect(rename(new.path, folder.url.appending(path: name).path) == 0)
  }

  @Test func `a drawing that does not end leaves the keys alive, and is ended by a new text`() throws {
    let folder = try Folder()
    try folder.write(shape(isSlow: true), to: "Disc.swift")
    let session = try TmuxSession(["Disc.swift"], folder: folder)
    try session.wait(forText: "evaluating Disc … esc stops")
    try session.press("?")
    try session.wait(forText: "change the selected parameter")
    try session.press("Escape")
    try session.wait(forText: "evaluating Disc … esc stops")
    // Keys do what they do.
    try session.press("l", "l")
    try session.wait(forText: "size                3")
    try save(shape(isSlow: false), as: "Disc.swift", in: folder)
    try session.wait(forScreenshot: ["Disc.swift", "--keys", "l l"])
    // Saved over the good one, the endless one leaves its picture.
    let picture = try session.screen().split(separator: "\n")[8]
    try folder.write(shape(isSlow: true), to: "Disc.swift")
    try session.wait(forText: "evaluating Disc … esc stops")
    #expect(try session.screen().split(separator: "\n")[8] == picture)
    try save(shape(isSlow: false, inset: 30), as: "Disc.swift", in: folder)
    try session.wait(forScreenshot: ["Disc.swift", "--keys", "l l"])
    try save(shape(isSlow: true), as: "Disc.swift", in: folder)
    try session.wait(forText: "evaluating Disc … esc stops")
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test func `esc ends a drawing and the canvas says where it was`() throws {
    let folder = try Folder()
    try folder.write(shape(isSlow: true), to: "Disc.swift")
    let session = try TmuxSession(["Disc.swift"], folder: folder)
    try session.wait(forText: "evaluating Disc … esc stops")
    try session.press("Escape")
    try session.wait(forText: "6:1: stopped by esc")
    try session.wait(forText: "for _ in 0..<1_999_000 {")
    #expect(try !session.screen().contains("evaluating"))
    // Another value is another try.
    try session.press("l")
    try session.wait(forText: "evaluating Disc … esc stops")
    try session.press("q")
    #expect(try session.file("status") == "0")
  }

  @Test func `a check that does not end is ended by esc or by a new text`() throws {
    let folder = try Folder()
    try folder.write(SlowSource.start(of: "Disc"), to: "Disc.swift")
    let session = try TmuxSession(["Disc.swift"], folder: folder)
    try session.wait(forText: "checking Disc.swift … esc stops")
    try session.press("?")
    try session.wait(forText: "─ Keys: ")
    try session.press("Escape")
    try session.wait(forText: "checking Disc.swift … esc stops")
    try save(shape(isSlow: false), as: "Disc.swift", in: folder)
    try session.wait(forScreenshot: ["Disc.swift"])
    let picture = try session.screen().split(separator: "\n")[8]
    try save(SlowSource.start(of: "Disc"), as: "Disc.swift", in: folder)
    try session.wait(forText: "checking Disc.swift … esc stops")
    try session.press("Escape")
    try session.wait(forText: "3:1: the check was stopped by esc")
    #expect(try session.screen().split(separator: "\n")[8] == picture)
    try save(shape(isSlow: false, inset: 30), as: "Disc.swift", in: folder)
    try session.wait(forScreenshot: ["Disc.swift"])
    try session.press("q")
    #expect(try session.file("status") == "0")
  }

  @Test func `esc ends the check of a file that is being opened`() throws {
    let folder = try Folder()
    try folder.write(SlowSource.start(of: "Disc"), to: "Disc.swift")
    let session = try TmuxSession(["Disc.swift"], folder: folder)
    try session.wait(forText: "checking Disc.swift … esc stops")
    try session.press("Escape")
    try session.wait(forText: "3:1: the check was stopped by esc")
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test(arguments: ["mkfifo Disc.swift", "ln -s /dev/zero Disc.swift", "mkdir Disc.swift"])
  func `what takes a file's place does not keep the screen from its keys`(command: String) throws {
    let folder = try Folder()
    try folder.write(shape(isSlow: false), to: "Disc.swift")
    let session = try TmuxSession(["Disc.swift"], folder: folder)
    try session.wait(forScreenshot: ["Disc.swift"])
    let scratch = try Folder()
    let status = try spawn(
      ["sh", "-c", "rm Disc.swift && \(command)"], in: folder.url, environment: ["PATH": "/usr/bin:/bin"],
      output: scratch.url.appending(path: "output"), errors: scratch.url.appending(path: "errors"))
    #expect(status == 0)
    try session.wait(forText: "'Disc.swift' is")
    try session.press("?")
    try session.wait(forText: "change the selected parameter")
    try session.press("Escape")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Disc.swift"))
    try save(shape(isSlow: false, inset: 30), as: "Disc.swift", in: folder)
    try session.wait(forScreenshot: ["Disc.swift"])
    try session.press("q")
    #expect(try session.file("status") == "0")
  }
}
