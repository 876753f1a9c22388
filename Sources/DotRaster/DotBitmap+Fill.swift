import Foundation
import ShapeGeometry

extension DotBitmap {
  /// Sets the dots whose centres lie inside `path`.
  ///
  /// This is the only sampling rule: the dot in column `c` and row `r` is set if the point (`c` + 0.5, `r` + 0.5) of
  /// the picture is inside. Upper and left edges are included, lower and right edges are excluded. Open subpaths are
  /// closed, and points that are not finite are skipped. Curves are not flattened: if an approximation cannot decide on
  /// which side of a dot's centre a curve passes, the curve itself decides.
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

  /// Sets the dots whose centres lie inside the polygons, which together form one outline.
  ///
  /// The sampling rule is that of `fill(_:through:rule:)`.
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

  /// Sets the dots of a window that are inside according to its planes.
  private mutating func set(_ planes: borrowing TurnPlanes, in window: FillWindow, rule: FillRule) {
    let stride = wordsPerRow
    // The word of the last column may be beyond the picture; it contains no dots then.
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
  /// Sets the dots of a row with odd winding numbers; returns whether all other winding numbers of the row are
  /// certainly 0.
  ///
  /// This is certain if each dot has one turn at most, if all turns into the inside have the same direction, and if all
  /// turns out of it have the opposite direction.
  @inline(__always)
  fileprivate func setOdd(row: Int, in target: UnsafeMutablePointer<UInt64>, count: Int) -> Bool {
    let words = words(row: row)
    // All bits set if the row is inside after the dots so far.
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

/// The bounding box of points in shape space; coordinates that are NaN are ignored.
private struct PointBounds {
  private var low = SIMD2<Double>(repeating: .infinity)
  private var high = SIMD2<Double>(repeating: -.infinity)

  @inline(__always)
  mutating func include(_ point: CGPoint) {
    let place = SIMD2(Double(point.x), Double(point.y))
    low.replace(with: place, where: place .< low)
    high.replace(with: place, where: place .> high)
  }

  /// Returns the window of a picture around the points; nil if it contains no dot.
  func window(of picture: DotBitmap, through viewport: Viewport) -> FillWindow? {
    guard low.x <= high.x, low.y <= high.y else { return nil }
    let one = viewport.dot(CGPoint(x: low.x, y: low.y))
    let other = viewport.dot(CGPoint(x: high.x, y: high.y))
    return FillWindow(
      columns: picture.columns, rows: picture.rows,
      low: SIMD2(min(one.x, other.x), min(one.y, other.y)), high: SIMD2(max(one.x, other.x), max(one.y, other.y)))
  }
}
