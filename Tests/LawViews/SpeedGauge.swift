import SwiftUI

// entries: SpeedGauge, GaugeCluster

private let sweep = 240.0

struct GaugeArc: Shape {
  var from: Double = 0
  var to: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { .init(from, to) }
    set { (from, to) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: .init(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) * 0.5,
      startAngle: .degrees(150 + sweep * from),
      endAngle: .degrees(150 + sweep * to),
      clockwise: false)
    return path
  }
}

struct GaugeNeedle: Shape {
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.move(to: CGPoint(x: rect.midX, y: rect.minY))
    p.addLine(to: CGPoint(x: rect.midX + 4, y: rect.midY))
    p.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: 4, startAngle: .degrees(0), endAngle: .degrees(180),
      clockwise: false)
    p.closeSubpath()
    return p
  }
}

struct SpeedGauge: View {
  var value: Double = 87
  var limit: Double = 200
  var unit: String = "km/h"
  var zones: [(upTo: Double, color: Color)] = [(0.6, .green), (0.8, .yellow), (1, .red)]

  private var share: Double { max(0, min(1, value / limit)) }

  var body: some View {
    ZStack {
      rim
      scale
      GaugeNeedle()
        .fill(.red)
        .padding(34)
        .rotationEffect(Angle(degrees: -sweep / 2 + sweep * share))
      VStack(spacing: 0) {
        Text(value.formatted(.number.precision(.fractionLength(0...1))))
          .font(.system(size: 34, weight: .heavy, design: .rounded).monospacedDigit())
        Text(unit).font(.caption).foregroundColor(.secondary)
      }
      .offset(y: 50)
    }
    .padding(12)
    .aspectRatio(1, contentMode: .fit)
  }

  private var rim: some View {
    ForEach(zones.indices, id: \.self) { i in
      let start = i == 0 ? 0 : zones[i - 1].upTo
      GaugeArc(from: start, to: zones[i].upTo)
        .stroke(zones[i].color, style: StrokeStyle(lineWidth: 8))
    }
  }

  private var scale: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      let center = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
      ForEach(0...10, id: \.self) { step in
        let angle = Angle(degrees: 150 + sweep * Double(step) / 10)
        let direction = CGVector(dx: cos(angle.radians), dy: sin(angle.radians))
        Text("\(Int(limit) / 10 * step)")
          .font(.system(size: 10))
          .position(x: center.x + direction.dx * side * 0.38, y: center.y + direction.dy * side * 0.38)
        Path { path in
          path.move(to: CGPoint(x: center.x + direction.dx * side * 0.44, y: center.y + direction.dy * side * 0.44))
          path.addLine(to: CGPoint(x: center.x + direction.dx * side * 0.48, y: center.y + direction.dy * side * 0.48))
        }
        .stroke(Color.primary, lineWidth: step % 5 == 0 ? 2 : 1)
      }
    }
  }
}

struct GaugeCluster: View {
  @State private var speed = 142.4

  var body: some View {
    VStack {
      SpeedGauge(value: speed)
      HStack {
        SpeedGauge(value: 3.25, limit: 80, unit: "×100 rpm", zones: [(0.75, .gray), (1, .orange)])
        SpeedGauge(value: 1000, limit: 100, unit: "%", zones: [])
      }
      .frame(height: 150)
      Button("Faster") {
        withAnimation(.interpolatingSpring(stiffness: 40, damping: 6)) { speed = min(speed + 20, 200) }
      }
    }
  }
}
