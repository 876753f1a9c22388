import PlainText

// A screen as a file. The same screen yields the same bytes on every machine.

extension ScreenBuffer {
  /// The characters alone: one line per row, without spaces at its end, and a line break after each line.
  public var plainText: String {
    var text = ""
    for row in 0..<size.rows { text += self.text(row: row) + "\n" }
    return text
  }

  /// The same for a reader who does not see styles: where colours are exchanged, Braille has dots for its gaps.
  public var unstyledText: String {
    var screen = self
    for row in 0..<size.rows {
      for column in 0..<size.columns where self[column, row].style.attributes.contains(.reverse) {
        if let opposite = self[column, row].character?.base.oppositeBraille {
          screen[column, row].character = DisplayedCharacter(opposite)
        }
      }
    }
    return screen.plainText
  }

  /// Returns the screen with ANSI escape sequences (ECMA-48 SGR), in at most the colours of `depth`.
  ///
  /// There is one line per row. Every line starts and ends in the plain style, so that any part of the text can be
  /// shown alone.
  public func ansiText(depth: ColorDepth) -> String {
    var text = ""
    for row in 0..<size.rows {
      var present = CellStyle.plain
      var cells = self.row(row)
      while cells.last == .blank { cells.removeLast() }
      for cell in cells {
        guard let character = cell.character else { continue }
        let style = cell.style.reduced(to: depth)
        if style != present {
          text += style.escapeSequence(depth: depth)
          present = style
        }
        text.unicodeScalars.append(character)
      }
      if present != .plain { text += "\u{1B}[0m" }
      text += "\n"
    }
    return text
  }

  /// The screen as JSON: its size, `text` with one string of all columns per row, `styles` with the styles in use, and
  /// `cells` with the number of the style for each cell.
  ///
  /// A style has `foreground` and `background`, each `#rrggbb` or null for the terminal's own colour, and a list of
  /// `attributes`. A wide character takes one character of the text and two cells; marks have no cells of their own.
  public var json: String {
    var numbers: [CellStyle: Int] = [:]
    var styles: [CellStyle] = []
    var lines: [JSON] = []
    var rows: [JSON] = []
    for row in 0..<size.rows {
      var line = String.UnicodeScalarView()
      var indices: [JSON] = []
      for cell in self.row(row) {
        if let character = cell.character { line.append(character) }
        let number = numbers[cell.style] ?? styles.count
        if number == styles.count {
          numbers[cell.style] = number
          styles.append(cell.style)
        }
        indices.append(.integer(number))
      }
      lines.append(.string(String(line)))
      rows.append(.array(indices))
    }
    let document = JSON.object([
      ("columns", .integer(size.columns)),
      ("rows", .integer(size.rows)),
      ("text", .array(lines)),
      ("styles", .array(styles.map(\.json))),
      ("cells", .array(rows)),
    ])
    return document.text + "\n"
  }
}

extension CellStyle {
  /// Returns the part of the style that is visible at this depth.
  func reduced(to depth: ColorDepth) -> CellStyle {
    depth == .none ? CellStyle(attributes: attributes) : self
  }

  /// Returns the sequence that sets this style, regardless of the style before it.
  func escapeSequence(depth: ColorDepth) -> String {
    var codes = ["0"]
    for row in CellAttributes.table where attributes.contains(row.attribute) { codes.append("\(row.code)") }
    codes += foreground.codes(depth: depth, base: 38)
    codes += background.codes(depth: depth, base: 48)
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  fileprivate var json: JSON {
    .object([
      ("foreground", foreground.json),
      ("background", background.json),
      (
        "attributes",
        .array(CellAttributes.table.filter { attributes.contains($0.attribute) }.map { .string($0.name) })
      ),
    ])
  }
}

extension Ink {
  /// The colour as `#rrggbb`; nil for the terminal's own colour.
  public var hex: String? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return "#"
      + [red, green, blue].map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  fileprivate var json: JSON {
    hex.map(JSON.string) ?? .null
  }

  /// Returns the SGR codes that set this colour; `base` is 38 for the foreground and 48 for the background.
  fileprivate func codes(depth: ColorDepth, base: Int) -> [String] {
    guard let index = index(in: depth) else { return [] }
    return switch depth {
    case .none: []
    case .ansi8, .ansi16: ["\(base - 8 + (index < 8 ? index : index - 8 + 60))"]
    case .palette256: ["\(base)", "5", "\(index)"]
    case .truecolor: ["\(base)", "2", "\(index >> 16)", "\(index >> 8 & 0xFF)", "\(index & 0xFF)"]
    }
  }
}

extension Unicode.Scalar {
  /// The pattern with a dot wherever this Braille character has none; nil for other characters.
  fileprivate var oppositeBraille: Unicode.Scalar? {
    ("\u{2800}"..."\u{28FF}").contains(self) ? Unicode.Scalar(braille: ~UInt8(truncatingIfNeeded: value)) : nil
  }
}
