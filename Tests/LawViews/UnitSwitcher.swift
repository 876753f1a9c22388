import SwiftUI

// entries: UnitSwitcher

struct UnitSwitcher: View {
  private enum Unit: String, CaseIterable {
    case metres = "m"
    case feet = "ft"
    case inches = "in"

    var factor: Double {
      switch self {
      case .metres: return 1
      case .feet: return 0.3048
      case .inches: return 0.0254
      }
    }
  }

  @State private var amount = 2.0
  @State private var from = Unit.metres
  @State private var to: Unit? = .feet

  private var result: Double? { to.map { amount * from.factor / $0.factor } }

  var body: some View {
    Form {
      Section {
        TextField("Amount", value: $amount, format: .number)
        Picker("From", selection: $from) {
          ForEach(Unit.allCases, id: \.self) { Text($0.rawValue) }
        }
        Picker("To", selection: $to) {
          Text("none").tag(nil as Unit?)
          ForEach(Unit.allCases, id: \.self) { Text($0.rawValue).tag($0 as Unit?) }
        }
      }
      Section("Result") {
        if let result, let to {
          Text("\(result, specifier: "%.3f") \(to.rawValue)")
        } else {
          Text("no unit").foregroundColor(.secondary)
        }
        Button("Swap") {
          guard let other = to else { return }
          to = from
          from = other
        }
      }
    }
  }
}
