/// The bytes that change the pixels on a terminal.
public struct PixelUpdate: Equatable, Sendable {
  /// Bytes to send before the text of the same frame: they remove pixels, and blank the cells that they were in.
  public var beforeText: [UInt8] = []
  /// Bytes to send after the text: they show pixels.
  public var afterText: [UInt8] = []

  public init() {}

  /// True if there is nothing to send.
  public var isEmpty: Bool { beforeText.isEmpty && afterText.isEmpty }
}

/// Sequences that move the cursor, and leave it and the attributes as they were.
enum CursorSequence {
  /// Saves the cursor and the attributes (DECSC), and switches the attributes off.
  static let save = Array("\u{1B}7\u{1B}[0m".utf8)
  /// Restores the cursor and the attributes (DECRC).
  static let restore = Array("\u{1B}8".utf8)

  /// Returns the sequence that moves the cursor to a cell, whose column and row begin with 0.
  static func move(column: Int, row: Int) -> [UInt8] { Array("\u{1B}[\(row + 1);\(column + 1)H".utf8) }

  /// Returns the sequence that blanks cells in one row (ECH).
  static func blank(column: Int, row: Int, count: Int) -> [UInt8] {
    move(column: column, row: row) + "\u{1B}[\(count)X".utf8
  }

  /// Returns bytes between saving and restoring; none if there are no bytes.
  static func guarded(_ bytes: [UInt8]) -> [UInt8] { bytes.isEmpty ? [] : save + bytes + restore }
}
