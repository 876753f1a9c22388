import SwiftUI

// entries: StyleTokens

enum Token {
  enum Space {
    static let s: CGFloat = 4
    static let m: CGFloat = s * 2
    static let l = m * 2
  }

  enum Radius: CGFloat {
    case none = 0
    case small = 4
    case large = 14
  }

  enum Ink {
    static let accent = Color(red: 0.1, green: 0.45, blue: 0.9)
    static let muted = Color.gray.opacity(0.25)
    static let line = LinearGradient(colors: [accent, .purple], startPoint: .leading, endPoint: .trailing)
  }

  static let title: Font = .system(size: 22, weight: .heavy)
  static let motion: Animation = .spring(response: 0.35, dampingFraction: 0.8)
  static let inset = EdgeInsets(top: 4, leading: 12, bottom: 6, trailing: 12)
}

enum Importance: Int, CaseIterable, Comparable, Identifiable {
  case low, normal, high

  var id: Self { self }
  var name: String { "\(self)" }
  var color: Color {
    switch self {
    case .low: .gray
    case .normal: Token.Ink.accent
    case .high: .red
    }
  }

  static func < (a: Importance, b: Importance) -> Bool { a.rawValue < b.rawValue }
}

struct TokenBadge: View {
  typealias Space = Token.Space
  let importance: Importance
  var radius = Token.Radius.small

  var body: some View {
    Text(importance.name)
      .font(.caption)
      .padding(Token.inset)
      .background(importance.color.opacity(importance >= .normal ? 0.8 : 0.3))
      .clipShape(RoundedRectangle(cornerRadius: radius.rawValue))
      .padding(Space.s)
  }
}

struct StyleTokens: View {
  @State private var least = Importance.normal

  private enum Layout {
    static let width: CGFloat = 280
    static func column(_ index: Int) -> CGFloat { width / CGFloat(index + 1) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Token.Space.l) {
      Text("Tokens").font(Token.title).foregroundColor(Token.Ink.accent)
      HStack {
        ForEach(Importance.allCases) { TokenBadge(importance: $0) }
      }
      HStack {
        ForEach(Importance.allCases.filter { $0 >= least }.reversed()) { importance in
          TokenBadge(importance: importance, radius: .large)
        }
      }
      Rectangle().fill(Token.Ink.line).frame(width: Layout.width, height: Token.Space.s)
      ForEach(0..<3) { index in
        Capsule().fill(Token.Ink.muted).frame(width: Layout.column(index), height: Token.Space.m)
      }
      Text(Importance(rawValue: 2)?.name ?? "none")
      Text("highest: \(Importance.allCases.max()?.name ?? "?")")
    }
    .animation(Token.motion, value: least)
    .onTapGesture { least = least == .low ? .high : .low }
  }
}
