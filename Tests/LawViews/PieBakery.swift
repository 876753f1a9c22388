import SwiftUI

// entries: PieBakery

struct BakerySlice: Shape {
  var start: Angle
  var end: Angle
  var hole: CGFloat = 0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.degrees, end.degrees) }
    set {
      start = .degrees(newValue.first)
      end = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
    if hole > 0 {
      path.addArc(center: center, radius: radius * hole, startAngle: end, endAngle: start, clockwise: true)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return path
  }
}

struct PiePart: Identifiable {
  var id: String { name }
  let name: String
  let amount: Double
  let color: Color
}

struct PieView: View {
  let parts: [PiePart]
  var hole: CGFloat = 0

  private var slices: [(part: PiePart, start: Angle, end: Angle)] {
    let total = parts.reduce(0) { $0 + $1.amount }
    var angle = Angle.degrees(-90)
    return parts.map { part in
      let start = angle
      angle += .degrees(360 * part.amount / total)
      return (part, start, angle)
    }
  }

  var body: some View {
    ZStack {
      ForEach(slices, id: \.part.id) { slice in
        BakerySlice(start: slice.start, end: slice.end, hole: hole)
          .fill(slice.part.color)
        BakerySlice(start: slice.start, end: slice.end, hole: hole)
          .stroke(.white, lineWidth: 2)
      }
    }
    .aspectRatio(contentMode: .fit)
  }
}

struct PieBakery: View {
  @State private var hole: CGFloat = 0.6
  private let parts = [
    PiePart(name: "Apple", amount: 40, color: .green), PiePart(name: "Cherry", amount: 25, color: .red),
    PiePart(name: "Plum", amount: 20, color: .purple), PiePart(name: "Lemon", amount: 15, color: .yellow),
  ]

  private var legend: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(parts) { part in
        HStack(spacing: 6) {
          RoundedRectangle(cornerRadius: 2).fill(part.color).frame(width: 12, height: 12)
          Text(part.name)
          Text("\(part.amount, specifier: "%.0f") %").foregroundStyle(.secondary)
        }
      }
    }
    .font(.caption)
  }

  var body: some View {
    VStack {
      HStack {
        PieView(parts: parts).frame(width: 110)
        legend
      }
      PieView(parts: parts, hole: hole)
        .overlay {
          VStack {
            Text("100").font(.title.bold())
            Text("pies")
          }
        }
        .padding(.horizontal, 60)
      PieView(parts: Array(parts.prefix(2)), hole: 0.3)
        .frame(height: 80)
        .rotationEffect(.degrees(20))
      Slider(value: $hole, in: 0...0.9)
    }
    .padding()
    .animation(.easeInOut, value: hole)
  }
}
