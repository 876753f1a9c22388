import SwiftUI

// entries: BlobShapes

/// A closed smooth curve through points around a centre.
struct Blob: Shape {
  var radii: [CGFloat]
  var tension: CGFloat = 0.5

  private func points(_ rect: CGRect) -> [CGPoint] {
    let unit = min(rect.width, rect.height) / 2
    return radii.enumerated().map { i, radius in
      let angle = CGFloat(i) / CGFloat(radii.count) * 2 * .pi
      return CGPoint(x: rect.midX + cos(angle) * unit * radius, y: rect.midY + sin(angle) * unit * radius)
    }
  }

  func path(in rect: CGRect) -> Path {
    let points = self.points(rect)
    let n = points.count
    guard n > 2 else { return Path(ellipseIn: rect) }
    var path = Path()
    path.move(to: points[0])
    for i in 0..<n {
      let p0 = points[(i + n - 1) % n]
      let p1 = points[i]
      let p2 = points[(i + 1) % n]
      let p3 = points[(i + 2) % n]
      path.addCurve(
        to: p2,
        control1: p1 + (p2 - p0) * (tension / 3),
        control2: p2 - (p3 - p1) * (tension / 3))
    }
    path.closeSubpath()
    return path
  }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
private func * (a: CGPoint, s: CGFloat) -> CGPoint { CGPoint(x: a.x * s, y: a.y * s) }

struct Superellipse: Shape {
  var exponent: Double

  func path(in rect: CGRect) -> Path {
    let steps = 72
    return Path { path in
      for step in 0...steps {
        let t = Double(step) / Double(steps) * 2 * .pi
        let x = pow(abs(cos(t)), 2 / exponent) * (cos(t) < 0 ? -1 : 1)
        let y = pow(abs(sin(t)), 2 / exponent) * (sin(t) < 0 ? -1 : 1)
        let point = CGPoint(
          x: rect.midX + CGFloat(x) * rect.width / 2, y: rect.midY + CGFloat(y) * rect.height / 2)
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

struct BlobShapes: View {
  @State private var radii: [CGFloat] = [1, 0.8, 0.95, 0.7, 0.9, 0.75]
  private static let exponents = [0.5, 1, 1.5, 2, 3, 5]

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        Blob(radii: radii.map { $0 * 1.1 }).fill(.pink.opacity(0.2)).rotationEffect(.degrees(20))
        Blob(radii: radii).fill(LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottomTrailing))
        Text("Blob").font(.title).foregroundColor(.white)
      }
      .frame(height: 200)
      .onTapGesture {
        withAnimation(.bouncy) { radii = radii.map { _ in .random(in: 0.6...1) } }
      }
      HStack {
        ForEach(3..<8) { count in
          Blob(radii: Array(repeating: 1, count: count), tension: count % 2 == 0 ? 1 : 0)
            .stroke(Color.accentColor, lineWidth: 2)
        }
        Blob(radii: [1])
      }
      .frame(height: 50)
      HStack {
        ForEach(Self.exponents, id: \.self) { exponent in
          VStack {
            Superellipse(exponent: exponent).fill(Color(hue: exponent / 6, saturation: 0.6, brightness: 0.9))
            Text(exponent.formatted()).font(.caption2)
          }
        }
      }
      .frame(height: 70)
      Image("portrait")
        .resizable()
        .scaledToFill()
        .frame(width: 90, height: 90)
        .clipShape(Blob(radii: [1, 0.9, 1, 0.9, 1], tension: 0.8))
    }
    .padding()
  }
}
