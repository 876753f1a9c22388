import PlainText

/// The part of a source line around a location that fits into a number of columns, for a terminal.
///
/// Omitted text at either end is replaced by an ellipsis. Characters that are not printable are escaped.
package struct SourceExcerpt: Equatable {
  package var text: String
  /// The text before the caret in the row below: spaces, and tabs wherever the line has tabs.
  package var padding: String

  /// One character of the line in its printed form.
  fileprivate struct Piece {
    var text: String
    var padding: String
    var width: Int
    var isSpace: Bool
  }

  /// Makes the excerpt around a diagnostic's location, or nil if the diagnostic has no line or
  /// there are fewer than 3 columns.
  ///
  /// `keepsIndentation` keeps leading spaces and all tabs. A kept tab counts as eight columns;
  /// otherwise it becomes one space.
  package init?(_ diagnostic: Diagnostic, columns: Int, keepsIndentation: Bool) {
    guard let line = diagnostic.sourceLine, let place = diagnostic.place, columns >= 3 else { return nil }
    let scalars = line.unicodeScalars
    var middle =
      line.utf8.index(line.startIndex, offsetBy: max(0, place.column - 1), limitedBy: line.endIndex) ?? line.endIndex
    while middle > line.startIndex, middle.samePosition(in: scalars) == nil { middle = line.utf8.index(before: middle) }
    // Only the characters that can be displayed are looked at.
    var (before, isWholeBefore) = Self.pieces(
      scalars[..<middle].reversed(), columns: columns, keepsTabs: keepsIndentation)
    var (after, isWholeAfter) = Self.pieces(scalars[middle...], columns: columns, keepsTabs: keepsIndentation)
    if !keepsIndentation, isWholeBefore {
      while before.last?.isSpace == true { before.removeLast() }
      if before.isEmpty { after = Array(after.drop(while: \.isSpace)) }
    }
    // The location is at two thirds of the width at most, so that the code after it is visible.
    let rest = isWholeAfter ? columns - Self.width(after) : 0
    isWholeBefore = Self.cut(&before, to: max(columns * 2 / 3, rest), isWholeBefore)
    isWholeAfter = Self.cut(&after, to: columns - Self.width(before) - (isWholeBefore ? 0 : 1), isWholeAfter)
    before.reverse()
    text = (isWholeBefore ? "" : "…") + (before + after).map(\.text).joined() + (isWholeAfter ? "" : "…")
    padding = (isWholeBefore ? "" : " ") + before.map(\.padding).joined()
  }

  /// Returns the characters in their printed form, up to slightly more than the columns hold.
  private static func pieces(
    _ scalars: some Sequence<Unicode.Scalar>, columns: Int, keepsTabs: Bool
  ) -> (pieces: [Piece], isWhole: Bool) {
    var pieces: [Piece] = []
    var width = 0
    for scalar in scalars {
      // Characters of zero width are limited too, since there may be any number of them.
      guard width <= columns, pieces.count <= 4 * columns else { return (pieces, false) }
      let piece = Piece(scalar, keepsTabs: keepsTabs)
      pieces.append(piece)
      width += piece.width
    }
    return (pieces, true)
  }

  /// Shortens the pieces to those that fit, with room for an ellipsis if any are dropped. Returns true if all fit.
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
