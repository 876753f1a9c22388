import CNcurses
import Foundation
import PlaygroundCore
import Rendering

/// The characters that the terminal can be trusted to show in one column each, or in two if they are wide.
enum Repertoire {
  /// The characters whose widths the C library knows.
  case unicode
  /// Only ASCII.
  case ascii

  /// Sets the process's locale for characters from the environment, or to UTF-8 if that locale has another encoding.
  /// Returns the repertoire of the resulting locale.
  ///
  /// Without UTF-8, ncurses shows spaces in place of Braille and reports no error. Only characters are affected:
  /// numbers are printed the same way everywhere.
  static func ofLocale() -> Repertoire {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil && terminal_locale_is_utf8() {
      return .unicode
    }
    return .ascii
  }

  /// Returns true if the terminal shows a character in as many columns as the screen gives it.
  func shows(_ character: Unicode.Scalar, width: Int) -> Bool {
    if character.isASCII { return character.value >= 0x20 && character.value < 0x7F }
    return self == .unicode && Int(terminal_width(wchar_t(character.value))) == width
  }

  /// Returns true if the terminal shows a mark in the cell of the character before it.
  func combines(_ mark: Unicode.Scalar) -> Bool {
    self == .unicode && terminal_width(wchar_t(mark.value)) == 0
  }

  /// Returns the replacement, one column wide, for a character that cannot be shown.
  func substitute(for character: Unicode.Scalar) -> Unicode.Scalar {
    self == .ascii ? ASCIILikeness.of(character) : "?"
  }
}
