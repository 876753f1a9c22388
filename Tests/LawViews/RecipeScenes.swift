import SwiftUI

// entries: RecipeApp, SettingsFirst, TwoWindows

// Apps: the objects that they give to their views, their changes of the environment, and the window that opens first.

class RecipeStore: ObservableObject {
  @Published var names = ["Bread", "Soup"]
}

struct RecipeApp: App {
  @StateObject private var store = RecipeStore()
  @Environment(\.scenePhase) private var phase
  @State private var opened = 0

  var body: some Scene {
    WindowGroup {
      RecipeShelf()
        .environment(\.lineLimit, 1)
    }
    .environmentObject(store)
    .onChange(of: phase) { opened += 1 }
    .windowStyle(.hiddenTitleBar)
    .defaultSize(width: 320, height: 240)
    .commands {
      CommandMenu("Recipes") {
        Button("Add") { store.names.append("Cake") }
      }
      CommandGroup(replacing: .newItem) {}
      SidebarCommands()
    }
  }
}

struct RecipeShelf: View {
  @EnvironmentObject var store: RecipeStore
  @Environment(\.lineLimit) private var limit

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(store.names, id: \.self) { Text($0) }
      Text("at most \(limit ?? 0) line")
    }
  }
}

struct SettingsFirst: App {
  var body: some Scene {
    Settings {
      Text("not at the start")
    }
    WindowGroup("Pots", id: "pots") {
      Text("first")
      Circle().frame(width: 20, height: 20)
    }
    MenuBarExtra("Pots", systemImage: "star") {
      Text("not at the start")
    }
  }
}

struct TwoWindows: App {
  let isReversed = true

  var body: some Scene {
    if isReversed {
      Window("Second", id: "second") {
        Text("second")
      }
    } else {
      Window("First", id: "first") {
        Text("first")
      }
    }
    WindowGroup(for: Int.self) { number in
      Text("number \(number.wrappedValue ?? 0)")
    }
  }
}
