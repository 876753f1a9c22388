import SwiftUI

// entries: InkWells, InkWells_Previews

/// Paints by their short names, wherever a paint may stand.
struct InkWells: View {
  let ink = Gradient(colors: [.indigo, .cyan])
  let stops: [Gradient.Stop] = [.init(color: .black, location: 0.1), .init(color: .yellow, location: 0.8)]

  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Circle().fill(.linearGradient(ink, startPoint: .top, endPoint: .bottom))
        Circle().fill(.linearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing))
        Circle().fill(.linearGradient(stops: stops, startPoint: .topLeading, endPoint: .bottomTrailing))
      }
      HStack {
        Circle().fill(.radialGradient(ink, center: .center, startRadius: 0, endRadius: 30))
        Circle().fill(.radialGradient(ink, center: .top, startRadius: 4, endRadius: 40))
        Circle().fill(.radialGradient(colors: [.white, .red], center: .center, startRadius: 0, endRadius: 20))
        Circle().fill(.radialGradient(stops: stops, center: .bottom, startRadius: 0, endRadius: 50))
      }
      HStack {
        Circle().strokeBorder(
          .angularGradient(ink, center: .center, startAngle: .zero, endAngle: .degrees(360)), lineWidth: 6)
        Circle().stroke(
          .angularGradient(colors: [.red, .green], center: .center, startAngle: .zero, endAngle: .radians(.pi)),
          lineWidth: 6)
        Circle().stroke(.conicGradient(ink, center: .center), style: StrokeStyle(lineWidth: 6, dash: [6, 3]))
        Circle().fill(.conicGradient(colors: [.pink, .purple, .pink], center: .center, angle: .degrees(90)))
        Circle().fill(.conicGradient(stops: stops, center: .leading))
        Circle().fill(.angularGradient(stops: stops, center: .center, startAngle: .degrees(45), endAngle: .degrees(90)))
      }
      HStack {
        AngularGradient(stops: stops, center: .center)
        AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(180))
        Rectangle().fill(ink)
        Rectangle().fill(Gradient(stops: stops))
      }
      HStack {
        Rectangle().fill(.tint)
        Rectangle().fill(.tint).tint(.orange)
        Rectangle().fill(.foreground).foregroundStyle(.purple)
        Rectangle().fill(.background)
        Rectangle().fill(.background).environment(\.colorScheme, .dark)
        Text("tinted").foregroundStyle(.tint)
      }
      Text("short names")
        .font(.title)
        .foregroundStyle(.linearGradient(colors: [.blue, .mint], startPoint: .leading, endPoint: .trailing))
        .padding(6)
        .background(.tint.opacity(0.2), in: .rect(cornerRadius: 6))
        .border(.linearGradient(ink, startPoint: .leading, endPoint: .trailing), width: 3)
        .overlay(.linearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom))
    }
    .accentColor(.green)
    .padding()
    .background(.background)
  }
}

struct InkWells_Previews: PreviewProvider {
  static var previews: some View {
    InkWells().preferredColorScheme(.dark)
  }
}
