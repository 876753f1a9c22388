import Foundation
import Testing

/// The program in a real terminal, by way of tmux.
@Suite(.serialized) struct TerminalTests {
  @Test func theScreenIsTheHeadlessOneCellForCell() throws {
    for (columns, rows) in [(80, 24), (40, 12)] {
      let size = "\(columns)x\(rows)"
      let session = try TmuxSession(["ChatBubble"], columns: columns, rows: rows)
      try session.wait(forScreenshot: ["ChatBubble", "--size", size])
      try session.press("Tab", "Right", "Right", "S-Right", "Down", "L", "f", "g", "+")
      try session.wait(forScreenshot: ["ChatBubble", "--size", size, "--keys", "tab right right s-right down L f g +"])
      try session.press("BTab", "Down", "?")
      try session.wait(forScreenshot: [
        "ChatBubble", "--size", size, "--keys", "tab right right s-right down L f g + s-tab down ?",
      ])
    }
  }

  @Test func `cells of other proportions have the same screen, told by its command`() throws {
    let session = try TmuxSession(["Petal", "--cell-aspect", "0.4"], columns: 100)
    let words = ["Petal", "--size", "100x24", "--cell-aspect", "0.4"]
    try session.wait(forScreenshot: words)
    #expect(try session.screen() != StippleProcess.run(["screenshot", "Petal", "--size", "100x24"]).text)
    try session.resize(columns: 90, rows: 20)
    try session.wait(forScreenshot: ["Petal", "--size", "90x20", "--cell-aspect", "0.4"])
    try session.press("y")
    try session.wait(forText: "--size 90x20 --cell-aspect 0.4")
    #expect(try StippleProcess.run(["screenshot", "--cell-aspect", "3"]).status == 64)
  }

  @Test func `the mouse does in the terminal what it does in a script`() throws {
    let session = try TmuxSession(["ChatBubble"], environment: ["TERM": "xterm-256color"])
    try session.wait(forScreenshot: ["ChatBubble"])
    #expect(try session.modes() == "1 0 1", "presses are reported")
    // xterm's way (SGR): button, column and row, M for down and m for up; 32 more for a move, 64 and 65 for the wheel.
    try session.send("\u{1B}[<0;60;4M")
    try session.send("\u{1B}[<32;65;4M")
    try session.send("\u{1B}[<0;65;4m")
    var keys = "drag:60,4-65,4"
    try session.wait(forScreenshot: ["ChatBubble", "--keys", keys])
    try session.send("\u{1B}[<65;65;8M")
    keys += " wheel-down:65,8"
    try session.wait(forScreenshot: ["ChatBubble", "--keys", keys])
    // All in one piece, as over a slow line.
    try session.send("\u{1B}[<0;5;5M\u{1B}[<0;5;5m\u{1B}[<0;30;9M\u{1B}[<32;34;9M\u{1B}[<32;36;10M\u{1B}[<0;36;10m")
    keys += " click:5,5 press:30,9 drag:34,9 drag:36,10 release:36,10"
    try session.wait(forScreenshot: ["ChatBubble", "--keys", keys])
    try session.press("M")
    try session.wait(forScreenshot: ["ChatBubble", "--keys", keys + " M"])
    #expect(try session.modes() == "1 0 0", "the terminal has its mouse back")
    try session.press("M", "q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test func aNewSizeIsFilledAtOnce() throws {
    let session = try TmuxSession(["Petal"])
    try session.wait(forScreenshot: ["Petal"])
    for (columns, rows) in [(100, 30), (19, 5), (60, 20), (80, 24)] {
      try session.resize(columns: columns, rows: rows)
      try session.wait(forScreenshot: ["Petal", "--size", "\(columns)x\(rows)"])
    }
  }

  @Test func quittingLeavesTheTerminalAsItWas() throws {
    let session = try TmuxSession([])
    try session.wait(forScreenshot: [])
    #expect(try session.modes() != TmuxSession.untouchedModes)
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGILL])
  func aSignalThatEndsTheProgramLeavesTheTerminalAsItWas(signal: Int32) throws {
    let session = try TmuxSession([])
    try session.wait(forScreenshot: [])
    let number = try #require(Int32(try session.file("pid")))
    kill(number, signal)
    #expect(try session.file("status") == "\(128 + signal)")
    try session.expectRestored()
  }

  @Test func controlCQuits() throws {
    let session = try TmuxSession([])
    try session.wait(forScreenshot: [])
    try session.press("C-c")
    #expect(try session.file("status") == "\(128 + SIGINT)")
    try session.expectRestored()
  }

