import SwiftUI

// entries: MemoryPairs

private struct MemoryTile: Identifiable {
  let id: Int
  let symbol: String
  var isOpen = false
  var isFound = false
}

struct MemoryPairs: View {
  @State private var tiles = ["sun.max", "moon", "moon", "cloud", "sun.max", "cloud"].enumerated().map {
    MemoryTile(id: $0.offset, symbol: $0.element)
  }
  @State private var moves = 0

  private func turn(_ id: Int) {
    guard let index = tiles.firstIndex(where: { $0.id == id }), !tiles[index].isOpen else { return }
    let open = tiles.indices.filter { tiles[$0].isOpen && !tiles[$0].isFound }
    if open.count == 2 {
      for other in open { tiles[other].isOpen = false }
    }
    tiles[index].isOpen = true
    if open.count == 1 {
      moves += 1
      if tiles[open[0]].symbol == tiles[index].symbol {
        tiles[open[0]].isFound = true
        tiles[index].isFound = true
      }
    }
  }

  var body: some View {
    VStack {
      Text("Moves: \(moves)")
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(tiles) { tile in
          ZStack {
            RoundedRectangle(cornerRadius: 10).fill(tile.isFound ? .green : tile.isOpen ? .white : .indigo)
            RoundedRectangle(cornerRadius: 10).stroke(.indigo, lineWidth: 2)
            if tile.isOpen { Image(systemName: tile.symbol) }
          }
          .frame(height: 80)
          .onTapGesture { turn(tile.id) }
        }
      }
      if tiles.allSatisfy(\.isFound) { Text("Found them all").bold() }
    }
    .padding()
  }
}
