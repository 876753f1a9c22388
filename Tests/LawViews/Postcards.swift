import SwiftUI

// entries: Postcards

/// A card with a sky of one kind or another.
struct Postcard<Sky: View>: View {
  let place: String
  let sky: Sky

  var body: some View {
    sky
      .frame(height: 70)
      .overlay(alignment: .bottomTrailing) {
        Text(place)
          .font(.callout.italic())
          .foregroundColor(.white)
          .padding(6)
      }
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
  }
}

extension Gradient {
  static let dawn = Gradient(colors: [.indigo, .pink, .orange])
  static let noon: Gradient = .init(stops: [.init(color: .blue, location: 0.2), .init(color: .cyan, location: 0.9)])
}

struct Postcards: View {
  let night = LinearGradient(
    gradient: Gradient(colors: [Color.black, Color.blue.opacity(0.4)]),
    startPoint: .topLeading,
    endPoint: .bottomTrailing
  )
  var evening: LinearGradient {
    LinearGradient(
      stops: [
        Gradient.Stop(color: .purple, location: 0),
        Gradient.Stop(color: .red, location: 0.6),
        Gradient.Stop(color: .yellow, location: 1),
      ], startPoint: .top, endPoint: .bottom)
  }

  @ViewBuilder
  private var moons: some View {
    RadialGradient(gradient: .dawn, center: .center, startRadius: 10, endRadius: 30)
    RadialGradient(colors: [.white, .clear], center: UnitPoint(x: 0.3, y: 0.4), startRadius: 0, endRadius: 25)
    RadialGradient(
      stops: [.init(color: .white, location: 0.3), .init(color: .gray, location: 0.31)], center: .topLeading,
      startRadius: 0, endRadius: 60)
    AngularGradient(gradient: .noon, center: .center)
    AngularGradient(gradient: .noon, center: .center, startAngle: .degrees(45), endAngle: .degrees(225))
    AngularGradient(colors: [.red, .blue], center: .bottom, angle: .radians(.pi / 3))
    AngularGradient(colors: [.red, .blue], center: .leading, startAngle: .zero, endAngle: .degrees(90))
  }

  var body: some View {
    VStack(spacing: 10) {
      Postcard(place: "Aachen", sky: night)
      Postcard(place: "Bari", sky: evening)
      Postcard(place: "Cádiz", sky: LinearGradient(gradient: .dawn, startPoint: .leading, endPoint: .trailing))
      Postcard(
        place: "Delft",
        sky: ZStack {
          Color.blue.opacity(0.3)
          Circle().fill(Gradient.dawn).padding(8)
        })
      HStack(spacing: 4) { moons }
        .frame(height: 60)
      Text("Wish you were here")
        .font(.title.bold())
        .foregroundStyle(LinearGradient(colors: [.red, .purple], startPoint: .leading, endPoint: .trailing))
    }
    .padding()
    .background(LinearGradient(colors: [.white, .gray.opacity(0.3)], startPoint: .top, endPoint: .bottom))
  }
}
