import DotRaster
import Foundation
import ShapeGeometry
import TestSupport
import Testing

@Suite struct DotBitmapFillTests {
  private func polygon(_ points: (CGFloat, CGFloat)...) -> Polyline {
    Polyline(points: points.map { CGPoint(x: $0.0, y: $0.1) }, isClosed: true)
  }

  private func picture(_ polylines: [Polyline], columns: Int, rows: Int, rule: FillRule = .nonZero) -> DotBitmap {
    var bitmap = DotBitmap(columns: columns, rows: rows)
    bitmap.fill(polylines, rule: rule)
    return bitmap
  }

  @Test func aTriangleIsDrawn() {
    let triangle = picture([polygon((0, 0), (20, 10), (0, 20))], columns: 20, rows: 20)
    #expect(
      triangle.brailleText == """
        ⣷⣦⣄⡀⠀⠀⠀⠀⠀⠀
        ⣿⣿⣿⣿⣷⣦⣄⡀⠀⠀
        ⣿⣿⣿⣿⣿⣿⣿⣿⡷⠆
        ⣿⣿⣿⣿⡿⠟⠋⠁⠀⠀
        ⡿⠟⠋⠁⠀⠀⠀⠀⠀⠀
        """)
  }

  @Test func theRulesDifferWhereAnOutlineWindsTwice() {
    let star = polygon((10, 0), (16, 20), (0, 7.5), (20, 7.5), (4, 20))
    #expect(
      picture([star], columns: 20, rows: 20, rule: .nonZero).brailleText == """
        ⠀⠀⠀⠀⢠⡄⠀⠀⠀⠀
        ⣀⣀⣀⣀⣾⣷⣀⣀⣀⣀
        ⠈⠙⢿⣿⣿⣿⣿⡿⠋⠁
        ⠀⠀⢀⣿⣿⣿⣿⡀⠀⠀
        ⠀⠀⡼⠋⠀⠀⠙⢧⠀⠀
        """)
    #expect(
      picture([star], columns: 20, rows: 20, rule: .evenOdd).brailleText == """
        ⠀⠀⠀⠀⢠⡄⠀⠀⠀⠀
        ⣀⣀⣀⣀⠾⠷⣀⣀⣀⣀
        ⠈⠙⢿⡇⠀⠀⢸⡿⠋⠁
        ⠀⠀⢀⣶⣄⣠⣶⡀⠀⠀
        ⠀⠀⡼⠋⠀⠀⠙⢧⠀⠀
        """)
  }

  @Test func centresOnAnEdgeBelongToTheShapeBelowAndToTheRight() {
    let square = picture([polygon((0.5, 0.5), (2.5, 0.5), (2.5, 2.5), (0.5, 2.5))], columns: 4, rows: 4)
    for row in 0..<4 {
      for column in 0..<4 {
        #expect(square[column, row] == (column < 2 && row < 2), "column \(column), row \(row)")
      }
    }
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd], [3...9, 40...90])
  func aFillEqualsCentreSampling(rule: FillRule, vertices: ClosedRange<Int>) {
    for seed in UInt64(1)...60 {
      var generator = SeededGenerator(seed: seed)
      let columns = Int.random(in: 1...140, using: &generator)
      let rows = Int.random(in: 1...24, using: &generator)
      let sampling = CentreSampling.random(columns: columns, rows: rows, vertices: vertices, using: &generator)
      let filled = picture(sampling.polylines, columns: columns, rows: rows, rule: rule)
      let sampled = sampling.bitmap(columns: columns, rows: rows, rule: rule)
      #expect(filled == sampled, "seed \(seed): \(filled.count) dots filled, \(sampled.count) sampled")
    }
  }

  /// Cuts a rectangle along a random zigzag: the two parts share all of its edges.
  @Test func polygonsThatShareEdgesShareNoDotAndMissNone() {
    for seed in UInt64(100)...160 {
      var generator = SeededGenerator(seed: seed)
      let columns = 70
      let rows = 40
      var zigzag: [(CGFloat, CGFloat)] = []
      var y: CGFloat = 0
      while y < 40 {
        zigzag.append((.random(in: 0...70, using: &generator), y))
        y += .random(in: 0...6, using: &generator)
      }
      zigzag.append((35, 40))
      func points(_ corners: [(CGFloat, CGFloat)]) -> Polyline {
        Polyline(points: corners.map { CGPoint(x: $0.0, y: $0.1) }, isClosed: true)
      }
      let left = picture([points([(0, 0)] + zigzag + [(0, 40)])], columns: columns, rows: rows)
      let right = picture([points([(70, 0), (70, 40)] + zigzag.reversed())], columns: columns, rows: rows)
      #expect(left.intersection(right).isEmpty, "seed \(seed): a dot in both parts")
      #expect(left.union(right).count == columns * rows, "seed \(seed): a dot in neither part")
      #expect(!left.isEmpty && !right.isEmpty, "seed \(seed)")
    }
  }

  @Test func theDirectionAndTheStartOfAnOutlineDoNotMatter() {
    for seed in UInt64(200)...240 {
      var generator = SeededGenerator(seed: seed)
      let polygons = CentreSampling.random(columns: 50, rows: 20, vertices: 3...12, using: &generator)
      let turned = polygons.polylines.map { line in
        let cut = Int.random(in: 0..<line.points.count, using: &generator)
        return Polyline(points: (line.points[cut...] + line.points[..<cut]).reversed(), isClosed: true)
      }
      let one = picture(polygons.polylines, columns: 50, rows: 20)
      let other = picture(turned, columns: 50, rows: 20)
      #expect(one == other, "seed \(seed)")
    }
  }

  @Test func enormousOutlinesAreClippedWithoutLosingWhatIsSeen() {
    for size: CGFloat in [1e4, 1e6, 1e9, 1e15, 1e100, 1e300, .greatestFiniteMagnitude / 4] {
      let half = picture([polygon((-size, -size), (10, -size), (10, size), (-size, size))], columns: 20, rows: 8)
      #expect(half.count == 10 * 8, "size \(size)")
      #expect(half[9, 3] && !half[10, 3], "size \(size)")
      let all = picture([polygon((0, -size), (size, 0), (0, size), (-size, 0))], columns: 20, rows: 8)
      #expect(all.count == 20 * 8, "size \(size)")
    }
  }

  @Test func aSlantedEdgeThatLeavesTheBandOnBothSidesKeepsItsPlace() {
    let flat = picture(
      [polygon((-100_000, -39_996), (100_000, 40_004), (100_000, 1e6), (-100_000, 1e6))], columns: 10, rows: 8)
    // The line is y = 0.4 x + 4: a dot is below it when its centre is.
    for row in 0..<8 {
      for column in 0..<10 {
        let below = CGFloat(row) + 0.5 > 0.4 * (CGFloat(column) + 0.5) + 4
        #expect(flat[column, row] == below, "column \(column), row \(row)")
      }
    }
  }

  @Test func coordinatesThatAreNoNumbersArePassedOver() {
    let square = [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5), CGPoint(x: 1, y: 5)]
    for odd in [CGFloat.nan, .infinity, -.infinity] {
      for place in 0...4 {
        var points = square
        points.insert(CGPoint(x: 3, y: odd), at: place)
        let picture = picture([Polyline(points: points, isClosed: true)], columns: 8, rows: 8)
        #expect(picture.count == 16, "\(odd) at \(place)")
      }
    }
    #expect(picture([Polyline(points: [], isClosed: true)], columns: 8, rows: 8).isEmpty)
    #expect(picture([polygon((1, 1))], columns: 8, rows: 8).isEmpty)
  }

  @Test func picturesOfNoSizeStayEmpty() {
    let square = polygon((-5, -5), (5, -5), (5, 5), (-5, 5))
    #expect(picture([square], columns: 0, rows: 9).isEmpty)
    #expect(picture([square], columns: 9, rows: 0).isEmpty)
    #expect(picture([square], columns: 1, rows: 1).count == 1)
  }

  private static func randomPath(_ generator: inout SeededGenerator, columns: CGFloat, rows: CGFloat) -> Path {
    func point() -> CGPoint {
      CGPoint(
        x: .random(in: -0.2 * columns...1.2 * columns, using: &generator),
        y: .random(in: -0.2 * rows...1.2 * rows, using: &generator))
    }
    var path = Path()
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        switch Int.random(in: 0...4, using: &generator) {
        case 0: path.addLine(to: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        case 2:
          let end = point()
          let near = CGPoint(x: end.x + .random(in: -1...1, using: &generator), y: end.y + 0.3)
          path.addCurve(to: end, control1: near, control2: point())
        default: path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &generator) { path.closeSubpath() }
    }
    return path
  }

  /// Curves decide to the last dot.
  @Test func noDotIsOnTheWrongSideOfACurve() {
    let (columns, rows) = (44, 26)
    for seed in UInt64(1)...500 {
      var generator = SeededGenerator(seed: seed)
      let path = Self.randomPath(&generator, columns: CGFloat(columns), rows: CGFloat(rows))
      var bitmap = DotBitmap(columns: columns, rows: rows)
      bitmap.fill(path, through: Viewport(), rule: .nonZero)
      var wrong: [String] = []
      for row in 0..<rows {
        for column in 0..<columns {
          let isInside = path.contains(CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5))
          if bitmap[column, row] != isInside { wrong.append("column \(column), row \(row)") }
        }
      }
      #expect(wrong.isEmpty, "seed \(seed): \(wrong.joined(separator: "; "))")
    }
  }

  @Test func shapesThatShareACurveShareNoDotAndMissNone() {
    for seed in UInt64(600)...640 {
      var generator = SeededGenerator(seed: seed)
      func x() -> CGFloat { .random(in: 0...60, using: &generator) }
      let (start, end) = (CGPoint(x: x(), y: 0), CGPoint(x: x(), y: 30))
      let (c, d) = (CGPoint(x: x(), y: x() / 2), CGPoint(x: x(), y: x() / 2))
      func part(_ draw: (inout Path) -> Void) -> DotBitmap {
        var bitmap = DotBitmap(columns: 60, rows: 30)
        bitmap.fill(Path(draw), through: Viewport(), rule: .evenOdd)
        return bitmap
      }
      let left = part { path in
        path.addLines([CGPoint(x: 0, y: 30), .zero, start])
        path.addCurve(to: end, control1: c, control2: d)
      }
      let right = part { path in
        path.addLines([CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 30), end])
        path.addCurve(to: start, control1: d, control2: c)
      }
      #expect(left.intersection(right).isEmpty, "seed \(seed): a dot in both parts")
      #expect(left.union(right).count == 60 * 30, "seed \(seed): a dot in neither part")
    }
  }

  @Test func curvesThatAreNoNumbersArePassedOver() {
    let whole = Path(CGRect(x: 1, y: 1, width: 4, height: 4))
    for odd in [CGFloat.nan, .infinity, -.infinity] {
      var path = whole
      path.move(to: CGPoint(x: 2, y: 2))
      path.addCurve(to: CGPoint(x: 3, y: odd), control1: .zero, control2: .zero)
      path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: odd, y: 3))
      var bitmap = DotBitmap(columns: 8, rows: 8)
      bitmap.fill(path, through: Viewport(), rule: .nonZero)
      #expect(bitmap.count == 16, "\(odd)")
    }
  }

  @Test func enormousCurvesAreClippedWithoutLosingWhatIsSeen() {
    for size: CGFloat in [1e4, 1e6, 1e9, 1e13, 1e100, 1e300] {
      var bitmap = DotBitmap(columns: 20, rows: 8)
      let circle = Path(ellipseIn: CGRect(x: 10 - 2 * size, y: 4 - size, width: 2 * size, height: 2 * size))
      bitmap.fill(circle, through: Viewport(), rule: .nonZero)
      #expect(size > 1e12 || bitmap.count == 80, "size \(size)")
    }
  }

  @Test func aCircleOfCurvesIsRound() {
    var circle = Path()
    let k: CGFloat = 0.5522847498307936 * 40
    circle.move(to: CGPoint(x: 90, y: 50))
    circle.addCurve(
      to: CGPoint(x: 50, y: 90), control1: CGPoint(x: 90, y: 50 + k), control2: CGPoint(x: 50 + k, y: 90))
    circle.addCurve(
      to: CGPoint(x: 10, y: 50), control1: CGPoint(x: 50 - k, y: 90), control2: CGPoint(x: 10, y: 50 + k))
    circle.addCurve(
      to: CGPoint(x: 50, y: 10), control1: CGPoint(x: 10, y: 50 - k), control2: CGPoint(x: 50 - k, y: 10))
    circle.addCurve(
      to: CGPoint(x: 90, y: 50), control1: CGPoint(x: 50 + k, y: 10), control2: CGPoint(x: 90, y: 50 - k))
    circle.closeSubpath()
    var bitmap = DotBitmap(columns: 100, rows: 100)
    bitmap.fill(circle, through: Viewport(), rule: .nonZero)
    var wrong = 0
    for row in 0..<100 {
      for column in 0..<100 {
        let inside = hypot(CGFloat(column) - 49.5, CGFloat(row) - 49.5) < 40
        if bitmap[column, row] != inside { wrong += 1 }
      }
    }
    // Four cubics leave a true circle of this size by up to 0.011 dots.
    #expect(bitmap.count > 4_900)
    #expect(wrong <= 4, "\(wrong) dots")
  }
}
