import SwiftUI

// entries: WireKit

/// Skeletons of screens, made by functions of a namespace.
enum Wire {
  static let gap: CGFloat = 6
  static let ink = Color(white: 0.75)

  static func line(_ width: CGFloat? = nil) -> some View {
    Capsule().fill(ink).frame(width: width, height: 8)
  }

  static func box(_ size: CGSize = CGSize(width: 60, height: 60), radius: CGFloat = 4) -> some View {
    RoundedRectangle(cornerRadius: radius)
      .stroke(ink, lineWidth: 2)
      .overlay(
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: size.width, y: size.height))
          path.move(to: CGPoint(x: size.width, y: 0))
          path.addLine(to: CGPoint(x: 0, y: size.height))
        }
        .stroke(ink)
      )
      .frame(width: size.width, height: size.height)
  }

  @ViewBuilder
  static func paragraph(lines: Int, last: CGFloat = 0.6) -> some View {
    GeometryReader { proxy in
      VStack(alignment: .leading, spacing: gap) {
        ForEach(0..<lines, id: \.self) { index in
          line(index == lines - 1 ? proxy.size.width * last : nil)
        }
      }
    }
    .frame(height: CGFloat(lines) * 8 + CGFloat(lines - 1) * gap)
  }

  static func card<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: gap * 2) { content() }
      .padding(gap * 2)
      .overlay(RoundedRectangle(cornerRadius: 10).stroke(ink))
  }

  static var avatar: some View {
    Circle()
      .fill(ink)
      .frame(width: 36, height: 36)
      .overlay { Image(systemName: "person.fill").foregroundColor(.white) }
  }
}

struct WireKit: View {
  var body: some View {
    VStack(spacing: Wire.gap * 3) {
      Wire.card {
        HStack {
          Wire.avatar
          VStack(alignment: .leading, spacing: Wire.gap) {
            Wire.line(90)
            Wire.line(50)
          }
          Spacer()
        }
        Wire.paragraph(lines: 3)
      }
      HStack(spacing: Wire.gap) {
        Wire.box()
        Wire.box(CGSize(width: 90, height: 60))
        Wire.box(.init(width: 40, height: 40), radius: 20)
      }
      Wire.card {
        Wire.paragraph(lines: 5, last: 0.3)
      }
      .padding(.horizontal, 40)
      Wire.line()
    }
    .padding()
  }
}
