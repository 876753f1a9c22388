import Rendering

/// A terminal's screen: characters with their colours and attributes, read from text with SGR sequences (ECMA-48).
struct StyledScreen: Equatable {
  /// A character and the SGR codes that are in force: attributes by their codes, colours as they are set, in order.
  struct Cell: Equatable, CustomStringConvertible {
    var character: Character = " "
    var attributes: Set<Int> = []
    var foreground: [Int] = []
    var background: [Int] = []

    var description: String { "'\(character)' \(attributes.sorted()) \(foreground) on \(background)" }
  }

  var rows: [[Cell]]

  /// Reads lines of a terminal that is `columns` wide; what a line lacks is blank.
  init(ansi text: String, columns: Int) {
    rows = []
    var style = Cell()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var row: [Cell] = []
      var rest = line.unicodeScalars[...]
      while let next = rest.popFirst() {
        if next == "\u{1B}", rest.first == "[" {
          let sequence = rest.dropFirst().prefix { $0 != "m" }
          rest = rest.dropFirst(sequence.count + 2)
          style.apply(sequence.split { $0 == ";" || $0 == ":" }.map { Int(String($0)) ?? 0 })
        } else {
          style.character = Character(next)
          row.append(style)
        }
      }
      row += Array(repeating: Cell(), count: max(columns - row.count, 0))
      rows.append(row)
    }
  }

  /// The first cell that is another; nil when there is none.
  func difference(from expected: StyledScreen) -> String? {
    guard rows.count == expected.rows.count else { return "\(rows.count) rows in place of \(expected.rows.count)" }
    for (row, (cells, expectedCells)) in zip(rows, expected.rows).enumerated() where cells != expectedCells {
      for (column, (cell, expectedCell)) in zip(cells, expectedCells).enumerated() where cell != expectedCell {
        return "in column \(column) of row \(row) is \(cell) in place of \(expectedCell)"
      }
      return "row \(row) has \(cells.count) columns in place of \(expectedCells.count)"
    }
    return nil
  }
}

extension StyledScreen.Cell {
  /// Changes the style as an SGR sequence does.
  fileprivate mutating func apply(_ codes: [Int]) {
    var codes = codes.isEmpty ? [0] : codes[...].map { $0 }
    while let code = codes.first {
      codes.removeFirst()
      switch code {
      case 0: self = Self()
      case 1...9: attributes.insert(code)
      case 22: attributes.subtract([1, 2])
      case 23...29: attributes.remove(code - 20)
      case 30...37, 90...97: foreground = [code]
      case 39: foreground = []
      case 40...47, 100...107: background = [code - 10]
      case 49: background = []
      case 38, 48:
        let count = codes.first == 5 ? 2 : 4
        let color = Array(codes.prefix(count))
        codes.removeFirst(min(count, codes.count))
        if code == 38 { foreground = color } else { background = color }
      default: break
      }
    }
  }
}
