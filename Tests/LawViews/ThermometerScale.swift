import SwiftUI

// entries: ThermometerScale, ThermometerRow

struct ThermometerTube: Shape {
  let bulb: CGFloat
  let tube: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = bulb / 2
    let half = tube / 2
    let center = CGPoint(x: rect.midX, y: rect.maxY - radius)
    let join = asin(min(half / radius, 1))
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.minY + half), radius: half, startAngle: .degrees(180),
      endAngle: .degrees(0), clockwise: false)
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(-CGFloat.pi / 2 + join)),
      endAngle: .radians(Double(-CGFloat.pi / 2 - join)), clockwise: false)
    path.closeSubpath()
    return path
  }
}

enum ThermometerUnit: String {
  case celsius = "°C"
  case fahrenheit = "°F"
}

struct ThermometerScale: View {
  var celsius: Double = 21.5
  var range: ClosedRange<Double> = -20...40
  var unit = ThermometerUnit.celsius

  private var share: CGFloat {
    let clamped = min(max(celsius, range.lowerBound), range.upperBound)
    return CGFloat((clamped - range.lowerBound) / (range.upperBound - range.lowerBound))
  }

  private var shown: Double { unit == .celsius ? celsius : celsius * 9 / 5 + 32 }

  private var color: Color {
    switch celsius {
    case ..<0: return .blue
    case 0..<15: return .teal
    case 15..<28: return .orange
    default: return .red
    }
  }

  var body: some View {
    VStack {
      HStack(spacing: 4) {
        labels
        GeometryReader { geo in
          let height = geo.size.height
          ZStack(alignment: .bottom) {
            ThermometerTube(bulb: 40, tube: 18).fill(Color.gray.opacity(0.2))
            VStack(spacing: 0) {
              Spacer(minLength: 0)
              color.frame(height: 36 + max(0, height - 46) * share)
            }
            .clipShape(ThermometerTube(bulb: 30, tube: 8).offset(y: -5))
            ThermometerTube(bulb: 40, tube: 18).stroke(.primary, lineWidth: 2)
          }
        }
        .frame(width: 44)
        ticks.frame(width: 12)
      }
      .frame(height: 220)
      Text("\(shown, specifier: "%.1f") \(unit.rawValue)").font(.title3.bold()).foregroundColor(color)
    }
  }

  private var labels: some View {
    VStack(alignment: .trailing) {
      ForEach(Array(stride(from: range.upperBound, through: range.lowerBound, by: -20)), id: \.self) { mark in
        Text(String(Int(mark))).font(.caption2)
        if mark > range.lowerBound { Spacer() }
      }
    }
    .padding(.bottom, 36)
  }

  private var ticks: some View {
    GeometryReader { geo in
      Path { path in
        for index in 0...12 {
          let y = CGFloat(index) / 12 * (geo.size.height - 46) + 5
          path.move(to: CGPoint(x: 0, y: y))
          path.addLine(to: CGPoint(x: index % 4 == 0 ? 12 : 6, y: y))
        }
      }
      .stroke(lineWidth: 1)
    }
  }
}

struct ThermometerRow: View {
  var body: some View {
    HStack(spacing: 20) {
      ThermometerScale(celsius: -12)
      ThermometerScale(celsius: 8.25, unit: .fahrenheit)
      ThermometerScale(celsius: 99, range: 0...100)
    }
    .padding()
  }
}
