import SwiftUI

// entries: SearchList, SearchList_Previews

private let plants = [
  "Anise", "Basil", "Bay", "Chives", "Dill", "Fennel", "Mint", "Oregano", "Parsley", "Sage", "Thyme",
]

struct SearchBar: View {
  @Binding var query: String
  var placeholder: LocalizedStringKey = "Search"

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundColor(.gray)
      TextField(placeholder, text: $query)
      if !query.isEmpty {
        Button(action: { query.removeAll() }) {
          Image(systemName: "xmark.circle.fill").foregroundColor(.gray)
        }
      }
    }
    .padding(8)
    .background(Color(.systemGray6))
    .cornerRadius(10)
  }
}

struct HighlightedText: View {
  let text: String
  let part: String

  var body: some View {
    highlighted
  }

  private var highlighted: Text {
    let letters = Array(text)
    let wanted = Array(part.lowercased())
    let starts = letters.indices.filter { text.lowercased().dropFirst($0).starts(with: wanted) }
    guard !wanted.isEmpty, let start = starts.first else { return Text(text) }
    let end = start + wanted.count
    return Text(text.prefix(start))
      + Text(text.dropFirst(start).prefix(wanted.count)).bold().foregroundColor(.blue)
      + Text(text.dropFirst(end))
  }
}

struct SearchList: View {
  @State private var query: String
  @State private var scope: Scope = .all

  enum Scope: String, CaseIterable {
    case all = "All"
    case short = "Short"
    case long = "Long"
  }

  init(query: String = "i") { _query = State(initialValue: query) }

  private var results: [String] {
    plants
      .filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }
      .filter { plant in
        switch scope {
        case .all: return true
        case .short: return plant.count < 5
        case .long: return plant.count >= 5
        }
      }
  }

  private var sections: [(letter: String, names: [String])] {
    Dictionary(grouping: results) { String($0.prefix(1)) }
      .map { (letter: $0.key, names: $0.value.sorted()) }
      .sorted { $0.letter < $1.letter }
  }

  var body: some View {
    VStack(spacing: 10) {
      SearchBar(query: $query)
      HStack {
        ForEach(Scope.allCases, id: \.self) { item in
          Text(item.rawValue)
            .font(.footnote)
            .padding(.bottom, 4)
            .overlay(alignment: .bottom) {
              if item == scope { Rectangle().frame(height: 2).foregroundColor(.blue) }
            }
            .onTapGesture { scope = item }
        }
        Spacer()
        Text("\(results.count) found").font(.caption).foregroundStyle(.secondary)
      }
      if results.isEmpty {
        Spacer()
        Text("No results for “\(query)”").foregroundColor(.secondary)
        Spacer()
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(sections, id: \.letter) { section in
              Text(section.letter).font(.caption.bold()).foregroundColor(.gray)
              ForEach(section.names, id: \.self) { name in
                HighlightedText(text: name, part: query)
                Divider()
              }
            }
          }
        }
      }
    }
    .padding()
  }
}

struct SearchList_Previews: PreviewProvider {
  static var previews: some View {
    SearchList(query: "")
    SearchList(query: "xyz")
  }
}
