import Foundation
import Testing

/// Views at moments, without and with a terminal.
@Suite(.serialized) struct ClockCommandTests {
  private static let lamp = """
    struct Lamp: View {
      @State private var isOn = false
      @State private var name = "Ada"

      var body: some View {
        VStack {
          Button(isOn ? "off" : "on") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          TextField("Name", text: $name)
          Circle().fill(.red).frame(width: 20, height: 20).offset(x: isOn ? 60 : 0)
        }
        .frame(width: 160)
      }
    }
    """

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(Self.lamp, to: "Lamp.swift")
    return folder
  }

  @Test func `a moment is told in any of its forms, and touches happen at theirs`() throws {
    let folder = try folder()
    let trees = try ["1.25s", "1250ms", "1.25"].map { moment in
      try StippleProcess.run(
        ["tree", "Lamp.swift", "--touch", "press:0@1s", "--at", moment], inDirectory: folder.url
      ).text
    }
    #expect(Set(trees).count == 1)
    #expect(trees[0].contains("offset: [15.0,0.0]"), "\(trees[0])")
    let rest = try StippleProcess.run(["tree", "Lamp.swift", "--touch", "press:0"], inDirectory: folder.url).text
    #expect(rest.contains("offset: [60.0,0.0]"), "\(rest)")
  }

  @Test func `touches by keys and by options lead to the same picture`() throws {
    let folder = try folder()
    let size = ["screenshot", "Lamp.swift", "--canvas", "--size", "60x20"]
    let keys = try StippleProcess.run(size + ["--keys", "i enter wait:250ms tab B esc"], inDirectory: folder.url)
    let touches = try StippleProcess.run(
      size + ["--touch", "press:0", "--touch", "text:1,AdaB@250ms", "--at", "250ms"], inDirectory: folder.url)
    #expect(keys.text.contains("AdaB") && keys.text == touches.text)
  }

  @Test func `the command of a screen tells its touches and its moment`() throws {
    let folder = try folder()
    let told = try StippleProcess.run(
      ["screenshot", "Lamp.swift", "--size", "200x20", "--keys", "i enter wait:250ms esc y"], inDirectory: folder.url)
    let command = "stipple screenshot Lamp.swift --size 200x20 --touch press:0@0s --at 0.25s"
    #expect(told.text.contains(command), "\(told.text)")
  }

  @Test(arguments: [["--at", "soon"], ["--at", "-1s"], ["--touch", "press:x"]])
  func `another text is wrong usage`(option: [String]) throws {
    let folder = try folder()
    for command in ["tree", "screenshot"] {
      #expect(try StippleProcess.run([command, "Lamp.swift"] + option, inDirectory: folder.url).status == 64)
    }
  }

  @Test func `in a terminal a press moves the view until it is at rest`() throws {
    let folder = try folder()
    let session = try TmuxSession(["Lamp.swift"], folder: folder)
    try session.wait(forText: "i touch")
    try session.press("i", "Enter")
    try session.wait(forText: "touch: Button \"off\"")
    try session.wait(forText: "■ 1.")
    try session.press("Tab", "B", "o", "b")
    try session.wait(forText: "AdaBob")
    try session.press("Escape", "q")
    #expect(try session.file("status") == "0")
  }
}
