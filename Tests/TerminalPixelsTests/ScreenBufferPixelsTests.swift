import Rendering
import TerminalPixels
import Testing

/// The text around and under pixels.
struct ScreenBufferPixelsTests {
  private func screen(_ rows: String...) -> ScreenBuffer {
    var screen = ScreenBuffer(size: ScreenSize(columns: 60, rows: rows.count))
    for (row, text) in rows.enumerated() { screen.write(text, column: 0, row: row) }
    return screen
  }

  private func mask(_ area: CellArea, _ overlays: CellArea...) -> CellMask { CellMask(in: area, anyOf: overlays) }

  @Test func textUnderPixelsIsBlank() {
    let area = CellArea(column: 2, row: 0, columns: 4, rows: 2)
    let covered = mask(area, CellArea(column: 4, row: 1, columns: 1, rows: 1))
    let blanked = screen("abcdefgh", "ijklmnop").blanked(in: area, except: covered)
    #expect(blanked.text(row: 0) == "ab\u{A0}\u{A0}\u{A0}\u{A0}gh")
    #expect(blanked.text(row: 1) == "ij\u{A0}\u{A0}m\u{A0}op")
    #expect(blanked[3, 0].style == .plain)
  }

  @Test func noHalfOfAWideCharacterIsLeft() {
    let area = CellArea(column: 1, row: 0, columns: 4, rows: 1)
    let blanked = screen("漢bc漢z").blanked(in: area, except: .none)
    #expect(blanked.text(row: 0) == "\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}z")
    #expect((0..<8).allSatisfy { blanked[$0, 0].character != nil })
  }

  @Test func changedCellsAndShortRunsBetweenThemAreRewritten() {
    let area = CellArea(column: 0, row: 0, columns: 60, rows: 3)
    let filler = String(repeating: ".", count: 50)
    let former = screen("a----b-----", "x" + filler + "y", "same")
    let next = screen("A----B-----", "X" + filler + "Y", "same")
    let rewritten = next.cellsRewritten(in: area, after: former)
    let columns = { (row: Int) in (0..<60).filter { rewritten.contains(column: $0, row: row) } }
    #expect(columns(0) == Array(0...5))
    #expect(columns(1) == [0, 51])
    #expect(columns(2) == [])
  }

  @Test func theSameScreenRewritesNothingAndAnotherSizeEverything() {
    let area = CellArea(column: 1, row: 0, columns: 5, rows: 1)
    #expect(screen("a").cellsRewritten(in: area, after: screen("a")).isEmpty)
    #expect(screen("a").cellsRewritten(in: area, after: screen("a", "b")).contains(column: 5, row: 0))
  }

  @Test func aMaskHoldsTheCellsOfItsAreaOnly() {
    let area = CellArea(column: 3, row: 2, columns: 4, rows: 3)
    let cells = mask(area, CellArea(column: 0, row: 3, columns: 5, rows: 9))
    #expect(cells.contains(column: 3, row: 3))
    #expect(cells.contains(column: 4, row: 4))
    #expect(!cells.contains(column: 5, row: 4))
    #expect(!cells.contains(column: 2, row: 3))
    #expect(!cells.contains(column: 3, row: 5))
    #expect(mask(area).isEmpty)
    #expect(!mask(area).contains(column: 3, row: 2))
  }
}
