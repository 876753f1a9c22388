import PlainText

// A recording in the format of asciinema, asciicast v2: a line with the header, then a line for each event, which is a
// time in seconds, the letter of an output, and the text that a terminal is sent.

extension Recording {
  /// Returns the recording as an asciicast, in at most the colours of `depth`.
  ///
  /// The first event draws the whole screen; each other one draws the cells that have changed.
  public func asciicast(depth: ColorDepth) -> String {
    let header = JSON.object([
      ("version", .integer(2)), ("width", .integer(size.columns)), ("height", .integer(size.rows)),
      ("duration", .number(Self.rounded(duration))),
    ])
    var lines = [header.text]
    func add(_ text: String, at time: Double) {
      lines.append(JSON.array([.number(Self.rounded(time)), .string("o"), .string(text)]).text)
    }
    var shown = [[Cell]](repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
    for (frame, numbers) in changes {
      var text = frame == 0 ? Self.opening : ""
      for (row, number) in numbers.enumerated() {
        text += Self.update(of: shown[row], to: rows[number], row: row, depth: depth)
        shown[row] = rows[number]
      }
      add(text, at: time(of: frame))
    }
    add(Self.closing, at: duration)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Hides the cursor and clears the screen in the terminal's own colours (ECMA-48 SGR, ED and CUP; DECTCEM).
  private static let opening = "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[H"
  /// Shows the cursor again. The event keeps the last picture on the screen for as long as the others.
  private static let closing = "\u{1B}[?25h"

  /// Returns the text that changes a row of the screen, and ends in the plain style.
  private static func update(of former: [Cell], to new: [Cell], row: Int, depth: ColorDepth) -> String {
    var text = ""
    var style = CellStyle.plain
    var column = 0
    while column < new.count {
      guard new[column] != former[column] else {
        column += 1
        continue
      }
      // The right half of a wide character is drawn with its left half.
      if new[column].character == nil, column > 0 { column -= 1 }
      text += "\u{1B}[\(row + 1);\(column + 1)H"
      while column < new.count, new[column] != former[column] || new[column].character == nil {
        let cell = new[column]
        column += 1
        guard let character = cell.character else { continue }
        let wanted = cell.style.reduced(to: depth)
        if wanted != style { text += wanted.escapeSequence(depth: depth) }
        style = wanted
        text.unicodeScalars.append(character)
      }
    }
    return style == .plain ? text : text + CellStyle.plain.escapeSequence(depth: depth)
  }

  /// Returns a time in whole microseconds.
  private static func rounded(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
}
