import SwiftUI

// entries: LaunchCountdown, LaunchCountdown_Previews

struct CountdownParts: Equatable {
  var days: Int
  var hours: Int
  var minutes: Int
  var seconds: Int

  init(_ interval: TimeInterval) {
    var rest = Int(max(interval, 0))
    seconds = rest % 60
    rest /= 60
    minutes = rest % 60
    rest /= 60
    (days, hours) = rest.quotientAndRemainder(dividingBy: 24)
  }

  var columns: [(String, Int)] { [("days", days), ("hrs", hours), ("min", minutes), ("sec", seconds)] }
}

struct FlipDigit: View {
  let digit: String

  var body: some View {
    Text(digit)
      .font(.system(size: 40, weight: .bold, design: .monospaced))
      .foregroundColor(.white)
      .frame(width: 34, height: 56)
      .background(
        VStack(spacing: 1) {
          Color(white: 0.25)
          Color(white: 0.18)
        }
      )
      .clipShape(RoundedRectangle(cornerRadius: 6))
  }
}

struct FlipNumber: View {
  var value: Int
  var width = 2

  private var digits: [Character] {
    let text = String(value)
    return Array(String(repeating: "0", count: max(0, width - text.count)) + text)
  }

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(digits.enumerated()), id: \.offset) { FlipDigit(digit: String($0.element)) }
    }
  }
}

struct LaunchCountdown: View {
  var target = Date(timeIntervalSinceReferenceDate: 725_796_570 + 3 * 86_400 + 7 * 3_600 + 65)

  @State private var now = Date()

  private var parts: CountdownParts { CountdownParts(target.timeIntervalSince(now)) }
  private var isOver: Bool { target <= now }

  var body: some View {
    VStack(spacing: 20) {
      Text(isOver ? "Lift-off!" : "Launch in").font(.title2.italic())
      if isOver {
        Image(systemName: "sparkles").font(.system(size: 60)).foregroundColor(.yellow)
      } else {
        HStack(alignment: .top, spacing: 10) {
          ForEach(parts.columns, id: \.0) { name, value in
            VStack(spacing: 6) {
              FlipNumber(value: value)
              Text(name).font(.caption).foregroundStyle(.secondary)
            }
          }
        }
      }
      ring
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { date in
      now = date
    }
    .padding()
  }

  private var ring: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      let seconds = Calendar.current.component(.second, from: context.date)
      ZStack {
        Circle().stroke(.gray.opacity(0.2), lineWidth: 6)
        Circle()
          .trim(from: 0, to: CGFloat(seconds) / 60)
          .stroke(.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Text("\(seconds)").bold()
      }
      .frame(width: 70, height: 70)
    }
  }
}

struct LaunchCountdown_Previews: PreviewProvider {
  static var previews: some View {
    LaunchCountdown(target: Date() + 100 * 86_400 - 1)
    LaunchCountdown(target: .distantPast)
  }
}
