import SwiftUI

// entries: ModifierForge

protocol ForgeTheme {
  var primary: Color { get }
  var radius: CGFloat { get }
}

extension ForgeTheme {
  var radius: CGFloat { 6 }
}

struct IronTheme: ForgeTheme { var primary: Color { .gray } }

struct CopperTheme: ForgeTheme {
  let primary = Color.orange
  let radius: CGFloat = 12
}

struct ForgeThemeKey: EnvironmentKey {
  static let defaultValue: ForgeTheme = IronTheme()
}

extension EnvironmentValues {
  var forgeTheme: ForgeTheme {
    get { self[ForgeThemeKey.self] }
    set { self[ForgeThemeKey.self] = newValue }
  }
}

struct ForgedModifier: ViewModifier {
  @Environment(\.forgeTheme) private var theme
  enum Finish {
    case raw
    case polished(times: Int)
  }
  var finish: Finish = .raw

  @ViewBuilder
  func body(content: Content) -> some View {
    let base = content.padding(8)
    switch finish {
    case .raw:
      base.border(theme.primary)
    case .polished(let times):
      base
        .background(RoundedRectangle(cornerRadius: theme.radius).fill(theme.primary.opacity(0.3)))
        .overlay(alignment: .top) {
          HStack { ForEach(0..<times, id: \.self) { _ in Circle().frame(width: 3, height: 3) } }
        }
    }
  }
}

struct SizedTo: ViewModifier {
  var share: CGFloat

  func body(content: Content) -> some View {
    GeometryReader { proxy in
      content
        .frame(width: proxy.size.width * share)
        .frame(maxWidth: .infinity, alignment: .center)
    }
  }
}

struct Stacked<Inner: ViewModifier>: ViewModifier {
  let count: Int
  let inner: Inner

  func body(content: Content) -> some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        content
          .modifier(inner)
          .offset(x: CGFloat(index) * 5, y: CGFloat(index) * 5)
          .opacity(1 - Double(index) / Double(count))
      }
    }
  }
}

extension View {
  func forged(_ finish: ForgedModifier.Finish = .raw) -> some View { modifier(ForgedModifier(finish: finish)) }
  func stacked<M: ViewModifier>(_ count: Int, with modifier: M) -> some View {
    self.modifier(Stacked(count: count, inner: modifier))
  }
  func size(share: CGFloat) -> some View { modifier(SizedTo(share: share)) }
  func theme(_ theme: ForgeTheme) -> some View { environment(\.forgeTheme, theme) }
}

struct ModifierForge: View {
  var body: some View {
    VStack(spacing: 18) {
      Text("raw").forged()
      Text("polished").forged(.polished(times: 3))
      VStack {
        Text("copper").forged(.polished(times: 1))
        Text("copper, raw").forged()
      }
      .theme(CopperTheme())
      Text("stack").stacked(3, with: ForgedModifier(finish: .polished(times: 2)))
      Rectangle().size(share: 0.5).frame(height: 20)
      Circle().size(share: 0.1).frame(height: 30).theme(CopperTheme()).forged()
      Text("nested").forged().forged(.polished(times: 2)).forged().theme(CopperTheme())
    }
    .padding()
  }
}
