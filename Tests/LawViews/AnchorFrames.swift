import SwiftUI

// entries: AnchorFrames, AnchorLines, BackgroundTabs

struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A frame around the chosen one of several words.
struct AnchorFrames: View {
  let words = ["alpha", "be", "gamma delta"]
  @State private var chosen = 1

  var body: some View {
    VStack {
      HStack {
        ForEach(words.indices, id: \.self) { index in
          Text(words[index])
            .padding(4)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { chosen == index ? $0 : nil }
        }
      }
      Text("below")
    }
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          let frame = proxy[anchor]
          RoundedRectangle(cornerRadius: 4)
            .stroke(.blue, lineWidth: 2)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    .padding(10)
  }
}

struct JointPoint {
  var id: Int
  var center: Anchor<CGPoint>
  var corner: Anchor<CGPoint>?
}

struct JointKey: PreferenceKey {
  typealias Value = [JointPoint]
  static var defaultValue: [JointPoint] = []
  static func reduce(value: inout [JointPoint], nextValue: () -> [JointPoint]) { value += nextValue() }
}

struct Joint: View {
  let id: Int
  let color: Color

  var body: some View {
    Circle()
      .fill(color)
      .frame(width: 16, height: 16)
      .anchorPreference(key: JointKey.self, value: .center) { [JointPoint(id: id, center: $0)] }
      .transformAnchorPreference(key: JointKey.self, value: .bottomTrailing) { points, corner in
        points[points.count - 1].corner = corner
      }
  }
}

struct JointLines: Shape {
  var points: [CGPoint]

  func path(in rect: CGRect) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
    }
  }
}

/// Lines between the centres of views in stacks, also of views that are moved and turned.
struct AnchorLines: View {
  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 30) {
        Joint(id: 0, color: .red)
        Joint(id: 1, color: .green).offset(x: 7, y: 9)
      }
      HStack(spacing: 40) {
        Joint(id: 2, color: .blue)
        Joint(id: 3, color: .orange)
      }
      .rotationEffect(.degrees(30))
      Joint(id: 4, color: .purple).padding(.leading, 50).scaleEffect(1.5, anchor: .topLeading)
    }
    .backgroundPreferenceValue(JointKey.self) { joints in
      GeometryReader { proxy in
        JointLines(points: joints.map { proxy[$0.center] }).stroke(.gray, lineWidth: 1)
        JointLines(points: joints.compactMap { $0.corner }.map { proxy[$0] }).stroke(.pink, lineWidth: 0.5)
      }
    }
  }
}

struct TabBounds: Equatable {
  let title: String
  let bounds: Anchor<CGRect>
}

struct TabBoundsKey: PreferenceKey {
  static var defaultValue: [TabBounds] = []
  static func reduce(value: inout [TabBounds], nextValue: () -> [TabBounds]) {
    value.append(contentsOf: nextValue())
  }
}

/// A mark behind a chosen title, and a count of the titles in a corner.
struct BackgroundTabs: View {
  let titles = ["One", "Twenty", "Three hundred"]
  var chosen = "Twenty"

  var body: some View {
    HStack(spacing: 20) {
      ForEach(titles, id: \.self) { title in
        Text(title)
          .anchorPreference(
            key: TabBoundsKey.self, value: .rect(CGRect(x: -2, y: 18, width: 24, height: 4)),
            transform: { [TabBounds(title: title, bounds: $0)] })
      }
    }
    .padding()
    .backgroundPreferenceValue(TabBoundsKey.self, alignment: .bottomLeading) { tabs in
      GeometryReader { geometry in
        ForEach(tabs.filter { $0.title == chosen }, id: \.title) { tab in
          let frame = geometry[tab.bounds]
          Capsule().fill(.yellow).frame(width: frame.width, height: frame.height)
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .overlayPreferenceValue(TabBoundsKey.self, alignment: .topTrailing) { Text("\($0.count)").font(.caption) }
  }
}
