import PlainText

extension SVGDrawing {
  /// A character that is drawn without a font.
  struct Glyph {
    /// A name that an element can have.
    var name: String
    var shapes: [GlyphShape]
    /// True if the shapes have no antialiasing, so that there is no seam between neighbours.
    var isCrisp = false
    /// The share of the shapes that is covered: a shade is drawn as an even mixture.
    var opacity = 1.0

    /// The shapes as elements of SVG.
    var elements: String {
      let elements = shapes.map(\.element).joined()
      let faded = opacity < 1 ? " fill-opacity=\"\(shortest(opacity))\"" : ""
      return isCrisp ? "<g shape-rendering=\"crispEdges\"\(faded)>\(elements)</g>" : elements
    }
  }

  /// Returns the shapes that draw a character; nil for letters.
  static func glyph(_ character: Unicode.Scalar) -> Glyph? {
    if (0x2800...0x28FF).contains(character.value) {
      let bits = UInt8(truncatingIfNeeded: character.value)
      return Glyph(name: "braille\(bits)", shapes: dots(bits))
    }
    if let part = BlockElement.part(of: character) {
      let (across, down) = (Double(cell.width) / 8, Double(cell.height) / 8)
      func place(_ range: Range<Int>, _ eighth: Double) -> Double? {
        range.lowerBound == 0 ? nil : Double(range.lowerBound) * eighth
      }
      let shape = GlyphShape.rect(
        x: place(part.columns, across), y: place(part.rows, down), width: Double(part.columns.count) * across,
        height: Double(part.rows.count) * down)
      return Glyph(name: "block\(character.value)", shapes: [shape], isCrisp: true)
    }
    if let (set, bits) = GlyphSet.blocks(character) {
      return Glyph(name: "\(set.rawValue)\(bits)", shapes: blocks(bits, of: set), isCrisp: true)
    }
    if let shade = BlockElement.shades.first(where: { $0.character == character }) {
      let whole = GlyphShape.rect(x: nil, y: nil, width: Double(cell.width), height: Double(cell.height))
      return Glyph(
        name: "block\(character.value)", shapes: [whole], isCrisp: true, opacity: Double(shade.share))
    }
    return line(character) ?? BoxLine.line(of: character).map(glyph(of:))
  }

  /// Returns the rectangle of a heavy line, as thick as the bar of the playground's sliders.
  private static func glyph(of line: BoxLine) -> Glyph {
    let (width, height, half) = (Double(cell.width), Double(cell.height), 1.5)
    let shape: GlyphShape =
      line.isHorizontal
      ? .rect(x: 0, y: height / 2 - half, width: width, height: 2 * half)
      : .rect(x: width / 2 - half, y: 0, width: 2 * half, height: height)
    return Glyph(name: "heavy\(line.character.value)", shapes: [shape])
  }

  /// Returns the circles of a Braille pattern. Its bits count down the columns, with the fourth row at the end.
  private static func dots(_ bits: UInt8) -> [GlyphShape] {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return places.enumerated().filter { bits >> UInt8($0.offset) & 1 == 1 }.map { _, place in
      .circle(x: place.0 == 0 ? 2.5 : 7.5, y: Double(place.1 * 5) + 2.5, radius: 2)
    }
  }

  /// Returns the rectangles of a block, row by row.
  private static func blocks(_ bits: UInt8, of set: GlyphSet) -> [GlyphShape] {
    let (across, down) = (set.grid.across, set.grid.down)
    let width = cell.width / across
    let height = Double(cell.height) / Double(down)
    return (0..<down).compactMap { line in
      let own = Int(bits) >> (line * across) & ((1 << across) - 1)
      let y = Double(cell.height * line) / Double(down)
      switch own {
      case 0: return nil
      case 2: return .rect(x: Double(width), y: y, width: Double(width), height: height)
      default:
        let whole = own == 3 || across == 1
        return .rect(x: nil, y: y, width: Double(whole ? cell.width : width), height: height)
      }
    }
  }

  /// Returns the shape of a line or knob of the playground; nil for other characters.
  private static func line(_ character: Unicode.Scalar) -> Glyph? {
    let (name, shape): (String, GlyphShape)
    switch character {
    case "─": (name, shape) = ("line", .rect(x: nil, y: 9.5, width: 10, height: 1))
    case "━": (name, shape) = ("bar", .rect(x: nil, y: 8.5, width: 10, height: 3))
    case "│": (name, shape) = ("wall", .rect(x: 4.5, y: nil, width: 1, height: 20))
    case "●": (name, shape) = ("knob", .circle(x: 5, y: 10, radius: 4))
    case "╭": (name, shape) = ("corner1", .outline("M4.5 20V14Q4.5 9.5 9 9.5H10V10.5H9Q5.5 10.5 5.5 14V20Z"))
    case "╮": (name, shape) = ("corner2", .outline("M5.5 20V14Q5.5 9.5 1 9.5H0V10.5H1Q4.5 10.5 4.5 14V20Z"))
    case "╰": (name, shape) = ("corner3", .outline("M4.5 0V6Q4.5 10.5 9 10.5H10V9.5H9Q5.5 9.5 5.5 6V0Z"))
    case "╯": (name, shape) = ("corner4", .outline("M5.5 0V6Q5.5 10.5 1 10.5H0V9.5H1Q4.5 9.5 4.5 6V0Z"))
    default: return nil
    }
    return Glyph(name: name, shapes: [shape])
  }
}
