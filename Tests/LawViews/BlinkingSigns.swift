import SwiftUI

// entries: BlinkingSigns

/// Animations in the middle of chains, of every kind and form; the picture is that of the start.
struct NeonArrow: Shape {
  var reach: CGFloat

  var animatableData: CGFloat {
    get { return reach }
    set { self.reach = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var p = Path()
    let head = rect.height / 2
    let tip = rect.minX + rect.width * reach
    p.move(to: CGPoint(x: rect.minX, y: rect.midY))
    p.addLine(to: CGPoint(x: tip, y: rect.midY))
    p.move(to: CGPoint(x: tip - head, y: rect.minY))
    p.addLine(to: CGPoint(x: tip, y: rect.midY))
    p.addLine(to: CGPoint(x: tip - head, y: rect.maxY))
    return p
  }
}

struct NeonTube: View {
  let color: Color
  let isLit: Bool

  var body: some View {
    ZStack {
      Capsule().stroke(color.opacity(isLit ? 0.4 : 0.1), lineWidth: 10)
      Capsule().stroke(isLit ? color : .gray, lineWidth: 4)
      Capsule().stroke(.white.opacity(isLit ? 0.9 : 0), lineWidth: 1)
    }
    .animation(isLit ? .easeIn(duration: 0.1) : .easeOut(duration: 0.5), value: isLit)
  }
}

struct BlinkingSigns: View {
  @State private var isLit = true
  @State private var reach: CGFloat = 0.7
  @State private var shade = Color.pink
  @State private var angles: [Angle] = [.zero, .degrees(15), .degrees(-15)]
  private let blink = Animation.linear(duration: 0.4).repeatForever()

  var body: some View {
    VStack(spacing: 26) {
      Text("OPEN")
        .font(.system(size: 50, weight: .heavy))
        .foregroundColor(isLit ? shade : .gray)
        .scaleEffect(isLit ? 1.1 : 1)
        .animation(.spring(response: 0.2, dampingFraction: 0.3), value: isLit)
        .padding()
        .background(NeonTube(color: shade, isLit: isLit))
        .rotationEffect(angles[0])
        .animation(blink, value: reach)
      HStack(spacing: 20) {
        ForEach(0..<3, id: \.self) { index in
          NeonArrow(reach: index == 1 ? reach : 1 - reach)
            .stroke(isLit ? .green : .gray, style: .init(lineWidth: 4, lineCap: .round, lineJoin: .round))
            .frame(width: 70, height: 24)
            .animation(.easeInOut(duration: 1).delay(Double(index) / 3).speed(2))
            .rotationEffect(angles[index])
            .offset(y: isLit ? 0 : -10)
            .animation(.interactiveSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0), value: isLit)
        }
      }
      Circle()
        .trim(from: isLit ? 0 : 0.5, to: isLit ? 0.8 : 0.5)
        .stroke(shade, lineWidth: 5)
        .frame(width: isLit ? 60 : 40, height: 60)
        .animation(nil)
      Toggle("Lit", isOn: $isLit.animation(.bouncy(duration: 0.4, extraBounce: 0.1)))
        .frame(width: 140)
    }
    .onAppear(perform: start)
  }

  private func start() {
    reach = 0
    withAnimation(blink) { reach = 0.9 }
    withAnimation(.timingCurve(0.1, 0.9, 0.3, 1, duration: 2)) {
      shade = .purple
      angles = angles.map { $0 + .degrees(5) }
    }
  }
}
