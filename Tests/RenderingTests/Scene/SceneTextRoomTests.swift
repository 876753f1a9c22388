import DotRaster
import Foundation
import ShapeGeometry
import TestSupport
import Testing

@testable import Rendering
@testable import ViewTree

/// Texts whose letters take more room than they have: none is cut at its start, and none covers another one.
@Suite struct SceneTextRoomTests {
  /// Draws texts at places, with widths, in a picture of some cells; a point is a dot.
  private func drawn(
    _ texts: [(text: String, x: CGFloat, y: CGFloat, width: CGFloat)], columns: Int = 20, under cover: CGRect = .zero
  ) -> String {
    let area = CellArea(column: 0, row: 0, columns: columns, rows: 2)
    var samples = SceneSamples(.braille, area: area)
    let marks: [SceneItem.Mark] =
      texts.map { .text($0.text, TextFont(size: 4), at: CGPoint(x: $0.x, y: $0.y), width: $0.width) }
      + [.fill(Path(cover), FillStyle())]
    let items = marks.map { mark in
      SceneItem(
        mark: mark, paint: .color(ResolvedColor(red: 1, green: 1, blue: 1)), transform: .identity, opacity: 1,
        clips: [], masks: [], identity: ViewIdentity())
    }
    var work = DrawingWork { false }
    samples.add(Scene(items), through: Viewport(), work: &work)
    var screen = ScreenBuffer(size: ScreenSize(columns: columns, rows: 2))
    let ground = SceneGround(ResolvedColor(red: 0, green: 0, blue: 0), box: .zero, through: Viewport(), grid: .braille)
    samples.draw(on: &screen, in: area, as: .braille, over: ground)
    return screen.text(row: 0) + "|" + screen.text(row: 1)
  }

  @Test func `a text that fits stands in the middle of its place`() {
    #expect(drawn([("abc", 10, 3, 6)]) == "     abc|")
    #expect(drawn([("abc", 10, 3, 14)]) == "       abc|", "also if its place is larger")
  }

  @Test func `a text shows nothing of what only joins its characters`() {
    #expect(drawn([("I \u{2764}\u{FE0F} it", 10, 3, 12)]) == "     I \u{2764} it|")
  }

  @Test func `a text that is too long for its place stays in the picture`() {
    #expect(drawn([("abcdefgh", 0, 3, 8)]) == "abcdefgh|")
    #expect(drawn([("abcdefgh", 32, 3, 8)]) == "            abcdefgh|")
    #expect(drawn([("abcdefghijkl", 0, 3, 16)], columns: 8) == "abcdefg…|")
    #expect(drawn([("abcdefgh", -8, 3, 16)]) == "efgh|", "what is laid out beyond the edge is not moved in")
  }

  @Test func `the words of an enlarged text stand where they are laid out`() {
    #expect(drawn([("ab cd", 0, 3, 14)]) == " ab cd|")
    #expect(drawn([("ab cd", 0, 3, 36)]) == "   ab        cd|")
  }

  @Test func `lines that are laid out flush stay flush`() {
    // Left, as two paragraphs lines; in the middle; right.
    #expect(drawn([("ab", 8, 3, 20), ("abcdefgh", 8, 7, 24)]) == "    ab|    abcdefgh")
    #expect(drawn([("ab", 10, 3, 20), ("abcdefgh", 8, 7, 24)]) == "         ab|      abcdefgh")
    #expect(drawn([("ab", 12, 3, 20), ("abcdefgh", 8, 7, 24)]) == "              ab|        abcdefgh")
    // Lines of the same extent are as much in the middle as flush.
    #expect(drawn([("abcd", 8, 3, 12), ("ab", 8, 7, 12)]) == "     abcd|      ab")
    #expect(drawn([("abcd", 24, 3, 2), ("abcdef", 24, 7, 3)]) == "            abcd|            abcdef", "without room")
    #expect(drawn([("abcd", 36, 3, 2), ("abcdef", 36, 7, 3)]) == "                abcd|              abcdef")
  }

  @Test func `a text of an extent beyond all numbers is not drawn`() {
    for width in [1e18, 1e19, 1e300, .infinity, -1e300, .nan] as [CGFloat] {
      #expect(drawn([("abcdefgh", 4 - width / 2, 3, width)]) == "|", "a width of \(width)")
    }
  }

  @Test func `two texts beside each other share the room between them`() {
    #expect(drawn([("left", 4, 3, 6), ("right", 22, 3, 6)]) == "  left    right|", "there is room for both")
    #expect(drawn([("abcdefgh", 0, 3, 8), ("ijklmnop", 12, 3, 8)]) == "abc… ijklmnop|")
  }

  @Test func `an ellipsis stands for an end that is covered`() {
    #expect(drawn([("Cancel", 8, 3, 8)], under: CGRect(x: 14, y: 0, width: 4, height: 4)) == "   Can…⣿⣿|")
    #expect(
      drawn([("Cancel", 8, 3, 12)], under: CGRect(x: 16, y: 0, width: 4, height: 4)) == "    Canc⣿⣿|",
      "a text that fits is covered as it is laid out")
  }

  @Test func `of two lines in one row the upper one stays, with an ellipsis`() {
    #expect(drawn([("upper", 4, 2, 10), ("lower", 4, 4, 10)]) == "  uppe…|")
    #expect(drawn([("upper", 4, 3, 10), ("lower", 4, 7, 10)]) == "  upper|  lower", "each has a row of its own")
  }

  @Test func `a flush line that leaves the picture loses its first letters`() {
    #expect(
      drawn([("abcdefgh", -8, 3, 28), ("ij", -8, 7, 40)]) == "efgh|ij",
      "around their middles, the lines would stand at cells -1 and 5")
  }

  @Test(arguments: [71, 72, 73] as [UInt64])
  func `no letter leaves the picture`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &generator)) }
      let starts = [number(-20...50), number(-20...50)]
      let texts = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        let characters: [Character] = ["a", "b", " ", "\u{4E00}", "e\u{301}"]
        let length = Int.random(in: 1...12, using: &generator)
        let text = String((0..<length).compactMap { _ in characters.randomElement(using: &generator) })
        return (text, starts[Int(number(0...1.99))], number(0...8), number(0...60))
      }
      // A letter beyond the picture stops the program.
      let rows = drawn(texts).split(separator: "|", omittingEmptySubsequences: false)
      #expect(rows.count == 2, "seed \(seed): \(texts)")
    }
  }
}
