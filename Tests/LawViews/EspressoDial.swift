import SwiftUI

// entries: EspressoMachine, EspressoDial_Previews

struct EspressoDial: View {
  var title = "Pressure"
  var value: Double
  var range: ClosedRange<Double> = 0...16
  var tint: Color = .orange

  private var fraction: CGFloat {
    CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound))
  }

  var body: some View {
    ZStack {
      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(Color.gray.opacity(0.2), style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(135))
      Circle()
        .trim(from: 0, to: 0.75 * min(max(fraction, 0), 1))
        .stroke(tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(135))
        .animation(.easeInOut(duration: 0.6), value: value)
      ForEach(0..<9) { tick in
        let isLong = tick.isMultiple(of: 4)
        let angle = -135 + Double(tick) * 33.75
        Rectangle()
          .fill(isLong ? Color.primary : .secondary)
          .frame(width: isLong ? 2 : 1, height: 8)
          .offset(y: -38)
          .rotationEffect(Angle(degrees: angle))
      }
      VStack(spacing: 0) {
        Text("\(value, specifier: "%.1f")")
          .font(.system(size: 24, weight: .semibold, design: .rounded))
          .monospacedDigit()
        Text("bar").font(.caption2).foregroundColor(.secondary)
      }
    }
    .frame(width: 110, height: 110)
    .overlay(alignment: .bottom) {
      Text(title)
        .font(.footnote)
        .offset(y: 8)
    }
  }
}

struct EspressoMachine: View {
  @State private var pressure = 9.2
  @State private var temperature = 93.0

  var body: some View {
    VStack(spacing: 40) {
      HStack(spacing: 30) {
        EspressoDial(value: pressure)
        EspressoDial(title: "Heat", value: temperature, range: 20...120, tint: temperature > 95 ? .red : .green)
      }
      Slider(value: $pressure, in: 0...16, step: 0.1)
      Slider(value: $temperature, in: 20...120)
      Button("Brew") {
        withAnimation(.easeOut) {
          pressure = 9
          temperature -= 2
        }
      }
      .disabled(pressure < 8)
    }
    .padding(30)
  }
}

struct EspressoDial_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      EspressoDial(value: 0)
      EspressoDial(value: 16, tint: .red).previewDisplayName("Too much")
      EspressoDial(title: "Out of range", value: 22)
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
