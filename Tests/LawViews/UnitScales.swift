import SwiftUI

// entries: UnitScales

struct UnitScales: View {
  enum Scale: String, CaseIterable, Identifiable {
    case celsius = "°C"
    case fahrenheit = "°F"
    case kelvin = "K"

    var id: Self { self }

    func fromCelsius(_ value: Double) -> Double {
      switch self {
      case .celsius: value
      case .fahrenheit: value * 9 / 5 + 32
      case .kelvin: value + 273.15
      }
    }

    func toCelsius(_ value: Double) -> Double {
      switch self {
      case .celsius: value
      case .fahrenheit: (value - 32) * 5 / 9
      case .kelvin: value - 273.15
      }
    }
  }

  @State private var celsius = 21.5
  @State private var scale: Scale = .fahrenheit

  private var shown: Binding<Double> {
    .init {
      scale.fromCelsius(celsius)
    } set: { newValue in
      celsius = scale.toCelsius(newValue)
    }
  }

  private func ruler(from lowest: Int, through highest: Int, by step: Int) -> some View {
    HStack(alignment: .bottom, spacing: 0) {
      ForEach(Array(stride(from: lowest, through: highest, by: step)), id: \.self) { mark in
        VStack(spacing: 2) {
          if mark % (step * 5) == 0 {
            Text("\(mark)").font(.system(size: 9)).fixedSize()
          }
          Rectangle().frame(width: 1, height: mark % (step * 5) == 0 ? 14 : 7)
        }
        .frame(width: 8)
      }
    }
  }

  var body: some View {
    VStack(spacing: 18) {
      Picker("Scale", selection: $scale) {
        ForEach(Scale.allCases) { Text($0.rawValue).tag($0) }
      }
      Text("\(shown.wrappedValue, specifier: "%.1f") \(scale.rawValue)")
        .font(.system(size: 40, weight: .thin))
      Slider(value: shown, in: scale.fromCelsius(-40)...scale.fromCelsius(60))
      Stepper("Exactly \(celsius.formatted())", value: $celsius)
      Grid(alignment: .trailing, verticalSpacing: 4) {
        ForEach([-40, 0, 36.6, 100], id: \.self) { (value: Double) in
          GridRow {
            ForEach(Scale.allCases) { scale in
              Text("\(scale.fromCelsius(value), specifier: "%.2f")").monospacedDigit()
            }
          }
          .foregroundColor(abs(value - celsius) < 16 ? .red : .primary)
        }
      }
      ruler(from: -10, through: 30, by: 1)
      Text(celsius, format: .number.precision(.fractionLength(2)))
      Text(celsius / 100, format: .percent)
      Text((celsius * 1000).formatted(.number.grouping(.never)))
      Text((-celsius).formatted(.number.precision(.significantDigits(2))))
      Text(celsius.rounded(.up).formatted() + " rounded up, " + String(Int(celsius)) + " cut")
    }
    .padding()
  }
}
