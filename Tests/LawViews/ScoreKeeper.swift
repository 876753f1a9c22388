import SwiftUI

// entries: ScoreKeeper

struct ScoreKeeper: View {
  enum Team: String, CaseIterable, Hashable {
    case red, blue

    var color: Color { self == .red ? .red : .blue }
    var other: Team { self == .red ? .blue : .red }
  }

  struct Round: Identifiable {
    var id: Int
    var points: [Team: Int]
    var winner: Team? {
      guard let red = points[.red], let blue = points[.blue], red != blue else { return nil }
      return red > blue ? .red : .blue
    }
  }

  @State private var rounds = [
    Round(id: 1, points: [.red: 4, .blue: 2]), Round(id: 2, points: [.red: 3, .blue: 3]),
    Round(id: 3, points: [.blue: 5, .red: 1]),
  ]
  @State private var names: [Team: String] = [.red: "Foxes"]
  @State private var serving: Team? = .blue

  private func total(_ team: Team) -> Int { rounds.compactMap { $0.points[team] }.reduce(0, +) }

  private var leader: Team? {
    let totals = Dictionary(uniqueKeysWithValues: Team.allCases.map { ($0, total($0)) })
    return totals[.red] == totals[.blue] ? nil : totals.max { $0.value < $1.value }?.key
  }

  var body: some View {
    VStack(spacing: 14) {
      HStack(spacing: 0) {
        ForEach(Team.allCases, id: \.self) { team in
          VStack {
            Text(names[team] ?? team.rawValue.capitalized).font(.headline)
            Text("\(total(team))")
              .font(.system(size: 60, weight: .black, design: .rounded))
              .opacity(leader == team.other ? 0.6 : 1)
            Image(systemName: serving == team ? "tennisball.fill" : "tennisball")
          }
          .frame(maxWidth: .infinity, minHeight: 150)
          .background(team.color.opacity(0.25))
          .overlay(alignment: team == .red ? .topLeading : .topTrailing) {
            if leader == team { Text("👑").padding(4) }
          }
          .onTapGesture { add(1, to: team) }
        }
      }
      Grid(horizontalSpacing: 30) {
        ForEach(rounds) { round in
          GridRow {
            Text("Round \(round.id)")
            ForEach(Team.allCases, id: \.self) { team in
              Text("\(round.points[team, default: 0])")
                .bold(round.winner == team)
                .foregroundColor(round.winner == team ? team.color : nil)
            }
          }
        }
      }
      Text(leader.map { "\(names[$0, default: $0.rawValue]) lead" } ?? "A draw")
      Text("\(rounds.filter { $0.winner == nil }.count) drawn")
    }
  }

  private func add(_ points: Int, to team: Team) {
    rounds[rounds.count - 1].points[team, default: 0] += points
    serving = serving?.other ?? team
    names[.blue] = "Owls"
  }
}
