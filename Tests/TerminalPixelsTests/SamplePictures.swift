import TerminalPixels
import TestSupport

/// Pictures for tests.
enum SamplePicture {
  /// A picture with the colour that a formula gives each pixel; nil leaves it out.
  static func drawn(_ width: Int, _ height: Int, _ color: (_ column: Int, _ row: Int) -> UInt32?) -> PixelPicture {
    var picture = PixelPicture(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { picture[column, row] = color(column, row) }
    }
    return picture
  }

  /// A picture with at most so many random colours, all of them in whole hundredths, in patches of random sizes; some
  /// have pixels that are left out.
  static func patches(
    _ width: Int, _ height: Int, colors count: Int, hasHoles: Bool = false, using random: inout SeededGenerator
  ) -> PixelPicture {
    let colors = (0..<count).map { _ in exact(using: &random) }
    var picture = drawn(width, height) { _, _ in colors[0] }
    for _ in 0..<min(count * 2, 60) {
      let color = hasHoles && Int.random(in: 0..<4, using: &random) == 0 ? nil : colors.randomElement(using: &random)
      let left = Int.random(in: 0..<max(width, 1), using: &random)
      let top = Int.random(in: 0..<max(height, 1), using: &random)
      for row in top..<min(height, top + Int.random(in: 1...9, using: &random)) {
        for column in left..<min(width, left + Int.random(in: 1...30, using: &random)) { picture[column, row] = color }
      }
    }
    return picture
  }

  /// A picture in which every pixel has a random colour of a few.
  static func noise(_ width: Int, _ height: Int, colors count: Int, using random: inout SeededGenerator) -> PixelPicture
  {
    let colors = (0..<count).map { _ in exact(using: &random) }
    return drawn(width, height) { _, _ in colors.randomElement(using: &random) }
  }

  /// A colour that sixel's hundredths hold exactly.
  static func exact(using random: inout SeededGenerator) -> UInt32 {
    (0..<3).reduce(0) { color, _ in
      color << 8 | SixelReader.byte(hundredths: Int.random(in: 0...100, using: &random))
    }
  }

  /// A gradient with more colours than a palette.
  static func gradient(_ width: Int, _ height: Int) -> PixelPicture {
    drawn(width, height) { column, row in
      UInt32(column * 255 / max(width - 1, 1)) << 16 | UInt32(row * 255 / max(height - 1, 1)) << 8 | 0x80
    }
  }
}

extension PixelPicture {
  /// The mean difference of the components of all pixels.
  func meanError(from other: PixelPicture) -> Double {
    let sum = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(width * height * 3)
  }
}
