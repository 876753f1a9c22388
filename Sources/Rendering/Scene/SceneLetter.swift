import DotRaster
import Foundation
import PlainText
import ViewTree

/// A character of a text in the cells of a picture. It covers one cell, or two if it is wide.
struct SceneLetter: Sendable {
  var character: DisplayedCharacter
  var column: Int
  var row: Int
  /// The sample in which the letter lies as it is laid out. Cells are wider or narrower than letters.
  var place: (column: Int, row: Int)
  /// Red, green, blue and opacity; the colours are multiplied by the opacity.
  var color: SIMD4<Float>
  var isBold: Bool
  /// The cells before the letter in its line of text, and those of the whole line.
  var offset: Int
  var whole: Int
  /// The extent of the line as it is laid out, in cells. The letters may take more room, or less.
  var span: ClosedRange<CGFloat>
  /// The share of the letter that no later mark covers.
  var visibility: Float = 1

  /// The share below which a letter cannot be read.
  private static let least: Float = 0.3

  /// The share of its cells that the letter covers with ink.
  var inkShare: Float { isBold ? 0.27 : 0.2 }

  /// True if the letter can be read.
  var isVisible: Bool { visibility >= Self.least && color.w > 0.02 }

  /// Puts a colour over the letter, the mean of its cell.
  mutating func cover(with color: SIMD4<Float>) {
    visibility *= 1 - color.w
    self.color = color + self.color * (1 - color.w)
  }

  /// Returns the samples of the letter's cells.
  func samples(in grid: SampleGrid) -> (columns: Range<Int>, rows: Range<Int>) {
    let (left, top) = (column * grid.across, row * grid.down)
    return (left..<left + character.width * grid.across, top..<top + grid.down)
  }
}
