import SwiftUI

// entries: LifeGarden

/// Conway's game of life: a model with a subscript and mutating functions, drawn as rectangles and as one path.
struct LifeBoard: Equatable {
  let size: Int
  private(set) var cells: [Bool]

  init(_ rows: [String]) {
    size = rows.count
    cells = rows.flatMap { $0.map { $0 == "#" } }
  }

  subscript(row: Int, column: Int) -> Bool {
    get {
      let (row, column) = ((row + size) % size, (column + size) % size)
      return cells[row * size + column]
    }
    set { cells[row * size + column] = newValue }
  }

  func neighbours(_ row: Int, _ column: Int) -> Int {
    var count = 0
    for dy in -1...1 {
      for dx in -1...1 where !(dx == 0 && dy == 0) {
        if self[row + dy, column + dx] { count += 1 }
      }
    }
    return count
  }

  mutating func step() {
    var next = self
    for row in 0..<size {
      for column in 0..<size {
        switch (self[row, column], neighbours(row, column)) {
        case (true, 2...3), (false, 3): next[row, column] = true
        default: next[row, column] = false
        }
      }
    }
    self = next
  }

  func stepped(_ count: Int) -> LifeBoard {
    var board = self
    for _ in 0..<count { board.step() }
    return board
  }
}

struct LifeShape: Shape {
  var board: LifeBoard

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) / CGFloat(board.size)
    var path = Path()
    for row in 0..<board.size {
      for column in 0..<board.size where board[row, column] {
        path.addRect(
          CGRect(x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side, height: side))
      }
    }
    return path
  }
}

struct LifeGarden: View {
  @State private var board = LifeBoard([
    ".#......",
    "..#.....",
    "###.....",
    "........",
    ".....##.",
    ".....##.",
    "........",
    "........",
  ])

  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 1) {
        ForEach(0..<board.size, id: \.self) { row in
          HStack(spacing: 1) {
            ForEach(0..<board.size, id: \.self) { column in
              let isAlive = board[row, column]
              let count = board.neighbours(row, column)
              Rectangle()
                .fill(isAlive ? Color.green : .gray.opacity(0.15))
                .frame(width: 22, height: 22)
                .overlay {
                  if count > 0 { Text("\(count)").font(.system(size: 8)) }
                }
                .onTapGesture { board[row, column].toggle() }
            }
          }
        }
      }
      HStack(spacing: 12) {
        ForEach([1, 2, 4, 8], id: \.self) { steps in
          VStack {
            LifeShape(board: board.stepped(steps))
              .fill(.green)
              .frame(width: 60, height: 60)
              .border(.gray)
            Text("after \(steps)").font(.caption)
          }
        }
      }
      Button("Step") { board.step() }
      Text(board.stepped(2) == board ? "still" : "alive: \(board.cells.filter { $0 }.count)")
    }
  }
}
