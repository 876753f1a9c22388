import DotRaster
import TestSupport
import Testing

@Suite struct DotBitmapTests {
  private func random(columns: Int, rows: Int, seed: UInt64) -> DotBitmap {
    var generator = SeededGenerator(seed: seed)
    var bitmap = DotBitmap(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns { bitmap[column, row] = Bool.random(using: &generator) }
    }
    return bitmap
  }

  @Test func dotsAreSetAndClearedOneByOne() {
    var bitmap = DotBitmap(columns: 130, rows: 3)
    for column in [0, 63, 64, 127, 129] { bitmap[column, 1] = true }
    #expect(bitmap.count == 5)
    bitmap[64, 1] = false
    #expect(!bitmap[64, 1] && bitmap[63, 1] && bitmap.count == 4)
    bitmap[130, 1] = true
    bitmap[-1, 0] = true
    bitmap[0, 3] = true
    #expect(bitmap.count == 4, "a dot outside the picture is ignored")
    #expect(!bitmap[130, 1] && !bitmap[0, -1])
  }

  @Test func extentsAreHeldWithinTheirLimits() {
    #expect(DotBitmap(columns: -3, rows: 5).columns == 0)
    #expect(DotBitmap(columns: 1, rows: .max).rows == DotBitmap.maximumExtent)
  }

  @Test func combinationsAreThoseOfSets() {
    for seed in UInt64(1)...20 {
      let a = random(columns: 67, rows: 9, seed: seed)
      let b = random(columns: 67, rows: 9, seed: seed + 1000)
      #expect(a.union(b).count + a.intersection(b).count == a.count + b.count, "seed \(seed)")
      #expect(a.subtracting(b).count == a.count - a.intersection(b).count, "seed \(seed)")
      #expect(a.subtracting(b).union(a.intersection(b)) == a, "seed \(seed)")
    }
  }

  @Test(arguments: [1, 7, 63, 64, 65, 128, 130])
  func dilationSetsTheNeighboursOfEachDot(columns: Int) {
    for seed in UInt64(1)...6 {
      var sparse = DotBitmap(columns: columns, rows: 8)
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<6 {
        sparse[.random(in: 0..<columns, using: &generator), .random(in: 0..<8, using: &generator)] = true
      }
      var expected = sparse
      for row in 0..<8 {
        for column in 0..<columns where sparse[column, row] {
          for y in -1...1 {
            for x in -1...1 { expected[column + x, row + y] = true }
          }
        }
      }
      #expect(sparse.dilated() == expected, "seed \(seed)")
    }
  }
}
