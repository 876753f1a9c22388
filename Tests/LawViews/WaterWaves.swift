import SwiftUI

// entries: WaterWaves, WaterTank

struct SineWave: Shape {
  var phase: Angle = .zero
  var amplitude: CGFloat = 10
  var wavelengths: CGFloat = 2
  var level: CGFloat = 0.5

  var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(phase.radians, AnimatablePair(amplitude, level)) }
    set {
      phase = .radians(newValue.first)
      amplitude = newValue.second.first
      level = newValue.second.second
    }
  }

  private func y(_ x: CGFloat, in rect: CGRect) -> CGFloat {
    let share = (x - rect.minX) / max(rect.width, 1)
    let angle = share * wavelengths * 2 * .pi + CGFloat(phase.radians)
    return rect.minY + rect.height * (1 - level) + sin(angle) * amplitude
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: y(rect.minX, in: rect)))
    for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
      path.addLine(to: CGPoint(x: x, y: y(x, in: rect)))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct WaterTank: View {
  var level: CGFloat = 0.62
  @State private var phase = Angle.zero

  var body: some View {
    ZStack {
      SineWave(phase: phase + .degrees(120), amplitude: 6, wavelengths: 1.5, level: level + 0.03)
        .fill(Color.blue.opacity(0.4))
      SineWave(phase: phase, amplitude: 8, wavelengths: 1, level: level)
        .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
      Text("\(Int(level * 100))%").font(.title.bold()).foregroundColor(level > 0.5 ? .white : .blue)
    }
    .clipShape(Circle())
    .overlay(Circle().stroke(.blue, lineWidth: 4))
    .aspectRatio(1, contentMode: .fit)
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
        phase = .degrees(360)
      }
    }
  }
}

struct WaterWaves: View {
  private struct Layer: Identifiable {
    let id: Int
    var color: Color { Color(hue: 0.55 + Double(id) * 0.02, saturation: 0.8, brightness: 1 - Double(id) * 0.12) }
    var level: CGFloat { 0.7 - CGFloat(id) * 0.14 }
  }

  private let layers = (0..<5).map(Layer.init(id:))

  var body: some View {
    VStack {
      HStack(spacing: 16) {
        WaterTank(level: 0.25)
        WaterTank()
        WaterTank(level: 1)
      }
      .padding()
      ZStack(alignment: .bottom) {
        Circle().fill(.yellow).frame(width: 60, height: 60).offset(x: 70, y: -120)
        ForEach(layers) { layer in
          SineWave(
            phase: .degrees(Double(layer.id) * 75), amplitude: 14 - CGFloat(layer.id) * 2,
            wavelengths: 1.2 + 0.3 * CGFloat(layer.id), level: layer.level
          )
          .fill(layer.color)
        }
      }
      .background(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .center))
    }
  }
}
