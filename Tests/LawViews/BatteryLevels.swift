import SwiftUI

// entries: BatteryLevels, SignalStrength

struct BatteryIcon: View {
  var level: Double
  var isCharging = false

  private var tint: Color {
    if isCharging { return .green }
    return level <= 0.2 ? .red : (level <= 0.4 ? .yellow : .primary)
  }

  var body: some View {
    HStack(spacing: 1) {
      GeometryReader { g in
        RoundedRectangle(cornerRadius: 4)
          .strokeBorder(Color.primary.opacity(0.4), lineWidth: 1.5)
        RoundedRectangle(cornerRadius: 2)
          .fill(tint)
          .padding(3)
          .frame(width: max(g.size.width * CGFloat(level), 8))
        if isCharging {
          BoltShape()
            .fill(.white)
            .overlay(BoltShape().stroke(.black, lineWidth: 0.5))
            .frame(width: g.size.height * 0.7, height: g.size.height)
            .position(x: g.size.width / 2, y: g.size.height / 2)
        }
      }
      .frame(width: 52, height: 24)
      HalfCap().fill(Color.primary.opacity(0.4)).frame(width: 3, height: 9)
    }
  }
}

private struct HalfCap: Shape {
  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.addArc(
      center: CGPoint(x: rect.minX, y: rect.midY), radius: rect.height / 2, startAngle: .degrees(-90),
      endAngle: .degrees(90), clockwise: false)
    return p.applying(CGAffineTransform(scaleX: rect.width / (rect.height / 2), y: 1))
  }
}

private struct BoltShape: Shape {
  func path(in rect: CGRect) -> Path {
    let unit: [(CGFloat, CGFloat)] = [(0.6, 0), (0.1, 0.58), (0.45, 0.58), (0.35, 1), (0.9, 0.4), (0.52, 0.4)]
    var path = Path()
    path.addLines(unit.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) })
    path.closeSubpath()
    return path
  }
}

struct BatteryLevels: View {
  @State private var level = 0.66
  private let samples: [(Double, Bool)] = [(0.05, false), (0.33, false), (1, false), (0.5, true)]

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(samples.indices, id: \.self) { i in
        HStack {
          BatteryIcon(level: samples[i].0, isCharging: samples[i].1)
          Text(samples[i].0, format: .percent)
          if samples[i].1 { Text("charging").italic() }
        }
      }
      HStack {
        BatteryIcon(level: level)
        Slider(value: $level, in: 0.0...1.0, step: 0.01)
      }
      SignalStrength(bars: 2)
    }
    .padding()
  }
}

struct SignalStrength: View {
  var bars = 3
  let maximum = 5

  var body: some View {
    HStack(alignment: .bottom, spacing: 20) {
      HStack(alignment: .bottom, spacing: 3) {
        ForEach(1...maximum, id: \.self) { bar in
          RoundedRectangle(cornerRadius: 2)
            .fill(bar <= bars ? Color.primary : Color.gray.opacity(0.3))
            .frame(width: 6, height: CGFloat(bar) * 6)
        }
      }
      ZStack(alignment: .bottom) {
        ForEach(0..<4) { ring in
          Group {
            if ring == 0 {
              Circle().frame(width: 7, height: 7)
            } else {
              Circle()
                .trim(from: 0.625, to: 0.875)
                .stroke(style: StrokeStyle(lineWidth: 5, lineCap: .butt))
                .frame(width: CGFloat(ring) * 20, height: CGFloat(ring) * 20)
                .frame(height: CGFloat(ring) * 10 + 4, alignment: .top)
            }
          }
          .foregroundColor(ring <= bars ? .blue : .gray)
        }
      }
    }
  }
}
