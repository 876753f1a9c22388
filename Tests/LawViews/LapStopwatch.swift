import SwiftUI

// entries: LapStopwatch

struct StopwatchModel {
  private(set) var elapsed: TimeInterval = 0
  private(set) var laps: [TimeInterval] = []
  var isRunning = false

  mutating func tick(_ interval: TimeInterval) {
    guard isRunning else { return }
    elapsed += interval
  }

  mutating func lap() { laps.append(elapsed - laps.reduce(0, +)) }

  var best: Int? { laps.indices.min { laps[$0] < laps[$1] } }
  var worst: Int? { laps.indices.max { laps[$0] < laps[$1] } }

  static var sample: StopwatchModel {
    var model = StopwatchModel()
    model.isRunning = true
    for step in [12.34, 10.02, 15.5, 61.125] {
      model.tick(step)
      model.lap()
    }
    model.tick(3.21)
    return model
  }
}

extension Double {
  fileprivate var stopwatch: String {
    let hundredths = Int((self * 100).rounded())
    let (minutes, rest) = hundredths.quotientAndRemainder(dividingBy: 6000)
    return String(format: "%02d:%02d.%02d", minutes, rest / 100, rest % 100)
  }
}

struct RoundControl: ButtonStyle {
  let tint: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.body)
      .foregroundColor(tint)
      .frame(width: 76, height: 76)
      .background(Circle().fill(tint.opacity(configuration.isPressed ? 0.1 : 0.25)))
      .padding(2)
      .overlay(Circle().stroke(tint.opacity(0.25), lineWidth: 2))
  }
}

struct LapStopwatch: View {
  @State private var model = StopwatchModel.sample
  @State private var timer: Timer?

  private func color(of lap: Int) -> Color {
    if model.laps.count < 3 { return .primary }
    if lap == model.best { return .green }
    return lap == model.worst ? .red : .primary
  }

  var body: some View {
    VStack(spacing: 0) {
      Text(model.elapsed.stopwatch)
        .font(.system(size: 64, weight: .ultraLight))
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .padding(.vertical, 40)
      HStack {
        Button(model.isRunning ? "Lap" : "Reset") {
          if model.isRunning { model.lap() } else { model = StopwatchModel() }
        }
        .buttonStyle(RoundControl(tint: .gray))
        Spacer()
        HStack(spacing: 6) {
          ForEach(0..<2) { Circle().fill(Color.primary.opacity($0 == 0 ? 1 : 0.3)).frame(width: 7, height: 7) }
        }
        Spacer()
        Button(model.isRunning ? "Stop" : "Start", action: toggle)
          .buttonStyle(RoundControl(tint: model.isRunning ? .red : .green))
      }
      Divider().padding(.top)
      ForEach(model.laps.indices.reversed(), id: \.self) { index in
        HStack {
          Text("Lap \(index + 1)")
          Spacer()
          Text(model.laps[index].stopwatch).monospacedDigit()
        }
        .padding(.vertical, 8)
        .foregroundColor(color(of: index))
        Divider()
      }
      Spacer()
    }
    .padding(.horizontal)
    .background(Color.black.ignoresSafeArea())
    .environment(\.colorScheme, .dark)
  }

  private func toggle() {
    model.isRunning.toggle()
    timer?.invalidate()
    timer =
      model.isRunning ? Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in model.tick(0.01) } : nil
  }
}
