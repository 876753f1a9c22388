import DotRaster
import Foundation
import ShapeGeometry

/// The sampling rule for outlines of curves, row by row: each curve is halved until the halves that meet the row's
/// centre line are too small to tell apart.
struct CurveSampling {
  /// Cubic curves by their four points, in dots, all of one closed outline or several.
  private let curves: [[SIMD2<Double>]]

  /// The outlines of a path of lines and curves, closed.
  init(_ path: Path) {
    var curves: [[SIMD2<Double>]] = []
    var (current, start) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    func add(_ points: [CGPoint]) {
      let places = points.map { SIMD2(Double($0.x), Double($0.y)) }
      guard let end = places.last else { return }
      switch places.count {
      case 3: curves.append([current] + places)
      case 2: curves.append([current, current + (places[0] - current) * 2 / 3, end + (places[0] - end) * 2 / 3, end])
      default: curves.append([current, current + (end - current) / 3, end + (current - end) / 3, end])
      }
      current = end
    }
    func close() { add([CGPoint(x: start.x, y: start.y)]) }
    for element in path.elements {
      switch element {
      case .move(let end):
        close()
        (current, start) = (SIMD2(end.x, end.y), SIMD2(end.x, end.y))
      case .line(let end): add([end])
      case .quadCurve(let end, let control): add([control, end])
      case .curve(let end, let control1, let control2): add([control1, control2, end])
      case .closeSubpath: close()
      }
    }
    close()
    self.curves = curves
  }

  /// Returns the places where the outlines cross a row's centre line, and whether downwards.
  func crossings(row: Int) -> [(x: Double, turn: Int)] {
    let y = Double(row) + 0.5
    return curves.flatMap { curve in
      curve.allSatisfy { $0.y <= y } || curve.allSatisfy { $0.y > y } ? [] : Self.crossings(curve, y, depth: 60)
    }
  }

  private static func crossings(_ curve: [SIMD2<Double>], _ y: Double, depth: Int) -> [(x: Double, turn: Int)] {
    let above = curve.map { $0.y <= y }
    if !above.contains(!above[0]) { return [] }
    if depth == 0 { return above[0] == above[3] ? [] : [(curve[0].x, above[3] ? -1 : 1)] }
    let (ab, bc, cd) = ((curve[0] + curve[1]) / 2, (curve[1] + curve[2]) / 2, (curve[2] + curve[3]) / 2)
    let (abc, bcd) = ((ab + bc) / 2, (bc + cd) / 2)
    let middle = (abc + bcd) / 2
    return crossings([curve[0], ab, abc, middle], y, depth: depth - 1)
      + crossings([middle, bcd, cd, curve[3]], y, depth: depth - 1)
  }

  /// The picture of some rows.
  func bitmap(columns: Int, rows: Int, where isSampled: (Int) -> Bool = { _ in true }, rule: FillRule) -> DotBitmap {
    var bitmap = DotBitmap(columns: columns, rows: rows)
    for row in 0..<rows where isSampled(row) {
      var turns = crossings(row: row).sorted { $0.x < $1.x }[...]
      var winding = 0
      for column in 0..<columns {
        while let turn = turns.first, turn.x <= Double(column) + 0.5 {
          winding += turn.turn
          turns.removeFirst()
        }
        bitmap[column, row] = rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
      }
    }
    return bitmap
  }
}
