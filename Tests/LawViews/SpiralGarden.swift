import SwiftUI

// entries: SpiralGarden

/// Seeds of a sunflower, and other figures of many parts.
struct SpiralGarden: View {
  private static let golden = Double.pi * (3 - 5.0.squareRoot())
  @State private var seeds = 90.0

  private func seed(_ index: Int, in size: CGSize) -> some View {
    let angle = Double(index) * Self.golden
    let distance = sqrt(Double(index) / seeds) * Double(min(size.width, size.height)) / 2 * 0.95
    let shade = Double(index) / seeds
    return Circle()
      .fill(Color(red: 1 - shade / 2, green: 0.7 - shade * 0.4, blue: 0.1))
      .frame(width: 4 + CGFloat(shade) * 4, height: 4 + CGFloat(shade) * 4)
      .position(
        x: size.width / 2 + CGFloat(cos(angle) * distance),
        y: size.height / 2 + CGFloat(sin(angle) * distance))
  }

  private var fan: some View {
    ZStack {
      ForEach(0..<12) { index in
        Capsule()
          .fill(Color(hue: Double(index) / 12, saturation: 0.8, brightness: 1))
          .frame(width: 8, height: 40)
          .offset(y: -30)
          .rotationEffect(.degrees(Double(index) / 12 * 360))
          .opacity(index.isMultiple(of: 2) ? 1 : 0.5)
      }
    }
    .frame(width: 140, height: 140)
  }

  private var squares: some View {
    ZStack {
      ForEach((0..<10).reversed(), id: \.self) { index in
        Rectangle()
          .stroke(index % 2 == 0 ? Color.black : .gray, lineWidth: 1)
          .frame(width: CGFloat(index) * 12, height: CGFloat(index) * 12)
          .rotationEffect(Angle(degrees: Double(index) * 6))
      }
    }
    .frame(width: 140, height: 140)
  }

  var body: some View {
    VStack {
      GeometryReader { geometry in
        ForEach(1...Int(seeds), id: \.self) { index in
          seed(index, in: geometry.size)
        }
      }
      .frame(height: 220)
      HStack {
        fan
        squares
      }
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(0..<24, id: \.self) { index in
          let phase = Double(index) / 24 * 2 * Double.pi
          VStack(spacing: 1) {
            ForEach(0..<Int(4 + 3 * sin(phase)), id: \.self) { _ in
              Rectangle().frame(width: 8, height: 4)
            }
          }
        }
      }
      .foregroundColor(.orange)
      Slider(value: $seeds, in: 20...200, step: 1)
    }
  }
}
