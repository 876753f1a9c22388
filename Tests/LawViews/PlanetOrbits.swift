import SwiftUI

// entries: PlanetOrbits

struct Planet: Identifiable, Hashable {
  let name: String
  let orbit: CGFloat
  let size: CGFloat
  let color: Color
  var phase: Double
  var id: String { name }

  var position: Angle { .degrees(phase * 360) }
}

extension CGPoint {
  fileprivate static func polar(_ radius: CGFloat, _ angle: Angle, around center: CGPoint = .zero) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle.radians), y: center.y + radius * sin(angle.radians))
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

private struct OrbitArc: Shape {
  var start: Angle
  var end: Angle
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius * min(rect.width, rect.height) / 2, startAngle: start,
      endAngle: end, clockwise: false)
    return path
  }
}

struct PlanetOrbits: View {
  let planets: [Planet] = [
    Planet(name: "Mercury", orbit: 0.25, size: 5, color: .gray, phase: 0.1),
    Planet(name: "Venus", orbit: 0.45, size: 9, color: .yellow, phase: 0.35),
    Planet(name: "Earth", orbit: 0.68, size: 10, color: .blue, phase: 0.8),
    Planet(name: "Mars", orbit: 0.92, size: 7, color: .red, phase: 0.55),
  ]

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      let center = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
      let radius = side / 2

      ForEach(planets) { planet in
        let point = CGPoint.polar(radius * planet.orbit, planet.position, around: center)
        Circle()
          .stroke(.gray.opacity(0.4), style: StrokeStyle(lineWidth: 1, dash: [2, 3]))
          .frame(width: side * planet.orbit, height: side * planet.orbit)
          .position(center)
        Circle()
          .fill(planet.color)
          .frame(width: planet.size, height: planet.size)
          .position(point)
        Text(planet.name)
          .font(.system(size: 8))
          .position(x: point.x, y: point.y + planet.size)
      }
      OrbitArc(start: planets[2].position, end: planets[2].position + .degrees(70), radius: planets[2].orbit)
        .stroke(.blue, lineWidth: 2)
      Path { path in
        path.move(to: center)
        for planet in planets.sorted(by: { $0.phase < $1.phase }) {
          path.addLine(to: .polar(radius * planet.orbit, planet.position, around: center))
        }
      }
      .stroke(Color.orange.opacity(0.5))
      Circle().fill(.orange).frame(width: 16).position(center)
      VStack(alignment: .leading) {
        let earth = CGPoint.polar(1, planets[2].position)
        let mars = CGPoint.polar(1.52, planets[3].position)
        Text("Earth to Mars: \(earth.distance(to: mars), specifier: "%.2f") au")
        Text(
          "\(planets[3].position.degrees, specifier: "%.0f")° = \(planets[3].position.radians, specifier: "%.3f") rad")
        Text("opposite: \((planets[0].position + Angle(radians: .pi)).degrees, specifier: "%.0f")°")
      }
      .font(.caption2)
    }
    .padding()
  }
}
