import SwiftUI

// entries: LeagueTable

struct LeagueClub: Identifiable, Comparable {
  let name: String
  var won = 0, drawn = 0, lost = 0
  var goals = (scored: 0, conceded: 0)
  var form: [String] = []

  var id: String { name }
  var points: Int { won * 3 + drawn }
  var played: Int { won + drawn + lost }
  var difference: Int { goals.scored - goals.conceded }

  static func < (a: LeagueClub, b: LeagueClub) -> Bool {
    (a.points, a.difference, b.name) < (b.points, b.difference, a.name)
  }

  static func == (a: LeagueClub, b: LeagueClub) -> Bool { a.name == b.name }
}

struct LeagueMatch {
  let home: String, away: String
  let result: (Int, Int)
}

struct LeagueSeason {
  private(set) var clubs: [String: LeagueClub] = [:]

  init(_ matches: [LeagueMatch]) {
    for match in matches {
      record(match.home, scored: match.result.0, conceded: match.result.1)
      record(match.away, scored: match.result.1, conceded: match.result.0)
    }
  }

  private mutating func record(_ name: String, scored: Int, conceded: Int) {
    var club = clubs[name] ?? LeagueClub(name: name)
    defer { clubs[name] = club }
    club.goals.scored += scored
    club.goals.conceded += conceded
    if scored > conceded {
      club.won += 1
      club.form.append("W")
    } else if scored < conceded {
      club.lost += 1
      club.form.append("L")
    } else {
      club.drawn += 1
      club.form.append("D")
    }
  }

  var table: [LeagueClub] { clubs.values.sorted(by: >) }
}

struct FormBadge: View {
  let letter: String

  private var color: Color {
    switch letter {
    case "W": return .green
    case "D": return .gray
    default: return .red
    }
  }

  var body: some View {
    Text(letter)
      .font(.system(size: 9, weight: .bold))
      .foregroundColor(.white)
      .frame(width: 15, height: 15)
      .background(color)
      .cornerRadius(3)
  }
}

struct LeagueTable: View {
  private let season = LeagueSeason([
    LeagueMatch(home: "Lions", away: "Bears", result: (2, 1)),
    LeagueMatch(home: "Crows", away: "Foxes", result: (0, 0)),
    LeagueMatch(home: "Bears", away: "Crows", result: (3, 0)),
    LeagueMatch(home: "Foxes", away: "Lions", result: (1, 1)),
    LeagueMatch(home: "Lions", away: "Crows", result: (4, 2)),
    LeagueMatch(home: "Bears", away: "Foxes", result: (0, 1)),
  ])

  private let headers: [String] = ["P", "W", "D", "L", "±", "Pts"]

  private func numbers(_ club: LeagueClub) -> [Int] {
    [club.played, club.won, club.drawn, club.lost, club.difference, club.points]
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Forest League").font(.title3).bold()
      HStack(spacing: 0) {
        Text("#").frame(width: 24)
        Text("Club").frame(maxWidth: .infinity, alignment: .leading)
        ForEach(headers, id: \.self) { Text($0).frame(width: 26) }
      }
      .font(.caption.bold())
      ForEach(Array(zip(1...season.table.count, season.table)), id: \.1.id) { place, club in
        HStack(spacing: 0) {
          Text("\(place)")
            .frame(width: 24, height: 24)
            .background(Circle().fill(place == 1 ? Color.yellow : .clear))
          VStack(alignment: .leading, spacing: 2) {
            Text(club.name)
            HStack(spacing: 2) {
              ForEach(club.form.indices, id: \.self) { FormBadge(letter: club.form[$0]) }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          ForEach(Array(numbers(club).enumerated()), id: \.offset) { index, number in
            Text(index == 4 && number > 0 ? "+\(number)" : "\(number)")
              .fontWeight(index == 5 ? .bold : .regular)
              .frame(width: 26)
          }
        }
        .font(.footnote)
        Divider()
      }
    }
    .padding()
  }
}
