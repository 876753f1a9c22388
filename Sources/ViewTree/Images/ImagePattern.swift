import Foundation
import ShapeGeometry

/// The paint of an image: the parts of the image that lie across and down an area, stretched or repeated.
public struct ImagePattern: Hashable, Sendable {
  /// A part of an image along one axis, and the place that it fills.
  public struct Strip: Hashable, Sendable {
    /// The place, in points of the mark's space.
    public var start: CGFloat
    public var end: CGFloat
    /// The pixels of the image.
    public var first: CGFloat
    public var last: CGFloat
    /// The length that the pixels fill once, in points, from the start on; nil if they are stretched over the place.
    public var period: CGFloat?

    public init(_ start: CGFloat, _ end: CGFloat, first: CGFloat, last: CGFloat, period: CGFloat? = nil) {
      (self.start, self.end, self.first, self.last, self.period) = (start, end, first, last, period)
    }

    /// The number of pixels for a point.
    var density: Double {
      let length = period ?? (end - start)
      return length > 0 ? Double((last - first) / length) : 0
    }

    /// Returns the place in pixels of a point.
    func pixel(at point: CGFloat) -> Double {
      var offset = Double(point - start)
      if let period = period.map({ Double($0) }), period > 0 { offset -= (offset / period).rounded(.down) * period }
      return min(max(Double(first) + offset * density, Double(first)), Double(last))
    }
  }

  public var bitmap: Bitmap
  /// The strips in order; a point beyond them belongs to the nearest one.
  public var columns: [Strip]
  public var rows: [Strip]
  /// False if enlarged pixels are squares.
  public var isSmooth: Bool
  public var opacity = 1.0

  public init(_ bitmap: Bitmap, columns: [Strip], rows: [Strip], isSmooth: Bool = true) {
    (self.bitmap, self.columns, self.rows, self.isSmooth) = (bitmap, columns, rows, isSmooth)
  }

  /// Creates the paint of an image in a frame, with insets that are not stretched, in points of the image.
  public init(
    _ bitmap: Bitmap, scale: CGFloat, in frame: CGRect, insets: EdgeInsets = EdgeInsets(), isTiled: Bool = false,
    isSmooth: Bool = true
  ) {
    func strips(_ start: CGFloat, _ length: CGFloat, _ pixels: Int, _ low: CGFloat, _ high: CGFloat) -> [Strip] {
      let count = CGFloat(pixels)
      // Insets that leave no room for a middle give way, and so does what is no length.
      func held(_ inset: CGFloat) -> CGFloat { inset > 0 ? min(inset, count / scale) : 0 }
      let whole = held(low) + held(high)
      let share = whole > 0 ? max(0, min(1, length / whole, count / scale / whole)) : 1
      let (low, high) = (held(low) * share, held(high) * share)
      let middle = (first: low * scale, last: count - high * scale)
      let period: CGFloat? = isTiled ? (middle.last - middle.first) / scale : nil
      let all = [
        Strip(start, start + low, first: 0, last: middle.first),
        Strip(start + low, start + length - high, first: middle.first, last: middle.last, period: period),
        Strip(start + length - high, start + length, first: middle.last, last: count),
      ]
      let kept = all.filter { $0.end > $0.start && $0.last > $0.first }
      return kept.isEmpty ? [Strip(start, start + length, first: 0, last: count)] : kept
    }
    self.init(
      bitmap,
      columns: strips(frame.minX, frame.width, bitmap.width, insets.leading, insets.trailing),
      rows: strips(frame.minY, frame.height, bitmap.height, insets.top, insets.bottom), isSmooth: isSmooth)
  }

  /// Returns the colour at a point of the mark's space, for a sample that is so many points wide and high: red, green,
  /// blue and opacity, the colours multiplied by it. Samples that are larger than pixels are means of them.
  public func color(at point: CGPoint, width: CGFloat = 0, height: CGFloat = 0) -> SIMD4<Float> {
    guard let column = Self.strip(at: point.x, in: columns), let row = Self.strip(at: point.y, in: rows) else {
      return .zero
    }
    let (x, y) = (column.pixel(at: point.x), row.pixel(at: point.y))
    guard x.isFinite, y.isFinite else { return .zero }
    func held(_ extent: Double) -> Double { extent > 0 ? extent : 0 }
    let (across, down) = (held(Double(width) * column.density), held(Double(height) * row.density))
    let color: SIMD4<Float>
    if max(across, down) < 1, isSmooth {
      color = bitmap.mixed(x, y, across: Self.range(column), down: Self.range(row))
    } else if max(across, down) < 1 {
      color = bitmap.nearest(
        min(x, Double(column.last).nextDown), min(y, Double(row.last).nextDown))
    } else {
      color = bitmap.mean(across: Self.box(x, across, column), down: Self.box(y, down, row))
    }
    return color * Float(opacity)
  }

  private static func range(_ strip: Strip) -> Range<Int> {
    let low = Int(strip.first.rounded(.down))
    return low..<max(low + 1, Int(strip.last.rounded(.up)))
  }

  /// Returns the pixels of a strip around a place; at least a part of one.
  private static func box(_ place: Double, _ extent: Double, _ strip: Strip) -> ClosedRange<Double> {
    let half = max(extent, 1) / 2
    let low = max(place - half, Double(strip.first))
    return low...max(min(place + half, Double(strip.last)), low)
  }

  private static func strip(at place: CGFloat, in strips: [Strip]) -> Strip? {
    strips.first { place < $0.end } ?? strips.last
  }
}
