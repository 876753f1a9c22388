import SwiftUI

// entries: OnboardingPages, OnboardingPages_Previews

struct OnboardingPage: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let detail: String
  let symbol: String
  let color: Color
}

extension OnboardingPage {
  static let all: [OnboardingPage] = [
    .init(id: 0, title: "Welcome", detail: "Plan your week in a minute.", symbol: "calendar", color: .mint),
    .init(id: 1, title: "Share", detail: "Invite friends with a link.", symbol: "person.2", color: .pink),
    .init(
      id: 2, title: "Done", detail: "Nothing is forgotten anymore, not even milk.", symbol: "checkmark", color: .cyan),
  ]
}

struct OnboardingDots: View {
  let count: Int
  @Binding var current: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(index == current ? Color.primary : .secondary.opacity(0.4))
          .frame(width: index == current ? 22 : 8, height: 8)
          .onTapGesture {
            withAnimation(.spring()) { current = index }
          }
      }
    }
  }
}

struct OnboardingPages: View {
  @State private var current: Int
  @AppStorage("seen") private var hasSeen = false
  private let pages: [OnboardingPage]

  init(start: Int = 1, pages: [OnboardingPage] = OnboardingPage.all) {
    _current = State(initialValue: start)
    self.pages = pages
  }

  private var page: OnboardingPage { pages[current] }
  private var isLast: Bool { current == pages.count - 1 }

  var body: some View {
    VStack {
      HStack {
        Spacer()
        Button("Skip") { hasSeen = true }.opacity(isLast ? 0 : 1)
      }
      Spacer()
      ZStack {
        Circle().fill(page.color.opacity(0.2)).frame(width: 200, height: 200)
        Circle().fill(page.color.opacity(0.4)).frame(width: 140, height: 140)
        Image(systemName: page.symbol).font(.system(size: 56)).foregroundColor(page.color)
      }
      Text(page.title).font(.largeTitle.weight(.heavy)).padding(.top, 24)
      Text(page.detail)
        .font(.body)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 32)
      Spacer()
      OnboardingDots(count: pages.count, current: $current)
      Button {
        withAnimation(.easeInOut(duration: 0.3)) {
          if isLast { hasSeen = true } else { current += 1 }
        }
      } label: {
        Text(isLast ? "Get started" : "Next")
          .frame(maxWidth: .infinity)
          .padding()
          .foregroundColor(.white)
          .background(page.color, in: RoundedRectangle(cornerRadius: 14))
      }
      .padding(.top)
    }
    .padding()
  }
}

struct OnboardingPages_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(OnboardingPage.all) { page in
      OnboardingPages(start: page.id)
    }
  }
}
