import SwiftUI

/// Types that say for themselves what equal means, as keys and in sets.
struct GridKey: Hashable {
  let column: Int
  let row: Int
  var note = ""

  static func == (lhs: GridKey, rhs: GridKey) -> Bool {
    lhs.column == rhs.column && lhs.row == rhs.row
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(column)
    hasher.combine(row)
  }
}

struct CellMark: Hashable {
  var name: String
  var isUsed = false

  static func == (a: Self, b: Self) -> Bool { return a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct KeyedCells: Shape {
  /// 1...8
  var size = 5

  func path(in rect: CGRect) -> Path {
    var visits: [GridKey: Int] = [:]
    var x = 0
    var y = 0
    for step in 0..<(size * 6) {
      visits[GridKey(column: x, row: y, note: "step \(step)"), default: 0] += 1
      if step % 3 == 0 { x = (x + step) % size } else { y = (y + 1) % size }
    }
    let cell = CGSize(width: rect.width / CGFloat(size), height: rect.height / CGFloat(size))
    var path = Path()
    for row in 0..<size {
      for column in 0..<size {
        guard let count = visits[GridKey(column: column, row: row)] else { continue }
        path.addRect(
          CGRect(
            x: rect.minX + CGFloat(column) * cell.width, y: rect.minY + CGFloat(row) * cell.height,
            width: cell.width, height: cell.height * CGFloat(count) / CGFloat(size)))
      }
    }
    let marks: Set<CellMark> = [.init(name: "a"), CellMark(name: "a", isUsed: true), .init(name: "b")]
    let keys = Set((0..<9).map { GridKey(column: $0 % 2, row: $0 % 3, note: String($0)) })
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat(marks.count), height: CGFloat(keys.count)))
    if marks.contains(CellMark(name: "b", isUsed: true)), keys.contains(GridKey(column: 1, row: 2)) {
      path.closeSubpath()
    }
    let list = [GridKey(column: 1, row: 1, note: "x"), GridKey(column: 2, row: 1)]
    if let index = list.firstIndex(of: GridKey(column: 2, row: 1, note: "other")), list.contains(list[0]) {
      path.addLine(to: CGPoint(x: index, y: list == [list[0], GridKey(column: 2, row: 1, note: "?")] ? 7 : 8))
    }
    if marks.isSuperset(of: [.init(name: "a", isUsed: true)]) { path.addLine(to: rect.origin) }
    return path
  }
}
