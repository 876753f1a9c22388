import SwiftUI

// entries: BirdSearch, SearchedAviary, BirdSearch_Previews

private let birds = ["Blackbird", "Chaffinch", "Dunnock", "Goldfinch", "Robin", "Siskin", "Wren"]

struct BirdRow: View {
  let name: String
  @Environment(\.isSearching) private var isSearching

  private func mark(_ sign: String) -> some View { Text(sign).bold() }

  var body: some View {
    let first = name.hasPrefix("R") ? mark("red") : nil
    let other = name.count > 6 ? nil : mark("short")
    let marks = [mark("a"), mark("b")]
    HStack {
      Label(name, systemImage: isSearching ? "magnifyingglass" : "bird")
      first ?? other
      if let last = marks.first(where: { _ in isSearching }) ?? (name.count > 6 ? first : nil) { last }
    }
  }
}

struct BirdSearch: View {
  @State private var query = "finch"
  @State private var isShown = true
  @State private var scope = 0

  private var found: [String] {
    guard !query.isEmpty else { return birds }
    return birds.filter { $0.lowercased().contains(query.lowercased()) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found, id: \.self) { BirdRow(name: $0) }
      }
      .navigationTitle("Birds")
      .searchable(text: $query, isPresented: $isShown, placement: .navigationBarDrawer(displayMode: .always))
      .searchScopes($scope) {
        Text("All").tag(0)
        Text("Seen").tag(1)
      }
    }
  }
}

struct SearchedAviary: View {
  @State private var query = ""
  var prompt = "Cage"

  var body: some View {
    NavigationView {
      Text(query.isEmpty ? "Nothing is looked for" : "Looking for \(query)")
        .navigationTitle("Aviary")
        .navigationBarTitleDisplayMode(.inline)
    }
    .searchable(text: $query, prompt: prompt)
    .onSubmit(of: .search) { query = "" }
  }
}

struct BirdSearch_Previews: PreviewProvider {
  static var previews: some View {
    BirdSearch()
    SearchedAviary(prompt: "Nest")
  }
}
