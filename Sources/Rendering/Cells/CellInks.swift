import ViewTree

/// The way from the colours of a cell to those that a terminal has.
///
/// An area whose colour the palette lacks is mixed from two others by a character of shade. The mixture depends on the
/// colour alone, so that it stands still when something moves elsewhere.
struct CellInks {
  private let glyphs: GlyphSet
  private let depth: ColorDepth
  /// The colour of the ground, and its greatest distance to another colour.
  private let ground: SIMD4<Float>
  private let contrast: Float
  /// The ink of a cell that shows nothing but the ground.
  private(set) var back: Ink
  private let palette: [SIMD4<Float>]
  private var mixtures: [Ink: Cell] = [:]
  private var nearest: [Ink: Ink] = [:]

  /// The characters of shade, with the shares of a cell that they cover.
  private static let shades: [(character: Unicode.Scalar, share: Float)] = [("░", 0.25), ("▒", 0.5), ("▓", 0.75)]
  /// The share of the difference between two mixed colours that is seen as a pattern.
  private static let pattern: Float = 0.12
  /// The greatest distance of two colours that count as the same, on a scale from 0 to 1.
  private static let alike: Float = 0.03
  /// The shares of ink from which on an area has the shades, and is full. What differs from the ground is seen.
  private static let tones: [Float] = [0.06, 0.3, 0.55, 0.8]
  /// The share of ink up to which a cell with an edge stays blank.
  private static let faint: Float = 0.2
  /// The difference of ink from which on one side of an edge is shown in front of the other.
  private static let edge: Float = 0.3

  /// Creates the way for cells on a ground.
  init(_ glyphs: GlyphSet, depth: ColorDepth, ground: SIMD4<Float>) {
    (self.glyphs, self.depth, self.ground) = (glyphs, depth, ground)
    palette = depth == .truecolor ? [] : Ink.palette(of: depth).map(Self.color)
    back = depth == .none ? .standard : Self.ink(ground)
    contrast = max(Self.distance(ground, .zero), Self.distance(ground, .one), 0.1)
    if !palette.isEmpty { back = nearest(to: back) }
  }

  /// Returns the cell of a solution. `back` is the ink behind it if it has no colour of its own.
  mutating func cell(_ solution: CellSolver.Solution, over back: Ink) -> Cell {
    switch depth {
    case .truecolor:
      return Cell(
        solution.character,
        style: CellStyle(foreground: Self.ink(solution.front), background: solution.back.map(Self.ink) ?? back))
    case .none: return tone(solution)
    case .ansi8, .ansi16, .palette256:
      let front = nearest(to: Self.ink(solution.front))
      guard let behind = solution.back else {
        return Cell(solution.character, style: CellStyle(foreground: front, background: back))
      }
      if solution.isFull { return mixture(Self.ink(solution.front)) }
      let other = nearest(to: Self.ink(behind))
      // Colours that the palette does not tell apart are one area.
      if front == other { return mixture(Self.ink((solution.front + behind) / 2)) }
      return Cell(solution.character, style: CellStyle(foreground: front, background: other))
    }
  }

  // MARK: Palettes

  private mutating func nearest(to ink: Ink) -> Ink {
    if let known = nearest[ink] { return known }
    let color = Self.color(ink)
    let found = palette.min { Self.square($0 - color) < Self.square($1 - color) }.map(Self.ink) ?? ink
    nearest[ink] = found
    return found
  }

  /// Returns the cell of an area in one colour.
  private mutating func mixture(_ ink: Ink) -> Cell {
    if let known = mixtures[ink] { return known }
    let color = Self.color(ink)
    let one = Self.color(nearest(to: ink))
    var best = (error: Self.square(one - color), cell: solid(Self.ink(one)))
    // The colours worth mixing lie around the wanted one.
    let near = palette.sorted { Self.square($0 - color) < Self.square($1 - color) }.prefix(Self.mostMixed)
    for (index, front) in near.enumerated() {
      for back in near.dropFirst(index + 1) {
        for shade in Self.shades {
          let mixed = front * shade.share + back * (1 - shade.share)
          let error =
            Self.square(mixed - color)
            + Self.square(front - back) * shade.share * (1 - shade.share) * Self.pattern
          guard error < best.error else { continue }
          let style = CellStyle(foreground: Self.ink(front), background: Self.ink(back))
          best = (error, Cell(shade.character, style: style))
        }
      }
    }
    mixtures[ink] = best.cell
    return best.cell
  }

