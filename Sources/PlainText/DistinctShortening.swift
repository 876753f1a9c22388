/// Returns the name cut to `columns`, so that it can be told from the other names beside it. It is cut at its end if
/// that suffices. Otherwise it is cut within, at the place where the fewest other names would be cut to the same text.
///
/// The text after the cut begins with a word of the name, if there is room for that.
package func shortened(_ name: String, to columns: Int, amid others: [String]) -> String {
  let characters = displayedCharacters(name)
  guard columns >= 4, characters.count > columns, characters.allSatisfy({ $0.width == 1 }) else {
    return shortened(name, to: columns)
  }
  let rivals = others.map(displayedCharacters).filter { $0 != characters }
  let room = columns - 1
  /// Returns the number of other names that would be cut to the same text.
  func confusions(_ head: Int) -> Int {
    rivals.count { rival in
      rival.count >= room && rival.starts(with: characters.prefix(head))
        && rival.suffix(room - head).elementsEqual(characters.suffix(room - head))
    }
  }
  func text(_ head: Int) -> String {
    String(characters.prefix(head)) + "…" + String(characters.suffix(room - head))
  }
  let heads = stride(from: room, through: 1, by: -1).map { ($0, confusions($0)) }
  guard let fewest = heads.map(\.1).min(), let best = heads.first(where: { $0.1 == fewest })?.0 else {
    return text(room)
  }
  guard best < room else { return text(room) }
  let beginning = stride(from: best, through: 2, by: -1).first { head in
    confusions(head) == fewest && beginsWord(characters.map(\.base), at: characters.count - (room - head))
  }
  return text(beginning ?? best)
}

/// Returns true if a word of a name begins at an index: at a capital letter, at a digit after another character, or at
/// or after a punctuation mark (not at `]`).
private func beginsWord(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
  guard scalars.indices.contains(index), index > 0 else { return false }
  func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
  let (before, scalar) = (scalars[index - 1], scalars[index])
  if scalar.properties.isUppercase { return !before.properties.isUppercase }
  if scalar.properties.numericType != nil { return before.properties.numericType == nil }
  return isWord(scalar) != isWord(before) && scalar != "]"
}
