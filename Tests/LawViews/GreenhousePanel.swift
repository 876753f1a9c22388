import SwiftUI

// entries: GreenhousePanel

struct GreenhousePanel: View {
  enum Mode: String, CaseIterable, Identifiable {
    case off, manual, auto
    var id: String { rawValue }
  }

  @State private var name = ""
  @State private var password = "secret"
  @State private var mode: Mode = .auto
  @State private var warmth: Float = 0.4
  @State private var water = 30.0
  @State private var lamps = 3
  @State private var isVented = true
  @State private var growth: Double? = 0.65

  var body: some View {
    Form {
      Section(header: Text("Plant")) {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
      }
      Section("Climate") {
        Picker("Mode", selection: $mode) {
          ForEach(Mode.allCases) { mode in
            Text(mode.rawValue.capitalized).tag(mode)
          }
        }
        Slider(value: $warmth)
        Slider(value: $water, in: 0...100, step: 10)
        Slider(value: $water, in: 0...100) {
          Text("Water")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        Stepper("\(lamps) lamps", value: $lamps, in: 0...9)
        Stepper(value: $lamps, in: 0...9) {
          HStack {
            ForEach(0..<lamps, id: \.self) { _ in Image(systemName: "lightbulb.fill").foregroundColor(.yellow) }
          }
        }
        Toggle("Vent", isOn: $isVented)
        Toggle(isOn: .constant(false)) {
          Label("Frost guard", systemImage: "snowflake")
        }
      }
      Section {
        ProgressView()
        ProgressView(value: growth)
        ProgressView("Growth", value: growth, total: 1)
        ProgressView(value: 30, total: 50).tint(.green)
        Button("Water now") { water += 10 }
          .disabled(!isVented)
        Button(action: { lamps = 0 }) {
          Label("All lamps off", systemImage: "power")
        }
      } header: {
        Text("State")
      }
    }
    .navigationTitle("Greenhouse")
    .navigationBarTitleDisplayMode(.inline)
  }
}
