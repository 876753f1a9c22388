import SwiftUI

// entries: StyleGallery, GalleryTokens

struct StyleGallery: View {
  private let rainbow: [Color] = [.red, .yellow, .green, .blue]
  @State private var isOn = true

  var body: some View {
    VStack(spacing: 4) {
      Capsule().fill(.linearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing))
      Circle().fill(.radialGradient(Gradient(colors: rainbow), center: .center, startRadius: 2, endRadius: 20))
      Circle().fill(.angularGradient(colors: rainbow, center: .center, startAngle: .zero, endAngle: .degrees(180)))
      Circle().stroke(.conicGradient(colors: rainbow, center: .center, angle: .degrees(30)), lineWidth: 4)
      Ellipse().fill(.ellipticalGradient(colors: rainbow))
      EllipticalGradient(
        stops: [.init(color: .white, location: 0.2), .init(color: .black, location: 0.9)], center: .top,
        startRadiusFraction: 0.1, endRadiusFraction: 0.8)
      Rectangle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.red))
      Text("Ground").padding(4).background(in: RoundedRectangle(cornerRadius: 4)).backgroundStyle(.yellow)
      Text("Plain").background()
      Text("Edge").background(.mint, ignoresSafeAreaEdges: .bottom)
    }
    .tint(.orange)
  }
}

struct GalleryTokens: View {
  var body: some View {
    VStack {
      Circle().fill(.foreground).stroke(.separator)
      Circle().fill(.background.secondary).stroke(.placeholder, lineWidth: 2)
      Circle().fill(.link).stroke(.selection)
      Circle().fill(.fill.tertiary).stroke(.windowBackground)
      Circle().fill(.tint.secondary).stroke(.quinary)
      Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)))
      Circle().fill(.blue.shadow(.inner(radius: 4)).opacity(0.5))
      Circle().fill(.shadow(.drop(radius: 1)))
      Color.red.mix(with: .blue, by: 0.25).frame(height: 8)
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]).colorSpace(.device), startPoint: .top, endPoint: .bottom)
    }
    .foregroundStyle(.indigo.gradient, .purple)
    .tint(LinearGradient(colors: [.pink, .cyan], startPoint: .leading, endPoint: .trailing))
  }
}
