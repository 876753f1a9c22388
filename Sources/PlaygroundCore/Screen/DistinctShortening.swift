/// The name cut to `columns` so that it can be told from others beside it: at its end where that is enough, else within, where what is
/// left fits none of the others, or as few as can be.
///
/// Behind the cut a word of the name begins, if there is room for that.
func shortened(_ name: String, to columns: Int, amid others: [String]) -> String {
  let scalars = displayScalars(name)
  guard columns >= 4, scalars.count > columns, scalars.allSatisfy({ $0.displayWidth == 1 }) else {
    return shortened(name, to: columns)
  }
  let rivals = others.map(displayScalars).filter { $0 != scalars }
  let room = columns - 1
  /// How many of the others what is left would fit as well.
  func confusions(_ head: Int) -> Int {
    rivals.count { rival in
      rival.count >= room && rival.starts(with: scalars.prefix(head))
        && rival.suffix(room - head).elementsEqual(scalars.suffix(room - head))
    }
  }
  func text(_ head: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.prefix(head))
    text.append("…")
    text.append(contentsOf: scalars.suffix(room - head))
    return String(text)
  }
  let heads = stride(from: room, through: 1, by: -1).map { ($0, confusions($0)) }
  guard let fewest = heads.map(\.1).min(), let best = heads.first(where: { $0.1 == fewest })?.0 else {
    return text(room)
  }
  guard best < room else { return text(room) }
  let beginning = stride(from: best, through: 2, by: -1).first { head in
    confusions(head) == fewest && beginsWord(scalars, at: scalars.count - (room - head))
  }
  return text(beginning ?? best)
}

/// Whether a word of a name begins at an index: with a capital letter, a digit after a letter, or behind or at a mark.
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
