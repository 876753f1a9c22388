import SwiftUI

// entries: LapStopwatch, Countdown

struct LapStopwatch: View {
  @State private var seconds = 83.4
  @State private var timer: Timer?
  @State private var laps: [Double] = [31.2, 29.8, 22.4]
  @State private var isFlashing = false

  static func text(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return String(format: "%02d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10)
  }

  var body: some View {
    VStack(spacing: 18) {
      Text(Self.text(seconds))
        .font(.system(size: 54, weight: .thin, design: .monospaced))
        .foregroundColor(isFlashing ? .red : .primary)
        .padding(.bottom)
      HStack {
        Button(timer == nil ? "Start" : "Stop", action: toggle)
        Spacer()
        Button("Lap") { flash() }.disabled(timer == nil)
      }
      .padding(.horizontal, 60)
      ForEach(laps.indices.reversed(), id: \.self) { index in
        HStack {
          Text("Lap \(index + 1)")
          Spacer()
          Text(Self.text(laps[index]))
            .foregroundColor(laps[index] == laps.min() ? .green : laps[index] == laps.max() ? .red : .primary)
        }
      }
      Countdown(total: 10)
    }
    .padding()
    .onDisappear { timer?.invalidate() }
  }

  private func toggle() {
    if let running = timer {
      running.invalidate()
      timer = nil
    } else {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in seconds += 0.1 }
    }
  }

  private func flash() {
    laps.append(seconds - laps.reduce(0, +))
    isFlashing = false
    withAnimation(.easeOut(duration: 0.2)) { isFlashing = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      withAnimation(.easeIn(duration: 0.4).delay(0.1)) { isFlashing = false }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { isFlashing = false }
    }
  }
}

struct Countdown: View {
  var total = 5
  @State private var remaining = 4
  private let tick = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 8).opacity(0.2)
      Circle()
        .trim(from: 0, to: CGFloat(remaining) / CGFloat(total))
        .stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear(duration: 1))
      Text("\(remaining)").font(.title).contentTransition(.numericText())
    }
    .foregroundColor(remaining < 3 ? .red : .accentColor)
    .frame(width: 80, height: 80)
    .onReceive(tick) { _ in
      if remaining > 0 { remaining -= 1 } else { tick.upstream.connect().cancel() }
    }
  }
}
