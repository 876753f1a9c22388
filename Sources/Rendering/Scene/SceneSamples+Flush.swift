import Foundation

// Lines of text that are laid out flush stay flush. Letters take more room than they are laid out with, or less: around
// their middles, lines would be ragged on both sides.

extension SceneSamples {
  /// The parts of a cell that tell places of lines apart.
  private static let precision: CGFloat = 16

  /// Returns lines of text moved to the start or the end of their places if they share that with more lines than their
  /// middle.
  func flush(_ lines: [Line]) -> [Line] {
    guard lines.count > 1 else { return lines }
    func key(_ place: CGFloat) -> Int { Int((place * Self.precision).rounded()) }
    var (starts, middles, ends): ([Int: Int], [Int: Int], [Int: Int]) = ([:], [:], [:])
    for line in lines {
      starts[key(line.span.lowerBound), default: 0] += 1
      middles[key(line.span.middle), default: 0] += 1
      ends[key(line.span.upperBound), default: 0] += 1
    }
    return lines.compactMap { line in
      let start = starts[key(line.span.lowerBound)] ?? 0
      let end = ends[key(line.span.upperBound)] ?? 0
      guard max(start, end) > middles[key(line.span.middle)] ?? 0, line.isTogether else { return line }
      let whole = line.letters[0].whole
      let place = start >= end ? line.span.lowerBound : line.span.upperBound - CGFloat(whole)
      return line.moved(to: Int(place.rounded()), within: columns / grid.across)
    }
  }
}

extension SceneSamples.Line {
  /// True if the letters stand side by side, and not each word in its own place.
  fileprivate var isTogether: Bool {
    letters.allSatisfy { $0.column - $0.offset == letters[0].column - letters[0].offset }
  }

  /// Returns the line with its first cell at another place. What lies within the picture stays there; of a line that
  /// reaches beyond, the letters that leave the picture are left out. Returns nil if none stays.
  fileprivate func moved(to place: Int, within columns: Int) -> Self? {
    let former = letters[0].column - letters[0].offset
    let last = columns - letters[0].whole
    let target = former >= 0 && former <= last ? min(max(place, 0), last) : place
    let moved = letters.compactMap { letter in
      var letter = letter
      letter.column += target - former
      return letter.column >= 0 && letter.column + letter.character.width <= columns ? letter : nil
    }
    return moved.isEmpty ? nil : Self(moved[...])
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }
}
