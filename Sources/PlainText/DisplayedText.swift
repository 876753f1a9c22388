import Foundation

extension Unicode.Scalar {
  /// True if the character is known to be unchanged by Unicode's normalization form C, next to other characters with
  /// this property.
  ///
  /// The property holds for the scripts of Western Europe, and for the characters that screens are drawn with:
  /// punctuation, arrows, mathematical signs, blocks, Braille.
  var isComposed: Bool {
    switch value {
    case 0..<0x300, 0x2010...0x205E, 0x2190...0x2328, 0x2500...0x2ADB: true
    default: false
    }
  }
}

/// Returns the characters of a text as a screen shows them. They are composed where that is possible; other marks stay
/// with their character. Characters that are not printable are replaced by their numbers. A mark without a character is
/// left out.
package func displayedCharacters(_ text: some StringProtocol) -> [DisplayedCharacter] {
  let isComposed = text.unicodeScalars.allSatisfy(\.isComposed)
  let composed = isComposed ? String(text) : text.precomposedStringWithCanonicalMapping
  var characters: [DisplayedCharacter] = []
  for scalar in composed.printable.unicodeScalars {
    if scalar.displayWidth > 0 {
      characters.append(DisplayedCharacter(scalar))
    } else if !characters.isEmpty {
      characters[characters.count - 1].add(scalar)
    }
  }
  return characters
}

/// Returns the number of columns that a text takes on a screen.
package func displayWidth(_ text: some StringProtocol) -> Int {
  displayedCharacters(text).reduce(0) { $0 + $1.width }
}

/// Returns the text cut to `columns`, with an ellipsis in place of the rest.
package func shortened(_ text: String, to columns: Int) -> String {
  guard displayWidth(text) > columns else { return text }
  guard columns > 0 else { return "" }
  var result: [DisplayedCharacter] = []
  var width = 0
  for character in displayedCharacters(text) {
    guard width + character.width <= columns - 1 else { break }
    result.append(character)
    width += character.width
  }
  return String(result) + "…"
}

/// Returns the text in lines of at most `columns`, broken at spaces if there are any.
package func wrapped(_ text: String, to columns: Int) -> [String] {
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
