import Foundation
import Testing

/// The things that the program remembers from one time to the next, in a real terminal.
@Suite(.serialized) struct SessionMemoryTests {
  /// Runs the program with a state folder below `folder`, presses keys and quits; what is on the screen before the keys
  /// has to be the screenshot with `expected` keys, but for the status line.
  private func play(
    _ arguments: [String], in folder: Folder, expecting expected: [String], pressing keys: [String] = [],
    status: String? = nil, location: SourceLocation = #_sourceLocation
  ) throws {
    let session = try TmuxSession(
      arguments, environment: ["XDG_STATE_HOME": folder.url.appending(path: "state").path], folder: folder)
    let screen = try StippleProcess.run(["screenshot"] + expected, in: folder).text
    func withoutStatus(_ screen: String) -> [Substring] {
      Array(screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(23))
    }
    try session.wait(for: "the screen\n\(screen)", location: location) {
      try withoutStatus(session.screen()) == withoutStatus(screen)
    }
    if let status { #expect(try session.screen().contains(status), sourceLocation: location) }
    for key in keys { try session.press(key) }
    try session.press("q")
    #expect(try session.file("status") == "0", sourceLocation: location)
    try FileManager.default.removeItem(at: folder.url.appending(path: "status"))
  }

  private func file(in folder: Folder) -> URL { folder.url.appending(path: "state/stipple/sessions.json") }

  @Test func `the next session goes on where the last was left`() throws {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    try folder.write(Sample.ticket.replacing("Ticket", with: "Coupon"), to: "more/Coupon.swift")
    let keys = ["j", "Tab", "Right", "f"]
    try play(["."], in: folder, expecting: ["."], pressing: keys)
    let written = try String(contentsOf: file(in: folder), encoding: .utf8)
    #expect(written.contains("\"fraction\" : {"))
    try play(
      ["."], in: folder, expecting: [".", "--keys", "j right f"], pressing: ["u"],
      status: "as you left it; u goes back to the start values")
    // What was undone is undone the next time too.
    try play(["."], in: folder, expecting: ["."], pressing: ["x"])
    try play(["."], in: folder, expecting: [".", "--keys", "x"])
    try play([".", "--fresh"], in: folder, expecting: ["."], pressing: ["j"])
    try play([".", "--shape", "Ticket"], in: folder, expecting: [".", "--shape", "Ticket"])
    try play([".", "--set", "count=2"], in: folder, expecting: [".", "--set", "count=2"])
    try play(["Ticket.swift"], in: folder, expecting: ["Ticket.swift"], pressing: ["Right"])
  }

  @Test func `a damaged file is set aside with a message`() throws {
    for damage in [
      "", "{", "[1, 2]", "{\"version\": 1, \"sessions\": 7}", String(repeating: "[", count: 200_000), "\u{0}\u{1}",
    ] {
      let folder = try Folder()
      try folder.write(Sample.ticket, to: "Ticket.swift")
      try folder.write(damage, to: "state/stipple/sessions.json")
      try play(
        ["Ticket.swift"], in: folder, expecting: ["Ticket.swift"], pressing: ["Right"],
        status: "what was remembered is damaged")
      let aside = try String(
        contentsOf: folder.url.appending(path: "state/stipple/sessions.json.damaged"), encoding: .utf8)
      #expect(aside == damage)
      #expect(try String(contentsOf: file(in: folder), encoding: .utf8).contains("Ticket.swift"))
    }
  }

  @Test func `where nothing can be remembered the program says so and plays on`() throws {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    // A file where the folder would have to be.
    try folder.write("occupied", to: "state")
    let session = try TmuxSession(
      ["Ticket.swift"], environment: ["XDG_STATE_HOME": folder.url.appending(path: "state").path], folder: folder)
    try session.wait(forScreenshot: ["Ticket.swift"])
    try session.press("Right", "q")
    #expect(try session.file("status") == "0")
    try session.wait(forText: "the session cannot be remembered in")
  }

  @Test func `a program that is ended by force has remembered what was set before`() throws {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    let session = try TmuxSession(
      ["Ticket.swift"], environment: ["XDG_STATE_HOME": folder.url.appending(path: "state").path], folder: folder)
    try session.wait(forScreenshot: ["Ticket.swift"])
    try session.press("Right")
    try session.wait(for: "the file") { FileManager.default.fileExists(atPath: file(in: folder).path) }
    kill(try #require(Int32(try session.file("pid"))), SIGKILL)
    #expect(try session.file("status") == "137")
    try FileManager.default.removeItem(at: folder.url.appending(path: "status"))
    try play(["Ticket.swift"], in: folder, expecting: ["Ticket.swift", "--keys", "right"])
  }
}
