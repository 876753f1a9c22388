import SwiftUI

// entries: ChoreBoard

struct Chore: Identifiable {
  enum Priority: Int, CaseIterable, Comparable {
    case low, normal, high
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    var color: Color { [.green, .yellow, .red][rawValue] }
  }

  let id: Int
  var title: String
  var priority: Priority = .normal
  var isDone: Bool = false
}

struct ChoreRow: View {
  @Binding var chore: Chore

  var body: some View {
    HStack {
      Button {
        chore.isDone.toggle()
      } label: {
        RoundedRectangle(cornerRadius: 4)
          .strokeBorder(chore.isDone ? Color.green : .gray, lineWidth: 2)
          .background(chore.isDone ? Color.green.opacity(0.3) : Color.clear)
          .frame(width: 20, height: 20)
      }
      Text(chore.title)
        .strikethrough(chore.isDone)
        .foregroundColor(chore.isDone ? .secondary : .primary)
      Spacer()
      Capsule()
        .fill(chore.priority.color)
        .frame(width: 6, height: 20)
    }
  }
}

struct ChoreBoard: View {
  enum Filter: String, CaseIterable, Identifiable {
    case all = "All"
    case open = "Open"
    case done = "Done"
    var id: String { rawValue }
  }

  @State private var chores = [
    Chore(id: 1, title: "Dishes", priority: .high),
    Chore(id: 2, title: "Water the plants", isDone: true),
    Chore(id: 3, title: "Call grandmother", priority: .low),
    Chore(id: 4, title: "Taxes", priority: .high, isDone: true),
  ]
  @State private var filter: Filter = .all
  @State private var newTitle = ""

  private var shown: [Chore] {
    chores
      .filter { chore in
        switch filter {
        case .all: true
        case .open: !chore.isDone
        case .done: chore.isDone
        }
      }
      .sorted { $0.priority == $1.priority ? $0.title < $1.title : $0.priority > $1.priority }
  }

  private func binding(for chore: Chore) -> Binding<Chore> {
    Binding(
      get: { chores.first { $0.id == chore.id } ?? chore },
      set: { changed in
        if let index = chores.firstIndex(where: { $0.id == changed.id }) { chores[index] = changed }
      })
  }

  var body: some View {
    VStack {
      HStack {
        ForEach(Filter.allCases) { option in
          Text(option.rawValue)
            .font(.footnote)
            .padding(6)
            .background(option == filter ? Color.accentColor.opacity(0.2) : .clear)
            .cornerRadius(6)
            .onTapGesture { filter = option }
        }
        Spacer()
        let open = chores.filter { !$0.isDone }.count
        Text("^\(open) open").font(.caption)
      }
      ForEach(shown) { chore in
        ChoreRow(chore: binding(for: chore))
      }
      Divider()
      Text("All, unsorted").font(.caption)
      ForEach($chores) { $chore in
        ChoreRow(chore: $chore)
      }
      TextField("New chore", text: $newTitle)
        .padding(8)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
    }
    .padding()
  }
}
