import DotRaster
import Foundation
import ShapeGeometry
import TestSupport
import Testing

@Suite struct CurveFillTests {
  private func picture(_ path: Path, columns: Int, rows: Int, rule: FillRule = .nonZero) -> DotBitmap {
    var bitmap = DotBitmap(columns: columns, rows: rows)
    bitmap.fill(path, through: Viewport(), rule: rule)
    return bitmap
  }

  /// Dots that differ, as text.
  private func differences(_ one: DotBitmap, _ other: DotBitmap) -> String {
    (0..<one.rows).flatMap { row in
      (0..<one.columns).compactMap { one[$0, row] != other[$0, row] ? "column \($0), row \(row)" : nil }
    }.joined(separator: "; ")
  }

  /// Curves between points in and around a picture, some of them far outside, with handles near and far.
  private func curves(_ generator: inout SeededGenerator, columns: CGFloat, rows: CGFloat) -> Path {
    let spread: CGFloat = [0, 0.3, 4][Int.random(in: 0...2, using: &generator)]
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: -spread * columns...(1 + spread) * columns, using: &generator),
        y: .random(in: -spread * rows...(1 + spread) * rows, using: &generator))
    }
    return Path { path in
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        path.move(to: point())
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let end = point()
          switch Int.random(in: 0...4, using: &generator) {
          case 0: path.addLine(to: end)
          case 1: path.addQuadCurve(to: end, control: point())
          case 2: path.addCurve(to: end, control1: point(), control2: end)
          case 3:
            let start = path.currentPoint ?? end
            path.addCurve(
              to: end, control1: CGPoint(x: start.x + .random(in: -9...9, using: &generator), y: start.y),
              control2: CGPoint(x: end.x + .random(in: -9...9, using: &generator), y: end.y))
          default: path.addCurve(to: end, control1: point(), control2: point())
          }
        }
      }
    }
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func aFillOfCurvesEqualsTheirExactCrossings(rule: FillRule) {
    for seed in UInt64(1)...160 {
      var generator = SeededGenerator(seed: seed)
      let columns = Int.random(in: 1...300, using: &generator)
      let rows = Int.random(in: 1...200, using: &generator)
      let path = curves(&generator, columns: CGFloat(columns), rows: CGFloat(rows))
      let filled = picture(path, columns: columns, rows: rows, rule: rule)
      let sampled = CurveSampling(path).bitmap(columns: columns, rows: rows, rule: rule)
      #expect(filled == sampled, "seed \(seed), \(columns) by \(rows): \(differences(filled, sampled))")
    }
  }

  /// Long curves, which are level at both ends, in every direction.
  @Test(arguments: [7, 60, 250]) func aStarOfCurvesHasNoDotOnTheWrongSide(edges: Int) {
    let (columns, rows) = (960, 540)
    func place(_ turn: CGFloat, _ radius: CGFloat) -> CGPoint {
      CGPoint(x: 480.3 + cos(turn * 2 * .pi) * radius, y: 270.1 + sin(turn * 2 * .pi) * radius)
    }
    let star = Path { path in
      path.move(to: place(0, 264))
      for index in 0..<edges * 2 {
        let (near, far): (CGFloat, CGFloat) = index.isMultiple(of: 2) ? (264, 105) : (105, 264)
        let (middle, end) = ((CGFloat(index) + 0.5) / CGFloat(edges * 2), CGFloat(index + 1) / CGFloat(edges * 2))
        path.addCurve(to: place(end, far), control1: place(middle, near), control2: place(middle, far))
      }
      path.closeSubpath()
    }
    var filled = picture(star, columns: columns, rows: rows)
    for row in 0..<rows where !row.isMultiple(of: 12) {
      for column in 0..<columns { filled[column, row] = false }
    }
    let sampled = CurveSampling(star).bitmap(
      columns: columns, rows: rows, where: { $0.isMultiple(of: 12) }, rule: .nonZero)
    #expect(filled == sampled, "\(differences(filled, sampled))")
    #expect(!filled.isEmpty)
  }

  /// A curve through dots' centres: y runs evenly, and x is a whole number and a half on every fourth row.
  @Test func centresOnACurveBelongToTheRight() {
    let curve = Path { path in
      path.move(to: CGPoint(x: 30.5, y: 0.5))
      path.addQuadCurve(to: CGPoint(x: 30.5, y: 32.5), control: CGPoint(x: 14.5, y: 16.5))
      path.addLine(to: CGPoint(x: 60, y: 32.5))
      path.addLine(to: CGPoint(x: 60, y: 0.5))
    }
    let filled = picture(curve, columns: 64, rows: 40)
    for row in 0..<40 {
      // x is 30.5 - (y - 0.5) (32.5 - y) / 32.
      let product = row * (32 - row)
      for column in 0..<64 {
        let isInside = row < 32 && column < 60 && 32 * column >= 32 * 30 - product
        #expect(filled[column, row] == isInside, "column \(column), row \(row)")
      }
    }
  }
}
