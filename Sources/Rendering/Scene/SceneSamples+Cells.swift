import DotRaster
import Foundation
import PlainText
import ViewTree

extension SceneSamples {
  /// The opacity from which on a sample is drawn.
  static let visible = CellSolver.visible

  /// Writes the picture in the character set whose samples it has, and then its texts.
  ///
  /// Each cell has the character and the two colours that come nearest to its samples on the ground. Where the ground
  /// is the terminal's own, its colour stays behind what is partly transparent; translucent colours are mixed with the
  /// ground's. With few colours areas are mixed from those that there are, and without any from ink.
  public func draw(
    on screen: inout ScreenBuffer, in area: CellArea, as glyphs: GlyphSet, over ground: SceneGround,
    colors depth: ColorDepth = .truecolor
  ) {
    let (within, beyond) = ground.behind
    let solver = CellSolver(glyphs, fineness: Self.fineness, hasColors: depth != .none)
    var inks = CellInks(glyphs, depth: depth, ground: within)
    var inksBeyond = beyond == within ? nil : CellInks(glyphs, depth: depth, ground: beyond)
    let (across, down) = (grid.across, grid.down)
    var samples = [SIMD4<Float>](repeating: .zero, count: across * down)
    samples.withUnsafeMutableBufferPointer { samples in
      for row in 0..<area.rows {
        for column in 0..<area.columns {
          let isFilled = ground.fills(column, row)
          let behind = isFilled ? within : beyond
          let back = isFilled ? inks.back : .standard
          let place = (column: area.column + column, row: area.row + row)
          let opacity = gather(column, row, behind, into: samples)
          let lines = lineColors(column, row)
          guard opacity.high >= Self.visible || !lines.isEmpty,
            let solution = solver.solution(
              samples, beside: besides(column, row, behind), lines: lines, ground: behind,
              isOnGround: isFilled, keepsGround: !isFilled && opacity.low < Self.visible)
          else {
            if back != .standard { screen[place.column, place.row].style.background = back }
            continue
          }
          screen[place.column, place.row] =
            (isFilled ? nil : inksBeyond?.cell(solution, over: back)) ?? inks.cell(solution, over: back)
        }
      }
    }
    for letter in separatedLetters {
      let isFilled = ground.fills(letter.column, letter.row)
      draw(letter, on: &screen, in: area, isFilled ? within : beyond, isFilled ? inks : inksBeyond ?? inks)
    }
  }

  /// Reads the samples of a cell on an opaque ground. Returns the least and the greatest opacity of them.
  private func gather(
    _ column: Int, _ row: Int, _ behind: SIMD4<Float>, into samples: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) -> (low: Float, high: Float) {
    let (across, down) = (grid.across, grid.down)
    var (low, high) = (Float.infinity, Float.zero)
    colors.withUnsafeBufferPointer { colors in
      for y in 0..<down {
        let start = (row * down + y) * columns + column * across
        for x in 0..<across {
          let color = colors[start + x]
          low = min(low, color.w)
          high = max(high, color.w)
          samples[y * across + x] = color + behind * (1 - color.w)
        }
      }
    }
    return (low, high)
  }

  /// Returns the extremes of the samples to the left and to the right of a cell, on an opaque ground.
  private func besides(_ column: Int, _ row: Int, _ behind: SIMD4<Float>) -> ColorExtremes {
    var extremes = ColorExtremes()
    for place in [column * grid.across - 1, (column + 1) * grid.across] where (0..<columns).contains(place) {
      for y in row * grid.down..<(row + 1) * grid.down {
        let color = colors[y * columns + place]
        extremes.take(color + behind * (1 - color.w))
      }
    }
    return extremes
  }

  /// Returns the colours of a cell's dots with thin lines, clear for those without; empty if it has none.
  private func lineColors(_ column: Int, _ row: Int) -> [SIMD4<Float>] {
    guard let lines, !lines.colors.isEmpty else { return [] }
    let (across, down) = (lines.grid.across, lines.grid.down)
    var isBlank = true
    let colors = (0..<across * down).map { dot in
      let color = lines[column * across + dot % across, row * down + dot / across]
      if color.w >= Self.visible { isBlank = false }
      return color
    }
    return isBlank ? [] : colors
  }

  /// The mean colour of each dot's samples, under its line, row by row.
  var dotColors: [SIMD4<Float>] {
    guard let lines else { return colors }
    let (across, down) = (grid.across / lines.grid.across, grid.down / lines.grid.down)
    return (0..<lines.rows).flatMap { row in
      (0..<lines.columns).map { column in
        var sum = SIMD4<Float>.zero
        for y in row * down..<(row + 1) * down {
          for x in column * across..<(column + 1) * across { sum += colors[y * columns + x] }
        }
        let line = lines[column, row]
        return line + sum / Float(across * down) * (1 - line.w)
      }
    }
  }

  /// Writes a letter. It keeps the background of a cell that is filled.
  private func draw(
    _ letter: SceneLetter, on screen: inout ScreenBuffer, in area: CellArea, _ ground: SIMD4<Float>, _ inks: CellInks
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
      foreground: Ink(letter.color + behind * (1 - letter.color.w)), attributes: letter.isBold ? .bold : [])
    style.background = screen[place.column, place.row].style.background
    style.attributes.formUnion(inks.attributes(ofLetterOn: behind))
    screen[place.column, place.row] = Cell(letter.character, style: style)
    if letter.character.width == 2 { screen[place.column + 1, place.row] = Cell(nil, style: style) }
  }
}
