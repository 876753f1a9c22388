import SwiftUI

// entries: MorphStage

/// A star whose number of points is any number: a part of a point is one that grows.
struct MorphStar: InsettableShape {
  var points: CGFloat
  var depth: CGFloat
  var inset: CGFloat = 0

  var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(points, .init(depth, inset)) }
    set {
      points = newValue.first
      depth = newValue.second.first
      inset = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2 - inset
    let count = Int(points.rounded(.up))
    let vertices = (0..<max(count, 2) * 2).map { index -> CGPoint in
      let radius = index.isMultiple(of: 2) ? outer : outer * (1 - depth)
      let angle = CGFloat(index) / (points * 2) * 2 * .pi - .pi / 2
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    var path = Path()
    path.addLines(vertices)
    path.closeSubpath()
    return path
  }

  func inset(by amount: CGFloat) -> MorphStar {
    var copy = self
    copy.inset += amount
    return copy
  }
}

struct MorphPose {
  var scale = 1.0
  var angle = Angle.zero
  var lift: CGFloat = 0
}

struct MorphStage: View {
  @State private var jumps = 0
  @State private var star = MorphStar(points: 5, depth: 0.5)
  @State private var hue = 0.1

  var body: some View {
    VStack(spacing: 32) {
      star
        .fill(Color(hue: hue, saturation: 0.8, brightness: 0.9))
        .overlay(star.strokeBorder(.black.opacity(0.4), lineWidth: 3))
        .frame(width: 150, height: 150)
        .keyframeAnimator(initialValue: MorphPose(), trigger: jumps) { content, pose in
          content
            .scaleEffect(x: 1, y: pose.scale, anchor: .bottom)
            .rotationEffect(pose.angle)
            .offset(y: pose.lift)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(0.7, duration: 0.2)
            SpringKeyframe(1.2, duration: 0.3, spring: .bouncy)
            CubicKeyframe(1, duration: 0.4)
          }
          KeyframeTrack(\.angle) {
            MoveKeyframe(.degrees(-5))
            CubicKeyframe(.degrees(20), duration: 0.5)
            CubicKeyframe(.zero, duration: 0.4)
          }
          KeyframeTrack(\.lift) {
            LinearKeyframe(0, duration: 0.2)
            CubicKeyframe(-60, duration: 0.3)
            SpringKeyframe(0, duration: 0.4)
          }
        }
        .onTapGesture { jumps += 1 }
      Text("\(jumps) jumps")
      HStack {
        Button("Triangle") { morph(to: 3, depth: 0.5) }
        Button("Star") { morph(to: 7, depth: 0.6) }
        Button("Wheel") { morph(to: 16, depth: 0.15) }
      }
      Slider(value: $star.depth, in: 0...0.9)
      Button("Jump") { jumps += 1 }
    }
    .padding()
  }

  private func morph(to points: CGFloat, depth: CGFloat) {
    withAnimation(.spring(response: 0.6, dampingFraction: 0.7)) {
      star.points = points
      star.depth = depth
      hue = Double(points) / 20
    }
  }
}
