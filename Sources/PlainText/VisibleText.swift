extension StringProtocol {
  /// The text without the characters that have no mark of their own and only say how others look: joiners, variation
  /// selectors, soft hyphens, directions.
  ///
  /// An emoji that joiners make from several becomes the first of them, because no cell can show the joined one.
  package var withoutInvisibleCharacters: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return String(self) }
    var text = String.UnicodeScalarView()
    for character in self {
      let scalars = character.unicodeScalars
      let isEmoji = scalars.first.map { $0.value > 0xFF && $0.properties.isEmoji } ?? false
      for scalar in scalars {
        if isEmoji, scalar == "\u{200D}" { break }
        if !scalar.isInvisible { text.append(scalar) }
      }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// True if no font has a mark for the character, and a terminal may be changed by it.
  fileprivate var isInvisible: Bool {
    !isPrintable && (properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint)
  }
}
