import SwiftUI

// entries: SwitchBoard

struct Lever: View {
  let name: String
  let isOn: Bool
  let onPull: (Bool) -> Void

  var body: some View {
    VStack {
      Capsule()
        .fill(isOn ? .green : .red)
        .frame(width: 14, height: 40)
        .offset(y: isOn ? -8 : 8)
      Text(name)
    }
    .onTapGesture { onPull(!isOn) }
  }
}

struct MeterPanel<Face: View>: View {
  var values: [Double]
  var format: (Double) -> String = { "\(Int($0))" }
  var color: ((Double) -> Color)?
  private let face: (Double) -> Face

  init(
    values: [Double], format: @escaping (Double) -> String = { "\(Int($0))" }, color: ((Double) -> Color)? = nil,
    @ViewBuilder face: @escaping (Double) -> Face
  ) {
    self.values = values
    self.format = format
    self.color = color
    self.face = face
  }

  var body: some View {
    HStack {
      ForEach(values, id: \.self) { value in
        VStack(spacing: 2) {
          face(value)
          Text(format(value)).foregroundColor(color?(value) ?? .primary)
        }
      }
    }
  }
}

struct SwitchBoard: View {
  @State private var states = [true, false, true]
  @State private var log: [String] = []

  private let scale: (Double, Double) -> Double = { $0 * $1 }

  private func pull(_ index: Int) -> (Bool) -> Void {
    return { isOn in
      states[index] = isOn
      log.append("\(index): \(isOn)")
    }
  }

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 30) {
        ForEach(states.indices, id: \.self) { index in
          Lever(name: "S\(index + 1)", isOn: states[index], onPull: pull(index))
        }
        Lever(name: "main", isOn: states.allSatisfy { $0 }) { _ in states = states.map { !$0 } }
      }
      MeterPanel(values: [12, 48, 230], format: { "\(Int($0)) V" }, color: nil) { value in
        Circle().trim(from: 0, to: CGFloat(value / 240)).stroke(.blue, lineWidth: 4).frame(width: 40, height: 40)
      }
      MeterPanel(values: [0.5, 1.25], format: { String(format: "%.2f A", $0) }, color: { $0 > 1 ? .red : .green }) {
        value in
        Rectangle().frame(width: 30, height: CGFloat(scale(value, 20)))
        Divider().frame(width: 30)
      }
      let describe = { (count: Int) -> String in count == 1 ? "one switch" : "\(count) switches" }
      Text(describe(states.filter { $0 }.count) + " on")
      Text(log.isEmpty ? "nothing happened" : log.joined(separator: ", "))
    }
  }
}
