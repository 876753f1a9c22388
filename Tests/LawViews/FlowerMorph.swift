import SwiftUI

// entries: FlowerMorph

struct Blossom: Shape {
  var petals: Double
  var depth: Double
  var twist: Angle

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(petals, AnimatablePair(depth, twist.radians)) }
    set {
      petals = newValue.first
      depth = newValue.second.first
      twist = .radians(newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for step in 0...180 {
        let angle = Double(step) / 180 * 2 * .pi
        let r = radius * CGFloat(1 - depth / 2 + depth / 2 * cos(petals * angle))
        let point = CGPoint(
          x: center.x + r * CGFloat(cos(angle + twist.radians)), y: center.y + r * CGFloat(sin(angle + twist.radians)))
        step == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      path.closeSubpath()
    }
  }
}

struct Stem: Shape {
  var bend: CGFloat
  var tip: CGPoint

  var animatableData: AnimatablePair<CGFloat, CGPoint.AnimatableData> {
    get { .init(bend, tip.animatableData) }
    set {
      bend = newValue.first
      tip.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX + tip.x * rect.width, y: rect.minY + tip.y * rect.height),
      control1: CGPoint(x: rect.midX + bend, y: rect.maxY - rect.height / 3),
      control2: CGPoint(x: rect.midX - bend, y: rect.minY + rect.height / 3))
    return path.strokedPath(.init(lineWidth: 3, lineCap: .round))
  }
}

struct FlowerMorph: View {
  @State private var isOpen = false
  @State private var bend: CGFloat = 12

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Blossom(petals: isOpen ? 8 : 5, depth: isOpen ? 0.8 : 0.4, twist: .degrees(isOpen ? 90 : 0))
          .fill(RadialGradient(colors: [.yellow, .pink], center: .center, startRadius: 0, endRadius: 70))
        Blossom(petals: 5, depth: 0.3, twist: .zero)
          .scale(0.4)
          .rotation(.degrees(36))
          .fill(.orange)
        Blossom(petals: 3, depth: 1, twist: .degrees(30)).stroke(Color.purple, lineWidth: 1)
      }
      .frame(width: 150, height: 150)
      Stem(bend: bend, tip: CGPoint(x: 0.5, y: 0))
        .fill(.green)
        .frame(width: 60, height: 120)
    }
    .contentShape(Blossom(petals: 5, depth: 0.4, twist: .zero))
    .onTapGesture {
      withAnimation(.easeInOut(duration: 1.5)) { isOpen.toggle() }
      withAnimation(.spring().delay(0.2)) { bend = -bend }
    }
  }
}
