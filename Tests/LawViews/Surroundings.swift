import SwiftUI

// entries: Themed, Surroundings

struct ThemeKey: EnvironmentKey {
  static let defaultValue = Color.orange
}

extension EnvironmentValues {
  var theme: Color {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct Themed: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.theme) private var theme
  @Environment(\.dismiss) var dismiss

  var body: some View {
    VStack {
      Text(scheme == .dark ? "dark" : "light").foregroundColor(theme)
      Button("Close") { dismiss() }
    }
  }
}

struct Surroundings: View {
  var body: some View {
    VStack {
      VStack {
        Text("title")
        Text("own").font(.body)
        Image(systemName: "heart.fill")
      }
      .font(.title)
      .foregroundColor(.red)
      VStack {
        Text("primary").foregroundStyle(.primary)
        Text("secondary").foregroundStyle(.secondary)
        Rectangle().fill(.tertiary).frame(height: 4)
        Circle().frame(width: 5)
      }
      .foregroundStyle(.blue, .green, .orange)
      VStack {
        Text("dark primary")
        Color.primary.frame(height: 3)
        Color.secondary.frame(height: 3)
        Divider()
      }
      .background(.black)
      .preferredColorScheme(.dark)
      HStack {
        Text("light").italic()
        Text("bold").fontWeight(.black)
        Text("none").fontWeight(nil)
      }
      .bold()
      .italic(false)
      Themed()
      Color.accentColor.frame(width: 20, height: 20)
      Button("tinted") {}.tint(.green)
      Text("lines\nof\ntext").multilineTextAlignment(.trailing).lineLimit(nil).lineSpacing(8)
    }
    .accentColor(.pink)
  }
}
