import PlainText

// A screen as an SVG drawing. Dots, blocks and lines are geometry, so that they look right without any font. The rest
// is text, with a fixed position for each character in any font.

extension ScreenBuffer {
  /// Returns the screen as an SVG document with 10 by 20 units per cell, on a dark ground, scaled to cells of the given
  /// proportions.
  public func svg(cellAspect: CellAspect = .standard) -> String {
    var drawing = SVGDrawing()
    for row in 0..<size.rows { drawing.add(self.row(row), row: row) }
    return drawing.document(size, cellAspect: cellAspect)
  }

  /// Returns the screen as a self-contained web page that holds the SVG document.
  public func html(cellAspect: CellAspect = .standard) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>Stipple</title>
    <style>body { margin: 0; background: \(SVGDrawing.Tone.ground.hex) } svg { display: block; max-width: 100%; height: auto }</style>
    </head>
    <body>
    \(svg(cellAspect: cellAspect))</body>
    </html>

    """
  }
}

/// The parts of an SVG document, which are collected cell by cell.
private struct SVGDrawing {
  /// A colour of the document.
  struct Tone: Hashable {
    var red, green, blue: Int

    static let ground = Tone(red: 22, green: 24, blue: 29)
    static let letters = Tone(red: 216, green: 220, blue: 227)

    init(red: Int, green: Int, blue: Int) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Creates the tone of a cell's colour; `standard` replaces the terminal's own colour.
    init(_ ink: Ink, standard: Tone) {
      guard case .rgb(let red, let green, let blue) = ink else {
        self = standard
        return
      }
      self.init(red: Int(red), green: Int(green), blue: Int(blue))
    }

    /// Returns the tone mixed with the one behind it, for dim letters.
    func dimmed(on other: Tone) -> Tone {
      func mixed(_ a: Int, _ b: Int) -> Int { (a * 3 + b * 2) / 5 }
      return Tone(
        red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
    }

    var hex: String { Ink.rgb(UInt8(red), UInt8(green), UInt8(blue)).hex ?? "none" }
  }

  private static let cell = (width: 10, height: 20)

  /// The pictures of single cells, each defined once under its name, in the order of their first use, as everything
  /// else.
  private var glyphs: [(name: String, shapes: String)] = []
  private var isKnown: Set<String> = []
  private var backgrounds = ""
  private var marks: [(tone: Tone, uses: String)] = []
  private var groups: [Tone: Int] = [:]
  private var text = ""

  /// Returns the visible colours of a cell, after the attributes are applied.
  private func tones(_ style: CellStyle) -> (front: Tone, back: Tone) {
    var front = Tone(style.foreground, standard: .letters)
    var back = Tone(style.background, standard: .ground)
    if style.attributes.contains(.reverse) { swap(&front, &back) }
    if style.attributes.contains(.dim) { front = front.dimmed(on: back) }
    return (front, back)
  }

  mutating func add(_ cells: ArraySlice<Cell>, row: Int) {
    let cells = Array(cells)
    addBackgrounds(cells, row: row)
    var spans = ""
    var column = 0
    while column < cells.count {
      guard let character = cells[column].character, character != " " else {
        column += 1
        continue
      }
      if let glyph = Self.glyph(character.base) {
        use(glyph, column: column, row: row, tone: tones(cells[column].style).front)
        column += 1
      } else {
        spans += span(cells, from: &column)
      }
    }
    guard !spans.isEmpty else { return }
    text += "<text y=\"\(row * Self.cell.height + 15)\">\(spans)</text>\n"
  }

  /// Adds one rectangle for each run of cells with the same background.
  private mutating func addBackgrounds(_ cells: [Cell], row: Int) {
    var start = 0
    while start < cells.count {
      let tone = tones(cells[start].style).back
      let end = cells[start...].firstIndex { tones($0.style).back != tone } ?? cells.count
      if tone != .ground {
        backgrounds += """
          <rect x="\(start * Self.cell.width)" y="\(row * Self.cell.height)" \
          width="\((end - start) * Self.cell.width)" height="\(Self.cell.height)" fill="\(tone.hex)"/>

