import DotRaster
import Foundation
import PlainText
import ViewTree

extension SceneSamples {
  /// The opacity from which on a sample is drawn.
  static let visible: Float = 0.1
  /// The greatest distance of the colours of one area in a cell, on a scale from 0 to 1.
  private static let alike: Float = 0.12

  /// Writes the picture in the character set whose samples it has, and then its texts.
  ///
  /// A cell of one colour is filled with it. One of several colours has the two that come nearest, one for the
  /// character and one behind it; one that is partly transparent shows its samples on the ground, or beyond that on the
  /// terminal's own. Translucent colours are mixed with the ground.
  public func draw(
    on screen: inout ScreenBuffer, in area: CellArea, as glyphs: GlyphSet, over ground: SceneGround
  ) {
    let behind = SIMD4<Float>(Float(ground.color.red), Float(ground.color.green), Float(ground.color.blue), 1)
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let back = ground.fills(column, row) ? ink(behind) : .standard
        let place = (column: area.column + column, row: area.row + row)
        if let cell = cell(column, row, glyphs, behind, back) {
          screen[place.column, place.row] = cell
        } else if back != .standard {
          screen[place.column, place.row].style.background = back
        }
      }
    }
    for letter in separatedLetters { draw(letter, on: &screen, in: area, behind) }
  }

  /// Returns the cell for its samples; nil if all of them are transparent. `back` is the ground's ink.
  private func cell(
    _ column: Int, _ row: Int, _ glyphs: GlyphSet, _ behind: SIMD4<Float>, _ back: Ink
  ) -> Cell? {
    let (across, down) = (grid.across, grid.down)
    var seen: [(bit: Int, color: SIMD4<Float>)] = []
    for y in 0..<down {
      for x in 0..<across {
        let color = colors[(row * down + y) * columns + column * across + x]
        guard color.w >= Self.visible else { continue }
        seen.append((y * across + x, color + behind * (1 - color.w)))
      }
    }
    guard !seen.isEmpty else { return nil }
    let isFull = seen.count == across * down
    let mean = seen.reduce(SIMD4<Float>.zero) { $0 + $1.color } / Float(seen.count)
    guard isFull else {
      let style = CellStyle(foreground: ink(mean), background: back)
      return Cell(glyphs.character(bits(of: seen.map(\.bit), glyphs)), style: style)
    }
    // The colour farthest from the mean, and the one farthest from that, are the two kinds.
    func distance(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> Float {
      let difference = one - other
      return (difference * difference).sum().squareRoot()
    }
    let far = seen.max { distance($0.color, mean) < distance($1.color, mean) }?.color ?? mean
    let other = seen.max { distance($0.color, far) < distance($1.color, far) }?.color ?? mean
    guard distance(far, other) > Self.alike else {
      // The character shows the area where there are no colours.
      let style = CellStyle(foreground: ink(mean), background: ink(mean))
      return Cell(glyphs.character(bits(of: seen.map(\.bit), glyphs)), style: style)
    }
    var (front, back) = (
      seen.filter { distance($0.color, far) < distance($0.color, other) },
      seen.filter { distance($0.color, far) >= distance($0.color, other) }
    )
    if front.count > back.count { swap(&front, &back) }
    func mixed(_ kind: [(bit: Int, color: SIMD4<Float>)]) -> Ink {
      ink(kind.reduce(SIMD4<Float>.zero) { $0 + $1.color } / Float(max(1, kind.count)))
    }
    return Cell(
      glyphs.character(bits(of: front.map(\.bit), glyphs)),
      style: CellStyle(foreground: mixed(front), background: mixed(back)))
  }

  /// Returns the bits of samples in the order of the character set.
  private func bits(of samples: [Int], _ glyphs: GlyphSet) -> UInt8 {
    var picture = DotBitmap(columns: grid.across, rows: grid.down)
    for sample in samples { picture[sample % grid.across, sample / grid.across] = true }
    return glyphs.bits(of: picture, column: 0, row: 0)
  }

  private func ink(_ color: SIMD4<Float>) -> Ink {
    Ink(DisplayColor(red: color.x, green: color.y, blue: color.z))
  }

  /// Writes a letter. It keeps the background of a cell that is filled.
  private func draw(
    _ letter: SceneLetter, on screen: inout ScreenBuffer, in area: CellArea, _ ground: SIMD4<Float>
  ) {
    let (across, down) = letter.samples(in: grid)
    var behind = SIMD4<Float>.zero
    for row in down {
      for column in across { behind += colors[row * columns + column] }
    }
    behind /= Float(across.count * down.count)
    behind += ground * (1 - behind.w)
    let place = (column: area.column + letter.column, row: area.row + letter.row)
    var style = CellStyle(
      foreground: ink(letter.color + behind * (1 - letter.color.w)), attributes: letter.isBold ? .bold : [])
    style.background = screen[place.column, place.row].style.background
    screen[place.column, place.row] = Cell(letter.character, style: style)
    if letter.character.width == 2 { screen[place.column + 1, place.row] = Cell(nil, style: style) }
  }
}
