import SwiftUI

// entries: TabScreens, TabScreens_Previews

enum ScreenTab: String, CaseIterable, Identifiable {
  case home, search, profile
  var id: String { rawValue }
  var icon: String { self == .home ? "house" : self == .search ? "magnifyingglass" : "person" }
}

struct TabScreens: View {
  @State private var tab = ScreenTab.search

  var body: some View {
    TabView(selection: $tab) {
      homeScreen
        .tabItem {
          Image(systemName: "house")
          Text("Home")
        }
        .tag(ScreenTab.home)
      Color.yellow
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag(ScreenTab.search)
        .badge(7)
      Text("Me")
        .tabItem { Text("Me") }
        .tag(ScreenTab.profile)
    }
    .tint(.pink)
  }

  private var homeScreen: some View {
    VStack { Text("Home") }
  }
}

struct TabbedOnboarding: View {
  let titles = ["Welcome", "Discover", "Start"]

  var body: some View {
    TabView {
      ForEach(titles, id: \.self) { title in
        Text(title)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.blue)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .frame(height: 120)
  }
}

struct TabScreens_Previews: PreviewProvider {
  static var previews: some View {
    TabbedOnboarding()
    TabView(selection: .constant("profile")) {
      ForEach(ScreenTab.allCases) { tab in
        Text(tab.rawValue).tabItem { Label(tab.rawValue.capitalized, systemImage: tab.icon) }
      }
    }
    TabView {
      Tab("One", systemImage: "1.circle") { Text("First") }
      Tab("Two", systemImage: "2.circle") { Text("Second") }
    }
    TabView {
      Text("A")
      Text("B")
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
  }
}
