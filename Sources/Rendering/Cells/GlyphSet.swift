import DotRaster

/// A set of characters that dots are drawn with. It defines the number of dots in a cell, and the character for each
/// pattern of dots.
///
/// All sets show the same picture: its dots are sampled by the same rule, and differ only in size.
public enum GlyphSet: String, CaseIterable, Hashable, Sendable {
  // In the order of the key that selects the next set. Octants are late, because many machines do not know them yet.
  /// Braille for lines and bare shapes, and blocks where a view has areas: eighths and quarters of a cell. In colour,
  /// thin lines of views are blocks and heavy lines, too.
  case mixed
  case braille, sextants, quadrants, halves, ascii, octants
  /// The mixed set with finer blocks, which look right only if the terminal draws them without a font.
  case mixedSextants = "mixed-sextants"
  case mixedOctants = "mixed-octants"

  /// The dots in a cell: one sample each, at most eight.
  public var grid: SampleGrid {
    switch self {
    case .mixed, .mixedSextants, .mixedOctants, .braille, .ascii, .octants: .braille
    case .sextants: SampleGrid(across: 2, down: 3)
    case .quadrants: SampleGrid(across: 2, down: 2)
    case .halves: SampleGrid(across: 1, down: 2)
    }
  }

  /// True if the background is visible between the dots of a full cell.
  var isSparse: Bool { isMixed || self == .braille || self == .ascii }

  /// The sets whose blocks a mixed set has beside Braille, the coarsest first; none for the other sets. Octants include
  /// quadrants.
  var mosaics: [GlyphSet] {
    switch self {
    case .mixed: [.quadrants]
    case .mixedSextants: [.quadrants, .sextants]
    case .mixedOctants: [.sextants, .octants]
    case .braille, .sextants, .quadrants, .halves, .ascii, .octants: []
    }
  }

  /// True if the set has Braille and blocks.
  public var isMixed: Bool { self == .mixed || self == .mixedSextants || self == .mixedOctants }

  /// The bits of a cell with all dots set.
  var allBits: UInt8 { UInt8(truncatingIfNeeded: (1 << (grid.across * grid.down)) - 1) }

  /// Returns the dots of one cell of a picture. The bits are in Braille's order if a cell is two dots wide and four
  /// high with gaps between the dots, and in row order otherwise.
  @inline(__always)
  public func bits(of picture: DotBitmap, column: Int, row: Int) -> UInt8 {
    isSparse
      ? picture.brailleBits(column: column, row: row)
      : picture.bits(column: column, row: row, across: grid.across, down: grid.down)
  }

  /// Returns the dots of all cells in one row of cells, from left to right.
  func bits(of picture: DotBitmap, row: Int) -> [UInt8] {
    guard !isSparse else { return picture.brailleBits(ofRow: row) }
    return (0..<(picture.columns + grid.across - 1) / grid.across).map { bits(of: picture, column: $0, row: row) }
  }

  /// Returns the bit of one dot of a cell.
  func bit(ofDot column: Int, _ row: Int) -> UInt8 {
    var picture = DotBitmap(columns: grid.across, rows: grid.down)
    picture[column, row] = true
    return bits(of: picture, column: 0, row: 0)
  }

  /// The character of a cell that is filled with one colour.
  var full: Unicode.Scalar { isMixed ? "█" : character(allBits) }

  /// Returns whether a character is one of the blocks and lines that the mixed sets have beside Braille.
  static func isBlock(_ character: Unicode.Scalar) -> Bool {
    ("\u{2580}"..."\u{259F}").contains(character) || blockTable[character] != nil
      || BoxLine.line(of: character) != nil
  }

  /// Returns the character that shows these dots of a cell.
  public func character(_ bits: UInt8) -> Unicode.Scalar {
    switch self {
    case .mixed, .mixedSextants, .mixedOctants, .braille: Unicode.Scalar(braille: bits)
    case .ascii: ASCIILikeness.ofBraille[Int(bits)]
    case .sextants: Self.sextant(bits)
    case .quadrants: Self.quadrantTable[Int(bits & 15)]
    case .halves: [" ", "▀", "▄", "█"][Int(bits & 3)]
    case .octants: Self.octantTable[Int(bits)]
    }
  }

  /// All characters for dots, and the mosaics of a mixed set. Block elements are everywhere where Braille is.
  public var characters: [Unicode.Scalar] {
    (0...allBits).map(character) + (self == .mixed ? [] : mosaics.flatMap(\.characters))
  }

  /// Returns the dots of a character from a block set, in row order; nil for any other character.
  static func blocks(_ character: Unicode.Scalar) -> (set: GlyphSet, bits: UInt8)? { blockTable[character] }

  private static let blockTable: [Unicode.Scalar: (set: GlyphSet, bits: UInt8)] = {
    var table: [Unicode.Scalar: (set: GlyphSet, bits: UInt8)] = [:]
    for set in [halves, quadrants, sextants, octants] {
      for bits in 1...set.allBits where table[set.character(bits)] == nil { table[set.character(bits)] = (set, bits) }
    }
    return table
  }()
}

// Source: The Unicode Standard, code charts "Block Elements", "Symbols for Legacy Computing" and its supplement.
extension GlyphSet {
  private static let quadrantTable: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// Returns the sextant with these bits. Sextants are encoded in the order of their bits, without the four patterns
  /// that had characters before.
  private static func sextant(_ bits: UInt8) -> Unicode.Scalar {
    switch bits & 63 {
    case 0: " "
    case 21: "▌"
    case 42: "▐"
    case 63: "█"
    case let bits: Unicode.Scalar(0x1FB00 + UInt32(bits) - (bits < 21 ? 1 : bits < 42 ? 2 : 3)) ?? "?"
    }
  }

  /// The patterns of eight dots that are encoded outside the block of octants.
  private static let elsewhere: [UInt8: Unicode.Scalar] = [
    0: " ", 1: "\u{1CEA8}", 2: "\u{1CEAB}", 3: "\u{1FB82}", 5: "▘", 10: "▝", 15: "▀", 20: "\u{1FBE6}",
    40: "\u{1FBE7}", 63: "\u{1FB85}", 64: "\u{1CEA3}", 80: "▖", 85: "▌", 90: "▞", 95: "▛", 128: "\u{1CEA0}",
    160: "▗", 165: "▚", 170: "▐", 175: "▜", 192: "▂", 240: "▄", 245: "▙", 250: "▟", 252: "▆", 255: "█",
  ]

  /// The characters of all patterns. Octants are encoded in the order of their bits from U+1CD00 on, without the
  /// patterns in `elsewhere`.
  private static let octantTable: [Unicode.Scalar] = {
    var next: UInt32 = 0x1CD00
    return (0...UInt8.max).map { bits in
      if let character = elsewhere[bits] { return character }
      defer { next += 1 }
      return Unicode.Scalar(next) ?? "?"
    }
  }()
}
