import DotRaster
import TestSupport
import Testing

@Suite struct DotBitmapBrailleTests {
  @Test(arguments: [
    (0, 0, "⠁"), (0, 1, "⠂"), (0, 2, "⠄"), (0, 3, "⡀"), (1, 0, "⠈"), (1, 1, "⠐"), (1, 2, "⠠"), (1, 3, "⢀"),
  ])
  func eachDotHasItsBit(column: Int, row: Int, character: String) {
    var bitmap = DotBitmap(columns: 2, rows: 4)
    bitmap[column, row] = true
    #expect(bitmap.brailleText == character)
  }

  @Test func cellsCoverPartsOfCells() {
    var bitmap = DotBitmap(columns: 3, rows: 5)
    bitmap[2, 4] = true
    #expect(bitmap.brailleColumns == 2 && bitmap.brailleRows == 2)
    #expect(bitmap.brailleText == "⠀⠀\n⠀⠁")
    #expect(bitmap.brailleBits(column: 2, row: 0) == 0 && bitmap.brailleBits(column: 0, row: -1) == 0)
  }

  @Test func picturesReadBackFromTheirText() {
    for seed in UInt64(1)...20 {
      var generator = SeededGenerator(seed: seed)
      var bitmap = DotBitmap(
        columns: 2 * .random(in: 1...70, using: &generator), rows: 4 * .random(in: 1...5, using: &generator))
      for row in 0..<bitmap.rows {
        for column in 0..<bitmap.columns { bitmap[column, row] = Bool.random(using: &generator) }
      }
      #expect(DotBitmap(braille: bitmap.brailleText) == bitmap, "seed \(seed)")
    }
  }

  @Test func aRowOfCellsHasTheDotsOfEachCell() {
    for seed in UInt64(1)...60 {
      var generator = SeededGenerator(seed: seed)
      var bitmap = DotBitmap(
        columns: .random(in: 0...150, using: &generator), rows: .random(in: 0...12, using: &generator))
      for row in 0..<bitmap.rows {
        for column in 0..<bitmap.columns { bitmap[column, row] = Int.random(in: 0..<9, using: &generator) == 0 }
      }
      for row in -1...bitmap.brailleRows {
        let cells = (0..<bitmap.brailleColumns).map { bitmap.brailleBits(column: $0, row: row) }
        #expect(bitmap.brailleBits(ofRow: row) == cells, "seed \(seed), row \(row)")
      }
    }
  }
}
