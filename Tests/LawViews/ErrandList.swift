import SwiftUI

// entries: ErrandList

private struct Errand: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
  var isImportant = false
}

private final class ErrandBook: ObservableObject {
  @Published var chores = [Errand(id: 1, title: "Dishes"), Errand(id: 2, title: "Laundry", isDone: true)]
  @Published var next = 3

  func add(_ title: String) {
    guard !title.isEmpty else { return }
    chores.append(Errand(id: next, title: title))
    next += 1
  }
}

private struct ErrandRow: View {
  @Binding var chore: Errand

  var body: some View {
    HStack {
      Button {
        chore.isDone.toggle()
      } label: {
        Image(systemName: chore.isDone ? "checkmark.square" : "square")
      }
      Text(chore.title).strikethrough(chore.isDone).bold(chore.isImportant)
      Spacer()
      Button("!") { chore.isImportant.toggle() }
    }
  }
}

struct ErrandList: View {
  @StateObject private var book = ErrandBook()
  @State private var title = ""

  private var open: Int { book.chores.filter { !$0.isDone }.count }

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(open) open").font(.headline)
      HStack {
        TextField("New chore", text: $title).onSubmit {
          book.add(title)
          title = ""
        }
        Button("Add") {
          book.add(title)
          title = ""
        }
        .disabled(title.isEmpty)
      }
      ForEach($book.chores) { ErrandRow(chore: $0) }
      Button("Remove done") { book.chores.removeAll { $0.isDone } }
    }
    .padding()
  }
}
