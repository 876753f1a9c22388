import Foundation
import ShapeGeometry
import TestSupport
import Testing

/// Drawings written for other programs.
@Suite struct ExportCommandTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  private static let badge = """
    import SwiftUI

    struct Badge: View {
      var count = 3
      var body: some View {
        Text("\\(count)").padding().background(.red).blendMode(.plusDarker)
      }
    }
    """

  private static let kite = """
    import SwiftUI

    struct Kite: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.addLines([CGPoint(x: rect.midX, y: 0), CGPoint(x: rect.maxX, y: 20), CGPoint(x: rect.midX, y: rect.maxY)])
          path.closeSubpath()
        }
      }
    }
    """

  /// Runs `export` in a folder with a shape and a view.
  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> (StippleProcess.Result, Folder) {
    let folder = try Folder()
    try folder.write(Self.kite, to: "Kite.swift")
    try folder.write(Self.badge, to: "Badge.swift")
    return (try StippleProcess.run(["export"] + arguments, in: folder, environment: environment), folder)
  }

  @Test func aShapesPathIsThatOfThePathCommand() throws {
    let words = ["LetterE", "--set", "stem=0.2"]
    let path = try StippleProcess.run(["path"] + words + ["--format", "svg"])
    let result = try StippleProcess.run(["export"] + words + ["--set", "style=fill", "--scale", "100", "-o", "-"])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let data = try #require(result.text.firstMatch(of: #/ d="([^"]+)"/#)?.1)
    let (read, whole) = (try Path(svg: String(data)), try Path(svg: path.text))
    #expect(read.elements.count == whole.elements.count)
    #expect(abs(read.boundingRect.midX - whole.boundingRect.midX) < 1e-4)
    #expect(abs(read.boundingRect.height - whole.boundingRect.height) < 1e-4)
  }

  @Test func theDrawingsSettingsAndTheBackgroundCount() throws {
    let (result, _) = try run(
      "Kite.swift", "--rect", "100x50", "--set", "style=stroke", "--set", "lineWidth=8", "--background", "#0a0b0c",
      "-o", "-")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let line = ##"<path d="M 50 0 L 100 20 L 50 50 Z" stroke="#e2963c" fill="none" stroke-width="8""##
    #expect(result.text.contains(line))
    #expect(!result.text.contains("fill=\"#5f9beb\""))
    #expect(result.text.contains("fill=\"#0a0b0c\"/>"))
  }

  @Test func viewsLieOnTheGroundOfTheirScheme() throws {
    #expect(try run("Badge.swift", "-o", "-").0.text.contains("fill=\"#ffffff\"/>\n"))
    #expect(try run("Badge.swift", "--dark", "-o", "-").0.text.contains("fill=\"#000000\"/>\n"))
    #expect(try !run("Badge.swift", "--background", "none", "-o", "-").0.text.contains("<rect"))
  }

  @Test func noCharacterOfATextReachesTheTerminalAsACommand() throws {
    let folder = try Folder()
    let source = """
      import SwiftUI

      struct Label: View {
        var body: some View { Text("a\\u{1B}[2J\\u{9B}2J<b>&amp;\\u{202E}\\u{FFFF}z") }
      }
      """
    try folder.write(source, to: "Label.swift")
    let result = try StippleProcess.run(["export", "Label.swift", "--text", "text", "-o", "-"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let scalars = result.text.unicodeScalars
    #expect(!scalars.contains { $0 != "\n" && ($0.value < 32 || 127...159 ~= $0.value || $0 == "\u{202E}") })
    #expect(result.text.contains("&lt;b&gt;&amp;amp;"))
  }

  @Test func whatTheFormatLacksIsAPicture() throws {
    let (result, folder) = try run("Badge.swift", "--set", "count=12", "-o", "badge.svg")
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result.errors)")
    let text = try String(contentsOf: folder.url.appending(path: "badge.svg"), encoding: .utf8)
    #expect(text.hasPrefix("<svg ") && !text.contains("<text"))
    let picture = try #require(text.firstMatch(of: /data:image\/png;base64,([^"]*)/))
    let bytes = [UInt8](try #require(Data(base64Encoded: String(picture.1))))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count > 200)
  }

  @Test func whatTheFormatCannotSayIsAWarning() throws {
    let (result, folder) = try run("Kite.swift", "--rect", "3e6x10", "-o", "kite.svg")
    #expect(result.status == 0 && result.output.isEmpty)
    let sentence = "warning: a mark with coordinates that SVG cannot hold is left out"
    #expect(result.errors.hasPrefix(sentence), "\(result.errors)")
    #expect(try String(contentsOf: folder.url.appending(path: "kite.svg"), encoding: .utf8).hasPrefix("<svg "))
  }

  @Test func aPictureThatWouldBeTooLargeIsRefused() throws {
    let result = try StippleProcess.run(
      ["export", "Petal", "--set", "style=fill", "--rect", "300x300", "--scale", "100", "-o", "a.png"], in: Folder())
    #expect(result.status == 1)
    #expect(
      result.errors
        == "error: a picture of 30000 x 30000 pixels cannot be made: at most 20000 in each direction and 100 million in "
        + "all; '--scale' and '--rect' change it\n")
  }

  @Test func aPictureInPointsIsAsLargeAsTheFrame() throws {
    let (result, folder) = try run(
      "Kite.swift", "--rect", "100x50", "--set", "style=fill", "--scale", "3", "-o", "kite.png",
      environment: ["PATH": Self.path])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let bytes = [UInt8](try Data(contentsOf: folder.url.appending(path: "kite.png")).prefix(8))
    #expect(bytes == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  @Test(arguments: [
    (["-o", "a.gif"], "name a file that ends in .svg, .png or .pdf, a directory as 'out/', or '-'"),
    (["-o", "-", "--scale", "0"], "write the scale as '2', from 0.01 to 100"),
    (["-o", "-", "--background", "blue"], "write the background as 'none' or as a colour like '#1e90ff'"),
  ])
  func aWrongOptionIsExplained(options: [String], sentence: String) throws {
    let result = try StippleProcess.run(["export", "Petal"] + options)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors.contains(sentence))
  }

  @Test func aPageIsAPDFThatTellsItsOwnLosses() throws {
    let far = try run("Kite.swift", "--rect", "3e6x10", "-o", "kite.pdf").0
    #expect(far.status == 0 && far.output.isEmpty)
    #expect(far.errors.hasPrefix("warning: a mark with coordinates that PDF cannot hold is left out"), "\(far.errors)")
    let (result, folder) = try run("Badge.swift", "--set", "count=12", "-o", "badge.pdf")
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result.errors)")
    let bytes = try Data(contentsOf: folder.url.appending(path: "badge.pdf"))
    #expect(bytes.starts(with: Data("%PDF-1.7\n".utf8)) && bytes.suffix(6) == Data("%%EOF\n".utf8))
    #expect(bytes.range(of: Data("/Filter /FlateDecode".utf8)) != nil)
    let larger = try run("Badge.swift", "--set", "count=12", "--scale", "2", "-o", "badge.pdf").1
    #expect(try Data(contentsOf: larger.url.appending(path: "badge.pdf")) != bytes)
  }

  @Test(arguments: ["svg", "png", "pdf"])
  func aDirectoryHoldsAllEntriesAndAPage(format: String) throws {
    let folder = try Folder()
    try folder.write(
      """
      import SwiftUI

      struct Kite: Shape {
        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
      }

      struct Kite_Previews: PreviewProvider {
        static var previews: some View { Kite() }
      }

      #Preview("a / <b>") { Text("hello") }
      #Preview("a / <b>") { Text("again") }

      struct Broken: View {
        var count = 5
        var body: some View { Text("\\([1, 2][count])") }
      }
      """, to: "Kite.swift")
    let result = try StippleProcess.run(["export", "Kite.swift", "-o", "out/", "--format", format], in: folder)
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("Kite.swift:16:"), "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path).sorted()
    let pictures = ["Kite", "Kite_Previews", "a-b", "a-b-2"].map { "\($0).\(format)" }
    #expect(names == (pictures + ["index.html"]).sorted())
    let page = try XMLElements(
      String(contentsOf: folder.url.appending(path: "out/index.html"), encoding: .utf8)
        .replacing("<!DOCTYPE html>\n", with: ""))
    let shown = page.all("img").map { $0.attributes["src"] } + page.all("object").map { $0.attributes["data"] }
    #expect(shown == pictures)
    // The picture of an entry is that of its own export.
    let one = try StippleProcess.run(["export", "Kite.swift", "--shape", "Kite", "-o", "one.\(format)"], in: folder)
    #expect(one.status == 0)
    let files = ["one.\(format)", "out/Kite.\(format)"].map { folder.url.appending(path: $0) }
    #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
  }

  @Test func aFileThatOnlyHelpsOthersIsNoError() throws {
    let folder = try Folder()
    try folder.write("import SwiftUI\nlet width: CGFloat = 20\n", to: "in/Sizes.swift")
    try folder.write(
      """
      import SwiftUI
      struct Box: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: width)) }
      }
      """, to: "in/Box.swift")
    let result = try StippleProcess.run(["export", "in", "-o", "out/"], in: folder)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path).sorted()
    #expect(names == ["Box.svg", "index.html"])
  }

  @Test func aDirectoryHoldsNoSingleEntry() throws {
    let folder = try Folder()
    for words in [["Petal", "--shape", "Petal", "-o", "out/"], ["Petal", "-o", "a.svg", "--format", "png"]] {
      #expect(try StippleProcess.run(["export"] + words, in: folder).status == 64)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func anInputIsNotOverwritten() throws {
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "out.svg").path, withDestinationPath: "Ticket.swift")
    let result = try StippleProcess.run(["export", "Ticket.swift", "-o", "out.svg"], in: folder)
    #expect(result.status == 1 && result.errors.contains("it is the same file as the input"))
  }
}
