import SwiftUI

// entries: AvatarStack, AvatarSizes

enum AvatarSize: CGFloat, CaseIterable {
  case small = 24
  case medium = 40
  case large = 64

  var font: Font {
    switch self {
    case .small: return .caption2
    case .medium: return .headline
    case .large: return .system(size: 28, weight: .semibold, design: .rounded)
    }
  }
}

struct AvatarFigure: Shape {
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.addEllipse(
      in: CGRect(
        x: rect.midX - rect.width * 0.2, y: rect.minY + rect.height * 0.18, width: rect.width * 0.4,
        height: rect.height * 0.4))
    p.addEllipse(
      in: CGRect(
        x: rect.midX - rect.width * 0.36, y: rect.minY + rect.height * 0.64,
        width: rect.width * 0.72, height: rect.height * 0.6))
    return p
  }
}

struct AvatarImage: View {
  enum Source {
    case initials(String)
    case symbol(String)
    case none
  }
  var source: Source
  var size: AvatarSize = .medium
  var presence: Bool?

  private var hue: Double {
    guard case .initials(let text) = source else { return 0.6 }
    let sum = text.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return Double(sum % 12) / 12
  }

  var body: some View {
    ZStack {
      Circle().fill(Color(hue: hue, saturation: 0.5, brightness: 0.85))
      content
    }
    .frame(width: size.rawValue, height: size.rawValue)
    .clipShape(Circle())
    .overlay(alignment: .bottomTrailing) {
      if let presence = presence {
        Circle()
          .fill(presence ? Color.green : Color.gray)
          .overlay(Circle().strokeBorder(.white, lineWidth: 2))
          .frame(width: size.rawValue / 3.5, height: size.rawValue / 3.5)
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch source {
    case .initials(let text):
      Text(text.prefix(2).uppercased()).font(size.font).foregroundColor(.white)
    case .symbol(let name):
      Image(systemName: name).foregroundColor(.white)
    case .none:
      AvatarFigure().fill(.white.opacity(0.9))
    }
  }
}

struct AvatarStack: View {
  var names = ["an", "bo", "cy", "di", "ed", "fi"]
  var limit = 4
  var overlap: CGFloat = 14

  var body: some View {
    HStack(spacing: -overlap) {
      ForEach(Array(names.prefix(limit).enumerated()), id: \.offset) { index, name in
        AvatarImage(source: .initials(name))
          .overlay(Circle().stroke(.white, lineWidth: 2))
          .zIndex(Double(limit - index))
      }
      if names.count > limit {
        Text("+\(names.count - limit)")
          .font(.footnote)
          .frame(width: 40, height: 40)
          .background(Circle().fill(Color(.systemGray5)))
          .overlay(Circle().stroke(.white, lineWidth: 2))
      }
    }
  }
}

struct AvatarSizes: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .bottom) {
        ForEach(AvatarSize.allCases, id: \.self) { size in
          AvatarImage(source: .initials("Zoe"), size: size, presence: size == .large)
        }
      }
      HStack {
        AvatarImage(source: .symbol("star"), presence: false)
        AvatarImage(source: .none, size: .large, presence: true)
      }
      AvatarStack(limit: 3, overlap: 8)
    }
  }
}
