import CNcurses
import Foundation
import PlaygroundCore

/// The characters that the terminal can be trusted to show in one column each, or in two where they are wide.
enum Repertoire {
  /// What the C library knows the width of.
  case unicode
  /// ASCII alone.
  case ascii

  /// Sets the process's locale for characters from the environment, or to UTF-8 where that is not it.
  ///
  /// Without it ncurses shows spaces in place of Braille, and reports no error. Only characters are concerned: numbers are printed the
  /// same way everywhere.
  static func ofLocale() -> Repertoire {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil && terminal_locale_is_utf8() {
      return .unicode
    }
    return .ascii
  }

  /// Whether the terminal shows a character in as many columns as the screen gives it.
  func shows(_ character: Unicode.Scalar, width: Int) -> Bool {
    if character.isASCII { return character.value >= 0x20 && character.value < 0x7F }
    return self == .unicode && Int(terminal_width(wchar_t(character.value))) == width
  }

  /// What stands for a character that cannot be shown, one column wide.
  func substitute(for character: Unicode.Scalar) -> Unicode.Scalar {
    self == .ascii ? ASCIILikeness.of(character) : "?"
  }
}
