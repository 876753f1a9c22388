import SwiftUI

// entries: PomodoroBench

enum PomodoroPhase: Hashable {
  case idle
  case working(round: Int)
  case resting(isLong: Bool, after: Int)

  var seconds: Int {
    switch self {
    case .idle: 0
    case .working: 10
    case .resting(isLong: true, after: _): 8
    case .resting: 4
    }
  }

  var next: PomodoroPhase {
    switch self {
    case .idle: .working(round: 1)
    case .working(let round): .resting(isLong: round.isMultiple(of: 3), after: round)
    case .resting(_, let round): .working(round: round + 1)
    }
  }
}

extension PomodoroPhase: CustomStringConvertible {
  var description: String {
    if case .working(let round) = self { return "Work, round \(round)" }
    guard case .resting(let isLong, _) = self else { return "Ready" }
    return isLong ? "Long rest" : "Short rest"
  }
}

struct PomodoroDial: View {
  let phase: PomodoroPhase
  let left: Int

  private var fraction: Double { phase.seconds == 0 ? 1 : Double(left) / Double(phase.seconds) }
  private var tint: Color { if case .working = phase { .red } else { .green } }

  var body: some View {
    ZStack {
      Circle().stroke(tint.opacity(0.2), lineWidth: 14)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(tint, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear(duration: 1), value: left)
      VStack {
        Text(String(format: "%02d:%02d", left / 60, left % 60)).font(.largeTitle).monospacedDigit()
        Text(phase.description).font(.caption)
      }
    }
    .frame(width: 160, height: 160)
  }
}

struct PomodoroBench: View {
  @State private var phase = PomodoroPhase.idle
  @State private var left = 0
  @State private var isRunning = false
  @State private var log: [String] = []
  @State private var ticks = 0

  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 24) {
      PomodoroDial(phase: phase, left: left)
      HStack(spacing: 30) {
        Button(isRunning ? "Pause" : "Start") {
          if phase == .idle { phase = phase.next }
          isRunning.toggle()
        }
        Button("Skip", action: advance)
        Button("Reset") { (phase, left, isRunning) = (.idle, 0, false) }
      }
      ForEach(Array(log.suffix(4).enumerated()), id: \.offset) { Text($1).font(.footnote) }
      Text("^[\(ticks) tick](inflect: true)").hidden()
    }
    .onReceive(clock) { _ in
      guard isRunning, ticks < 45 else { return }
      ticks += 1
      left -= 1
      if left <= 0 { advance() }
    }
    .onChange(of: phase) { old, new in
      left = new.seconds
      if old != .idle { log.append("\(old) → \(new)") }
    }
  }

  private func advance() {
    withAnimation(.snappy) { phase = phase.next }
  }
}
