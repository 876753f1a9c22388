import SwiftUI

// entries: DropFour

struct DropGame: Equatable {
  enum Player: Character, Hashable {
    case sun = "☀"
    case moon = "☾"

    var other: Player { self == .sun ? .moon : .sun }
    var color: Color { self == .sun ? .orange : .indigo }
  }

  struct Disc: Identifiable, Hashable {
    let id: Int
    let player: Player
    let column: Int
    let row: Int
  }

  static let size = (columns: 6, rows: 5)
  private(set) var discs: [Disc] = []
  private(set) var winner: Player?

  var turn: Player { discs.last?.player.other ?? .sun }
  func height(of column: Int) -> Int { discs.count { $0.column == column } }

  mutating func drop(in column: Int) {
    guard winner == nil, height(of: column) < Self.size.rows else { return }
    let disc = Disc(id: discs.count, player: turn, column: column, row: height(of: column))
    discs.append(disc)
    if hasFour(through: disc) { winner = disc.player }
  }

  private func owner(_ column: Int, _ row: Int) -> Player? {
    discs.first { ($0.column, $0.row) == (column, row) }?.player
  }

  private func hasFour(through disc: Disc) -> Bool {
    let directions = [(1, 0), (0, 1), (1, 1), (1, -1)]
    return directions.contains { dx, dy in
      var count = 1
      for sign in [-1, 1] {
        var step = 1
        while owner(disc.column + dx * sign * step, disc.row + dy * sign * step) == disc.player { step += 1 }
        count += step - 1
      }
      return count >= 4
    }
  }
}

extension AnyTransition {
  fileprivate static func fall(from height: CGFloat) -> AnyTransition {
    .asymmetric(insertion: .offset(y: -height), removal: .offset(y: 200).combined(with: .opacity))
  }
}

struct DropFour: View {
  @State private var game = DropGame()
  @State private var hints = [Int: Int]()
  private let cell: CGFloat = 44

  var body: some View {
    VStack(spacing: 18) {
      if let winner = game.winner {
        Text("\(String(winner.rawValue)) wins").font(.title.bold()).foregroundStyle(winner.color)
      } else {
        HStack {
          Text("Turn:")
          Circle().fill(game.turn.color).frame(width: 20)
        }
        .frame(height: 34)
      }
      board
      HStack {
        Button("Take back") {
          let moves = game.discs.dropLast().map(\.column)
          var replay = DropGame()
          for move in moves { replay.drop(in: move) }
          withAnimation(.easeIn) { game = replay }
        }
        .disabled(game.discs.isEmpty)
        Button("Again") { withAnimation { game = .init() } }
      }
    }
  }

  private var board: some View {
    let (columns, rows) = DropGame.size
    return ZStack(alignment: .bottomLeading) {
      ForEach(game.discs) { disc in
        Circle()
          .fill(disc.player.color)
          .padding(3)
          .frame(width: cell, height: cell)
          .offset(x: CGFloat(disc.column) * cell, y: -CGFloat(disc.row) * cell)
          .transition(.fall(from: CGFloat(rows - disc.row) * cell))
      }
      HStack(spacing: 0) {
        ForEach(0..<columns, id: \.self) { column in
          Rectangle()
            .stroke(.blue.opacity(0.5))
            .contentShape(Rectangle())
            .onTapGesture {
              hints[column, default: 0] += 1
              withAnimation(.easeIn(duration: 0.15 * Double(rows - game.height(of: column)))) { game.drop(in: column) }
            }
            .overlay(alignment: .top) { Text("\(hints[column] ?? 0)").font(.caption2) }
        }
      }
    }
    .frame(width: CGFloat(columns) * cell, height: CGFloat(rows) * cell)
    .clipped()
  }
}
