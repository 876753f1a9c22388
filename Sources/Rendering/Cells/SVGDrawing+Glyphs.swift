import PlainText

extension SVGDrawing {
  /// Returns the shapes that draw a character, and a name that an element can have; nil for letters.
  static func glyph(_ character: Unicode.Scalar) -> (name: String, shapes: String)? {
    if (0x2800...0x28FF).contains(character.value) {
      let bits = UInt8(truncatingIfNeeded: character.value)
      return ("braille\(bits)", dots(bits))
    }
    if let (set, bits) = GlyphSet.blocks(character) { return ("\(set.rawValue)\(bits)", blocks(bits, of: set)) }
    return line(character)
  }

  /// Returns the circles of a Braille pattern. Its bits count down the columns, with the fourth row at the end.
  private static func dots(_ bits: UInt8) -> String {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.enumerated().filter { bits >> UInt8($0.offset) & 1 == 1 }.map { _, place in
      "<circle cx=\"\(place.0 == 0 ? "2.5" : "7.5")\" cy=\"\(place.1 * 5 + 2).5\" r=\"2\"/>"
    }.joined()
  }

  /// Returns the rectangles of a block, row by row. They have no antialiasing, so that there is no seam between
  /// neighbours.
  private static func blocks(_ bits: UInt8, of set: GlyphSet) -> String {
    let (across, down) = (set.grid.across, set.grid.down)
    let width = cell.width / across
    func y(_ line: Int) -> String { shortest(Double(cell.height * line) / Double(down)) }
    var shapes = ""
    for line in 0..<down {
      let own = Int(bits) >> (line * across) & ((1 << across) - 1)
      let height = shortest(Double(cell.height) / Double(down))
      switch own {
      case 0: break
      case 2: shapes += "<rect x=\"\(width)\" y=\"\(y(line))\" width=\"\(width)\" height=\"\(height)\"/>"
      default:
        let whole = own == 3 || across == 1
        shapes += "<rect y=\"\(y(line))\" width=\"\(whole ? cell.width : width)\" height=\"\(height)\"/>"
      }
    }
    return "<g shape-rendering=\"crispEdges\">\(shapes)</g>"
  }

  /// Returns the shape of a line or knob of the playground; nil for other characters.
  private static func line(_ character: Unicode.Scalar) -> (name: String, shapes: String)? {
    func curve(_ path: String) -> String { "<path d=\"\(path)\"/>" }
    return switch character {
    case "─": ("line", "<rect y=\"9.5\" width=\"10\" height=\"1\"/>")
    case "━": ("bar", "<rect y=\"8.5\" width=\"10\" height=\"3\"/>")
    case "│": ("wall", "<rect x=\"4.5\" width=\"1\" height=\"20\"/>")
    case "▏": ("caret", "<rect width=\"1.5\" height=\"20\"/>")
    case "●": ("knob", "<circle cx=\"5\" cy=\"10\" r=\"4\"/>")
    case "╭": ("corner1", curve("M4.5 20V14Q4.5 9.5 9 9.5H10V10.5H9Q5.5 10.5 5.5 14V20Z"))
    case "╮": ("corner2", curve("M5.5 20V14Q5.5 9.5 1 9.5H0V10.5H1Q4.5 10.5 4.5 14V20Z"))
    case "╰": ("corner3", curve("M4.5 0V6Q4.5 10.5 9 10.5H10V9.5H9Q5.5 9.5 5.5 6V0Z"))
    case "╯": ("corner4", curve("M5.5 0V6Q5.5 10.5 1 10.5H0V9.5H1Q4.5 9.5 4.5 6V0Z"))
    default: nil
    }
  }
}
