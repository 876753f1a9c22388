import SwiftUI

// entries: ButtonGallery

struct FilledButtonStyle: ButtonStyle {
  var color: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding(.vertical, 10)
      .padding(.horizontal, 24)
      .background(configuration.isPressed ? color.opacity(0.6) : color)
      .cornerRadius(8)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

struct ButtonGallery: View {
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 14) {
      Button("Plain") { taps += 1 }
      Button("Delete", role: .destructive) { taps = 0 }
      Button(action: increase) {
        HStack {
          Image(systemName: "plus")
          Text("Add")
        }
      }
      Button {
        taps *= 2
      } label: {
        Text("Double").underline()
      }
      Button("Filled", action: increase).buttonStyle(FilledButtonStyle())
      Button("Danger", role: .destructive, action: {}).buttonStyle(FilledButtonStyle(color: .red))
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.purple)
      Button("Plain style") {}.buttonStyle(.plain)
      HStack {
        Button("A") {}
        Button("B") {}
      }
      .buttonStyle(.bordered)
      Text("Taps: \(taps)")
    }
  }

  private func increase() { taps += 1 }
}
