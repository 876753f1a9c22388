import PlainText

/// The ASCII characters that replace others if nothing but ASCII can be shown.
public enum ASCIILikeness {
  /// The Braille patterns that roughly have the shape of each character. If several characters are equally near to a
  /// pattern, the first one wins.
  private static let ink: [(character: Unicode.Scalar, cells: String)] = [
    (" ", "⠀"), (".", "⡀⢀⣀"), ("'", "⠁⠈"), ("-", "⠒⠤⠂⠐⠄⠠"), ("\"", "⠉⠛"), (":", "⡁⢈⠅⠨⢁⡈"), ("_", "⣀"),
    ("|", "⡇⢸⠇⡆⠸⢰⠃⠘⡄⢠"), ("/", "⡰⠎⡜⠊⡠⠔"), ("\\", "⢣⠱⢆⠑⢄⠢"), ("=", "⠭⣒⣤"), ("o", "⠶"),
    ("*", "⠿⣶⡾⢷⢾⡷⠾⠷⢶⡶"), ("#", "⣿⣷⣾⢿⡿⣽⣯⣻⣟"),
  ]

  /// The character nearest to each Braille pattern: the one with the fewest different dots.
  static let ofBraille: [Unicode.Scalar] = {
    let candidates = ink.flatMap { row in
      row.cells.unicodeScalars.map { (row.character, UInt8(truncatingIfNeeded: $0.value)) }
    }
    return (0...UInt8.max).map { bits in
      let nearest = candidates.min { ($0.1 ^ bits).nonzeroBitCount < ($1.1 ^ bits).nonzeroBitCount }
      return nearest?.0 ?? " "
    }
  }()

  /// Returns the replacement of a character; a printable ASCII character replaces itself.
  public static func of(_ character: Unicode.Scalar) -> Unicode.Scalar {
    switch character {
    case " "..."~": character
    case "\u{2800}"..."\u{28FF}": ofBraille[Int(character.value - 0x2800)]
    case "─", "╌", "–", "—", "−": "-"
    case "━": "="
    case "│", "┃", "╎", "▏": "|"
    case "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼", "╭", "╮", "╯", "╰": "+"
    case "●", "◆", "•", "°": "o"
    case "▸", "▶", "›", "→": ">"
    case "◂", "◀", "‹", "←": "<"
    case "↑", "⇧", "▲": "^"
    case "↓", "▼": "v"
    case "…": "~"
    case "·": "."
    case "×": "x"
    case "█", "▓", "▒", "░", "▌", "▐", "▄", "▀": "#"
    case "‘", "’": "'"
    case "“", "”": "\""
    default: "?"
    }
  }
}

extension ScreenBuffer {
  /// Returns the screen in ASCII alone; a wide character becomes two question marks.
  public func inASCII() -> ScreenBuffer {
    var screen = self
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let likeness = self[column, row].character.map { ASCIILikeness.of($0.base) }
        screen[column, row].character = DisplayedCharacter(likeness ?? "?")
      }
    }
    return screen
  }
}
