/// The block elements (Unicode 2580 to 259F) by the parts of a cell that they cover.
enum BlockElement {
  /// The lower eighths, by their number.
  static let lower: [Unicode.Scalar] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// The left eighths, by their number.
  static let left: [Unicode.Scalar] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  static let upperEighth: Unicode.Scalar = "▔"
  static let rightEighth: Unicode.Scalar = "▕"
  /// The characters of shade, with the shares of a cell that they cover.
  static let shades: [(character: Unicode.Scalar, share: Float)] = [("░", 0.25), ("▒", 0.5), ("▓", 0.75)]

  /// Returns the eighths of a cell that a character covers, from the left and from above; nil unless they are one
  /// rectangle.
  static func part(of character: Unicode.Scalar) -> (columns: Range<Int>, rows: Range<Int>)? {
    if character == upperEighth { return (0..<8, 0..<1) }
    if character == rightEighth { return (7..<8, 0..<8) }
    if let count = lower.firstIndex(of: character), count > 0 { return (0..<8, 8 - count..<8) }
    if let count = left.firstIndex(of: character), count > 0 { return (0..<count, 0..<8) }
    return nil
  }
}
