import SwiftUI

// entries: ElevatorShaft, ElevatorShaft_Previews

struct Elevator: Equatable {
  var floor: Double
  var riders: Int
  var isBroken = false
}

struct ShaftView: View {
  let floors: Int
  let elevator: Elevator
  let height: CGFloat

  private func y(ofFloor floor: Double) -> CGFloat {
    let step = height / CGFloat(floors)
    return height - step * (CGFloat(floor) + 0.5)
  }

  var body: some View {
    let step = height / CGFloat(floors)
    let isFull = elevator.riders >= 4
    func label(_ floor: Int) -> String { floor == 0 ? "G" : "\(floor)" }

    return ZStack(alignment: .topLeading) {
      ForEach(0..<floors, id: \.self) { floor in
        let top = y(ofFloor: Double(floor)) - step / 2
        Rectangle()
          .strokeBorder(Color.gray.opacity(0.5))
          .frame(width: 40, height: step)
          .offset(y: top)
        Text(label(floor))
          .font(.caption2)
          .frame(width: 40, height: step, alignment: .topTrailing)
          .offset(y: top)
      }
      RoundedRectangle(cornerRadius: 3)
        .fill(elevator.isBroken ? Color.red : isFull ? .orange : .green)
        .frame(width: 30, height: step * 0.8)
        .overlay(Text("\(elevator.riders)"))
        .position(x: 20, y: y(ofFloor: elevator.floor))
    }
    .frame(width: 40, height: height, alignment: .topLeading)
  }
}

struct ElevatorShaft: View {
  @State private var elevators = [
    Elevator(floor: 0, riders: 2), Elevator(floor: 3.5, riders: 5), Elevator(floor: 1, riders: 0, isBroken: true),
  ]
  var floors = 5

  var body: some View {
    let working = elevators.filter { !$0.isBroken }
    let average = working.map(\.floor).reduce(0, +) / Double(max(working.count, 1))
    return VStack(spacing: 20) {
      HStack(spacing: 24) {
        ForEach(Array(elevators.enumerated()), id: \.offset) { index, elevator in
          VStack {
            ShaftView(floors: floors, elevator: elevator, height: 220)
            Text("No. \(index + 1)")
          }
          .onTapGesture { call(index) }
        }
      }
      Text("\(working.count) of \(elevators.count) work, at floor \(average, specifier: "%.2f") on average")
      if let broken = elevators.firstIndex(where: \.isBroken) {
        Text("No. \(broken + 1) is broken").foregroundColor(.red)
      }
    }
  }

  private func call(_ index: Int) {
    guard !elevators[index].isBroken else { return }
    withAnimation(.easeInOut(duration: 2)) { elevators[index].floor = elevators[index].floor == 0 ? 4 : 0 }
  }
}

struct ElevatorShaft_Previews: PreviewProvider {
  static var previews: some View {
    let heights: [CGFloat] = [60, 120]
    ForEach(heights, id: \.self) { height in
      ShaftView(floors: 3, elevator: Elevator(floor: 2, riders: 1), height: height)
    }
    ElevatorShaft(floors: 9)
  }
}
