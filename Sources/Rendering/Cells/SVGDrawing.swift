import PlainText

/// The parts of an SVG document, which are collected cell by cell.
struct SVGDrawing {
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

  /// The units of a cell.
  static let cell = (width: 10, height: 20)

  /// The pictures of single cells, each defined once under its name, in the order of their first use, as everything
  /// else.
  private var glyphs: [Glyph] = []
  private var isKnown: Set<String> = []
  private var backgrounds = ""
  private var marks: [(tone: Tone, uses: String)] = []
  private var groups: [Tone: Int] = [:]
  private var text = ""

  /// Returns the visible colours of a cell, after the attributes are applied.
  static func tones(_ style: CellStyle) -> (front: Tone, back: Tone) {
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
        use(glyph, column: column, row: row, tone: Self.tones(cells[column].style).front)
        column += 1
      } else {
        spans += span(cells, from: &column)
      }
    }
    guard !spans.isEmpty else { return }
    text += "<text y=\"\(row * Self.cell.height + Self.baseline)\">\(spans)</text>\n"
  }

  /// Adds one rectangle for each run of cells with the same background.
  private mutating func addBackgrounds(_ cells: [Cell], row: Int) {
    var start = 0
    while start < cells.count {
      let tone = Self.tones(cells[start].style).back
      let end = cells[start...].firstIndex { Self.tones($0.style).back != tone } ?? cells.count
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
        letters += String(repeating: " ", count: pending.count) + character.text.asMarkup
        places += pending + [column]
        pending = []
      }
      column += 1
      if isAlone { break }
    }
    var attributes = "x=\"\(places.map { String($0 * Self.cell.width) }.joined(separator: " "))\""
    let tone = Self.tones(style).front
    if tone != .letters { attributes += " fill=\"\(tone.hex)\"" }
    if style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if style.attributes.contains(.underline) { attributes += " text-decoration=\"underline\"" }
    return "<tspan \(attributes)>\(letters)</tspan>"
  }

  private mutating func use(_ glyph: Glyph, column: Int, row: Int, tone: Tone) {
    if isKnown.insert(glyph.name).inserted { glyphs.append(glyph) }
    let group = groups[tone] ?? marks.count
    if group == marks.count {
      groups[tone] = group
      marks.append((tone, ""))
    }
    marks[group].uses +=
      "<use href=\"#\(glyph.name)\" x=\"\(column * Self.cell.width)\" y=\"\(row * Self.cell.height)\"/>\n"
  }

  /// Returns the elements that were added since the last call. The glyphs that they use stay known.
  mutating func takeContent() -> String {
    defer { (backgrounds, marks, groups, text) = ("", [], [:], "") }
    return content
  }

  private var content: String {
    let marks = marks.map { "<g fill=\"\($0.tone.hex)\">\n\($0.uses)</g>\n" }.joined()
    guard !text.isEmpty else { return backgrounds + marks }
    return backgrounds + marks + Self.letters + text + "</g>\n"
  }

  /// The definitions of the glyphs in use.
  var definitions: String { glyphs.map { "<g id=\"\($0.name)\">\($0.elements)</g>\n" }.joined() }

  func document(_ size: ScreenSize, cellAspect: CellAspect) -> String {
    Self.document(size, cellAspect: cellAspect, definitions: definitions, content: content)
  }

  /// Returns the document of a screen of this size, on its ground.
  static func document(
    _ size: ScreenSize, cellAspect: CellAspect, definitions: String, content: String
  ) -> String {
    let width = size.columns * cell.width
    let height = size.rows * cell.height
    // A drawing in the standard proportions is stretched to the requested ones.
    let seen = shortest(Double(size.columns * cell.height) * cellAspect.ratio)
    let stretch = cellAspect == .standard ? "" : " preserveAspectRatio=\"none\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(seen)" height="\(height)" viewBox="0 0 \(width) \(height)"\(stretch)>
      <defs>
      \(definitions)</defs>
      <rect width="\(width)" height="\(height)" fill="\(Tone.ground.hex)"/>
      \(content)</svg>

      """
  }

  /// The opening tag of a group of texts.
  private static let letters = """
    <g fill="\(Tone.letters.hex)" font-family="\(fonts)" font-size="\(fontSize)" xml:space="preserve">

    """

  /// The distance of a baseline from the upper edge of its cells.
  static let baseline = 15
  /// The font size at which a letter of DejaVu Sans Mono, 0.602 of the size wide, is as wide as a cell. librsvg uses
  /// only the first of a text's positions and places the other letters by their widths.
  static let fontSize = 16.61

  private static let fonts = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"
}
