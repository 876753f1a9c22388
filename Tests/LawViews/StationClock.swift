import SwiftUI

// entries: StationClock, TidalWave

struct ClockHand: Shape {
  var length: CGFloat
  var tail: CGFloat = 0.1

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.midY + radius * tail))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.midY - radius * length))
    }
  }
}

struct ClockFace: View {
  let date: Date
  var calendar = Calendar.current

  private var parts: (hour: Double, minute: Double, second: Double) {
    let hour = calendar.component(.hour, from: date)
    let minute = calendar.component(.minute, from: date)
    let second = calendar.component(.second, from: date)
    return (Double(hour % 12) + Double(minute) / 60, Double(minute) + Double(second) / 60, Double(second))
  }

  var body: some View {
    let (hour, minute, second) = parts
    ZStack {
      Circle().fill(.white)
      Circle().strokeBorder(.black, lineWidth: 4)
      ForEach(0..<60) { tick in
        let isHour = tick % 5 == 0
        Rectangle()
          .frame(width: isHour ? 4 : 1, height: isHour ? 14 : 6)
          .offset(y: isHour ? -78 : -82)
          .rotationEffect(.degrees(Double(tick) * 6))
      }
      ClockHand(length: 0.5).stroke(.black, lineWidth: 8).rotationEffect(.degrees(hour * 30))
      ClockHand(length: 0.8).stroke(.black, lineWidth: 6).rotationEffect(.degrees(minute * 6))
      ClockHand(length: 0.65, tail: 0.2).stroke(.red, lineWidth: 2).rotationEffect(.degrees(second * 6))
      Circle().fill(.red).frame(width: 10, height: 10)
    }
    .foregroundColor(.black)
    .frame(width: 190, height: 190)
  }
}

struct StationClock: View {
  private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

  var body: some View {
    VStack(spacing: 12) {
      TimelineView(.periodic(from: .now, by: 1)) { context in
        ClockFace(date: context.date)
      }
      HStack {
        ClockFace(date: start)
        ClockFace(date: start.addingTimeInterval(3 * 3600 + 25))
      }
      .scaleEffect(0.5)
      TimelineView(.everyMinute) { context in
        let components = Calendar.current.dateComponents([.year, .month, .day], from: context.date)
        Text("\(String(components.year ?? 0))-\(components.month ?? 0)-\(components.day ?? 0)")
      }
      TidalWave().frame(height: 40)
    }
  }
}

struct TidalWave: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: false)) { timeline in
      let phase = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 4) / 4
      GeometryReader { proxy in
        Path { path in
          path.move(to: CGPoint(x: 0, y: proxy.size.height))
          for x in stride(from: CGFloat(0), through: proxy.size.width, by: 4) {
            let angle = (Double(x / 60) + phase) * 2 * .pi
            path.addLine(to: CGPoint(x: x, y: proxy.size.height * (0.5 + 0.3 * CGFloat(sin(angle)))))
          }
          path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height))
        }
        .fill(.blue.opacity(0.6))
      }
    }
  }
}
