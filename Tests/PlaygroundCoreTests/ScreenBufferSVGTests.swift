import Foundation
import PlainText
import PlaygroundCore
import Rendering
import TestSupport
import Testing

@Suite struct ScreenBufferSVGTests {
  @Test func `dots are circles in their places`() throws {
    var screen = ScreenBuffer(size: ScreenSize(columns: 3, rows: 2))
    // Dots 1, 6 and 8: left above, right in the third row, right below.
    screen[2, 1] = Cell("⢡", style: CellStyle(foreground: .rgb(1, 2, 171)))
    let drawing = try XMLElements(screen.svg())
    #expect(drawing.elements[0].attributes["viewBox"] == "0 0 30 40")
    let circles = drawing.all("circle").map { "\($0.attributes["cx"] ?? "") \($0.attributes["cy"] ?? "")" }
    #expect(circles == ["2.5 2.5", "7.5 12.5", "7.5 17.5"])
    let use = try #require(drawing.all("use").first)
    #expect(use.attributes["x"] == "20" && use.attributes["y"] == "20")
    let name = try #require(drawing.all("g").first { $0.path.last == "defs" }?.attributes["id"])
    #expect(use.attributes["href"] == "#" + name)
    #expect(drawing.all("g").contains { $0.attributes["fill"] == "#0102ab" })
    #expect(drawing.all("tspan").isEmpty)
  }

  @Test func `every glyph set covers as much of a cell as it has dots`() throws {
    for glyphs in [GlyphSet.sextants, .quadrants, .halves, .octants] {
      for (bits, character) in glyphs.characters.enumerated() where bits > 0 {
        var screen = ScreenBuffer(size: ScreenSize(columns: 1, rows: 1))
        screen[0, 0] = Cell(DisplayedCharacter(character))
        let rectangles = try XMLElements(screen.svg()).all("rect").filter { $0.path.contains("defs") }
        let area = rectangles.reduce(0) { sum, rectangle in
          sum + (Double(rectangle.attributes["width"] ?? "") ?? 0) * (Double(rectangle.attributes["height"] ?? "") ?? 0)
        }
        let dots = (glyphs.characters.count - 1).nonzeroBitCount
        #expect(abs(area - 200 * Double(bits.nonzeroBitCount) / Double(dots)) < 1e-9, "\(glyphs) \(bits)")
      }
    }
  }