  @Test func controlZSuspendsAndTheForegroundDrawsAnew() throws {
    let session = try TmuxSession(
      [], environment: ["TERM": "xterm-256color"], onStop: "stty -a > stopped; read line; fg; status=$?")
    try session.wait(forScreenshot: [])
    try session.press("C-z")
    #expect(try session.file("stopped") == (try session.file("before")))
    #expect(try session.modes() == TmuxSession.untouchedModes)
    try session.press("Enter")
    try session.wait(forScreenshot: [])
    try session.press("Tab")
    try session.wait(forScreenshot: ["--keys", "tab"])
    // Moves of the mouse are reported again too.
    try session.send("\u{1B}[<0;60;4M\u{1B}[<32;65;4M\u{1B}[<0;65;4m")
    try session.wait(forScreenshot: ["--keys", "tab drag:60,4-65,4"])
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test func aBrokenEditKeepsThePictureAndAMendedOneIsShown() throws {
    let folder = try Folder()
    func box(_ result: String) -> String {
      """
      struct Box: Shape {
        /// 0...50
        var inset: CGFloat = 10

        func path(in rect: CGRect) -> Path {
          \(result)
        }
      }
      """
    }
    let good = box("Path(rect.insetBy(dx: inset, dy: inset))")
    try folder.write(good, to: "Box.swift")
    let session = try TmuxSession(["Box.swift"], folder: folder)
    try session.wait(forScreenshot: ["Box.swift"])
    let picture = try session.screen()

    // A file put in the place of the other, as most editors save.
    let broken = try folder.write(box("Path(rekt)"), to: "Box.swift.new")
    #expect(rename(broken.path, folder.url.appending(path: "Box.swift").path) == 0)
    try session.wait(forText: "cannot find 'rekt' in scope")
    let rows = picture.split(separator: "\n", omittingEmptySubsequences: false)
    let present = try session.screen().split(separator: "\n", omittingEmptySubsequences: false)
    // The title and the upper half of the canvas are as they were, and there was something to see.
    #expect(present[4..<10] == rows[4..<10])
    #expect(rows[4..<10].joined().unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })

    // Written in place, with something else in it.
    try folder.write(good.replacing("= 10", with: "= 30"), to: "Box.swift")
    try session.wait(forScreenshot: ["Box.swift"])
    #expect(try session.screen() != picture)

    try FileManager.default.removeItem(at: folder.url.appending(path: "Box.swift"))
    try session.wait(forText: "no such file or directory")
    try folder.write(good, to: "Box.swift")
    try session.wait(for: "the first picture") { try session.screen() == picture }
  }

  @Test func aNewFileInTheDirectoryIsListed() throws {
    let folder = try Folder()
    let shape = "struct Box: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }"
    try folder.write(shape, to: "shapes/Box.swift")
    let session = try TmuxSession([], folder: folder)
    try session.wait(forScreenshot: [])
    try folder.write(shape.replacing("Box", with: "Crate"), to: "shapes/Crate.swift")
    try session.wait(forText: "Crate")
  }

  @Test func marksStandInTheCellOfTheirCharacter() throws {
    let folder = try Folder()
    let text = "x\u{304}\u{330} ท\u{E35}\u{E48} 星"
    try folder.write(
      """
      struct Marks: Shape {
        var label = "\(text)"
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: label.count, height: 50)) }
      }
      """, to: "Marks.swift")
    let session = try TmuxSession(["Marks.swift"], folder: folder)
    try session.wait(forScreenshot: ["Marks.swift"])
    #expect(try session.screen().contains("“x\u{330}\u{304} ท\u{E35}\u{E48} 星”"))
  }

  @Test func aLocaleWithoutUnicodeStillShowsBraille() throws {
    let session = try TmuxSession(["Petal"], environment: ["LC_ALL": "C"])
    try session.wait(forScreenshot: ["Petal"])
  }

  @Test func aTerminalThatTerminfoDoesNotKnowIsTakenForAnXterm() throws {
    let session = try TmuxSession(["Petal"], environment: ["TERM": "xterm-kittycat", "COLORTERM": "truecolor"])
    try session.wait(forScreenshot: ["Petal"])
    try session.press("q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }

  @Test func aTerminalThatOnlyPrintsGetsOneScreen() throws {
    let session = try TmuxSession(["Petal"], rows: 40, environment: ["TERM": "dumb"])
    #expect(try session.file("status") == "0")
    try session.expectRestored()
    let expected = try StippleProcess.run(["screenshot", "Petal"]).text
    #expect(try session.screen().hasPrefix(expected))
    #expect(try session.screen().contains("TERM is 'dumb'"))
  }
}
