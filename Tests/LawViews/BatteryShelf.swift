import SwiftUI

// entries: BatteryShelf

enum BatteryState: Equatable {
  case charging(Double)
  case draining(level: Double, hours: Int)
  case missing

  var level: Double? {
    switch self {
    case .charging(let level), .draining(let level, _): return level
    case .missing: return nil
    }
  }
}

struct ShelfBattery: View {
  let state: BatteryState
  var size = CGSize(width: 60, height: 26)

  private var tint: Color {
    guard let level = state.level else { return .gray }
    if case .charging = state { return .green }
    return level < 0.2 ? .red : level < 0.5 ? .yellow : .primary
  }

  var body: some View {
    HStack(spacing: 2) {
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: size.height / 4)
          .strokeBorder(state == .missing ? Color.gray : .primary, lineWidth: 2)
        if let level = state.level {
          RoundedRectangle(cornerRadius: size.height / 6)
            .fill(tint)
            .frame(width: max(0, (size.width - 8) * CGFloat(level)))
            .padding(4)
        } else {
          Path { path in
            path.move(to: CGPoint(x: size.width * 0.2, y: size.height * 0.8))
            path.addLine(to: CGPoint(x: size.width * 0.8, y: size.height * 0.2))
          }
          .stroke(.gray, lineWidth: 2)
        }
      }
      .frame(width: size.width, height: size.height)
      Capsule().frame(width: 3, height: size.height * 0.4)
    }
    .overlay { if case .charging = state { Image(systemName: "bolt.fill").foregroundColor(.yellow) } }
  }
}

struct BatteryShelf: View {
  let states: [(name: String, state: BatteryState)] = [
    ("Phone", .charging(0.35)), ("Watch", .draining(level: 0.82, hours: 14)), ("Lamp", .draining(level: 0.1, hours: 1)),
    ("Radio", .draining(level: 0.4, hours: 6)), ("Torch", .missing),
  ]

  private func note(_ state: BatteryState) -> Text {
    switch state {
    case .charging(let level) where level > 0.9: return Text("almost full")
    case .charging(let level): return Text("charging, ") + Text("\(Int(level * 100)) %").bold()
    case .draining(_, hours: 1): return Text("one hour").foregroundColor(.red)
    case .draining(_, let hours): return Text("\(hours) hours")
    case .missing: return Text("no battery").italic()
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(states, id: \.name) { entry in
        HStack {
          ShelfBattery(state: entry.state)
          VStack(alignment: .leading) {
            Text(entry.name).font(.headline)
            note(entry.state).font(.caption)
          }
        }
      }
      HStack(alignment: .bottom) {
        ForEach(1..<5) { step in
          ShelfBattery(
            state: .draining(level: Double(step) / 4, hours: step),
            size: CGSize(width: 20 * step, height: 8 * step))
        }
      }
      let levels = states.compactMap(\.state.level)
      Text("\(levels.reduce(0, +) / Double(levels.count) * 100, specifier: "%.1f") % on average")
    }
    .padding()
  }
}