  @Test(arguments: Array("▁▂▃▄▅▆▇█▏▎▍▌▋▊▉▔▕░▒▓"))
  func `eighths and shades are drawn without a font`(character: Character) throws {
    var screen = ScreenBuffer(size: ScreenSize(columns: 1, rows: 1))
    screen[0, 0] = Cell(DisplayedCharacter(try #require(character.unicodeScalars.first)))
    let drawing = try XMLElements(screen.svg())
    let rectangles = drawing.all("rect").filter { $0.path.contains("defs") }
    let place = try #require(rectangles.count == 1 ? rectangles.first : nil)
    func length(_ name: String) -> Double { Double(place.attributes[name] ?? "0") ?? .nan }
    let (x, y, width, height) = (length("x"), length("y"), length("width"), length("height"))
    let opacity = drawing.all("g").compactMap { $0.attributes["fill-opacity"] }.compactMap(Double.init).first ?? 1
    let expected: (Double, Double, Double, Double, Double)
    switch character {
    case "▔": expected = (0, 0, 10, 2.5, 1)
    case "▕": expected = (8.75, 0, 1.25, 20, 1)
    case "░": expected = (0, 0, 10, 20, 0.25)
    case "▒": expected = (0, 0, 10, 20, 0.5)
    case "▓": expected = (0, 0, 10, 20, 0.75)
    default:
      if let count = Array("▁▂▃▄▅▆▇█").firstIndex(of: character) {
        expected = (0, 20 - 2.5 * Double(count + 1), 10, 2.5 * Double(count + 1), 1)
      } else {
        let count = try #require(Array("▏▎▍▌▋▊▉").firstIndex(of: character))
        expected = (0, 0, 1.25 * Double(count + 1), 20, 1)
      }
    }
    #expect((x, y, width, height, opacity) == expected)
  }

  @Test func `letters are text, each in its column`() throws {
    var screen = ScreenBuffer(size: ScreenSize(columns: 20, rows: 2))
    screen.write("a <b> & \"c\"", column: 2, row: 0, style: CellStyle(attributes: [.bold, .underline]))
    screen.write("no", column: 14, row: 0)
    screen.write("星xy q\u{304}z", column: 0, row: 1)
    let drawing = try XMLElements(screen.svg())
    let spans = drawing.all("tspan")
    #expect(spans.map(\.text) == ["a <b> & \"c\"", "no", "星", "xy", "q\u{304}", "z"])
    #expect(spans[0].attributes["x"] == (2...12).map { "\($0 * 10)" }.joined(separator: " "))
    #expect(spans[0].attributes["font-weight"] == "bold")
    #expect(spans[0].attributes["text-decoration"] == "underline")
    #expect(spans[2...].map { $0.attributes["x"] } == ["0", "20 30", "50", "60"], "wide ones and marks stand alone")
    #expect(drawing.all("text").map { $0.attributes["y"] } == ["15", "35"])
  }

  @Test func `backgrounds are one rectangle to a run, reversed where the cell is`() throws {
    var screen = ScreenBuffer(size: ScreenSize(columns: 8, rows: 1))
    screen.write("abc", column: 1, row: 0, style: CellStyle(background: .rgb(42, 84, 146)))
    screen.write("d", column: 6, row: 0, style: CellStyle(foreground: .rgb(9, 9, 9), attributes: .reverse))
    let rectangles = try XMLElements(screen.svg()).all("rect").dropFirst()
    #expect(rectangles.map { $0.attributes["x"] } == ["10", "60"])
    #expect(rectangles.map { $0.attributes["width"] } == ["30", "10"])
    #expect(rectangles.map { $0.attributes["fill"] } == ["#2a5492", "#090909"])
  }

  @Test func `a whole screen has all of its dots and all of its words`() throws {
    let screen = Sample.playground(columns: 100, rows: 30).view()
    let drawing = try XMLElements(screen.svg())
    let cells = (0..<30).flatMap { screen.row($0) }
    let dotted = cells.filter { ("\u{2801}"..."\u{28FF}").contains($0.character?.base ?? " ") }
    let uses = drawing.all("use").filter { $0.attributes["href"]?.hasPrefix("#braille") == true }
    #expect(uses.count == dotted.count && dotted.count > 100)
    let words = drawing.all("tspan").map(\.text).joined(separator: " ")
    #expect(words.contains("Stipple") && words.contains("Parameters") && words.contains("quit"))
    #expect(!words.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
    #expect(!words.contains { "│━─●".contains($0) })
  }

  @Test func `a web page holds the drawing and nothing from elsewhere`() {
    let screen = Sample.playground().view()
    #expect(screen.html().hasPrefix("<!DOCTYPE html>\n"))
    #expect(screen.html().contains(screen.svg()))
    #expect(!screen.html().replacing("http://www.w3.org/2000/svg", with: "").contains("http"))
  }

  @Test func `letters are as wide as cells, also where only the first of their places counts`() throws {
    var screen = ScreenBuffer(size: ScreenSize(columns: 40, rows: 1))
    screen.write("a name                      0.25", column: 2, row: 0)
    let size = try #require(screen.svg().firstMatch(of: /font-size="([0-9.]+)"/).flatMap { Double($0.output.1) })
    // The advance of DejaVu Sans Mono, from its head and hmtx tables: 1233 of 2048 units.
    #expect(abs(size * 1233 / 2048 * 32 - 320) < 0.5)
  }
}
