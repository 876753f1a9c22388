import SwiftUI

// entries: TabbedCounter

private enum Page: Hashable {
  case count, history, settings
}

struct TabbedCounter: View {
  @State private var page = Page.count
  @State private var history: [Int] = []
  @State private var step = 1

  private var total: Int { history.reduce(0, +) }

  var body: some View {
    TabView(selection: $page) {
      VStack(spacing: 20) {
        Text("\(total)").font(.system(size: 60))
        Button("Add \(step)") { history.append(step) }.buttonStyle(.bordered)
      }
      .tabItem { Label("Count", systemImage: "plus") }
      .tag(Page.count)
      VStack {
        ForEach(history.indices, id: \.self) { index in
          Text("\(index + 1): \(history[index])")
        }
        Button("Clear", role: .destructive) {
          history.removeAll()
          page = .count
        }
      }
      .tabItem { Label("History", systemImage: "clock") }
      .badge(history.count)
      .tag(Page.history)
      Form {
        Picker("Step", selection: $step) {
          ForEach([1, 2, 5, 10], id: \.self) { Text("by \($0)").tag($0) }
        }
      }
      .tabItem { Label("Settings", systemImage: "gear") }
      .tag(Page.settings)
    }
  }
}
