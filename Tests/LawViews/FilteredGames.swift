import SwiftUI

// entries: FilteredGames

private struct Game: Identifiable, Hashable {
  var name: String
  var players: Int
  var isCoop: Bool
  var id: String { name }
}

private enum Order: String, CaseIterable {
  case name, players
}

struct FilteredGames: View {
  @State private var order = Order.name
  @State private var onlyCoop = false
  @State private var most = 6.0
  @State private var search = ""

  private let games = [
    Game(name: "Harbour", players: 4, isCoop: false), Game(name: "Lighthouse", players: 2, isCoop: true),
    Game(name: "Orchard", players: 6, isCoop: true), Game(name: "Quarry", players: 5, isCoop: false),
  ]

  private var shown: [Game] {
    games
      .filter { !onlyCoop || $0.isCoop }
      .filter { Double($0.players) <= most }
      .filter { search.isEmpty || $0.name.lowercased().contains(search.lowercased()) }
      .sorted { order == .name ? $0.name < $1.name : $0.players < $1.players }
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Search", text: $search).textFieldStyle(.roundedBorder)
      Picker("Order", selection: $order) {
        ForEach(Order.allCases, id: \.self) { order in
          Text(order.rawValue.capitalized)
        }
      }
      .pickerStyle(.segmented)
      Toggle("Together only", isOn: $onlyCoop)
      Slider(value: $most, in: 2...6, step: 1)
      Text("up to \(Int(most)) players").font(.caption).foregroundStyle(.secondary)
      ForEach(shown) { game in
        HStack {
          Text(game.name)
          Spacer()
          ForEach(0..<game.players, id: \.self) { _ in
            Circle().fill(game.isCoop ? .green : .orange).frame(width: 6, height: 6)
          }
        }
        .padding(.vertical, 4)
      }
      if shown.isEmpty { Text("Nothing found").italic() }
    }
    .padding()
  }
}
