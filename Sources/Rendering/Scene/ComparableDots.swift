import DotRaster
import ViewTree

/// The dots of a drawing that can be told apart from the ground, with the colours that a comparison takes note of.
public struct ComparableDots: Sendable {
  public private(set) var dots: DotBitmap
  /// The colour of each dot of views, row by row; nil for bare shapes, whose dots are all alike.
  private var colors: [SIMD4<Float>]?

  /// The greatest distance of two colours that count as the same, on a scale from 0 to 1.
  private static let alike: Float = 0.02

  /// The opacity from which on a dot counts: half of it is covered.
  private static let visible: Float = 0.5

  /// Takes all visible dots of bare shapes.
  public init(_ composite: Composite) {
    dots = composite.dots
  }

  /// Takes the visible samples of views. All dots of a cell with a character count; its last colour component tells
  /// characters apart.
  public init(_ samples: SceneSamples) {
    let grid = samples.lines?.grid ?? samples.grid
    let (columns, rows) = (
      samples.columns / samples.grid.across * grid.across, samples.rows / samples.grid.down * grid.down
    )
    var colors = samples.dotColors
    for letter in samples.separatedLetters {
      let code = letter.character.scalars.reduce(Float(1)) {
        ($0 * 31 + Float($1.value)).truncatingRemainder(dividingBy: 8_191)
      }
      let (across, down) = letter.samples(in: grid)
      var color = letter.color / max(letter.color.w, 0.01)
      color.w = 2 + code
      for row in down {
        for column in across { colors[row * columns + column] = color }
      }
    }
    var dots = DotBitmap(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns where colors[row * columns + column].w >= Self.visible { dots[column, row] = true }
    }
    self.dots = dots
    self.colors = colors
  }

  /// Returns the dots that both have in the same colour.
  func common(with other: ComparableDots) -> DotBitmap {
    let both = dots.intersection(other.dots)
    guard let colors, let others = other.colors else { return both }
    var alike = both
    let columns = dots.columns
    both.forEachDot { column, row in
      let difference = colors[row * columns + column] - others[row * columns + column]
      if (difference * difference).sum().squareRoot() > Self.alike { alike[column, row] = false }
    }
    return alike
  }
}

extension OnionSkin {
  /// Compares two drawings. A dot with another colour came.
  public init(present: ComparableDots, former: ComparableDots, glyphs: GlyphSet) {
    self.init(present: present.dots, former: former.dots, glyphs: glyphs)
    stayed = present.common(with: former)
    came = present.dots.subtracting(stayed)
  }
}
