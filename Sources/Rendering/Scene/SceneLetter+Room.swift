import Foundation
import PlainText

// Letters take one cell each, however small or large a text is laid out. These rules keep texts legible where cells are
// larger than letters, and their words in place where they are smaller.

extension SceneLetter {
  /// The character in place of the letters for which there is no room.
  private static let ellipsis: DisplayedCharacter = "…"

  /// Moves a line of text that lies within a picture as it is laid out, so that its letters do too; an ellipsis stands
  /// for those that have no room. `column` is the first cell, `span` the extent of the line in cells.
  static func keep(
    _ characters: inout [DisplayedCharacter], from column: inout Int, over span: ClosedRange<CGFloat>,
    within columns: Int
  ) {
    let whole = characters.reduce(0) { $0 + $1.width }
    guard whole > Int((span.upperBound - span.lowerBound).rounded(.up)) else { return }
    // Less than half a cell beyond the edge does not count.
    let (startsInside, endsInside) = (span.lowerBound > -0.5, span.upperBound < CGFloat(columns) + 0.5)
    if endsInside, column + whole > columns { column = columns - whole }
    if startsInside, column < 0 { column = 0 }
    guard endsInside, column >= 0, column + whole > columns else { return }
    var width = 1
    characters = characters.prefix { character in
      width += character.width
      return column + width <= columns
    }
    characters.append(ellipsis)
  }

  /// The share of a line's extent to the room of its letters from which on words are placed one by one.
  private static let stretch: CGFloat = 1.5

  /// Returns the cells of a line's letters. `column` is the first one if they stand together; `ends` are the places of
  /// the line's start and end, in cells.
  ///
  /// In a line that is laid out much larger than its letters, each word stands in the middle of its own place.
  static func columns(
    of characters: [DisplayedCharacter], from column: Int, ends: (start: CGFloat, end: CGFloat)
  ) -> [Int] {
    let whole = characters.reduce(0) { $0 + $1.width }
    var columns: [Int] = []
    guard abs(ends.end - ends.start) >= stretch * CGFloat(whole) else {
      var next = column
      for character in characters {
        columns.append(next)
        next += character.width
      }
      return columns
    }
    var passed = 0
    for word in characters.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " }) {
      let width = word.reduce(0) { $0 + $1.width }
      let share = (CGFloat(passed) + CGFloat(width) / 2) / CGFloat(max(whole, 1))
      var next = Int((ends.start + (ends.end - ends.start) * share - CGFloat(width) / 2).rounded())
      for character in word {
        columns.append(next)
        next += character.width
      }
      // The space behind the word.
      columns.append(next)
      passed += width + 1
    }
    return Array(columns.prefix(characters.count))
  }
}

extension SceneSamples {
  /// A line of text in a row of cells.
  struct Line {
    var letters: [SceneLetter]
    /// The first cell and the one after the last.
    var start: Int
    var end: Int
    /// True if another line that is laid out below this one has no row of its own.
    var hidesAnother = false
    /// True if the end of a line that takes more room than it has is covered by what is drawn beside it.
    var lacksEnd: Bool {
      guard let last = letters.last else { return false }
      return last.offset + last.character.width < last.whole && CGFloat(last.whole) > span.upperBound - span.lowerBound
    }

    var span: ClosedRange<CGFloat> { letters[0].span }
    /// The row of samples in which the line lies as it is laid out.
    var place: Int { letters[0].place.row }

    init(_ letters: ArraySlice<SceneLetter>) {
      self.letters = Array(letters)
      start = letters.map(\.column).min() ?? 0
      end = letters.map { $0.column + $0.character.width }.max() ?? 0
    }
  }

  /// The letters as they are shown: no line of text covers another one that is laid out beside it or above it.
  ///
  /// Two lines that would cover each other share the room between them. Letters without room are left out, and so is a
  /// line whose row is taken by the one above it; an ellipsis stands for them.
  var separatedLetters: [SceneLetter] {
    let lines = flush(textLines)
    let rows = Dictionary(grouping: lines.indices) { lines[$0].letters[0].row }
    guard rows.values.contains(where: { $0.count > 1 }) || lines.contains(where: \.lacksEnd) else {
      return lines.flatMap(\.letters)
    }
    var result: [Int: Line] = [:]
    for indices in rows.values {
      for (index, line) in separated(indices.map { ($0, lines[$0]) }) { result[index] = line }
    }
    return lines.indices.flatMap { result[$0]?.letters ?? [] }
  }

  /// The lines of text, in the order of drawing.
  private var textLines: [Line] {
    var lines: [Line] = []
    var first = 0
    for index in letters.indices {
      let next = index + 1
      if next < letters.count, letters[next].row == letters[index].row, letters[next].span == letters[index].span,
        letters[next].offset > letters[index].offset
      {
        continue
      }
      lines.append(Line(letters[first..<next]))
      first = next
    }
    return lines
  }

  /// Returns the lines of one row with room for each, with their numbers.
  private func separated(_ lines: [(Int, Line)]) -> [(Int, Line)] {
    let sorted = lines.sorted { one, other in
      let (a, b) = (one.1.span.lowerBound, other.1.span.lowerBound)
      return a == b ? one.1.place < other.1.place : a < b
    }
    var kept: [(Int, Line)] = []
    for (index, line) in sorted {
      // Of lines below each other that share a row, the upper one stays.
      let rival = kept.lastIndex { $0.1.isSqueezed(with: line) }
      guard let rival else {
        kept.append((index, line))
        continue
      }
      if line.place < kept[rival].1.place { kept[rival] = (index, line) }
      kept[rival].1.hidesAnother = true
    }
    var result = kept
    for number in kept.indices {
      let line = kept[number].1
      var (low, high) = (0, columns / grid.across)
      if number > 0 {
        let former = kept[number - 1].1
        let meets = former.end > line.start && former.isBeside(line)
        low = meets ? former.boundary(with: line) : min(former.end + 1, line.start)
      }
      if number + 1 < kept.count {
        let next = kept[number + 1].1
        let meets = line.end > next.start && line.isBeside(next)
        high = meets ? line.boundary(with: next) - 1 : max(next.start - 1, line.end)
      }
      result[number].1.fit(max(low, 0), min(high, columns / grid.across))
    }
    return result
  }
}

extension SceneSamples.Line {
  /// Returns true if this line and another one are laid out in different rows of samples, one below the other.
  func isSqueezed(with other: Self) -> Bool {
    let shared = min(span.upperBound, other.span.upperBound) - max(span.lowerBound, other.span.lowerBound)
    return shared > 0 && place != other.place && end > other.start && other.end > start
  }

  /// Returns true if another line is laid out to the right of this one.
  func isBeside(_ other: Self) -> Bool { span.upperBound <= other.span.lowerBound + 0.5 }

  /// Returns the first cell of the line to the right of this one: in the middle of the gap.
  func boundary(with other: Self) -> Int { Int(((span.upperBound + other.span.lowerBound) / 2).rounded()) }

  /// Moves the line between two cells, and cuts it if it has no room there.
  mutating func fit(_ low: Int, _ high: Int) {
    let width = end - start
    let target = max(low, min(start, high - width))
    let moved = target - start
    for index in letters.indices { letters[index].column += moved }
    start += moved
    end += moved
    guard end > high || hidesAnother || lacksEnd else { return }
    let last = min(end, high) - 1
    let first = letters[0]
    letters.removeAll { $0.column + $0.character.width > last }
    guard last >= low else { return }
    var ellipsis = letters.last ?? first
    ellipsis.character = "…"
    ellipsis.column = last
    letters.append(ellipsis)
  }
}
