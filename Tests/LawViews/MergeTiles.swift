import SwiftUI

// entries: MergeTiles

enum MergeDirection: String, CaseIterable, Identifiable {
  case left, up, down, right
  var id: Self { self }
  var symbol: String { "arrow.\(rawValue)" }
}

struct MergeTile: Identifiable, Equatable {
  let id: Int
  var value: Int
}

struct MergeBoard: Equatable {
  var cells: [[MergeTile?]]
  var score = 0
  private var nextID = 100

  init(_ values: [[Int]]) {
    cells = values.enumerated().map { row, line in
      line.enumerated().map { column, value in value == 0 ? nil : MergeTile(id: row * 4 + column, value: value) }
    }
  }

  private mutating func squeezed(_ line: [MergeTile?]) -> [MergeTile?] {
    var result: [MergeTile] = []
    var mayMerge = false
    for case let tile? in line {
      if mayMerge, let last = result.last, last.value == tile.value {
        result[result.count - 1].value *= 2
        score += last.value * 2
        mayMerge = false
      } else {
        result.append(tile)
        mayMerge = true
      }
    }
    return result + Array(repeating: nil, count: line.count - result.count)
  }

  private mutating func transpose() {
    cells = cells.indices.map { column in cells.map { $0[column] } }
  }

  mutating func shift(_ direction: MergeDirection) {
    let before = cells
    let isVertical = direction == .up || direction == .down
    let isBackwards = direction == .right || direction == .down
    if isVertical { transpose() }
    for row in cells.indices {
      let line = isBackwards ? cells[row].reversed() : cells[row]
      let moved = squeezed(line)
      cells[row] = isBackwards ? moved.reversed() : moved
    }
    if isVertical { transpose() }
    if cells != before { spawn() }
  }

  private mutating func spawn() {
    search: for row in cells.indices {
      for column in cells[row].indices where cells[row][column] == nil {
        cells[row][column] = MergeTile(id: nextID, value: 2)
        nextID += 1
        break search
      }
    }
  }

  var tiles: [(tile: MergeTile, row: Int, column: Int)] {
    cells.enumerated().flatMap { row, line in
      line.enumerated().compactMap { column, tile in tile.map { ($0, row, column) } }
    }
  }
}

struct MergeTiles: View {
  @State private var history = [MergeBoard([[2, 2, 0, 4], [0, 4, 0, 4], [8, 0, 0, 2], [2, 2, 2, 2]])]
  private var board: MergeBoard { history[history.endIndex - 1] }
  private let side: CGFloat = 56

  private func play(_ direction: MergeDirection) {
    var next = board
    next.shift(direction)
    guard next != board else { return }
    withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) { history.append(next) }
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 20).onEnded { value in
      let (x, y) = (value.translation.width, value.translation.height)
      play(abs(x) > abs(y) ? (x > 0 ? .right : .left) : y > 0 ? .down : .up)
    }
  }

  var body: some View {
    VStack(spacing: 16) {
      Text("Score \(board.score)").font(.title3.weight(.heavy)).contentTransition(.numericText())
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 8).fill(.brown.opacity(0.25))
        ForEach(board.tiles, id: \.tile.id) { tile, row, column in
          Text(verbatim: String(tile.value))
            .font(.system(size: 22, weight: .bold))
            .frame(width: side - 6, height: side - 6)
            .background(Color.orange.opacity(min(1, 0.2 + Double(tile.value.trailingZeroBitCount) * 0.2)))
            .clipShape(.rect(cornerRadius: 5))
            .offset(x: CGFloat(column) * side + 3, y: CGFloat(row) * side + 3)
            .transition(.scale(scale: 0.1).combined(with: .opacity))
        }
      }
      .frame(width: side * 4, height: side * 4)
      .gesture(swipe)
      HStack {
        ForEach(MergeDirection.allCases) { direction in
          Button {
            play(direction)
          } label: {
            Image(systemName: direction.symbol)
          }
        }
      }
      .buttonStyle(.bordered)
      Button("Undo") { withAnimation { _ = history.popLast() } }.disabled(history.count < 2)
    }
  }
}
