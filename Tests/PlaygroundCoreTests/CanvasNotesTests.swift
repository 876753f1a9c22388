import Foundation
import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing

/// A canvas on which nothing is seen says why, and where to look.
@Suite struct CanvasNotesTests {
  private func playground(rows: Int = 12, _ draw: @escaping @Sendable (CGRect, Double) -> Path) -> Playground {
    let shape = EntryPoint(name: "Odd", parameters: [Sample.number("x", 0, -9000...9000, step: 1)]) {
      rect, values, _ in draw(rect, values[0].number ?? 0)
    }
    return Playground.settled(files: [Sample.file("odd.swift", [shape])], size: ScreenSize(columns: 100, rows: rows))
  }

  private func canvas(_ playground: Playground) -> [String] {
    playground.view().plainText.split(separator: "\n").map { line in
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      return parts.count > 1 ? String(parts[1]) : ""
    }
  }

  private func words(_ playground: Playground) -> String {
    let text = canvas(playground).joined(separator: " ").filter { !"←↑→↓".contains($0) }
    return text.split(separator: " ").joined(separator: " ")
  }

  private func hasDots(_ playground: Playground) -> Bool {
    canvas(playground).joined().unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) }
  }

  @Test func `an empty path, one of no numbers, and one that is trimmed away say so`() throws {
    #expect(words(playground { _, _ in Path() }) == "nothing drawn: the path is empty")
    let nowhere = playground { _, x in Path(ellipseIn: CGRect(x: x / 0 * 0, y: 0, width: 3, height: 3)) }
    #expect(words(nowhere) == "nothing drawn: all points are NaN")
    let endless = playground { _, _ in
      Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
      }
    }
    #expect(words(endless) == "nothing drawn: a point of each part is NaN or infinite")
    var trimmed = playground { rect, _ in Path(rect) }
    try trimmed.press("j j j 0 enter")
    #expect(words(trimmed) == "nothing drawn: trimFrom is not below trimTo")
  }

  @Test func `an outline that takes too long is left out and the canvas says so`() throws {
    var playground = playground { _, _ in
      Path { path in
        path.move(to: .zero)
        for index in 0..<100_000 {
          let place = CGPoint(x: CGFloat(index % 200), y: CGFloat(index / 200 % 150))
          path.addCurve(to: place, control1: CGPoint(x: 3, y: place.x), control2: CGPoint(x: place.y, y: 90))
        }
      }
    }
    let shown = canvas(playground).joined()
    #expect(shown.contains("outline left out"))
    #expect(shown.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    #expect(playground.canvasView(size: ScreenSize(columns: 80, rows: 20)).plainText.contains("outline left out"))
    try playground.press("f")
    #expect(!words(playground).contains("left out"))
  }

  @Test func `what is drawn elsewhere says where, and F goes there and back`() throws {
    var playground = playground { rect, x in Path(rect.offsetBy(dx: 2000 + x, dy: 0)) }
    #expect(words(playground).contains("drawn outside: x 2000…2200, y 0…150; F fits it"))
    #expect(!hasDots(playground))
    try playground.press("F")
    #expect(hasDots(playground) && playground.notice == "fitted to what is drawn, x 2000…2200, y 0…150; F goes back")
    #expect(playground.view().text(row: 0).contains("fitted   odd.swift"))
    let fitted = canvas(playground)
    // The camera stays where it is: what moves is seen to move.
    try playground.press("L L L")
    #expect(canvas(playground) != fitted && hasDots(playground))
    try playground.press("F")
    #expect(playground.lens == Lens() && !hasDots(playground))
    try playground.press("F + tab l")
    #expect(hasDots(playground))
    try playground.press("0")
    #expect(playground.lens == Lens())
    try playground.press("u")
    #expect(hasDots(playground), "the view is undone like the rest")
  }

  @Test func `the fitted picture is that of the same shape in its place`() throws {
    var far = playground { rect, _ in Path(ellipseIn: rect.offsetBy(dx: -40_000, dy: 7_000)) }
    try far.press("F f")
    var near = playground { rect, _ in Path(ellipseIn: rect) }
    try near.press("F f")
    #expect(canvas(far) == canvas(near))
  }

  @Test func `F makes the screen that y tells`() throws {
    var playground = playground { rect, _ in Path(rect.offsetBy(dx: 2000, dy: 0)) }
    try playground.press("F + y")
    #expect(playground.command?.hasSuffix("--keys 'F +'") == true)
  }

  @Test func `arrows stand at the edges beyond which something is drawn`() throws {
    func arrows(_ playground: Playground) -> Set<Character> { Set(canvas(playground).joined()).intersection("←↑→↓") }
    #expect(arrows(playground { rect, _ in Path(rect) }) == [])
    #expect(arrows(playground { rect, _ in Path(rect.offsetBy(dx: -900, dy: 0)) }) == ["←"])
    #expect(arrows(playground { rect, _ in Path(rect.offsetBy(dx: 900, dy: 900)) }) == ["→", "↓"])
    #expect(arrows(playground { rect, _ in Path(rect.offsetBy(dx: 0, dy: -160)) }) == ["↑"])
    var playground = playground { rect, _ in Path(rect) }
    try playground.press("+ +")
    #expect(arrows(playground) == ["↑", "↓"], "the canvas is wide")
    try playground.press("tab 0 H H H H")
    #expect(arrows(playground) == ["→"])
    #expect(words(playground).contains("drawn outside: x 0…200, y 0…150; 0 brings it back"))
    #expect(playground.canvasView(size: ScreenSize(columns: 40, rows: 10)).plainText.contains("→") == false)
  }

  @Test func `a line that is only filled, and what is too small, say so`() throws {
    var line = playground { _, _ in Path { $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 90, y: 90)]) } }
    try line.press("f")
    #expect(words(line) == "nothing to fill: no area in x 1…90, y 1…90; f strokes it")
    #expect(hasDots(playground { _, _ in Path { $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 90, y: 90)]) } }))
  }

  @Test func `what cannot be fitted says why`() throws {
    var vast = playground { _, _ in Path(CGRect(x: 1e12, y: 0, width: 1e12, height: 1)) }
    try vast.press("F")
    #expect(vast.notice?.hasPrefix("what is drawn is too large or too far away to be fitted") == true)
    var empty = playground { _, _ in Path() }
    try empty.press("F")
    #expect(empty.notice == "nothing drawn: the path is empty" && empty.lens == Lens())
    var point = playground { _, _ in Path(CGRect(x: 700, y: 700, width: 0, height: 0)) }
    try point.press("F")
    #expect(words(point) == "nothing drawn: all points are the same, x 700, y 700")
  }
}
