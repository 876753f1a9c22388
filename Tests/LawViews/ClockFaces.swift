import SwiftUI

// entries: WallFace, ClockFaceWall

/// One hand, pointing up from the centre of its frame.
struct WallHand: Shape {
  var length: CGFloat
  var angle: Angle

  var animatableData: Double {
    get { angle.degrees }
    set { angle = .degrees(newValue) }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 * length
    let direction = CGFloat(angle.radians) - .pi / 2
    var path = Path()
    path.move(to: center)
    path.addLine(to: CGPoint(x: center.x + cos(direction) * radius, y: center.y + sin(direction) * radius))
    return path
  }
}

struct ClockTicks: Shape {
  var count = 60

  func path(in rect: CGRect) -> Path {
    Path { path in
      let radius = min(rect.width, rect.height) / 2
      for tick in 0..<count {
        let isHour = tick % 5 == 0
        let angle = CGFloat(tick) / CGFloat(count) * 2 * CGFloat.pi
        let inner = radius * (isHour ? 0.86 : 0.93)
        path.move(to: CGPoint(x: rect.midX + inner * sin(angle), y: rect.midY - inner * cos(angle)))
        path.addLine(to: CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle)))
      }
    }
  }
}

struct WallFace: View {
  var hour = 10
  var minute = 9
  var second = 36
  var tint: Color = .red

  private var hourAngle: Angle { .degrees(Double(hour % 12) * 30 + Double(minute) / 2) }
  private var minuteAngle: Angle { .degrees(Double(minute) * 6 + Double(second) / 10) }
  private var secondAngle: Angle { .degrees(Double(second) * 6) }

  var body: some View {
    ZStack {
      Circle().fill(Color.white)
      Circle().strokeBorder(Color.black, lineWidth: 4)
      ClockTicks().stroke(.gray, lineWidth: 1).padding(8)
      numerals
      WallHand(length: 0.5, angle: hourAngle)
        .stroke(Color.black, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      WallHand(length: 0.75, angle: minuteAngle)
        .stroke(Color.black, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      WallHand(length: 0.85, angle: secondAngle).stroke(tint, lineWidth: 1.5)
      Circle().fill(tint).frame(width: 8, height: 8)
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private var numerals: some View {
    GeometryReader { geo in
      let radius = min(geo.size.width, geo.size.height) / 2 - 26
      ForEach(1...12, id: \.self) { number in
        let angle = CGFloat(number - 3) * .pi / 6
        Text("\(number)")
          .font(.system(size: 14, weight: number.isMultiple(of: 3) ? .bold : .regular, design: .rounded))
          .position(
            x: geo.size.width / 2 + radius * cos(angle),
            y: geo.size.height / 2 + radius * sin(angle))
      }
    }
  }
}

struct ClockFaceWall: View {
  private let cities: [(name: String, offset: Int)] = [("London", 0), ("Tokyo", 9), ("New York", -5)]

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      ForEach(cities, id: \.name) { city in
        VStack {
          WallFace(hour: (10 + city.offset + 24) % 24, tint: city.offset < 0 ? .blue : .orange)
          Text(city.name).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    .padding()
  }
}
