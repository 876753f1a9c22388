extension Unicode.Scalar {
  /// True if a terminal displays the character as a visible mark, with no other effect.
  ///
  /// Not printable are control characters (C0, DEL, C1), format characters (zero-width characters, bidirectional
  /// controls, tags), line and paragraph separators, all default-ignorable characters of Unicode, and noncharacters.
  package var isPrintable: Bool {
    switch value {
    // The most frequent characters, without a lookup in Unicode's tables.
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2190...0x2BFF: return true
    case 0..<0xA0: return false
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
    }
  }

  /// The character as a Swift escape sequence: `\u{1B}`.
  package var written: String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }
}

extension StringProtocol {
  /// The text for one row of a terminal. Every character that is not printable is escaped, line breaks and tabs too.
  ///
  /// All text from outside the program passes through here before it is printed in a row: names, values, paths,
  /// arguments, environment variables. Printable text stays unchanged.
  package var printable: String { printable { _ in false } }

  /// The text for several rows of a terminal: like `printable`, but line breaks and tabs stay.
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
