import Foundation
import ShapeGeometry
import TestSupport
import Testing

@testable import DotRaster

/// The exact share of each pixel's area that polygons cover.
struct AreaCoverageTests {
  /// Returns the shares of a small picture as percent.
  private func percent(_ path: Path, columns: Int = 4, rows: Int = 2, rule: FillRule = .nonZero) -> String {
    let coverage = AreaCoverage(
      path.flattened(tolerance: 0.001), through: Viewport(), rule: rule, columns: 0..<columns, rows: 0..<rows)
    return (0..<rows).map { row in
      (0..<columns).map { String(Int((coverage[$0, row] * 100).rounded())) }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  @Test func aRectangleCoversPartsOfPixels() {
    #expect(
      percent(Path(CGRect(x: 0.5, y: 0.25, width: 2, height: 1))) == """
        38 75 38 0
        13 25 13 0
        """)
  }

  @Test func aSlantCoversTriangles() {
    let path = Path { path in
      path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 2)])
    }
    #expect(
      percent(path) == """
        100 100 75 25
        75 25 0 0
        """)
  }

  @Test func beyondThePictureNothingIsLost() {
    let path = Path(CGRect(x: -100, y: -100, width: 101.5, height: 101.5))
    #expect(
      percent(path) == """
        100 50 0 0
        50 25 0 0
        """)
  }

  @Test(arguments: [1e9, 1e100, 1e300, CGFloat.greatestFiniteMagnitude])
  func edgesToTheEndOfAllNumbersCover(_ far: CGFloat) {
    let kite = Path { path in
      path.addLines([
        CGPoint(x: -far, y: 1), CGPoint(x: 1, y: -far), CGPoint(x: far, y: 1), CGPoint(x: 1, y: far),
      ])
    }
    #expect(percent(kite) == "100 100 100 100\n100 100 100 100")
    // The half above the diagonal of everything; beyond a double's digits it is all or nothing.
    let half = Path { path in
      path.addLines([CGPoint(x: -far, y: -far), CGPoint(x: far, y: far), CGPoint(x: far, y: -far)])
    }
    let found = percent(half, columns: 2)
    #expect(found == "50 100\n0 50" || far > 1e15 && ["100 100\n100 100", "0 0\n0 0"].contains(found))
  }

  @Test func turnsInOppositeDirectionsDoNotCancelNeighbours() {
    // Two halves of one pixel, in opposite directions: a sum of signed areas would be 0.
    let path = Path { path in
      path.addLines([CGPoint(x: 1, y: 0), CGPoint(x: 1.5, y: 0), CGPoint(x: 1.5, y: 1), CGPoint(x: 1, y: 1)])
      path.closeSubpath()
      path.addLines([CGPoint(x: 1.5, y: 0), CGPoint(x: 1.5, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 0)])
      path.closeSubpath()
    }
    #expect(percent(path, rows: 1) == "0 100 0 0")
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func twoSquaresOverlapByTheRule(rule: FillRule) {
    var path = Path(CGRect(x: 0, y: 0, width: 2, height: 1))
    path.addRect(CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(percent(path, rows: 1, rule: rule) == (rule == .nonZero ? "100 100 100 0" : "100 0 100 0"))
  }

  @Test func noNumberCoversNothing() {
    let path = Path { path in
      path.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1, y: CGFloat.infinity), CGPoint(x: 2, y: 1)])
    }
    #expect(
      percent(path) == """
        0 0 0 0
        0 0 0 0
        """)
  }

  @Test func aWindowIsCutFromAPicture() {
    let path = Path(ellipseIn: CGRect(x: 3, y: 2, width: 41, height: 27)).flattened(tolerance: 0.01)
    let whole = AreaCoverage(path, through: Viewport(), rule: .nonZero, columns: 0..<50, rows: 0..<40)
    let part = AreaCoverage(path, through: Viewport(), rule: .nonZero, columns: 7..<20, rows: 11..<30)
    #expect(part.columns == 7..<20 && part.rows == 11..<29)
    for row in part.rows {
      for column in part.columns { #expect(abs(part[column, row] - whole[column, row]) < 1e-4) }
    }
  }

  @Test func theWorkGrowsWithTheEdgesInTheRows() throws {
    struct Spent: Error {}
    func work(_ rows: Int) throws -> Int {
      var sum = 0
      let zigzag = Polyline(
        points: (0..<100).map { CGPoint(x: CGFloat($0), y: $0 % 2 == 0 ? 0 : CGFloat(rows)) }, isClosed: true)
      _ = AreaCoverage(
        [zigzag], through: Viewport(), rule: .evenOdd, columns: 0..<100, rows: 0..<rows, charging: { sum += $0 })
      return sum
    }
    let (few, many) = try (work(10), work(1_000))
    #expect(many > 50 * few && many < 150 * few)
    #expect(throws: Spent.self) {
      try AreaCoverage(
        [Polyline(points: [.zero, CGPoint(x: 3, y: 3), CGPoint(x: 0, y: 3)], isClosed: true)], through: Viewport(),
        rule: .nonZero, columns: 0..<4, rows: 0..<4, charging: { (_) throws(Spent) in throw Spent() })
    }
  }

  @Test func aProductIsCutToBothWindows() {
    func square(_ x: CGFloat) -> AreaCoverage {
      AreaCoverage(
        Path(CGRect(x: x, y: 0, width: 2.5, height: 1)).flattened(tolerance: 1), through: Viewport(), rule: .nonZero,
        columns: 0..<8, rows: 0..<4)
    }
    var product = square(0)
    product.formProduct(with: square(1.5))
    #expect(product.columns == 1..<3 && product.rows == 0..<1)
    #expect(product.shares == [0.5, 0.5])
    product.formProduct(with: square(5))
    #expect(product.shares.isEmpty)
  }

  /// Random polygons with crossings, and the same ones sampled 64 times 64 times in each pixel.
  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func theSharesAreThoseOfManySamples(rule: FillRule) {
    let seed = UInt64(20_261_126)
    var random = SeededGenerator(seed: seed)
    let (columns, rows, fine) = (12, 9, 64)
    for round in 0..<120 {
      let count = Int.random(in: 3...(round % 4 == 0 ? 40 : 9), using: &random)
      // Now and then corners lie on the grid, edges run along it, and points are beyond the picture.
      let points = (0..<count).map { _ in
        let point = CGPoint(x: .random(in: -3...15, using: &random), y: .random(in: -3...12, using: &random))
        return round % 3 == 0 ? CGPoint(x: (point.x * 2).rounded() / 2, y: (point.y * 2).rounded() / 2) : point
      }
      let polygon = [Polyline(points: points, isClosed: true)]
      let coverage = AreaCoverage(
        polygon, through: Viewport(), rule: rule, columns: 0..<columns, rows: 0..<rows)
      var dots = DotBitmap(columns: columns * fine, rows: rows * fine)
      dots.fill(polygon, through: Viewport(scale: CGFloat(fine)), rule: rule)
      for row in 0..<rows {
        for column in 0..<columns {
          var covered = 0
          for y in row * fine..<(row + 1) * fine {
            for x in column * fine..<(column + 1) * fine where dots[x, y] { covered += 1 }
          }
          let share = Float(covered) / Float(fine * fine)
          // A row of samples is missed where an edge is nearly level; many crossings in one row share its bands.
          let tolerance: Float = count > 20 ? 0.03 : 0.02
          #expect(
            abs(coverage[column, row] - share) < tolerance,
            "seed \(seed), round \(round), pixel \(column), \(row): \(coverage[column, row]) for \(share)")
        }
      }
    }
  }

  @Test func theSumIsThePolygonsArea() {
    let seed = UInt64(7)
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let corners = (0..<3).map { _ in
        CGPoint(x: .random(in: 0...30, using: &random), y: .random(in: 0...20, using: &random))
      }
      let coverage = AreaCoverage(
        [Polyline(points: corners, isClosed: true)], through: Viewport(), rule: .nonZero, columns: 0..<30, rows: 0..<20)
      let (a, b) = (
        (corners[1].x - corners[0].x) * (corners[2].y - corners[0].y),
        (corners[2].x - corners[0].x) * (corners[1].y - corners[0].y)
      )
      let sum = coverage.shares.reduce(0.0) { $0 + Double($1) }
      #expect(abs(sum - Double(abs(a - b)) / 2) < 1e-3, "seed \(seed), round \(round)")
    }
  }

  /// Returns the shares of one row as the mean of many lines through it.
  private func sampled(_ points: [CGPoint], rule: FillRule, columns: Int, lines: Int) -> [Double] {
    var shares = [Double](repeating: 0, count: columns)
    for line in 0..<lines {
      let y = (Double(line) + 0.5) / Double(lines)
      var places: [(x: Double, turn: Int32)] = []
      for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) where (start.y <= y) != (end.y <= y) {
        let x = start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))
        places.append((min(max(x, 0), Double(columns)), end.y > start.y ? 1 : -1))
      }
      places.sort { $0.x < $1.x }
      var winding: Int32 = 0
      for (place, next) in zip(places, places.dropFirst()) {
        winding += place.turn
        guard rule.encloses(winding: winding) else { continue }
        for column in Int(place.x)...Int(next.x) where column < columns {
          let part = min(next.x, Double(column + 1)) - max(place.x, Double(column))
          if part > 0 { shares[column] += part / Double(lines) }
        }
      }
    }
    return shares
  }

  /// Random rows: edges that end in the row, that cross it, and that all cross in one point.
  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func rowsWithManyEdgesAreThoseOfManyLines(rule: FillRule) {
    let seed = UInt64(20_261_127)
    var random = SeededGenerator(seed: seed)
    let (columns, lines) = (12, 2_048)
    for round in 0..<240 {
      let count = Int.random(in: 2...(round % 3 == 0 ? 190 : 12), using: &random)
      let points = (0..<count).map { index in
        let x = CGFloat.random(in: 0...12, using: &random)
        return switch round % 4 {
        case 0: CGPoint(x: x, y: .random(in: 0...1, using: &random))
        case 1: CGPoint(x: x, y: index % 2 == 0 ? -0.5 : 1.5)
        // Each edge goes through the middle of the row.
        case 2: CGPoint(x: 6 + (index % 2 == 0 ? 1 : -1) * CGFloat(index / 2), y: index % 2 == 0 ? -0.5 : 1.5)
        default: CGPoint(x: x, y: .random(in: -4...5, using: &random))
        }
      }
      let coverage = AreaCoverage(
        [Polyline(points: points, isClosed: true)], through: Viewport(), rule: rule, columns: 0..<columns, rows: 0..<1)
      let expected = sampled(points, rule: rule, columns: columns, lines: lines)
      for column in 0..<columns {
        let share = Double(coverage[column, 0])
        // A row with many ends and crossings is cut into equal bands.
        #expect(
          abs(share - expected[column]) < (count > 12 ? 0.06 : 0.004),
          "seed \(seed), round \(round), \(count) edges, pixel \(column): \(share) for \(expected[column])")
      }
    }
  }
}