          """
      }
      start = end
    }
  }

  /// Returns the characters of one style from a column on, with a position for each of them.
  private func span(_ cells: [Cell], from column: inout Int) -> String {
    let style = cells[column].style
    var letters = ""
    var places: [Int] = []
    // Spaces count only if letters follow.
    var pending: [Int] = []
    while column < cells.count, cells[column].style == style {
      guard let character = cells[column].character else {
        column += 1
        continue
      }
      if Self.glyph(character.base) != nil { break }
      // Not every program applies a list of positions to marks, or to fonts of other widths, so that these characters
      // have an element of their own.
      let isAlone = !character.marks.isEmpty || character.width > 1
      if isAlone, !letters.isEmpty { break }
      if character == " " {
        pending.append(column)
      } else {
        letters += String(repeating: " ", count: pending.count) + Self.escaped(character)
        places += pending + [column]
        pending = []
      }
      column += 1
      if isAlone { break }
    }
    var attributes = "x=\"\(places.map { String($0 * Self.cell.width) }.joined(separator: " "))\""
    let tone = tones(style).front
    if tone != .letters { attributes += " fill=\"\(tone.hex)\"" }
    if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if style.attributes.contains(.underline) { attributes += " text-decoration=\"underline\"" }
    return "<tspan \(attributes)>\(letters)</tspan>"
  }

  private static func escaped(_ character: DisplayedCharacter) -> String {
    let base =
      switch character.base {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character.base)
      }
    return base + String(String.UnicodeScalarView(character.marks))
  }

  private mutating func use(_ glyph: (name: String, shapes: String), column: Int, row: Int, tone: Tone) {
    if isKnown.insert(glyph.name).inserted { glyphs.append(glyph) }
    let group = groups[tone] ?? marks.count
    if group == marks.count {
      groups[tone] = group
      marks.append((tone, ""))
    }
    marks[group].uses +=
      "<use href=\"#\(glyph.name)\" x=\"\(column * Self.cell.width)\" y=\"\(row * Self.cell.height)\"/>\n"
  }

  func document(_ size: ScreenSize, cellAspect: CellAspect) -> String {
    let width = size.columns * Self.cell.width
    let height = size.rows * Self.cell.height
    // A drawing in the standard proportions is stretched to the requested ones.
    let seen = shortest(Double(size.columns * Self.cell.height) * cellAspect.ratio)
    let stretch = cellAspect == .standard ? "" : " preserveAspectRatio=\"none\""
    let definitions = glyphs.map { "<g id=\"\($0.name)\">\($0.shapes)</g>\n" }.joined()
    let marks = marks.map { "<g fill=\"\($0.tone.hex)\">\n\($0.uses)</g>\n" }.joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(seen)" height="\(height)" viewBox="0 0 \(width) \(height)"\(stretch)>
      <defs>
      \(definitions)</defs>
      <rect width="\(width)" height="\(height)" fill="\(Tone.ground.hex)"/>
      \(backgrounds)\(marks)<g fill="\(Tone.letters.hex)" font-family="\(Self.fonts)" font-size="\(Self.fontSize)" xml:space="preserve">
      \(text)</g>
      </svg>

      """
  }

  /// The font size at which a letter of DejaVu Sans Mono, 0.602 of the size wide, is as wide as a cell. librsvg uses
  /// only the first of a text's positions and places the other letters by their widths.
  private static let fontSize = 16.61

  private static let fonts = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"
}

extension SVGDrawing {
  /// Returns the shapes that draw a character, and a name that an element can have; nil for letters.
  private static func glyph(_ character: Unicode.Scalar) -> (name: String, shapes: String)? {
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
