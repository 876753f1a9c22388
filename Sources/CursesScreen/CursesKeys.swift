import CNcurses
import PlaygroundCore

/// Sequences that most terminals send for keys with Shift, and that many descriptions of terminals (those of screen and tmux among them) leave out.
private let shiftedKeys: [(sequence: String, code: Int32)] = [
  ("\u{1B}[1;2A", KEY_SR), ("\u{1B}[1;2B", KEY_SF), ("\u{1B}[1;2C", KEY_SRIGHT), ("\u{1B}[1;2D", KEY_SLEFT),
  ("\u{1B}[Z", KEY_BTAB),
]

/// Has ncurses know the keys with Shift on any terminal; to be called when it is open.
func defineShiftedKeys() {
  for (sequence, code) in shiftedKeys where key_defined(sequence) == 0 { define_key(sequence, code) }
}

extension Key {
  /// The key behind a character that the terminal sent; nil for control characters that mean nothing here.
  init?(character: Unicode.Scalar) {
    switch character {
    case "\r", "\n": self = .enter
    case "\t": self = .tab
    case "\u{1B}": self = .escape
    case "\u{8}", "\u{7F}": self = .backspace
    // Control takes the upper bits away from a letter.
    case "\u{1}"..."\u{1A}": self = .control(Character(Unicode.Scalar(UInt8(character.value) + 0x60)))
    case "\u{0}", "\u{1B}"..."\u{1F}", "\u{80}"..."\u{9F}": return nil
    default: self = .character(Character(character))
    }
  }

  /// The key behind one of ncurses' key codes; nil for keys that mean nothing here.
  init?(code: Int32) {
    switch code {
    case KEY_UP: self = .up
    case KEY_DOWN: self = .down
    case KEY_LEFT: self = .left
    case KEY_RIGHT: self = .right
    // terminfo calls the shifted arrows "scroll backward" and "scroll forward".
    case KEY_SR: self = .shiftUp
    case KEY_SF: self = .shiftDown
    case KEY_SLEFT: self = .shiftLeft
    case KEY_SRIGHT: self = .shiftRight
    case KEY_PPAGE: self = .pageUp
    case KEY_NPAGE: self = .pageDown
    case KEY_HOME: self = .home
    case KEY_END: self = .end
    case KEY_BTAB: self = .shiftTab
    case KEY_ENTER: self = .enter
    case KEY_BACKSPACE: self = .backspace
    case terminal_function_key(1)...terminal_function_key(12):
      self = Key(.function(Int(code - terminal_function_key(0))))
    default: return nil
    }
  }
}
