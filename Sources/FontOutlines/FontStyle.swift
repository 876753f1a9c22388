import Foundation
import ViewTree

/// The part of a text's font that decides about the face.
struct FontStyle: Hashable, Sendable {
  var design: TextFont.Design
  /// The weight as font files count it: 400 is regular, 700 is bold.
  var weight: Int
  var isItalic: Bool
  /// The size in points for faces whose letters depend on it, a whole number in `textSize...displaySize`.
  var opticalSize: Int

  /// The sizes between which the one form of the letters becomes the other, in points.
  static let textSize = 17
  static let displaySize = 28

  /// True if the letters are to be those for large sizes.
  var isDisplay: Bool { 2 * opticalSize > Self.textSize + Self.displaySize }

  init(_ font: TextFont) {
    design = font.design
    weight = Self.weight(of: font.weight)
    isItalic = font.isItalic
    let size = font.size.isFinite ? font.size : 0
    opticalSize = Int(min(max(size.rounded(), CGFloat(Self.textSize)), CGFloat(Self.displaySize)))
  }

  /// Returns a weight on UIKit's scale as font files count it, in 100...900.
  private static func weight(of weight: CGFloat) -> Int {
    guard weight.isFinite, let first = weights.first, weight > first.weight else {
      return weight.isFinite ? 100 : 400
    }
    guard let next = weights.firstIndex(where: { $0.weight >= weight }) else { return 900 }
    let (low, high) = (weights[next - 1], weights[next])
    return Int((low.number + (high.number - low.number) * (weight - low.weight) / (high.weight - low.weight)).rounded())
  }

  private static let weights: [(weight: CGFloat, number: CGFloat)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
  ]
}
