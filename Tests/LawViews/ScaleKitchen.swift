import SwiftUI

// entries: ScaleKitchen, ScaleKitchen_Previews

protocol KitchenUnit: CaseIterable, Hashable {
  var rawValue: String { get }
  associatedtype Quantity: BinaryFloatingPoint
  static var base: Self { get }
  var factor: Quantity { get }
  func toBase(_ value: Quantity) -> Quantity
  func fromBase(_ value: Quantity) -> Quantity
}

extension KitchenUnit {
  func toBase(_ value: Quantity) -> Quantity { value * factor }
  func fromBase(_ value: Quantity) -> Quantity { value / factor }
  func convert(_ value: Quantity, to other: Self) -> Quantity { other.fromBase(toBase(value)) }
}

enum KitchenMass: String, KitchenUnit {
  case gram = "g"
  case ounce = "oz"
  case pound = "lb"

  static let base = gram
  var factor: Double {
    switch self {
    case .gram: 1
    case .ounce: 28.349523125
    case .pound: 453.59237
    }
  }
}

enum KitchenHeat: String, KitchenUnit {
  case celsius = "°C"
  case fahrenheit = "°F"

  static var base: KitchenHeat { .celsius }
  var factor: Float { self == .celsius ? 1 : 5 / 9 }
  func toBase(_ value: Float) -> Float { self == .celsius ? value : (value - 32) * factor }
  func fromBase(_ value: Float) -> Float { self == .celsius ? value : value / factor + 32 }
}

struct UnitConverter<Unit: KitchenUnit>: View {
  @State private var value: Double
  @State private var from: Unit
  let range: ClosedRange<Double>

  init(_ value: Double, in range: ClosedRange<Double>, of unit: Unit = Unit.base) {
    _value = State(initialValue: value)
    _from = .init(initialValue: unit)
    self.range = range
  }

  private var all: [Unit] { Array(Unit.allCases) }

  private func text(_ unit: Unit) -> String {
    let converted = Double(from.convert(Unit.Quantity(value), to: unit))
    return String(format: converted < 10 ? "%.2f" : "%.1f", converted) + " " + unit.rawValue
  }

  var body: some View {
    VStack(alignment: .leading) {
      Picker("From", selection: $from) {
        ForEach(all, id: \.rawValue) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      Slider(value: $value, in: range)
      HStack {
        ForEach(all.filter { $0 != from }, id: \.self) { unit in
          Text(text(unit)).frame(maxWidth: .infinity).padding(4).background(.yellow.opacity(0.2))
            .onTapGesture {
              value = Double(from.convert(Unit.Quantity(value), to: unit))
              from = unit
            }
        }
      }
      .animation(.snappy, value: from)
    }
  }
}

struct ScaleKitchen: View {
  @State private var servings = 4
  private let recipe: KeyValuePairs<String, Double> = ["flour": 250, "butter": 125, "eggs": 2]

  var body: some View {
    Form {
      Section("Weight") { UnitConverter<KitchenMass>(250, in: 0...2000) }
      Section("Oven") { UnitConverter(180, in: 0...500, of: KitchenHeat.celsius) }
      Section("Crumble") {
        Stepper("For \(servings)", value: $servings, in: 1...12)
        ForEach(recipe, id: \.key) { name, amount in
          LabeledContent {
            Text(amount * Double(servings) / 4, format: .number)
          } label: {
            Text(name.capitalized)
          }
        }
      }
    }
  }
}

struct ScaleKitchen_Previews: PreviewProvider {
  static var previews: some View {
    UnitConverter(212, in: 0...500, of: KitchenHeat.fahrenheit).padding()
  }
}
