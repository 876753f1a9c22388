import Foundation

/// An image of pixels in sRGB, with smaller ones of the same content for drawings in which it is reduced.
public struct Bitmap: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The bytes, which copies of the image share.
  private var memory: Memory

  /// Red, green, blue and opacity of each pixel in bytes: rows from the top, the colours not multiplied by the opacity.
  public var pixels: [UInt8] { memory.pixels }
  /// The file from which the image was read, a PNG or a JPEG, for documents that hold images. It is empty if there is
  /// none, or if not all programs show it as the pixels are.
  public var file: [UInt8] { memory.file }

  /// The bytes of an image.
  private final class Memory: Sendable {
    let pixels: [UInt8]
    let file: [UInt8]
    /// Images of half the width and height, of a quarter and so on.
    let reductions: [Level]

    init(pixels: [UInt8], file: [UInt8], reductions: [Level]) {
      (self.pixels, self.file, self.reductions) = (pixels, file, reductions)
    }
  }

  /// A reduced image. A pixel is the mean of up to four pixels of the next larger one, weighted by opacity.
  private struct Level: Sendable {
    var width: Int
    var height: Int
    var pixels: [UInt8]
  }

  /// Creates an image; nil unless there are exactly four components for each pixel.
  public init?(width: Int, height: Int, pixels: [UInt8], file: [UInt8] = []) {
    guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
    (self.width, self.height) = (width, height)
    var levels: [Level] = []
    var last = Level(width: width, height: height, pixels: pixels)
    while max(last.width, last.height) > 1 {
      last = Self.halved(last)
      levels.append(last)
    }
    memory = Memory(pixels: pixels, file: file, reductions: levels)
  }

  /// True if no other copy of this image is held anywhere.
  public var isUnshared: Bool {
    mutating get { isKnownUniquelyReferenced(&memory) }
  }

  public static func == (one: Bitmap, other: Bitmap) -> Bool {
    one.memory === other.memory
      || one.width == other.width && one.height == other.height && one.pixels == other.pixels
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(memory.file.count)
  }

  /// Returns the mean colour of a box whose sides are in pixels: red, green, blue and opacity, the colours multiplied
  /// by it. Parts of the box beyond the image count as its edge.
  ///
  /// Boxes of two pixels and more are taken from an image that is reduced by a power of two.
  public func mean(across: ClosedRange<Double>, down: ClosedRange<Double>) -> SIMD4<Float> {
    let extent = min(across.upperBound - across.lowerBound, down.upperBound - down.lowerBound)
    let reductions = memory.reductions
    var level = 0
    while level < reductions.count, extent / Double(1 << (level + 1)) >= 1 { level += 1 }
    let scale = 1 / Double(1 << level)
    let (columns, rows) = level == 0 ? (width, height) : (reductions[level - 1].width, reductions[level - 1].height)
    return withPixels(of: level) { pixels in
      func shares(_ range: ClosedRange<Double>, _ count: Int) -> (first: Int, last: Int) {
        let low = min(max((range.lowerBound * scale).rounded(.down), 0), Double(count - 1))
        let high = min(max((range.upperBound * scale).rounded(.up) - 1, low), Double(count - 1))
        return (Int(low), Int(high))
      }
      func weight(_ index: Int, _ range: ClosedRange<Double>) -> Float {
        let low = max(Double(index), range.lowerBound * scale)
        let high = min(Double(index + 1), range.upperBound * scale)
        return Float(max(high - low, 0))
      }
      let (left, right) = shares(across, columns)
      let (top, bottom) = shares(down, rows)
      var (sum, total) = (SIMD4<Float>.zero, Float(0))
      for row in top...bottom {
        let share = weight(row, down)
        for column in left...right {
          let own = share * weight(column, across)
          guard own > 0 else { continue }
          sum += Self.premultiplied(pixels, at: (row * columns + column) * 4) * own
          total += own
        }
      }
      guard total > 0 else { return Self.premultiplied(pixels, at: (top * columns + left) * 4) }
      return sum / total
    }
  }

  /// Returns the colour at a place in pixels, mixed from the four pixels around it that lie in a box: red, green, blue
  /// and opacity, the colours multiplied by it.
  public func mixed(_ x: Double, _ y: Double, across: Range<Int>, down: Range<Int>) -> SIMD4<Float> {
    func places(_ place: Double, _ range: Range<Int>) -> (Int, Int, Float) {
      let low = (place - 0.5).rounded(.down)
      func held(_ number: Double) -> Int {
        Int(min(max(number, Double(range.lowerBound)), Double(range.upperBound - 1)))
      }
      return (held(low), held(low + 1), Float(place - 0.5 - low))
    }
    let (across, down) = (across.clamped(to: 0..<width), down.clamped(to: 0..<height))
    guard !across.isEmpty, !down.isEmpty, x.isFinite, y.isFinite else { return .zero }
    let (left, right, share) = places(x, across)
    let (top, bottom, lower) = places(y, down)
    return withPixels(of: 0) { pixels in
      func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
        Self.premultiplied(pixels, at: (row * width + column) * 4)
      }
      let above = color(left, top) * (1 - share) + color(right, top) * share
      let below = color(left, bottom) * (1 - share) + color(right, bottom) * share
      return above * (1 - lower) + below * lower
    }
  }

  /// Returns the colour of the pixel at a place, the colours multiplied by the opacity.
  public func nearest(_ x: Double, _ y: Double) -> SIMD4<Float> {
    guard x.isFinite, y.isFinite else { return .zero }
    let column = Int(min(max(x.rounded(.down), 0), Double(width - 1)))
    let row = Int(min(max(y.rounded(.down), 0), Double(height - 1)))
    return withPixels(of: 0) { Self.premultiplied($0, at: (row * width + column) * 4) }
  }

  private func withPixels<Result>(of level: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    (level == 0 ? memory.pixels : memory.reductions[level - 1].pixels).withUnsafeBufferPointer(body)
  }

  @inline(__always)
  private static func premultiplied(_ pixels: UnsafeBufferPointer<UInt8>, at place: Int) -> SIMD4<Float> {
    let opacity = Float(pixels[place + 3]) / 255
    let share = opacity / 255
    return SIMD4(
      Float(pixels[place]) * share, Float(pixels[place + 1]) * share, Float(pixels[place + 2]) * share, opacity)
  }

  private static func halved(_ level: Level) -> Level {
    let (width, height) = (max(1, (level.width + 1) / 2), max(1, (level.height + 1) / 2))
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { memory, count in
      count = width * height * 4
      level.pixels.withUnsafeBufferPointer { source in
        for row in 0..<height {
          for column in 0..<width {
            var (sum, number) = (SIMD4<Float>.zero, Float(0))
            for line in row * 2..<min(row * 2 + 2, level.height) {
              for place in column * 2..<min(column * 2 + 2, level.width) {
                sum += premultiplied(source, at: (line * level.width + place) * 4)
                number += 1
              }
            }
            let color = sum.w > 0 ? sum / sum.w * 255 : .zero
            let place = (row * width + column) * 4
            for part in 0..<3 { memory[place + part] = UInt8(min(max(color[part].rounded(), 0), 255)) }
            memory[place + 3] = UInt8(min(max((sum.w / number * 255).rounded(), 0), 255))
          }
        }
      }
    }
    return Level(width: width, height: height, pixels: pixels)
  }
}
