extension Unicode.Scalar {
  /// Whether a terminal shows the character by a mark of its own, and does nothing else on account of it.
  ///
  /// Not printable are the control characters (C0, DEL, C1), the format characters (zero-width ones, those that turn the direction of a
  /// text, tags), the separators of lines and paragraphs, all that Unicode says to leave invisible, and noncharacters.
  package var isPrintable: Bool {
    switch value {
    // Most of what is printed, without a look into the tables of Unicode.
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2190...0x2BFF: return true
    case 0..<0xA0: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
    }
  }

  /// The character as Swift writes it by its number: `\u{1B}`.
  package var written: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}

extension StringProtocol {
  /// The text as one row of a terminal: every character that is not printable is written by its number, line breaks and tabs too.
  ///
  /// Whatever comes from outside the program goes through here where a row is made of it: names, values, paths, arguments, variables of
  /// the environment. A text that is printable stays as it is.
  package var printable: String { printable { _ in false } }

  /// The text as rows of a terminal: as `printable`, but for line breaks and tabs.
  package var printableRows: String { printable { $0 == "\n" || $0 == "\t" } }

  private func printable(except isKept: (Unicode.Scalar) -> Bool) -> String {
    func isFine(_ scalar: Unicode.Scalar) -> Bool { scalar.isPrintable || isKept(scalar) }
    if unicodeScalars.allSatisfy(isFine) { return String(self) }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if isFine(scalar) { text.append(scalar) } else { text.append(contentsOf: scalar.written.unicodeScalars) }
    }
    return String(text)
  }
}
