import SwiftUI

// entries: NotificationBadges

struct BadgeModifier: ViewModifier {
  let count: Int
  var limit = 99
  var color = Color.red
  var corner: UnitPoint = .topTrailing

  private var alignment: Alignment {
    switch corner {
    case .topLeading: return .topLeading
    case .bottomLeading: return .bottomLeading
    case .bottomTrailing: return .bottomTrailing
    default: return .topTrailing
    }
  }

  func body(content: Content) -> some View {
    content.overlay(alignment: alignment) {
      if count > 0 {
        Text(count > limit ? "\(limit)+" : "\(count)")
          .font(.system(size: 11, weight: .bold))
          .foregroundColor(.white)
          .padding(.horizontal, 5)
          .frame(minWidth: 18, minHeight: 18)
          .background(color)
          .clipShape(Capsule())
          .overlay(Capsule().stroke(.white, lineWidth: 1.5))
          .alignmentGuide(HorizontalAlignment.trailing) { $0[HorizontalAlignment.center] }
          .alignmentGuide(HorizontalAlignment.leading) { $0[HorizontalAlignment.center] }
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.bottom) { d in d[VerticalAlignment.center] }
      }
    }
  }
}

struct DotBadge: ViewModifier {
  var isShown: Bool

  func body(content: Content) -> some View {
    ZStack(alignment: .topTrailing) {
      content
      if isShown {
        Circle().fill(.red).frame(width: 9, height: 9).offset(x: 3, y: -3)
      }
    }
  }
}

extension View {
  func countBadge(_ count: Int, limit: Int = 99, color: Color = .red, at corner: UnitPoint = .topTrailing) -> some View
  {
    modifier(BadgeModifier(count: count, limit: limit, color: color, corner: corner))
  }

  func dotBadge(_ isShown: Bool = true) -> some View { modifier(DotBadge(isShown: isShown)) }
}

struct AppTile: View {
  let letter: Character
  let tint: Color

  var body: some View {
    RoundedRectangle(cornerRadius: 13, style: .continuous)
      .fill(tint.gradient)
      .frame(width: 56, height: 56)
      .overlay { Text(String(letter)).font(.title).foregroundColor(.white) }
  }
}

struct NotificationBadges: View {
  let corners: [UnitPoint] = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]

  var body: some View {
    VStack(spacing: 30) {
      HStack(spacing: 24) {
        AppTile(letter: "M", tint: .blue).countBadge(3)
        AppTile(letter: "C", tint: .green).countBadge(0)
        AppTile(letter: "F", tint: .orange).countBadge(1200)
        AppTile(letter: "X", tint: .black).dotBadge()
      }
      HStack(spacing: 24) {
        ForEach(corners.indices, id: \.self) { i in
          Image(systemName: "bell")
            .font(.system(size: 30))
            .countBadge(i * 7 + 1, limit: 20, color: i.isMultiple(of: 2) ? .purple : .pink, at: corners[i])
        }
      }
      Text("Inbox").padding(.trailing, 4).dotBadge(true)
      Text("Nothing").dotBadge(false)
    }
    .padding()
  }
}
