import Foundation

extension Unicode.Scalar {
  /// How many columns a terminal gives the character: 0, 1 or 2.
  ///
  /// Decided by general category and by the blocks that Unicode's EastAsianWidth.txt lists as wide, so that the answer depends on no
  /// locale and no machine. Characters of ambiguous width count as 1.
  var displayWidth: Int {
    if value >= 0x20, value < 0x7F { return 1 }
    switch properties.generalCategory {
    case .control, .surrogate, .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return value >= 0x1100 && Self.isWide(value) ? 2 : 1
    }
  }

  /// Whether the character is known to stay as it is in Unicode's normalization form C, beside others of which that is known too.
  ///
  /// The scripts of Western Europe, and what screens are drawn with: punctuation, arrows, mathematical signs, blocks, Braille.
  var isComposed: Bool {
    switch value {
    case 0..<0x300, 0x2010...0x205E, 0x2190...0x2328, 0x2500...0x2ADB: true
    default: false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD...0x25FE,
      0x2614...0x2615, 0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
      0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C,
      0x274E, 0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55,
      0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18AFF, 0x1B000...0x1B2FB, 0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320,
      0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
      0x1F3E0...0x1F3F0, 0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
      0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A, 0x1F595...0x1F596, 0x1F5A4, 0x1F5FB...0x1F64F,
      0x1F680...0x1F6C5, 0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC,
      0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF,
      0x1FA70...0x1FAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default:
      false
    }
  }
}

/// The characters of a text that a screen can show one by one: composed where that is possible, without what has no width, a tab as a space.
func displayScalars(_ text: some StringProtocol) -> [Unicode.Scalar] {
  let isComposed = text.unicodeScalars.allSatisfy(\.isComposed)
  let composed = isComposed ? String(text) : text.precomposedStringWithCanonicalMapping
  return composed.unicodeScalars.compactMap { scalar in
    scalar == "\t" ? " " : scalar.displayWidth > 0 ? scalar : nil
  }
}

/// How many columns a text takes on a screen.
func displayWidth(_ text: some StringProtocol) -> Int {
  displayScalars(text).reduce(0) { $0 + $1.displayWidth }
}

/// The text cut to `columns`, with an ellipsis in place of what is missing.
func shortened(_ text: String, to columns: Int) -> String {
  guard displayWidth(text) > columns else { return text }
  guard columns > 0 else { return "" }
  var result = String.UnicodeScalarView()
  var width = 0
  for scalar in displayScalars(text) {
    guard width + scalar.displayWidth <= columns - 1 else { break }
    result.append(scalar)
    width += scalar.displayWidth
  }
  result.append("…")
  return String(result)
}

/// The text in lines of at most `columns`, broken at spaces where there are any.
func wrapped(_ text: String, to columns: Int) -> [String] {
  guard columns > 0 else { return [] }
  var lines: [String] = []
  var line = ""
  for word in text.split(whereSeparator: \.isWhitespace) {
    var word = String(word)
    if !line.isEmpty, displayWidth(line) + 1 + displayWidth(word) <= columns {
      line += " " + word
      continue
    }
    if !line.isEmpty { lines.append(line) }
    while displayWidth(word) > columns {
      var head = ""
      while let next = word.first, displayWidth(head) + displayWidth(String(next)) <= columns {
        head.append(word.removeFirst())
      }
      guard !head.isEmpty else { break }
      lines.append(head)
    }
    line = word
  }
  if !line.isEmpty { lines.append(line) }
  return lines
}
