import SwiftUI

// entries: HeartMonitor, PulsingHeart

struct PulsingHeart: View {
  @State private var isBeating = false
  @State private var rotation: Double = 0

  var body: some View {
    ZStack {
      ForEach(0..<3) { ring in
        Circle()
          .stroke(Color.red.opacity(0.3), lineWidth: 2)
          .scaleEffect(isBeating ? 1.6 : 0.6)
          .opacity(isBeating ? 0 : 1)
          .animation(
            Animation.easeOut(duration: 1.8)
              .repeatForever(autoreverses: false)
              .delay(Double(ring) * 0.6),
            value: isBeating
          )
      }
      Image(systemName: "heart.fill")
        .font(.system(size: 44))
        .foregroundColor(.red)
        .scaleEffect(isBeating ? 1.15 : 1)
        .rotationEffect(.degrees(rotation))
    }
    .frame(width: 140, height: 140)
    .onAppear {
      withAnimation(.easeInOut(duration: 0.6).repeatForever()) { isBeating = true }
      withAnimation(.linear(duration: 4).delay(1).repeatCount(3, autoreverses: false)) { rotation = 360 }
    }
  }
}

struct PulseLine: Shape {
  var phase: CGFloat
  var height: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(phase, height) }
    set {
      phase = newValue.first
      height = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let beat = rect.width / 3
    guard beat > 0 else { return path }
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for start in stride(from: rect.minX - beat + phase * beat, to: rect.maxX, by: beat) {
      let points: [(CGFloat, CGFloat)] = [(0.3, 0), (0.38, -0.6), (0.48, 1), (0.55, -0.3), (0.62, 0), (1, 0)]
      for (x, y) in points {
        path.addLine(to: CGPoint(x: start + x * beat, y: rect.midY - y * rect.height / 2 * height))
      }
    }
    return path
  }
}

struct HeartMonitor: View {
  @State private var phase: CGFloat = 0.25
  @State private var isCalm = true

  private let curves: [Animation] = [
    .default, .linear, .easeIn, .easeOut, .easeInOut, .spring(), .bouncy, .snappy(duration: 0.4), .smooth,
    .interactiveSpring(), .interpolatingSpring(stiffness: 120, damping: 9), .timingCurve(0.2, 0.8, 0.2, 1),
  ]

  var body: some View {
    VStack(spacing: 24) {
      PulsingHeart()
      PulseLine(phase: phase, height: isCalm ? 0.5 : 1)
        .stroke(Color.green, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        .frame(height: 80)
        .background(Color.black)
        .clipped()
        .animation(.spring(response: 0.3, dampingFraction: 0.5), value: isCalm)
        .animation(nil, value: phase)
      Text("\(curves.count) curves, \(Set(curves).count) of them different")
      Button(isCalm ? "Run" : "Rest") {
        withAnimation(.interpolatingSpring(mass: 1, stiffness: 80, damping: 8, initialVelocity: 2)) { isCalm.toggle() }
      }
    }
    .padding()
  }
}
