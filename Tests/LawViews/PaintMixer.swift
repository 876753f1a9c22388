import SwiftUI

// entries: PaintMixer

struct PaintMixer: View {
  @State private var first = Color.red
  @State private var second = Color.blue
  @State private var share = 0.5
  @State private var shape = 0
  @State private var swatches: [Double] = []

  var body: some View {
    VStack(spacing: 14) {
      ZStack {
        switch shape {
        case 0: Circle().fill(first)
        case 1: Rectangle().fill(first)
        default: Capsule().fill(first)
        }
        Circle().fill(second.opacity(share)).padding(30)
      }
      .frame(height: 160)
      ColorPicker("First", selection: $first)
      ColorPicker("Second", selection: $second, supportsOpacity: false)
      Slider(value: $share)
      Picker("Shape", selection: $shape) {
        Text("Circle").tag(0)
        Text("Square").tag(1)
        Text("Capsule").tag(2)
      }
      .pickerStyle(.wheel)
      Button("Keep") { swatches.append(share) }
      HStack {
        ForEach(swatches.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 4).fill(second.opacity(swatches[index])).frame(width: 20, height: 20)
        }
      }
    }
    .padding()
  }
}
