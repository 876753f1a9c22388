/// The part of a source line around a place that fits into some columns, as a terminal shows it.
///
/// What is left out at an end is an ellipsis; characters that are not printable are written by their numbers.
package struct SourceExcerpt: Equatable {
  package var text: String
  /// What stands above the marker's row before the marker: spaces, and tabs where the text has tabs.
  package var padding: String

  /// A character of the line as it is shown.
  fileprivate struct Piece {
    var text: String
    var padding: String
    var width: Int
    var isSpace: Bool
  }

  /// The excerpt around a diagnostic's place; nil when the diagnostic has no line, or when there is no room.
  ///
  /// `keepsIndentation` also keeps tabs, which count as eight columns then, and otherwise as one.
  package init?(_ diagnostic: Diagnostic, columns: Int, keepsIndentation: Bool) {
    guard let line = diagnostic.sourceLine, let place = diagnostic.place, columns >= 3 else { return nil }
    let scalars = line.unicodeScalars
    var middle =
      line.utf8.index(line.startIndex, offsetBy: max(0, place.column - 1), limitedBy: line.endIndex) ?? line.endIndex
    while middle > line.startIndex, middle.samePosition(in: scalars) == nil { middle = line.utf8.index(before: middle) }
    // No more of the line is looked at than can be shown.
    var (before, isWholeBefore) = Self.pieces(
      scalars[..<middle].reversed(), columns: columns, keepsTabs: keepsIndentation)
    var (after, isWholeAfter) = Self.pieces(scalars[middle...], columns: columns, keepsTabs: keepsIndentation)
    if !keepsIndentation, isWholeBefore {
      while before.last?.isSpace == true { before.removeLast() }
      if before.isEmpty { after = Array(after.drop(while: \.isSpace)) }
    }
    // The place stands at two thirds at most, so that what it is about can be read behind it.
    let rest = isWholeAfter ? columns - Self.width(after) : 0
    isWholeBefore = Self.cut(&before, to: max(columns * 2 / 3, rest), isWholeBefore)
    isWholeAfter = Self.cut(&after, to: columns - Self.width(before) - (isWholeBefore ? 0 : 1), isWholeAfter)
    before.reverse()
    text = (isWholeBefore ? "" : "…") + (before + after).map(\.text).joined() + (isWholeAfter ? "" : "…")
    padding = (isWholeBefore ? "" : " ") + before.map(\.padding).joined()
  }

  /// The characters as they are shown, more of them than fit into the columns if there are more.
  private static func pieces(
    _ scalars: some Sequence<Unicode.Scalar>, columns: Int, keepsTabs: Bool
  ) -> (pieces: [Piece], isWhole: Bool) {
    var pieces: [Piece] = []
    var width = 0
    for scalar in scalars {
      // Marks without a width of their own are counted, or there might be any number of them.
      guard width <= columns, pieces.count <= 4 * columns else { return (pieces, false) }
      let piece = Piece(scalar, keepsTabs: keepsTabs)
      pieces.append(piece)
      width += piece.width
    }
    return (pieces, true)
  }

  /// Leaves so many of the first pieces as fit, with room for an ellipsis if they are not all; says whether they are.
  private static func cut(_ pieces: inout [Piece], to columns: Int, _ isWhole: Bool) -> Bool {
    if isWhole, width(pieces) <= columns { return true }
    var taken = 0
    let fitting = pieces.prefix { piece in
      taken += piece.width
      return taken < columns
    }
    pieces = Array(fitting)
    return false
  }

  private static func width(_ pieces: [Piece]) -> Int { pieces.reduce(0) { $0 + $1.width } }
}

extension SourceExcerpt.Piece {
  fileprivate init(_ scalar: Unicode.Scalar, keepsTabs: Bool) {
    isSpace = scalar.properties.isWhitespace
    if scalar == "\t" {
      (text, padding, width) = keepsTabs ? ("\t", "\t", 8) : (" ", " ", 1)
      return
    }
    text = scalar.isPrintable ? String(scalar) : scalar.written
    width = scalar.isPrintable ? scalar.displayWidth : text.utf8.count
    padding = String(repeating: " ", count: width)
  }
}