  /// The number of palette colours that are tried for a mixture.
  private static let mostMixed = 12

  private func solid(_ ink: Ink) -> Cell {
    Cell(glyphs.full, style: CellStyle(foreground: ink, background: ink))
  }

  // MARK: No colours

  /// Returns the cell in the terminal's own colours: the more a colour differs from the ground, the more ink.
  private func tone(_ solution: CellSolver.Solution) -> Cell {
    let front = ink(solution.front)
    let back = solution.back.map(ink) ?? 0
    if solution.isFull { return Cell(shade(front), style: .plain) }
    // The outermost part of an edge is no area.
    if !solution.isLine, max(front, back) < Self.faint { return Cell(" ", style: .plain) }
    if solution.isLine || abs(front - back) >= Self.edge {
      if front >= back { return Cell(solution.character, style: .plain) }
      return Cell(glyphs.inverse(solution.character), style: .plain)
    }
    if min(front, back) < Self.faint / 2 { return Cell(" ", style: .plain) }
    return Cell(shade(max(front, back)), style: .plain)
  }

  /// Returns the share of ink for a colour.
  private func ink(_ color: SIMD4<Float>) -> Float { Self.distance(color, ground) / contrast }

  private func shade(_ ink: Float) -> Unicode.Scalar {
    let level = Self.tones.lastIndex { ink >= $0 }.map { $0 + 1 } ?? 0
    if glyphs == .mixed { return [" ", "░", "▒", "▓", "█"][level] }
    return glyphs.shade(level)
  }

  /// Returns the distance of two colours as the eye weighs them, up to 1.
  private static func distance(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> Float {
    let difference = one - other
    return (difference * difference * SIMD4(0.3, 0.59, 0.11, 0)).sum().squareRoot()
  }

  private static func square(_ color: SIMD4<Float>) -> Float { (color * color).sum() }

  private static func ink(_ color: SIMD4<Float>) -> Ink {
    Ink(DisplayColor(red: color.x, green: color.y, blue: color.z))
  }

  private static func color(_ ink: Ink) -> SIMD4<Float> {
    guard case .rgb(let red, let green, let blue) = ink else { return .zero }
    return SIMD4(Float(red), Float(green), Float(blue), 255) / 255
  }
}

extension GlyphSet {
  /// The order in which the dots of a cell are set as an area gets darker, by column and row: neighbours come late.
  private static let order: [[Int]] = [[0, 2], [3, 1], [1, 3], [2, 0]]

  /// Returns the character with so many quarters of a cell's dots.
  func shade(_ quarters: Int) -> Unicode.Scalar {
    var bits: UInt8 = 0
    for row in 0..<grid.down {
      for column in 0..<grid.across where Self.order[row][column] < quarters { bits |= bit(ofDot: column, row) }
    }
    return character(bits)
  }

  /// Returns the character with ink where another one has none.
  func inverse(_ character: Unicode.Scalar) -> Unicode.Scalar {
    if let known = Self.opposites[character] { return known }
    guard let bits = characters.firstIndex(of: character) else { return character }
    return self.character(~UInt8(bits) & allBits)
  }

  /// The block elements with their opposites, or with the nearest character to it.
  private static let opposites: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("▀", "▄"), ("▌", "▐"), ("▘", "▟"), ("▝", "▙"), ("▖", "▜"), ("▗", "▛"), ("▚", "▞"),
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (one, other) in pairs { (table[one], table[other]) = (other, one) }
    let near: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("▁", "█"), ("▂", "▀"), ("▃", "▀"), ("▅", "▀"), ("▆", "▔"), ("▇", "▔"), ("▔", "▇"),
      ("▏", "█"), ("▎", "▐"), ("▍", "▐"), ("▋", "▐"), ("▊", "▕"), ("▉", "▕"), ("▕", "▉"),
    ]
    for (one, other) in near { table[one] = other }
    return table
  }()
}
