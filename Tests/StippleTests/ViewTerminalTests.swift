import Foundation
import Testing

/// The playground around a view, without and with a terminal.
@Suite(.serialized) struct ViewTerminalTests {
  private static let card = """
    struct Card: View {
      var body: some View {
        HStack {
          Circle()
            .fill(.orange)
            .frame(width: 40, height: 40)
            .rotationEffect(.degrees(45))
          Text("A card")
            .shimmer()
        }
        .padding()
      }
    }

    struct Badge: View {
      var body: some View { Capsule().fill(.blue).frame(width: 60, height: 20) }
    }
    """

  @Test func `a key writes what is seen, and keeps the files that are there`() throws {
    let folder = try Folder()
    try folder.write(Self.card, to: "Card.swift")
    try folder.write("kept", to: "Badge.svg")
    let session = try TmuxSession(["--fresh", "Card.swift", "--shape", "Badge"], columns: 100, folder: folder)
    try session.wait(forText: "Badge")
    try session.press("e")
    try session.wait(forText: "written to Badge-2.svg")
    try session.press("E")
    try session.wait(forText: "written to Badge.png")
    try session.close()
    for (name, export) in [("Badge-2.svg", "one.svg"), ("Badge.png", "one.png")] {
      let scale = name.hasSuffix("png") ? ["--scale", "2"] : []
      let result = try StippleProcess.run(
        ["export", "Card.swift", "--shape", "Badge", "-o", export] + scale, in: folder)
      #expect(result.status == 0, "\(result.errors)")
      let files = [name, export].map { folder.url.appending(path: $0) }
      #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]), "\(name)")
    }
    #expect(try String(contentsOf: folder.url.appending(path: "Badge.svg"), encoding: .utf8) == "kept")
  }

  @Test func `a selected view has the numbers of the tree`() throws {
    let folder = try Folder()
    try folder.write(Self.card, to: "Card.swift")
    let tree = try StippleProcess.run(["tree", "Card.swift", "--shape", "Card"], inDirectory: folder.url).text
    let lines = tree.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count == 5, "\(tree)")
    for (index, line) in lines.enumerated() {
      let keys = Array(repeating: "n", count: index + 1).joined(separator: " ")
      let screen = try StippleProcess.run(
        ["screenshot", "Card.swift", "--shape", "Card", "--size", "160x7", "--keys", keys], inDirectory: folder.url
      ).text
      let parts = line.split(separator: "  ").map { $0.hasPrefix(":") ? "Card.swift\($0)" : String($0) }
      for part in parts { #expect(screen.contains(part), "\(part) of view \(index) in \(screen)") }
    }
  }

  @Test func `frames, warnings and the preview sheet are the same in a terminal`() throws {
    let folder = try Folder()
    try folder.write(Self.card, to: "Card.swift")
    let session = try TmuxSession(["Card.swift", "--shape", "Card"], folder: folder)
    func expect(_ keys: String) throws {
      try session.wait(forScreenshot: ["Card.swift", "--shape", "Card", "--keys", keys])
    }
    try session.wait(forScreenshot: ["Card.swift", "--shape", "Card"])
    try session.press("g", "n", "n", "n")
    try expect("g n n n")
    try session.press("w")
    try expect("g n n n w")
    try session.press("Escape")
    try expect("g n n n w esc")
    try session.press("p", "Right")
    try expect("g n n n w esc p right")
    try session.press("Enter", "q")
    #expect(try session.file("status") == "0")
    try session.expectRestored()
  }
}
