/// The characters that show symbols where there is no room for their lines: in the cells of a terminal.
///
/// They are characters that terminals show in one cell, in the colour of the text.
enum SymbolLikeness {
  /// Returns the character of a symbol; nil if none is like it.
  static func character(_ name: String) -> Character? {
    if let own = characters[name] { return own }
    guard let parts = SymbolName(name), !parts.isSlashed else { return nil }
    if let enclosure = parts.enclosure {
      if let number = Int(parts.base), ["circle", "square"].contains(enclosure) {
        return figure(number, parts.isFilled)
      }
      if let letter = letter(parts.base) { return enclosure == "circle" ? letter.circled : letter.capital }
      return characters["\(parts.base).\(enclosure)"] ?? characters[parts.base]
    }
    if parts.isFilled, let filled = characters["\(parts.base).fill"] { return filled }
    return characters[parts.base]
  }

  /// Returns a number in a circle.
  private static func figure(_ number: Int, _ isFilled: Bool) -> Character? {
    let plain: [Character] = ["⓪", "①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨", "⑩"]
    let filled: [Character] = ["⓿", "❶", "❷", "❸", "❹", "❺", "❻", "❼", "❽", "❾", "❿"]
    guard plain.indices.contains(number) else { return nil }
    return isFilled ? filled[number] : plain[number]
  }

  /// Returns a letter in a circle and alone; nil for other names.
  private static func letter(_ name: String) -> (circled: Character, capital: Character)? {
    guard SymbolTable.letters[name] != nil, let code = name.unicodeScalars.first?.value,
      let circled = Unicode.Scalar(code - 0x61 + 0x24B6), let capital = Unicode.Scalar(code - 0x20)
    else { return nil }
    return (Character(circled), Character(capital))
  }

  private static let characters: [String: Character] = [
    "heart": "♡", "heart.fill": "♥", "star": "☆", "star.fill": "★", "circle": "○", "circle.fill": "●", "square": "□",
    "square.fill": "■", "triangle": "△", "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "hexagon": "⬡",
    "hexagon.fill": "⬢", "rectangle": "▭", "rectangle.fill": "▬", "circle.dashed": "◌", "record.circle": "◉",
    "smallcircle.filled.circle": "◉", "circle.inset.filled": "◉", "target": "◎", "circle.lefthalf.filled": "◐",
    "circle.righthalf.filled": "◑", "seal.fill": "✹", "seal": "✹",
    "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "chevron.down": "⌄", "chevron.left.2": "«",
    "chevron.right.2": "»", "chevron.up.chevron.down": "⇕", "chevron.left.circle": "‹", "arrow.left": "←",
    "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓", "arrow.up.left": "↖", "arrow.up.right": "↗",
    "arrow.down.left": "↙", "arrow.down.right": "↘", "arrow.left.and.right": "↔", "arrow.up.and.down": "↕",
    "arrow.left.arrow.right": "⇄", "arrow.up.arrow.down": "⇅", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle.2.circlepath": "↻", "goforward": "↻", "gobackward": "↺", "arrow.uturn.left": "↩",
    "arrow.uturn.backward": "↩", "arrow.uturn.right": "↪", "arrow.uturn.forward": "↪", "arrow.turn.up.left": "↰",
    "arrow.turn.up.right": "↱", "arrow.turn.down.left": "↲", "arrow.turn.down.right": "↳", "return": "⏎",
    "arrowshape.turn.up.left": "↩", "arrowshape.turn.up.right": "↪", "square.and.arrow.up": "⇪",
    "square.and.arrow.down": "⤓", "arrow.down.to.line": "⤓", "arrow.up.to.line": "⤒", "arrowtriangle.right": "▷",
    "arrowtriangle.right.fill": "▶", "arrowtriangle.left": "◁", "arrowtriangle.left.fill": "◀",
    "arrowtriangle.up": "△", "arrowtriangle.up.fill": "▲", "arrowtriangle.down": "▽", "arrowtriangle.down.fill": "▼",
    "plus": "+", "minus": "−", "multiply": "×", "xmark": "✕", "divide": "÷", "equal": "=", "plusminus": "±",
    "lessthan": "<", "greaterthan": ">", "checkmark": "✓", "number": "#", "percent": "%", "questionmark": "?",
    "exclamationmark": "!", "exclamationmark.2": "‼", "info": "i", "ellipsis": "…", "asterisk": "*", "at": "@",
    "infinity": "∞", "command": "⌘", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "bold": "B",
    "italic": "I", "line.3.horizontal": "≡", "line.horizontal.3": "≡", "line.3.horizontal.decrease": "⩸",
    "list.bullet": "☰", "list.dash": "☰", "list.number": "☰", "text.alignleft": "≡", "text.justify": "≡",
    "text.quote": "❝", "quote.bubble": "❝", "delete.left": "⌫", "delete.right": "⌦", "cross": "✚", "power": "⏻",
    "plus.circle": "⊕", "minus.circle": "⊖", "xmark.circle": "⊗", "multiply.circle": "⊗", "plus.square": "⊞",
    "minus.square": "⊟", "checkmark.square": "☑", "xmark.square": "☒", "info.circle": "ⓘ",
    "exclamationmark.triangle": "⚠", "play": "▷", "play.fill": "▶", "pause": "‖", "stop": "□", "stop.fill": "■",
    "forward": "»", "backward": "«", "forward.end": "⇥", "backward.end": "⇤", "eject": "⏏", "shuffle": "⇄",
    "repeat": "↻", "music.note": "♪", "music.note.list": "♫", "suit.spade": "♤", "suit.spade.fill": "♠",
    "suit.heart": "♡", "suit.heart.fill": "♥", "suit.diamond": "♢", "suit.diamond.fill": "♦", "suit.club": "♧",
    "suit.club.fill": "♣", "magnifyingglass": "⌕", "house": "⌂", "envelope": "✉", "phone": "✆", "gear": "⚙",
    "gearshape": "⚙", "pencil": "✎", "square.and.pencil": "✎", "scissors": "✂", "hammer": "⚒", "flag": "⚐",
    "flag.fill": "⚑", "paperplane": "➤", "location": "➤", "mappin": "⌖", "airplane": "✈", "crown": "♛",
    "umbrella": "☂", "hourglass": "⧗", "keyboard": "⌨", "sun.max": "☀", "sun.min": "☼", "moon": "☾", "cloud": "☁",
    "snowflake": "❄", "bolt": "↯", "leaf": "❧", "sparkle": "✦", "sparkles": "✦", "face.smiling": "☺",
    "square.grid.2x2": "⊞", "square.grid.3x3": "▦", "square.on.square": "⧉", "doc.on.doc": "⧉", "eye": "◉",
    "clock": "◷", "globe": "◍",
  ]
}
