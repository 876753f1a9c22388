import SwiftUI

// entries: SortMenus

struct SortMenus: View {
  private enum Key: String, CaseIterable, Identifiable {
    case name, age, city
    var id: Self { self }
  }

  @State private var key = Key.name
  @State private var isDescending = false
  @State private var message = "sorted"
  @State private var asksForReset = false

  var body: some View {
    VStack(spacing: 20) {
      Text("\(message) by \(key.rawValue)\(isDescending ? ", backwards" : "")")
      Menu("Options") {
        Button("Sort again") { message = "sorted again" }
        Button("Reset", role: .destructive) { asksForReset = true }
        Toggle("Backwards", isOn: $isDescending)
      }
      Menu {
        Picker("Key", selection: $key) {
          ForEach(Key.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
      } label: {
        Label("Key", systemImage: "arrow.up.arrow.down")
      }
      Text("Hold me")
        .padding()
        .background(Color.yellow)
        .contextMenu {
          Button("Copy") { message = "copied" }
        }
    }
    .confirmationDialog("Reset everything?", isPresented: $asksForReset, titleVisibility: .visible) {
      Button("Reset", role: .destructive) {
        key = .name
        isDescending = false
        message = "reset"
      }
    }
  }
}
