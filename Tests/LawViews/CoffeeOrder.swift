import SwiftUI

// entries: CoffeeOrder

private enum CupSize: String, CaseIterable, Identifiable {
  case small = "Small"
  case medium = "Medium"
  case large = "Large"

  var id: String { rawValue }
  var price: Double {
    switch self {
    case .small: 2.5
    case .medium: 3.2
    case .large: 3.9
    }
  }
}

private enum Roast: Int, CaseIterable, Identifiable {
  case light, city, dark
  var id: Int { rawValue }
  var name: String { ["Light", "City", "Dark"][rawValue] }
}

struct CoffeeOrder: View {
  @State private var size = CupSize.medium
  @State private var roast = 1
  @State private var shots = 1
  @State private var hasMilk = false
  @State private var milk = "Oat"

  private let milks = ["Oat", "Soy", "Cow"]

  private var total: Double { size.price + Double(shots - 1) * 0.6 + (hasMilk ? 0.4 : 0) }

  var body: some View {
    Form {
      Section("Cup") {
        Picker("Size", selection: $size) {
          ForEach(CupSize.allCases) { size in
            Text(size.rawValue).tag(size)
          }
        }
        .pickerStyle(.segmented)
        Picker("Roast", selection: $roast) {
          ForEach(Roast.allCases) { Text($0.name) }
        }
        Stepper("Shots: \(shots)", value: $shots, in: 1...4)
      }
      Section {
        Toggle("Milk", isOn: $hasMilk.animation())
        if hasMilk {
          Picker("Kind", selection: $milk) {
            ForEach(milks, id: \.self) { Text($0) }
          }
          .pickerStyle(.inline)
        }
      } footer: {
        Text("Total: \(total, specifier: "%.2f")")
      }
    }
  }
}
