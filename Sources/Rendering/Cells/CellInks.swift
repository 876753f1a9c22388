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
  private let palette: [(ink: Ink, color: SIMD4<Float>)]
  /// The number of the palette's first colour in the terminal.
  private let firstIndex: Int
  private var mixtures: [Ink: Cell] = [:]
  /// The characters of an area in the terminal's own colours: without ink, with a quarter of it, and so on.
  private let areas: [Unicode.Scalar]

  /// The share of the difference between two mixed colours that is seen as a pattern.
  private static let pattern: Float = 0.12
  /// The shares of ink from which on an area has the shades, and is full. What differs from the ground is seen.
  private static let tones: [Float] = [0.06, 0.3, 0.55, 0.8]
  /// The share of ink from which on an area is solid.
  private static let solid: Float = 0.5
  /// The share of ink up to which a cell with an edge stays blank.
  private static let faint: Float = 0.2
  /// The difference of ink from which on one side of an edge is shown in front of the other.
  private static let edge: Float = 0.3

  /// Creates the way for cells on a ground.
  init(_ glyphs: GlyphSet, depth: ColorDepth, ground: SIMD4<Float>) {
    (self.glyphs, self.depth, self.ground) = (glyphs, depth, ground)
    (palette, firstIndex) = (Ink.palette(of: depth).map { ($0, Self.color($0)) }, Ink.firstIndex(in: depth))
    areas = glyphs.isMixed ? [" "] + BlockElement.shades.map(\.character) + ["█"] : (0...4).map(glyphs.shade)
    contrast = max(Self.distance(ground, .zero), Self.distance(ground, .one), 0.1)
    back = depth == .none ? .standard : Ink(ground)
    back = nearest(to: back)
  }

  /// Returns the cell of a solution. `back` is the ink behind it if it has no colour of its own.
  mutating func cell(_ solution: CellSolution, over back: Ink) -> Cell {
    switch depth {
    case .truecolor:
      return Cell(
        solution.character,
        style: CellStyle(foreground: Ink(solution.front), background: solution.back.map(Ink.init(_:)) ?? back))
    case .none: return tone(solution)
    case .ansi8, .ansi16, .palette256:
      let front = nearest(to: Ink(solution.front))
      guard let behind = solution.back else {
        return Cell(solution.character, style: CellStyle(foreground: front, background: back))
      }
      if solution.isFull { return mixture(Ink(solution.front)) }
      let other = nearest(to: Ink(behind))
      // Colours that the palette does not tell apart are one area.
      if front == other { return mixture(Ink((solution.front + behind) / 2)) }
      return Cell(solution.character, style: CellStyle(foreground: front, background: other))
    }
  }

  // MARK: Palettes

  /// Returns the nearest colour of the palette; the same one if there is no palette.
  private func nearest(to ink: Ink) -> Ink {
    guard !palette.isEmpty, let index = ink.index(in: depth) else { return ink }
    return palette[index - firstIndex].ink
  }

  /// Returns the cell of an area in one colour.
  private mutating func mixture(_ ink: Ink) -> Cell {
    if let known = mixtures[ink] { return known }
    let color = Self.color(ink)
    let one = nearest(to: ink)
    var best = (
      error: Self.square(Self.color(one) - color),
      cell: Cell(glyphs.full, style: CellStyle(foreground: one, background: one))
    )
    let near = neighbours(of: color)
    for (index, front) in near.enumerated() {
      for back in near.dropFirst(index + 1) {
        for shade in BlockElement.shades {
          let mixed = front.color * shade.share + back.color * (1 - shade.share)
          let error =
            Self.square(mixed - color)
            + Self.square(front.color - back.color) * shade.share * (1 - shade.share) * Self.pattern
          guard error < best.error else { continue }
          let style = CellStyle(foreground: front.ink, background: back.ink)
          best = (error, Cell(shade.character, style: style))
        }
      }
    }
    mixtures[ink] = best.cell
    return best.cell
  }

  /// The number of palette colours that are tried for a mixture.
  private static let mostMixed = 12

  /// Returns the colours of the palette that are worth mixing for another one: those around it, the nearest first.
  private func neighbours(of color: SIMD4<Float>) -> [(ink: Ink, color: SIMD4<Float>)] {
    var near: [(index: Int, distance: Float)] = []
    near.reserveCapacity(Self.mostMixed + 1)
    for index in palette.indices {
      let distance = Self.square(palette[index].color - color)
      if near.count == Self.mostMixed, let last = near.last, distance >= last.distance { continue }
      near.insert((index, distance), at: near.firstIndex { $0.distance > distance } ?? near.count)
      if near.count > Self.mostMixed { near.removeLast() }
    }
    return near.map { palette[$0.index] }
  }

  // MARK: No colours

  /// Returns the cell in the terminal's own colours: the more a colour differs from the ground, the more ink.
  private func tone(_ solution: CellSolution) -> Cell {
    let front = ink(solution.front)
    let back = solution.back.map(ink) ?? 0
    if solution.isFull { return Cell(shade(front), style: .plain) }
    // A line on an area is the ground between the ink.
    if solution.isLine, isSolid(back) { return Cell(solution.character, style: .reverse) }
    // The outermost part of an edge is no area.
    if !solution.isLine, max(front, back) < Self.faint { return Cell(" ", style: .plain) }
    if solution.isLine || abs(front - back) >= Self.edge {
      if front >= back { return Cell(solution.character, style: .plain) }
      return Cell(glyphs.inverse(solution.character), style: .plain)
    }
    if min(front, back) < Self.faint / 2 { return Cell(" ", style: .plain) }
    return Cell(shade(max(front, back)), style: .plain)
  }

  /// Returns whether an area is shown by so much ink that what is in front of it is left blank. Dots never are.
  private func isSolid(_ ink: Float) -> Bool { glyphs.isMixed && ink >= Self.solid }

  /// Returns the attributes of a letter in front of a colour: without colours it is left blank in an area of ink.
  func attributes(ofLetterOn back: SIMD4<Float>) -> CellAttributes {
    depth == .none && isSolid(ink(back)) ? .reverse : []
  }

  /// Returns the share of ink for a colour.
  private func ink(_ color: SIMD4<Float>) -> Float { Self.distance(color, ground) / contrast }

  private func shade(_ ink: Float) -> Unicode.Scalar {
    areas[Self.tones.lastIndex { ink >= $0 }.map { $0 + 1 } ?? 0]
  }

  /// Returns the distance of two colours as the eye weighs them, up to 1.
  private static func distance(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> Float {
    let difference = one - other
    return (difference * difference * SIMD4(0.3, 0.59, 0.11, 0)).sum().squareRoot()
  }

  private static func square(_ color: SIMD4<Float>) -> Float { (color * color).sum() }

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
    if isMixed, let (set, bits) = Self.blocks(character) { return set.character(~bits & set.allBits) }
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
