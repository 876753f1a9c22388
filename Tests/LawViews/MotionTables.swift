import SwiftUI

// entries: MotionTables

/// The pace of a curve as a row of bars, with its slope in the middle.
struct PaceBars: View {
  let title: String
  let curve: UnitCurve
  var color: Color = .orange

  private var steps: [Double] { (0...10).map { curve.value(at: Double($0) / 10) } }

  var body: some View {
    HStack(alignment: .bottom, spacing: 3) {
      Text(title).font(.caption).frame(width: 90, alignment: .leading)
      ForEach(steps.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 6, height: 4 + 36 * steps[index])
      }
      Text("\(curve.velocity(at: 0.5), specifier: "%.3f")").font(.caption2).monospacedDigit()
      if curve.inverse == curve { Text("own inverse").font(.caption2) }
    }
  }
}

/// The way of a spring over a second and a half.
struct SpringPlot: Shape {
  var spring: Spring
  var push: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for step in 0...30 {
      let time = Double(step) / 20
      let height = spring.value(target: rect.height / 2, initialVelocity: push, time: time)
      let point = CGPoint(x: rect.minX + rect.width * CGFloat(step) / 30, y: rect.maxY - height)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

struct SpringRow: View {
  let title: String
  let spring: Spring

  /// The place and the speed after ten steps.
  private var afterSteps: (Double, Double) {
    var value = 10.0
    var velocity = 0.0
    for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 50, deltaTime: 0.03) }
    return (value, velocity)
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(title).bold()
        Text("\(spring.duration, specifier: "%.3f") s, bounce \(spring.bounce, specifier: "%.3f")")
        Text("stiffness \(spring.stiffness, specifier: "%.1f"), damping \(spring.damping, specifier: "%.2f")")
        Text("rests after \(spring.settlingDuration, specifier: "%.4f") s")
        Text("\(afterSteps.0, specifier: "%.3f") at \(afterSteps.1, specifier: "%.3f")")
        Text("force \(spring.force(target: 1.0, position: 0.25, velocity: 2), specifier: "%.2f")")
      }
      .font(.caption2)
      SpringPlot(spring: spring, push: title == "pushed" ? 400 : 0)
        .stroke(.blue, lineWidth: 2)
        .frame(width: 80, height: 40)
    }
  }
}

/// Animations are values that can be compared and kept.
struct AnimationFacts: View {
  var pulse: Animation = .easeInOut(duration: 0.8).delay(0.2).repeatForever(autoreverses: true)
  var arrival: AnyTransition = .asymmetric(
    insertion: .push(from: .bottom).combined(with: .scale(scale: 0.5, anchor: .top)),
    removal: .offset(x: 40).animation(.linear(duration: 0.2)))

  private var facts: [(String, Bool)] {
    [
      ("the default spring", .spring() == Animation.smooth),
      ("the same order", pulse == Animation.easeInOut(duration: 0.8).delay(0.2).repeatForever()),
      ("another order", pulse == Animation.easeInOut(duration: 0.8).repeatForever().delay(0.2)),
      ("a curve", Animation.easeIn == .timingCurve(0.42, 0, 1, 1)),
      ("a unit curve", Animation.timingCurve(.easeOut, duration: 2) == .easeOut(duration: 2)),
      ("a spring's value", Animation.spring(.bouncy) == .bouncy),
      ("counted", Animation.linear.repeatCount(3) == .linear.repeatCount(3, autoreverses: false)),
      ("completed", Animation.default.logicallyComplete(after: 1) == .default),
      ("interactive", Animation.interactiveSpring() == .interactiveSpring(response: 0.15, dampingFraction: 0.85)),
      ("interpolating", Animation.interpolatingSpring(stiffness: 100, damping: 10).speed(2) == .snappy),
    ]
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(facts.indices, id: \.self) { index in
        Label(facts[index].0, systemImage: facts[index].1 ? "checkmark" : "xmark")
          .foregroundStyle(facts[index].1 ? .green : .secondary)
      }
      Circle().frame(width: 20, height: 20).transition(arrival)
    }
    .font(.footnote)
  }
}

struct MotionTables: View {
  private let drop = UnitCurve.bezier(
    startControlPoint: UnitPoint(x: 0.3, y: 0), endControlPoint: UnitPoint(x: 0.2, y: 1.4))

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      PaceBars(title: "linear", curve: .linear)
      PaceBars(title: "ease in", curve: .easeIn, color: .pink)
      PaceBars(title: "ease both", curve: .easeInOut, color: .purple)
      PaceBars(title: "circular", curve: .circularEaseInOut, color: .teal)
      PaceBars(title: "over the end", curve: drop, color: .red)
      SpringRow(title: "smooth", spring: .smooth)
      SpringRow(title: "pushed", spring: Spring(duration: 0.6, bounce: 0.4))
      SpringRow(title: "slow", spring: Spring(mass: 2, stiffness: 40, damping: 60, allowOverDamping: true))
      SpringRow(title: "in a second", spring: Spring(settlingDuration: 1, dampingRatio: 0.6))
      AnimationFacts()
    }
    .padding()
  }
}
