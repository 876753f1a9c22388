import SwiftUI

// entries: WaveLoaders, WaveLoaders_Previews

struct LoaderBars: View {
  let phase: Double
  var count = 5

  var body: some View {
    HStack(alignment: .center, spacing: 4) {
      ForEach(0..<count, id: \.self) { index in
        let lift = (sin(phase * 2 * .pi + Double(index) * 0.8) + 1) / 2
        Capsule().frame(width: 6, height: 8 + 24 * lift)
      }
    }
    .frame(height: 32)
  }
}

struct LoaderArc: Shape {
  var start: Angle
  var sweep: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.degrees, sweep.degrees) }
    set { (start, sweep) = (.degrees(newValue.first), .degrees(newValue.second)) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: .init(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2, startAngle: start,
      endAngle: start + sweep, clockwise: false)
    return path
  }
}

struct ArcLoader: View {
  @State private var isTurning = false

  var body: some View {
    LoaderArc(start: .degrees(isTurning ? 360 : 0), sweep: .degrees(isTurning ? 270 : 30))
      .stroke(.linearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom), lineWidth: 5)
      .frame(width: 40, height: 40)
      .onAppear {
        withAnimation(.easeInOut(duration: 1.2).repeatForever(autoreverses: true)) { isTurning.toggle() }
      }
  }
}

struct DotRing: View {
  @State private var step = 0
  private let ticker = Timer.publish(every: 0.1, on: .main, in: .default).autoconnect()

  var body: some View {
    ZStack {
      ForEach(0..<8) { dot in
        Circle()
          .frame(width: 6, height: 6)
          .opacity(1 - Double((step - dot + 16) % 8) / 8)
          .offset(y: -16)
          .rotationEffect(.degrees(Double(dot) / 8 * 360))
      }
    }
    .frame(width: 40, height: 40)
    .onReceive(ticker) { _ in step = (step + 1) % 8 }
  }
}

struct PulsingSquare: View {
  private enum Beat: CaseIterable {
    case rest
    case swell
    case turn

    var scale: Double { self == .swell ? 1.3 : 1 }
    var angle: Angle { self == .turn ? .degrees(45) : .zero }
  }

  var body: some View {
    PhaseAnimator(Beat.allCases) { beat in
      Rectangle()
        .frame(width: 20, height: 20)
        .scaleEffect(beat.scale)
        .rotationEffect(beat.angle)
    } animation: { beat in
      beat == .rest ? .easeIn(duration: 0.4) : .spring(duration: 0.25, bounce: 0.4)
    }
  }
}

struct WaveLoaders: View {
  @State private var speed = 1.0
  @State private var isPaused = false

  var body: some View {
    VStack(spacing: 28) {
      TimelineView(.animation(minimumInterval: 1 / 30, paused: isPaused)) { context in
        let seconds = context.date.timeIntervalSinceReferenceDate * speed
        LoaderBars(phase: seconds.truncatingRemainder(dividingBy: 1))
          .foregroundStyle(.purple)
      }
      TimelineView(.periodic(from: .now, by: 0.5)) { timeline in
        let isOdd = Int(timeline.date.timeIntervalSinceReferenceDate * 2) % 2 == 1
        Text("Loading" + (isOdd ? "…" : ""))
      }
      HStack(spacing: 20) {
        ArcLoader()
        DotRing()
        PulsingSquare()
      }
      Stepper("Speed \(speed, specifier: "%.1f")", value: $speed, in: 0.5...3, step: 0.5)
      Toggle("Pause", isOn: $isPaused)
    }
    .padding()
  }
}

struct WaveLoaders_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ForEach(Array(stride(from: 0, to: 1, by: 0.25)), id: \.self) { LoaderBars(phase: $0) }
      LoaderArc(start: .zero, sweep: .radians(.pi)).stroke().frame(width: 30, height: 30)
    }
    .previewLayout(.sizeThatFits)
  }
}
