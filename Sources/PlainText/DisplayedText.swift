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

/// Returns the characters of a text that a screen can show one by one. They are composed where that is possible.
/// Characters that are not printable are replaced by their numbers. Marks that cannot be composed with their character
/// are removed.
package func displayScalars(_ text: some StringProtocol) -> [Unicode.Scalar] {
  let isComposed = text.unicodeScalars.allSatisfy(\.isComposed)
  let composed = isComposed ? String(text) : text.precomposedStringWithCanonicalMapping
  return composed.printable.unicodeScalars.filter { $0.displayWidth > 0 }
}

/// Returns the number of columns that a text takes on a screen.
package func displayWidth(_ text: some StringProtocol) -> Int {
  displayScalars(text).reduce(0) { $0 + $1.displayWidth }
}

/// Returns the text cut to `columns`, with an ellipsis in place of the rest.
package func shortened(_ text: String, to columns: Int) -> String {
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
