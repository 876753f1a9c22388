import Foundation
import ShapeGeometry

extension DotBitmap {
  /// Sets the dots whose centres lie inside `path`.
  ///
  /// The one sampling rule: the dot in column `c` and row `r` is set when the point (`c` + 0.5, `r` + 0.5) of the picture is inside,
  /// edges above and to the left included, those below and to the right excluded. Open subpaths are closed; what is not finite is passed
  /// over. Curves count as they are: where a line near them cannot tell on which side of a dot's centre they pass, the curve itself does.
  public mutating func fill(_ path: Path, through viewport: Viewport, rule: FillRule) {
    var bounds = PointBounds()
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end):
        bounds.include(end)
      case .quadCurve(let end, let control):
        bounds.include(end)
        bounds.include(control)
      case .curve(let end, let control1, let control2):
        bounds.include(end)
        bounds.include(control1)
        bounds.include(control2)
      case .closeSubpath: break
      }
    }
    guard let window = bounds.window(of: self, through: viewport) else { return }
    var crossings = Crossings(columns: columns, rows: rows, window: window)
    crossings.add(path, through: viewport)
    set(crossings.planes, in: window, rule: rule)
  }

  /// Sets the dots whose centres lie inside the polygons, all of them together making one outline; the rule is that of
  /// `fill(_:through:rule:)`.
  public mutating func fill(_ polylines: [Polyline], through viewport: Viewport = Viewport(), rule: FillRule) {
    var bounds = PointBounds()
    for polyline in polylines {
      for point in polyline.points { bounds.include(point) }
    }
    guard let window = bounds.window(of: self, through: viewport) else { return }
    var crossings = Crossings(columns: columns, rows: rows, window: window)
    for polyline in polylines { crossings.add(polyline, through: viewport) }
    set(crossings.planes, in: window, rule: rule)
  }

  /// Sets the dots that the planes of a window have inside.
  private mutating func set(_ planes: borrowing TurnPlanes, in window: FillWindow, rule: FillRule) {
    let stride = wordsPerRow
    // The last column's word may lie behind the picture, and has no dots then.
    let count = min(planes.width, stride - window.firstWord)
    words.withUnsafeMutableBufferPointer { words in
      guard var row = words.baseAddress else { return }
      row += window.rows.lowerBound * stride + window.firstWord
      for index in 0..<planes.height {
        let isEnough = planes.setOdd(row: index, in: row, count: count)
        if rule == .nonZero, !isEnough { planes.setNonZero(row: index, in: row, count: count) }
        row += stride
      }
    }
  }
}

extension TurnPlanes {
  /// Sets the dots of a row with odd winding numbers; returns whether no other winding number but 0 can be there.
  ///
  /// That is so where each dot has one turn at most, and all turns that lead inside have the same direction, those that lead outside the
  /// other.
  @inline(__always)
  fileprivate func setOdd(row: Int, in target: UnsafeMutablePointer<UInt64>, count: Int) -> Bool {
    let words = words(row: row)
    // All bits where the dots so far leave the row inside.
    var outside: UInt64 = 0
    var wrongDown: UInt64 = 0
    var wrongUp: UInt64 = 0
    for index in 0..<count {
      let own = words[2 * index]
      if own == 0 {
        target[index] |= outside
        continue
      }
      let inside = own ^ outside
      target[index] |= inside
      outside = UInt64(bitPattern: Int64(bitPattern: inside) &>> 63)
      let odd = own ^ own &<< 1
      let wrong = odd & (words[2 * index + 1] ^ inside)
      wrongUp |= wrong
      wrongDown |= odd ^ wrong
    }
    return (wrongUp == 0 || wrongDown == 0) && !hasCarries(row: row)
  }

  /// Sets the dots of a row with winding numbers other than 0.
  fileprivate func setNonZero(row: Int, in target: UnsafeMutablePointer<UInt64>, count: Int) {
    var winding = 0
    for index in 0..<count {
      var inside: UInt64 = winding != 0 ? ~0 : 0
      var word = inside
      forEachTurn(row: row, word: index) { bit, turn in
        winding += turn
        let next: UInt64 = winding != 0 ? ~0 : 0
        word ^= (inside ^ next) &<< UInt64(bit)
        inside = next
      }
      target[index] |= word
    }
  }
}

/// The corners around points of shape space; what is not finite does not count.
private struct PointBounds {
  private var low = SIMD2<Double>(repeating: .infinity)
  private var high = SIMD2<Double>(repeating: -.infinity)

  @inline(__always)
  mutating func include(_ point: CGPoint) {
    let place = SIMD2(Double(point.x), Double(point.y))
    low.replace(with: place, where: place .< low)
    high.replace(with: place, where: place .> high)
  }

  /// The window on a picture around the points; nil where no dot is.
  func window(of picture: DotBitmap, through viewport: Viewport) -> FillWindow? {
    guard low.x <= high.x, low.y <= high.y else { return nil }
    let one = viewport.dot(CGPoint(x: low.x, y: low.y))
    let other = viewport.dot(CGPoint(x: high.x, y: high.y))
    return FillWindow(
      columns: picture.columns, rows: picture.rows,
      low: SIMD2(min(one.x, other.x), min(one.y, other.y)), high: SIMD2(max(one.x, other.x), max(one.y, other.y)))
  }
}
