import DotRaster
import Foundation
import ShapeGeometry
import TestSupport
import Testing

@Suite struct FillWindowTests {
  private func shape(_ generator: inout SeededGenerator, size: CGFloat) -> Path {
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...size, using: &generator), y: .random(in: 0...size, using: &generator))
    }
    return Path { path in
      path.move(to: point())
      for _ in 0..<Int.random(in: 2...7, using: &generator) {
        if Bool.random(using: &generator) {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
    }
  }

  private func picture(_ path: Path, columns: Int, rows: Int, at origin: CGPoint, rule: FillRule) -> DotBitmap {
    var bitmap = DotBitmap(columns: columns, rows: rows)
    bitmap.fill(path, through: Viewport(origin: origin), rule: rule)
    return bitmap
  }

  /// Pictures that the shape leaves on any side, or that hold it in some part, show what the whole shape does there.
  @Test(arguments: [FillRule.nonZero, .evenOdd]) func aShapeIsTheSameWhereverItLies(rule: FillRule) {
    for seed in UInt64(1)...120 {
      var generator = SeededGenerator(seed: seed)
      let path = shape(&generator, size: 128)
      let whole = picture(path, columns: 128, rows: 128, at: .zero, rule: rule)
      let columns = Int.random(in: 1...400, using: &generator)
      let rows = Int.random(in: 1...200, using: &generator)
      let (right, down) = (Int.random(in: -140...420, using: &generator), Int.random(in: -140...210, using: &generator))
      let part = picture(path, columns: columns, rows: rows, at: CGPoint(x: right, y: down), rule: rule)
      var expected = DotBitmap(columns: columns, rows: rows)
      for row in 0..<128 {
        for column in 0..<128 where whole[column, row] { expected[column + right, row + down] = true }
      }
      #expect(part == expected, "seed \(seed): \(part.count) dots, not \(expected.count)")
    }
  }

  /// Edges that lie on each other turn more than once at a dot.
  @Test func copiesOnTopOfEachOtherCount() {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      let path = shape(&generator, size: 60)
      let nonZero = picture(path, columns: 60, rows: 60, at: .zero, rule: .nonZero)
      let evenOdd = picture(path, columns: 60, rows: 60, at: .zero, rule: .evenOdd)
      var copies = path
      for count in 2...17 {
        copies.addPath(path)
        #expect(picture(copies, columns: 60, rows: 60, at: .zero, rule: .nonZero) == nonZero, "seed \(seed), \(count)")
        let odd = picture(copies, columns: 60, rows: 60, at: .zero, rule: .evenOdd)
        #expect(count.isMultiple(of: 2) ? odd.isEmpty : odd == evenOdd, "seed \(seed), \(count)")
      }
    }
  }

  @Test func whatIsSetStaysSet() {
    var bitmap = DotBitmap(columns: 130, rows: 4)
    bitmap[3, 1] = true
    bitmap[100, 1] = true
    bitmap.fill(Path(CGRect(x: 64, y: 0, width: 10, height: 2)), through: Viewport(), rule: .nonZero)
    #expect(bitmap[3, 1] && bitmap[100, 1] && bitmap.count == 22)
  }
}
