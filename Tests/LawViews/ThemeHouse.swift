import SwiftUI

// entries: ThemeHouse, ThemeHouse_Previews

struct HouseTheme: Equatable, Sendable {
  var accent = Color.brown
  var corner: CGFloat = 8
  var isLoud = false

  static let cellar = HouseTheme(accent: .purple, corner: 0)
  static let attic = HouseTheme(accent: .cyan, corner: 20, isLoud: true)
}

private struct HouseThemeKey: EnvironmentKey {
  static let defaultValue = HouseTheme()
}

struct RingAction {
  var handler: (String) -> Void = { _ in }
  func callAsFunction(_ room: String) { handler(room) }
}

private struct RingActionKey: EnvironmentKey {
  static var defaultValue: RingAction { RingAction() }
}

extension EnvironmentValues {
  var houseTheme: HouseTheme {
    get { self[HouseThemeKey.self] }
    set { self[HouseThemeKey.self] = newValue }
  }

  var ringBell: RingAction {
    get { self[RingActionKey.self] }
    set { self[RingActionKey.self] = newValue }
  }
}

extension View {
  func houseTheme(_ theme: HouseTheme) -> some View { environment(\.houseTheme, theme) }
  func onBell(perform action: @escaping (String) -> Void) -> some View {
    environment(\.ringBell, RingAction(handler: action))
  }
}

struct HouseRoom<Content: View>: View {
  let name: String
  @Environment(\.houseTheme) private var theme
  @Environment(\.ringBell) private var ring
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(theme.isLoud ? name.uppercased() : name).bold()
        Spacer()
        Button("Ring") { ring(name) }
      }
      content
    }
    .padding(10)
    .background(theme.accent.opacity(0.2))
    .clipShape(.rect(cornerRadius: theme.corner))
    .overlay(RoundedRectangle(cornerRadius: theme.corner).stroke(theme.accent))
  }
}

extension HouseRoom where Content == EmptyView {
  init(_ name: String) { self.init(name: name) { EmptyView() } }
}

struct ThemeHouse: View {
  @AppStorage("house.loud") private var isLoud = false
  @AppStorage("house.corner") private var corner = 8.0
  @State private var rings: [String: Int] = [:]
  @State private var theme: HouseTheme = .init()

  var body: some View {
    VStack(spacing: 12) {
      HouseRoom(name: "Hall") {
        HouseRoom("Wardrobe").houseTheme(.cellar)
        HouseRoom("Stairs")
          .transformEnvironment(\.houseTheme) { $0.corner *= 2 }
      }
      HouseRoom(name: "Attic") { Text("Dust").font(.caption) }
        .houseTheme(.attic)
        .onBell { _ in rings.removeAll() }
      Toggle("Loud", isOn: $isLoud)
      Slider(value: $corner, in: 0...30, step: 5)
      Button("Repaint") {
        withAnimation(.easeInOut(duration: 1)) { theme.accent = theme.accent == .brown ? .green : .brown }
      }
      ForEach(rings.sorted(by: <), id: \.key) { room, count in
        Text("\(room) rang \(count == 1 ? "once" : "\(count) times")")
      }
    }
    .padding()
    .houseTheme(theme)
    .onBell { room in rings[room, default: 0] += 1 }
    .onChange(of: isLoud, initial: true) { theme.isLoud = isLoud }
    .onChange(of: corner, initial: true) { theme.corner = corner }
  }
}

struct ThemeHouse_Previews: PreviewProvider {
  static var previews: some View {
    HouseRoom("Alone").houseTheme(.attic).padding()
  }
}
