import SwiftUI

// entries: SynthPads

struct PadStyle: ButtonStyle {
  var color: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.caption.weight(.bold))
      .foregroundColor(.white)
      .frame(width: 64, height: 64)
      .background(
        RoundedRectangle(cornerRadius: 10)
          .fill(configuration.isPressed ? color.opacity(0.5) : color)
      )
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

struct KnobStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().fill(configuration.role == .destructive ? .red : .gray)
      Circle().strokeBorder(.black, lineWidth: 3)
      configuration.label
    }
    .frame(width: 44, height: 44)
  }
}

extension ButtonStyle where Self == PadStyle {
  static var pad: PadStyle { PadStyle() }
  static func pad(_ color: Color) -> PadStyle { PadStyle(color: color) }
}

struct SynthPads: View {
  @State private var isPlaying = false
  @State var last = "none"
  let names = ["kick", "snare", "hat", "clap"]
  let colors: [Color] = [.red, .orange, .green, .purple]

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        ForEach(Array(zip(names, colors)), id: \.0) { name, color in
          Button(name) { last = name }
            .buttonStyle(.pad(color))
        }
      }
      HStack {
        Button(action: { isPlaying.toggle() }) {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        }
        .buttonStyle(.pad)
        Button {
          last = "none"
        } label: {
          VStack {
            Image(systemName: "stop.fill")
            Text("stop")
          }
        }
        .buttonStyle(PadStyle(color: .black))
        Button("Delete", role: .destructive, action: reset).buttonStyle(KnobStyle())
        Button("Keep", role: .cancel) {}.buttonStyle(KnobStyle())
      }
      HStack {
        Button("plain") {}.buttonStyle(.plain)
        Button("bordered") {}.buttonStyle(.bordered)
        Button("prominent") {}.buttonStyle(.borderedProminent).tint(.pink)
        Button("none", action: reset)
      }
      Button(role: .destructive) {
        reset()
      } label: {
        Label("Clear all", systemImage: "trash")
      }
      .disabled(last == "none")
      Group {
        Button("A") {}
        Button("B") {}
      }
      .buttonStyle(KnobStyle())
      Text("Last pad: \(last)")
    }
  }

  private func reset() {
    last = "none"
    isPlaying = false
  }
}
