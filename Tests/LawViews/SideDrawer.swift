import SwiftUI

// entries: SideDrawer

struct DrawerItem: Identifiable {
  let id = UUID()
  let title: String
  let symbol: String
  var children: [DrawerItem] = []
}

struct DrawerRow: View {
  let item: DrawerItem
  let depth: Int
  let selected: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 10) {
        Image(systemName: item.symbol).frame(width: 24)
        Text(item.title).fontWeight(item.title == selected ? .bold : .regular)
        Spacer()
        if !item.children.isEmpty { Image(systemName: "chevron.down").font(.caption2) }
      }
      .padding(.vertical, 8)
      .padding(.leading, CGFloat(depth) * 20)
      .foregroundColor(item.title == selected ? .yellow : .white)
      ForEach(item.children, id: \.title) { child in
        DrawerRow(item: child, depth: depth + 1, selected: selected)
      }
    }
  }
}

struct Drawer<Menu: View, Content: View>: View {
  var isOpen: Bool
  var width: CGFloat = 240
  @ViewBuilder var menu: () -> Menu
  @ViewBuilder var content: () -> Content

  @GestureState private var drag: CGFloat = 0

  var body: some View {
    ZStack(alignment: .leading) {
      menu().frame(width: width)
      content()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.white)
        .overlay(isOpen ? Color.black.opacity(0.3) : Color.clear)
        .cornerRadius(isOpen ? 24 : 0)
        .scaleEffect(isOpen ? 0.86 : 1, anchor: .leading)
        .offset(x: isOpen ? width + drag : 0)
        .gesture(
          DragGesture()
            .updating($drag) { value, state, _ in state = min(value.translation.width, 0) }
            .onEnded { _ in })
    }
    .clipped()
  }
}

struct SideDrawer: View {
  @State private var isOpen = true
  @State private var selected: String? = "Drafts"

  private let items = [
    DrawerItem(title: "Home", symbol: "house"),
    DrawerItem(
      title: "Mail", symbol: "envelope",
      children: [
        DrawerItem(title: "Inbox", symbol: "tray"),
        DrawerItem(title: "Drafts", symbol: "doc", children: [.init(title: "Old", symbol: "clock")]),
      ]),
    DrawerItem(title: "Settings", symbol: "gear"),
  ]

  private func toggle() { isOpen.toggle() }

  var body: some View {
    Drawer(isOpen: isOpen) {
      VStack(alignment: .leading) {
        Circle().fill(.white.opacity(0.3)).frame(width: 60, height: 60)
        Text("Ada Lovelace").font(.headline).foregroundColor(.white)
        ForEach(items, id: \.title) { DrawerRow(item: $0, depth: 0, selected: selected) }
        Spacer()
      }
      .padding()
      .background(LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom))
    } content: {
      VStack {
        HStack {
          VStack(spacing: 4) {
            ForEach(0..<3) { _ in RoundedRectangle(cornerRadius: 1).frame(width: 20, height: 2) }
          }
          .onTapGesture { toggle() }
          Spacer()
        }
        .padding()
        Spacer()
        Text(selected ?? "Nothing")
        Spacer()
      }
    }
  }
}
