import Foundation
import Testing

/// Views recorded into files.
struct RecordCommandTests {
  private static let swing = """
    struct Swing: View {
      @State private var isRight = false

      var body: some View {
        Circle().fill(.red).frame(width: 20, height: 20).offset(x: isRight ? 20 : -20)
          .frame(width: 60, height: 20)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isRight = true } }
      }
    }
    """

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write(Self.swing, to: "Swing.swift")
    return folder
  }

  private func text(_ name: String, in folder: Folder) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  private static let small = ["--size", "30x4", "--fps", "10"]

  @Test func `a file for each picture holds what a screenshot of its moment holds`() throws {
    let folder = try folder()
    for ending in ["svg", "txt"] {
      let record = try StippleProcess.run(
        ["record", "Swing.swift", "--duration", "0.5s", "--whole", "-o", "frames/%03d.\(ending)"] + Self.small,
        in: folder)
      #expect(record.status == 0 && record.output.isEmpty && record.errors.isEmpty, "\(record.errors)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "frames").path)
      #expect(names.filter { $0.hasSuffix(ending) }.sorted() == (0..<5).map { "00\($0).\(ending)" })
      for picture in [0, 3] {
        let screenshot = try StippleProcess.run(
          [
            "screenshot", "Swing.swift", "--canvas", "--size", "30x4", "--at", "0.\(picture)s", "--format",
            ending == "txt" ? "text" : ending,
          ], in: folder)
        #expect(try text("frames/00\(picture).\(ending)", in: folder) == screenshot.text)
      }
    }
  }

  @Test func `a cast and a drawing hold one pass, the same bytes every time`() throws {
    let folder = try folder()
    for name in ["swing.cast", "swing.svg"] {
      let words = ["record", "Swing.swift", "-o", name] + Self.small
      #expect(try StippleProcess.run(words, in: folder).status == 0)
      let first = try text(name, in: folder)
      #expect(try StippleProcess.run(words, in: folder, environment: ["LC_ALL": "C", "TZ": "Asia/Tokyo"]).status == 0)
      #expect(try text(name, in: folder) == first)
      let isWhole = first.contains("dur=\"2s\"") || first.contains("\"duration\":2.0")
      #expect(isWhole, "\(first.prefix(200))")
    }
    #expect(try text("swing.cast", in: folder).hasPrefix(#"{"version":2,"width":30,"height":4,"duration":2.0}"#))
  }

  @Test func `a film shows the drawing itself, or its cells`() throws {
    let folder = try folder()
    for (options, width, height) in [([], 60, 20), (["--scale", "2.5"], 150, 50), (["--of", "cells"], 300, 80)] {
      let words = ["record", "Swing.swift", "-o", "swing.gif", "--rect", "60x20"] + options + Self.small
      let result = try StippleProcess.run(words, in: folder)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
      let bytes = [UInt8](try Data(contentsOf: folder.url.appending(path: "swing.gif")))
      // The signature, then width and height, the lower byte first (GIF89a, 17 and 18).
      #expect(bytes.prefix(6).elementsEqual("GIF89a".utf8))
      #expect(bytes[6..<10].elementsEqual([UInt8(width & 255), UInt8(width >> 8), UInt8(height), 0]))
      // A control block before each picture holds the hundredths of a second for which it is shown (23).
      let durations = bytes.indices.dropLast(8).filter { bytes[$0...].starts(with: [0x21, 0xF9, 4]) }.map {
        Int(bytes[$0 + 4]) + Int(bytes[$0 + 5]) << 8
      }
      #expect(durations.reduce(0, +) == 200, "\(durations)")
      #expect(durations.count >= 10)
    }
  }

  @Test func `a file for each picture of the drawing is its export`() throws {
    let folder = try folder()
    for ending in ["png", "svg"] {
      let words = ["record", "Swing.swift", "--of", "drawing", "--duration", "0.5s", "--whole", "-o", "f/%d.\(ending)"]
      let record = try StippleProcess.run(words + Self.small, in: folder)
      #expect(record.status == 0 && record.errors.isEmpty, "\(record.errors)")
      let export = ["export", "Swing.swift", "--at", "0.3s", "-o", "moment.\(ending)"]
      #expect(try StippleProcess.run(export, in: folder).status == 0)
      let files = ["f/3.\(ending)", "moment.\(ending)", "f/0.\(ending)"].map { folder.url.appending(path: $0) }
      #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
      #expect(try Data(contentsOf: files[0]) != Data(contentsOf: files[2]))
    }
    let film = ["record", "Swing.swift", "--of", "drawing", "--duration", "0.5s", "--whole", "-o", "a.svg"]
    #expect(try StippleProcess.run(film + Self.small, in: folder).status == 0)
    let text = try String(contentsOf: folder.url.appending(path: "a.svg"), encoding: .utf8)
    #expect(text.contains("<animate attributeName=\"visibility\"") && text.contains("<path"))
    let cast = try StippleProcess.run(["record", "Swing.swift", "--of", "drawing", "-o", "a.cast"], in: folder)
    #expect(
      cast.status == 64 && cast.errors.contains("the drawing itself is recorded as '.gif' or '.svg'"), "\(cast.errors)")
  }

  @Test func `keys touch the view as the options do`() throws {
    let folder = try folder()
    try folder.write(
      """
      struct Lamp: View {
        @State private var isOn = false
        var body: some View {
          Button(isOn ? "off" : "on") { isOn.toggle() }.frame(width: 60, height: 20)
        }
      }
      """, to: "Lamp.swift")
    let options = [["--keys", "i wait:300ms enter esc"], ["--touch", "press:0@0s"]]
    for (index, option) in options.enumerated() {
      let words = ["record", "Lamp.swift", "--duration", "0.2s", "-o", "\(index).cast"] + option + Self.small
      let result = try StippleProcess.run(words, in: folder)
      #expect(result.status == 0, "\(result.errors)")
    }
    #expect(try text("0.cast", in: folder).contains("off"))
    #expect(try text("0.cast", in: folder) == text("1.cast", in: folder))
  }

  @Test(arguments: ["swing.mp4", "swing", "frames/%03x.svg", "frames/%d-%d.svg", "frames/%d.mov"])
  func `another file is wrong usage`(name: String) throws {
    let folder = try folder()
    let result = try StippleProcess.run(["record", "Swing.swift", "-o", name], in: folder)
    #expect(result.status == 64 && result.errors.contains("write the file as 'x.gif'"), "\(result.errors)")
  }

  @Test(arguments: [["--fps", "0"], ["--duration", "0s"], ["--duration", "long"]])
  func `another time is wrong usage`(option: [String]) throws {
    let folder = try folder()
    #expect(try StippleProcess.run(["record", "Swing.swift", "-o", "a.svg"] + option, in: folder).status == 64)
  }

  @Test func `what cannot be recorded is said in a sentence`() throws {
    let folder = try folder()
    let large = try StippleProcess.run(
      ["record", "Swing.swift", "--duration", "1000s", "-o", "a.svg"], in: folder)
    #expect(large.status == 1)
    #expect(large.errors.hasPrefix("error: a recording of 60000 pictures of 80x24 is too large; "), "\(large.errors)")
    let nowhere = try StippleProcess.run(
      ["record", "Swing.swift", "-o", "no/where/a.cast"] + Self.small, in: folder)
    #expect(nowhere.status == 1 && nowhere.errors.hasPrefix("error: 'no/where/a.cast' cannot be written: "))
    try folder.write("struct Still: View { var body: some View { Text(\"still\") } }", to: "Still.swift")
    let still = try StippleProcess.run(["record", "Still.swift", "-o", "still.svg"] + Self.small, in: folder)
    #expect(still.status == 0 && still.errors == "warning: nothing moves in 'Still.swift'\n", "\(still.errors)")
    #expect(try !text("still.svg", in: folder).contains("<animate"))
    try folder.write("struct Broken: View { var body: some View { Text(1 / 0 as Int) } }", to: "Broken.swift")
    let broken = try StippleProcess.run(["record", "Broken.swift", "-o", "a.svg"], in: folder)
    #expect(broken.status == 1 && broken.errors.hasPrefix("Broken.swift:1:"), "\(broken.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "a.svg").path))
  }
}
