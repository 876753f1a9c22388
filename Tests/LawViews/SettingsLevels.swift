import SwiftUI

// entries: SettingsLevels

private struct SoundSettings: View {
  @Binding var volume: Double
  @Binding var isMuted: Bool

  var body: some View {
    Form {
      Toggle("Mute", isOn: $isMuted)
      Slider(value: $volume, in: 0...10, step: 1).disabled(isMuted)
      Text(isMuted ? "silent" : "\(Int(volume)) of 10")
    }
    .navigationTitle("Sound")
  }
}

private struct LookSettings: View {
  @Binding var theme: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(["Light", "Dark", "Sepia"], id: \.self) { name in
        Button {
          theme = name
          dismiss()
        } label: {
          HStack {
            Text(name)
            Spacer()
            if theme == name { Image(systemName: "checkmark") }
          }
        }
      }
    }
    .navigationTitle("Look")
  }
}

struct SettingsLevels: View {
  @State private var volume = 4.0
  @State private var isMuted = false
  @State private var theme = "Light"
  @State private var showsHelp = false

  var body: some View {
    NavigationView {
      List {
        NavigationLink(destination: SoundSettings(volume: $volume, isMuted: $isMuted)) {
          Label("Sound", systemImage: "speaker")
        }
        NavigationLink {
          LookSettings(theme: $theme)
        } label: {
          HStack {
            Text("Look")
            Spacer()
            Text(theme).foregroundColor(.secondary)
          }
        }
        Button("Help") { showsHelp = true }
      }
      .navigationTitle("Settings")
    }
    .sheet(isPresented: $showsHelp) {
      VStack {
        Text("Ask a friend.")
        Button("Close") { showsHelp = false }
      }
    }
  }
}
