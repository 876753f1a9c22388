import SwiftUI

// entries: CurvedTabBar

enum CurvedTab: Int, CaseIterable, Identifiable {
  case home, search, add, inbox, profile

  var id: Int { rawValue }

  var symbol: String {
    switch self {
    case .home: return "house"
    case .search: return "magnifyingglass"
    case .add: return "plus"
    case .inbox: return "tray"
    case .profile: return "person"
    }
  }

  func icon(isSelected: Bool) -> Image {
    Image(systemName: isSelected && self != .search && self != .add ? symbol + ".fill" : symbol)
  }
}

struct TabBarNotch: Shape {
  var center: CGFloat
  var depth: CGFloat = 36

  var animatableData: CGFloat {
    get { center }
    set { center = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let middle = rect.minX + rect.width * center
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: middle - depth * 1.6, y: rect.minY))
      path.addCurve(
        to: CGPoint(x: middle, y: rect.minY + depth),
        control1: CGPoint(x: middle - depth * 0.8, y: rect.minY),
        control2: CGPoint(x: middle - depth, y: rect.minY + depth))
      path.addCurve(
        to: CGPoint(x: middle + depth * 1.6, y: rect.minY),
        control1: CGPoint(x: middle + depth, y: rect.minY + depth),
        control2: CGPoint(x: middle + depth * 0.8, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct CurvedBar: View {
  @Binding var selection: CurvedTab
  let badges: [CurvedTab: Int]

  private var center: CGFloat {
    (CGFloat(selection.rawValue) + 0.5) / CGFloat(CurvedTab.allCases.count)
  }

  var body: some View {
    ZStack {
      TabBarNotch(center: center).fill(Color.indigo)
      HStack(spacing: 0) {
        ForEach(CurvedTab.allCases) { tab in
          Button {
            withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.7, blendDuration: 0.3)) {
              selection = tab
            }
          } label: {
            tab.icon(isSelected: tab == selection)
              .font(.title3)
              .foregroundColor(.white)
              .frame(width: 44, height: 44)
              .background(Circle().fill(tab == selection ? Color.pink : .clear))
              .overlay(alignment: .topTrailing) {
                if let count = badges[tab], count > 0 {
                  Text("\(count)").font(.caption2).padding(4).background(.red, in: Circle())
                }
              }
              .offset(y: tab == selection ? -24 : 0)
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
    .frame(height: 64)
  }
}

struct CurvedTabBar: View {
  @State private var selection = CurvedTab.inbox

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Color(white: 0.95)
        page
      }
      CurvedBar(selection: $selection, badges: [.inbox: 4, .home: 0])
      CurvedBar(selection: .constant(.home), badges: [.profile: 1]).padding(.top, 30)
    }
    .edgesIgnoringSafeArea(.bottom)
  }

  @ViewBuilder private var page: some View {
    switch selection {
    case .home: Text("Home")
    case .inbox:
      VStack {
        Image(systemName: "tray.fill").font(.largeTitle)
        Text("Four letters")
      }
    case let other: Text("Page \(other.rawValue + 1)")
    }
  }
}
