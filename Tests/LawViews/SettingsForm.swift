import SwiftUI

// entries: SettingsForm, VolumeRow_Previews

struct VolumeRow: View {
  @Binding var volume: Double

  var body: some View {
    HStack {
      Image(systemName: "speaker")
      Slider(value: $volume, in: 0...10)
      Text("\(volume, specifier: "%.1f")").frame(width: 40)
    }
  }
}

struct SettingsForm: View {
  @State private var isOn = true
  @State private var volume = 2.5
  @State private var name = ""
  @State private var email = "ada@example.com"
  @State private var size = 3
  @State private var flavor = 1

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("General")) {
          Toggle("Notifications", isOn: $isOn)
          Toggle(isOn: .constant(false)) { Label("Silent", systemImage: "bell.slash") }
          VolumeRow(volume: $volume)
        }
        Section {
          TextField("Name", text: $name)
          TextField("Email", text: $email)
          SecureField("Password", text: .constant("secret"))
          Stepper("Size \(size)", value: $size, in: 1...5)
        } header: {
          Text("Profile")
        }
        Picker("Flavor", selection: $flavor) {
          Text("Vanilla").tag(0)
          Text("Mint").tag(1)
        }
        if isOn { Text("Loud").foregroundColor(.green) }
      }
      .navigationTitle("Settings")
    }
  }
}

struct VolumeRow_Previews: PreviewProvider {
  static var previews: some View {
    VolumeRow(volume: .constant(7))
    VolumeRow(volume: Binding(get: { 3 }, set: { _ in }))
  }
}
