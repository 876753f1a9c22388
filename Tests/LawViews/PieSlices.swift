import SwiftUI

// entries: PieSlices, DonutPlate

struct PieSlice: InsettableShape {
  var start: Angle
  var end: Angle
  var hole: CGFloat = 0
  var insetAmount: CGFloat = 0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.degrees, end.degrees) }
    set {
      start = .degrees(newValue.first)
      end = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - insetAmount
    var p = Path()
    if hole == 0 { p.move(to: center) }
    p.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
    if hole > 0 {
      p.addArc(center: center, radius: radius * hole, startAngle: end, endAngle: start, clockwise: true)
    }
    p.closeSubpath()
    return p
  }

  func inset(by amount: CGFloat) -> PieSlice {
    var slice = self
    slice.insetAmount += amount
    return slice
  }
}

struct PieShare: Identifiable {
  let id = UUID()
  let name: String
  let value: Double
  let color: Color
}

private func angles(of shares: [PieShare], from start: Double = -90) -> [(Angle, Angle)] {
  let total = shares.map(\.value).reduce(0, +)
  var angle = start
  return shares.map { share in
    let next = angle + share.value / total * 360
    defer { angle = next }
    return (.degrees(angle), .degrees(next))
  }
}

struct PieSlices: View {
  let shares = [
    PieShare(name: "Rent", value: 900, color: .blue),
    PieShare(name: "Food", value: 420, color: .green),
    PieShare(name: "Fun", value: 180, color: .pink),
    PieShare(name: "Rest", value: 75.5, color: .gray),
  ]

  private func percent(_ share: PieShare) -> String {
    (share.value / shares.reduce(0) { $0 + $1.value }).formatted(.percent.precision(.fractionLength(0)))
  }

  var body: some View {
    let parts = angles(of: shares)
    VStack {
      ZStack {
        ForEach(shares.indices, id: \.self) { index in
          PieSlice(start: parts[index].0, end: parts[index].1)
            .fill(shares[index].color)
          PieSlice(start: parts[index].0, end: parts[index].1)
            .stroke(.white, lineWidth: 2)
          GeometryReader { geo in
            let middle = (parts[index].0 + parts[index].1) / 2
            let radius = min(geo.size.width, geo.size.height) / 2 * 0.65
            Text(percent(shares[index]))
              .font(.caption.bold())
              .foregroundColor(.white)
              .position(
                x: geo.size.width / 2 + radius * cos(CGFloat(middle.radians)),
                y: geo.size.height / 2 + radius * sin(CGFloat(middle.radians)))
          }
        }
      }
      .aspectRatio(1, contentMode: .fit)
      ForEach(shares, id: \.name) { share in
        HStack {
          Circle().fill(share.color).frame(width: 10)
          Text(share.name)
          Spacer()
          Text(share.value, format: .currency(code: "EUR"))
        }
        .frame(height: 22)
      }
    }
    .padding()
  }
}

struct DonutPlate: View {
  var body: some View {
    ZStack {
      PieSlice(start: .zero, end: .degrees(250), hole: 0.6).strokeBorder(.teal, lineWidth: 6)
      PieSlice(start: .degrees(260), end: .degrees(350), hole: 0.6).inset(by: 4).fill(.orange.opacity(0.6))
      VStack {
        Text("69").font(.largeTitle).bold()
        Text("percent").font(.caption)
      }
    }
    .padding(20)
  }
}
