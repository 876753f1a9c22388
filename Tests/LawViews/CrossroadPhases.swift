import SwiftUI

// entries: CrossroadPhases

enum CrossroadLight: CaseIterable { case red, amber, green }

struct CrossroadPhase: Equatable {
  var northSouth: CrossroadLight
  var eastWest: CrossroadLight
  var seconds: Double

  static let cycle: [CrossroadPhase] = [
    .init(northSouth: .green, eastWest: .red, seconds: 3), .init(northSouth: .amber, eastWest: .red, seconds: 1),
    .init(northSouth: .red, eastWest: .green, seconds: 2), .init(northSouth: .red, eastWest: .amber, seconds: 1),
  ]
}

final class CrossroadController: ObservableObject {
  @Published private(set) var index = 0
  @Published private(set) var waiting: (cars: Int, walkers: Int) = (cars: 0, walkers: 0)
  @Published var isBlinking = false

  var phase: CrossroadPhase { CrossroadPhase.cycle[index] }

  func pressButton() {
    waiting.walkers += 1
    waiting.cars = max(waiting.cars - 1, 0)
  }

  func advance() {
    guard !isBlinking else { return }
    index = (index + 1) % CrossroadPhase.cycle.count
    switch phase.northSouth {
    case .red: waiting.cars += 2
    case .green: waiting = (cars: 0, walkers: 0)
    case .amber: break
    }
  }
}

struct CrossroadSignal: View {
  var lit: CrossroadLight?
  var axis = Axis.vertical

  private func color(_ light: CrossroadLight) -> Color {
    switch light {
    case .red: .red
    case .amber: .yellow
    case .green: .green
    }
  }

  var body: some View {
    let layout = axis == .vertical ? AnyLayout(VStackLayout(spacing: 3)) : AnyLayout(HStackLayout(spacing: 3))
    layout {
      ForEach(CrossroadLight.allCases, id: \.self) { light in
        Circle()
          .fill(color(light).opacity(light == lit ? 1 : 0.15))
          .frame(width: 14, height: 14)
      }
    }
    .padding(4)
    .background(.black, in: RoundedRectangle(cornerRadius: 6))
  }
}

struct CrossroadPhases: View {
  @StateObject private var controller = CrossroadController()
  @State private var steps = 0

  private func schedule() {
    DispatchQueue.main.asyncAfter(deadline: .now() + controller.phase.seconds) {
      steps += 1
      withAnimation(.easeInOut(duration: 0.3)) { controller.advance() }
      if steps < 18 { schedule() }
    }
  }

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        Rectangle().fill(.gray).frame(width: 60, height: 220)
        Rectangle().fill(.gray).frame(width: 220, height: 60)
        RoundedRectangle(cornerRadius: 4)
          .fill(.blue)
          .frame(width: 18, height: 30)
          .offset(x: -14, y: controller.phase.northSouth == .green ? -80 : 60)
          .animation(.easeInOut(duration: 1.5), value: controller.phase)
        CrossroadSignal(lit: controller.isBlinking ? .amber : controller.phase.northSouth).offset(x: 50, y: -64)
        CrossroadSignal(lit: controller.isBlinking ? nil : controller.phase.eastWest, axis: .horizontal)
          .offset(x: 70, y: 50)
      }
      .frame(width: 240, height: 240)
      Text("\(controller.waiting.cars) cars and \(controller.waiting.walkers) walkers wait")
      HStack {
        Button("Walk", action: controller.pressButton)
        Toggle("Night", isOn: $controller.isBlinking).fixedSize()
      }
    }
    .onAppear(perform: schedule)
  }
}
