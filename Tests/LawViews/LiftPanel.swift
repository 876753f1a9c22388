import SwiftUI

// entries: LiftPanel

struct LiftCar: Equatable {
  enum Motion: Equatable {
    case parked(doorsOpen: Bool)
    case moving(to: Int)
  }

  var floor = 0
  var motion = Motion.parked(doorsOpen: false)
  var requests: [Int] = []

  var target: Int? {
    if case .moving(let floor) = motion { return floor }
    return nil
  }

  /// The next floor in the present direction, or the nearest one.
  mutating func chooseNext(isGoingUp: Bool) -> Int? {
    let ahead = requests.filter { isGoingUp ? $0 > floor : $0 < floor }
    let next = (isGoingUp ? ahead.min() : ahead.max()) ?? requests.min { abs($0 - floor) < abs($1 - floor) }
    requests.removeAll { $0 == next }
    return next
  }
}

struct LiftButtonStyle: PrimitiveButtonStyle {
  var isLit: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 40, height: 40)
      .background(Circle().fill(isLit ? .yellow : .gray.opacity(0.25)))
      .overlay(Circle().strokeBorder(.secondary))
      .onTapGesture(perform: configuration.trigger)
  }
}

struct LiftPanel: View {
  private let floors = 0...4
  private let tick = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
  @State private var car = LiftCar()
  @State private var isGoingUp = true
  @State private var trips: [ClosedRange<Int>] = []
  @State private var ticks = 0

  private let height: CGFloat = 48

  var body: some View {
    HStack(alignment: .center, spacing: 40) {
      ZStack(alignment: .bottom) {
        VStack(spacing: 0) {
          ForEach(floors.reversed(), id: \.self) { floor in
            Text(floor == 0 ? "G" : "\(floor)")
              .frame(width: 80, height: height, alignment: .leading)
              .border(.gray.opacity(0.4))
          }
        }
        doors
          .frame(width: 40, height: height - 6)
          .offset(y: -CGFloat(car.floor) * height - 3)
      }
      VStack(spacing: 8) {
        ForEach(floors.reversed(), id: \.self) { floor in
          Button("\(floor)") { call(floor) }
            .buttonStyle(LiftButtonStyle(isLit: car.requests.contains(floor) || car.target == floor))
        }
        Image(systemName: isGoingUp ? "arrow.up" : "arrow.down").opacity(car.target == nil ? 0.2 : 1)
        Text("\(trips.map(\.count).reduce(0, +) - trips.count) floors").font(.caption)
      }
    }
    .onReceive(tick) { _ in
      if ticks < 60 { step() }
      ticks += 1
    }
  }

  private var doors: some View {
    HStack(spacing: car.motion == .parked(doorsOpen: true) ? 24 : 1) {
      Rectangle()
      Rectangle()
    }
    .foregroundStyle(.indigo)
    .background(.white)
    .border(.primary)
    .animation(.easeInOut(duration: 0.4), value: car.motion)
  }

  private func call(_ floor: Int) {
    guard floor != car.floor || car.target != nil else {
      car.motion = .parked(doorsOpen: true)
      return
    }
    if !car.requests.contains(floor) { car.requests.append(floor) }
  }

  private func step() {
    switch car.motion {
    case .moving(to: let floor) where floor == car.floor:
      car.motion = .parked(doorsOpen: true)
    case .moving(to: let floor):
      withAnimation(.linear(duration: 0.5)) { car.floor += (floor - car.floor).signum() }
    case .parked(doorsOpen: true):
      car.motion = .parked(doorsOpen: false)
    case .parked:
      guard let next = car.chooseNext(isGoingUp: isGoingUp) else { break }
      isGoingUp = next > car.floor
      trips.append(min(next, car.floor)...max(next, car.floor))
      car.motion = .moving(to: next)
    }
  }
}
