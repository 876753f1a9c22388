import SwiftUI

// entries: SpringTrampolines

/// Springs as values, animations that tell their end, colours of colours, and a view that asks why it changes.
struct Trampoline: View {
  let name: String
  let spring: Spring
  var tint = Color.teal
  @State private var isUp = false
  @State private var landings = 0

  var body: some View {
    let _ = Self._printChanges()
    VStack(spacing: 4) {
      Circle()
        .fill(Color(tint).opacity(isUp ? 1 : 0.6))
        .frame(width: 12 + 60 * spring.bounce, height: 24)
        .offset(y: isUp ? -20 : 0)
        .animation(.spring(spring), value: isUp)
      Capsule().frame(width: 100 * spring.duration, height: 4)
      Text("\(name) \(landings)")
    }
    .onTapGesture(perform: jump)
  }

  private func jump() {
    withAnimation(.spring(.bouncy(duration: 0.3), blendDuration: 0.1)) {
      isUp = true
    } completion: {
      isUp = false
    }
    withAnimation(.easeOut, completionCriteria: .removed) {
      landings += 1
    } completion: {
      landings += 0
    }
  }
}

struct SpringTrampolines: View {
  private let springs: [(String, Spring)] = [
    ("still", .smooth), ("quick", .snappy(duration: 0.4)), ("wild", .bouncy(duration: 0.8, extraBounce: 0.1)),
    ("own", Spring(duration: 1.2, bounce: 0.6)),
  ]

  var body: some View {
    HStack(alignment: .bottom, spacing: 12) {
      ForEach(0..<springs.count, id: \.self) { index in
        Trampoline(name: springs[index].0, spring: springs[index].1, tint: index == 2 ? Color(Color.orange) : .teal)
      }
      Trampoline(name: "same", spring: Spring.bouncy == Spring(bounce: 0.3) ? .snappy : .smooth)
    }
  }
}
