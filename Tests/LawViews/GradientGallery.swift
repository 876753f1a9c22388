import SwiftUI

// entries: GradientGallery

struct Swatch<Fill: ShapeStyle>: View {
  let name: String
  let fill: Fill

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      RoundedRectangle(cornerRadius: 10)
        .fill(fill)
        .frame(height: 60)
      Text(name).font(.caption2).foregroundStyle(.secondary)
    }
  }
}

struct GradientGallery: View {
  let sunset = Gradient(colors: [.yellow, .orange, Color(red: 0.8, green: 0.1, blue: 0.3)])
  let stops = Gradient(stops: [
    .init(color: .black, location: 0),
    .init(color: Color(hue: 0.6, saturation: 0.8, brightness: 0.9), location: 0.35),
    Gradient.Stop(color: .clear, location: 1),
  ])

  var body: some View {
    VStack(spacing: 12) {
      Swatch(name: "linear", fill: LinearGradient(gradient: sunset, startPoint: .leading, endPoint: .trailing))
      Swatch(
        name: "radial",
        fill: RadialGradient(gradient: stops, center: .topLeading, startRadius: 5, endRadius: 120))
      Swatch(name: "angular", fill: AngularGradient(gradient: sunset, center: .center, angle: .degrees(30)))
      Swatch(name: "colour", fill: Color.mint)
      Circle().fill(.teal.gradient).frame(width: 40, height: 40)
      LinearGradient(colors: [.pink, .purple], startPoint: UnitPoint(x: 0.1, y: 0.2), endPoint: .bottomTrailing)
        .mask(Text("MASKED").font(.largeTitle).bold())
    }
    .padding()
  }
}
