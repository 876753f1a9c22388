import CNcurses
import PlaygroundCore

/// The sequences that most terminals send for keys with Shift, but that many terminal descriptions lack, those of
/// screen and tmux among them.
private let shiftedKeys: [(sequence: String, code: Int32)] = [
  ("\u{1B}[1;2A", KEY_SR), ("\u{1B}[1;2B", KEY_SF), ("\u{1B}[1;2C", KEY_SRIGHT), ("\u{1B}[1;2D", KEY_SLEFT),
  ("\u{1B}[Z", KEY_BTAB),
]

/// Makes ncurses recognize the keys with Shift on any terminal. It must be called while the terminal is open.
func defineShiftedKeys() {
  for (sequence, code) in shiftedKeys where key_defined(sequence) == 0 { define_key(sequence, code) }
}

extension Key {
  /// Creates the key for a character that the terminal sent; nil for control characters without a meaning here.
  init?(character: Unicode.Scalar) {
    switch character {
    case "\r", "\n": self = .enter
    case "\t": self = .tab
    case "\u{1B}": self = .escape
    case "\u{8}", "\u{7F}": self = .backspace
    // Control clears the upper bits of a letter.
    case "\u{1}"..."\u{1A}": self = .control(Character(Unicode.Scalar(UInt8(character.value) + 0x60)))
    case "\u{0}", "\u{1B}"..."\u{1F}", "\u{80}"..."\u{9F}": return nil
    default: self = .character(Character(character))
    }
  }

  /// Creates the key for a key code of ncurses; nil for keys without a meaning here.
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
