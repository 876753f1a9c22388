import SwiftUI

// entries: LiteralSteps

/// Integer literals whose type a closure decides: lengths and angles, and whole numbers elsewhere.
struct LiteralSteps: View {
  @State private var trigger = false

  var body: some View {
    VStack {
      PhaseAnimator([10, 20, 30, 40]) { phase in
        RoundedRectangle(cornerRadius: phase).frame(width: 20, height: 10)
      }
      Text("up").phaseAnimator([0, -100], trigger: trigger) { view, phase in view.offset(y: phase) }
      ForEach([10, 20, 30], id: \.self) { width in
        Color.red.frame(width: width, height: 10)
      }
      ForEach([0, 90, 180], id: \.self) { Text("turned").rotationEffect(.degrees($0)) }
      ForEach([1, 2], id: \.self) { Text("\($0)") }
      ZStack {
        Rectangle().foregroundStyle(.primary.opacity(0.5))
        Rectangle().foregroundStyle(.secondary)
      }
      .foregroundStyle(.orange)
      .frame(width: 20, height: 20)
    }
  }
}
