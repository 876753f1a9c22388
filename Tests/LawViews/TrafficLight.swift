import SwiftUI

// entries: TrafficLight, AllLights

enum Phase: String, CaseIterable {
  case stop, wait, go

  var color: Color {
    switch self {
    case .stop: return .red
    case .wait: return .yellow
    case .go: return .green
    }
  }
}

struct Lamp: View {
  let phase: Phase
  let isLit: Bool

  var body: some View {
    Circle()
      .fill(isLit ? phase.color : Color.gray.opacity(0.25))
      .overlay(Circle().strokeBorder(.black, lineWidth: isLit ? 2 : 1))
      .frame(width: 44, height: 44)
  }
}

struct TrafficLight: View {
  var current: Phase = .wait

  var body: some View {
    VStack(spacing: 8) {
      ForEach(Phase.allCases, id: \.self) { phase in
        Lamp(phase: phase, isLit: phase == current)
      }
      label
    }
    .padding(12)
    .background(RoundedRectangle(cornerRadius: 16).fill(Color(white: 0.2)))
  }

  @ViewBuilder private var label: some View {
    switch current {
    case .stop: Text("Stop").foregroundColor(.red)
    case .wait:
      Text("Wait")
      Text("a little").font(.caption)
    case .go: EmptyView()
    }
  }
}

struct AllLights: View {
  var body: some View {
    HStack {
      TrafficLight(current: .stop)
      TrafficLight()
      TrafficLight(current: .go)
    }
  }
}
