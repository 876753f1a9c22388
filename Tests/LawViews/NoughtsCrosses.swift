import SwiftUI

// entries: NoughtsCrosses

enum NoughtsMark: String {
  case x, o
  var next: NoughtsMark { self == .x ? .o : .x }
}

struct CrossShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    return path
  }
}

struct NoughtsGame {
  var cells: [NoughtsMark?] = Array(repeating: nil, count: 9)
  var turn = NoughtsMark.x

  static let lines: [[Int]] = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  var winningLine: [Int]? {
    NoughtsGame.lines.first { line in
      guard let mark = cells[line[0]] else { return false }
      return line.allSatisfy { cells[$0] == mark }
    }
  }

  var isDraw: Bool { winningLine == nil && !cells.contains(nil) }

  mutating func play(_ index: Int) {
    guard cells[index] == nil, winningLine == nil else { return }
    cells[index] = turn
    turn = turn.next
  }

  static func after(_ moves: Int...) -> NoughtsGame {
    var game = NoughtsGame()
    for move in moves { game.play(move) }
    return game
  }
}

struct NoughtsBoard: View {
  @Binding var game: NoughtsGame

  var body: some View {
    GeometryReader { geo in
      let size = min(geo.size.width, geo.size.height)
      let cell = size / 3
      ZStack(alignment: .topLeading) {
        Path { path in
          for i in 1..<3 {
            path.move(to: CGPoint(x: cell * CGFloat(i), y: 0))
            path.addLine(to: CGPoint(x: cell * CGFloat(i), y: size))
            path.move(to: CGPoint(x: 0, y: cell * CGFloat(i)))
            path.addLine(to: CGPoint(x: size, y: cell * CGFloat(i)))
          }
        }
        .stroke(Color.gray, style: StrokeStyle(lineWidth: 3, lineCap: .round))
        ForEach(0..<9) { index in
          mark(game.cells[index])
            .padding(cell * 0.2)
            .frame(width: cell, height: cell)
            .contentShape(Rectangle())
            .onTapGesture { game.play(index) }
            .offset(x: cell * CGFloat(index % 3), y: cell * CGFloat(index / 3))
        }
        if let line = game.winningLine {
          strike(line, cell: cell).stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private func strike(_ line: [Int], cell: CGFloat) -> Path {
    let points = line.map { CGPoint(x: (CGFloat($0 % 3) + 0.5) * cell, y: (CGFloat($0 / 3) + 0.5) * cell) }
    var path = Path()
    path.addLines(points)
    return path
  }

  @ViewBuilder private func mark(_ mark: NoughtsMark?) -> some View {
    switch mark {
    case .x?: CrossShape().stroke(Color.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
    case .o?: Circle().stroke(Color.orange, lineWidth: 8)
    case nil: Color.clear
    }
  }
}

struct NoughtsCrosses: View {
  @State private var game = NoughtsGame.after(4, 0, 2, 6, 3, 5)
  @State private var wins: [NoughtsMark: Int] = [.x: 3]

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text("X \(wins[.x] ?? 0)").foregroundColor(.blue)
        Spacer()
        Text(game.isDraw ? "Draw" : "\(game.turn.rawValue.uppercased()) to move").bold()
        Spacer()
        Text("O \(wins[.o] ?? 0)").foregroundColor(.orange)
      }
      NoughtsBoard(game: $game)
      HStack {
        NoughtsBoard(game: .constant(.after(0, 3, 1, 4, 2)))
        NoughtsBoard(game: .constant(.after(0, 1, 2, 4, 3, 5, 7, 6, 8)))
      }
      .frame(height: 80)
      Button("New game") { game = NoughtsGame() }
    }
    .padding()
  }
}
