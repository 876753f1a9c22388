import SwiftUI

// entries: AquariumLights, AquariumLights_Previews

struct WaterTint: EnvironmentKey {
  static let defaultValue: Color = .cyan
}

private struct DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var waterTint: Color {
    get { self[WaterTint.self] }
    set { self[WaterTint.self] = newValue }
  }

  var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

extension View {
  func water(_ tint: Color) -> some View { environment(\.waterTint, tint) }
}

private struct Tailfin: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}

struct Fish: View {
  @Environment(\.waterTint) private var tint
  @Environment(\.depth) private var depth
  @Environment(\.isEnabled) private var isAwake

  var body: some View {
    HStack(spacing: -2) {
      Ellipse().fill(isAwake ? tint : .gray).frame(width: 30, height: 14)
      Tailfin().rotation(.degrees(-90)).fill(tint.opacity(0.6)).frame(width: 10, height: 12)
      Text("\(depth)").font(.caption2)
    }
  }
}

struct Basin<Content: View>: View {
  @Environment(\.depth) var depth
  @Environment(\.waterTint) var tint
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack(spacing: 4) { content() }
      .environment(\.depth, depth + 1)
      .padding(6)
      .background(tint.opacity(0.15))
      .border(tint)
  }
}

struct AquariumLights: View {
  @Environment(\.font) var font
  @Environment(\.lineLimit) var limit

  var body: some View {
    VStack(spacing: 12) {
      Fish()
      Basin {
        Fish()
        Basin {
          Fish()
          Basin { Fish().disabled(true) }
            .water(.purple)
        }
      }
      .water(.teal)
      Basin {
        Fish()
        Fish().transformEnvironment(\.depth) { $0 *= 10 }
      }
      .environment(\.depth, 4)
      Text(font == nil ? "no font" : "a font")
      Text("limit: \(limit.map { "\($0)" } ?? "none")")
    }
    .padding()
  }
}

struct AquariumLights_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([Color.blue, .green], id: \.self) { color in
      AquariumLights().water(color)
    }
    AquariumLights()
      .font(.footnote)
      .lineLimit(3)
      .preferredColorScheme(.dark)
      .previewDisplayName("By night")
  }
}
