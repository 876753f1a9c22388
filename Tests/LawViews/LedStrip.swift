import SwiftUI

// entries: LedStrip, LedStrip_Previews

struct LedColor: Hashable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0

  var color: Color { Color(red: red, green: green, blue: blue) }
  var hex: String {
    "#"
      + [red, green, blue].map { part in
        let text = String(Int((part * 255).rounded()), radix: 16).uppercased()
        return text.count < 2 ? "0" + text : text
      }.joined()
  }
  var brightness: Double { max(red, green, blue) }

  subscript(channel: WritableKeyPath<LedColor, Double>) -> Double {
    get { self[keyPath: channel] }
    set { self[keyPath: channel] = min(max(newValue, 0), 1) }
  }

  static func mix(_ a: LedColor, _ b: LedColor, at t: Double) -> LedColor {
    func part(_ path: KeyPath<LedColor, Double>) -> Double { a[keyPath: path] * (1 - t) + b[keyPath: path] * t }
    return LedColor(red: part(\.red), green: part(\.green), blue: part(\.blue))
  }
}

struct LedChannel: View {
  let title: String
  let tint: Color
  @Binding var value: Double

  private var percent: Binding<Int> {
    .init {
      Int((value * 100).rounded())
    } set: {
      value = Double($0) / 100
    }
  }

  var body: some View {
    HStack {
      Text(title).frame(width: 20)
      Slider(value: $value, in: 0...1).tint(tint)
      Stepper(value: percent, in: 0...100, step: 10) { Text("\(percent.wrappedValue)%").monospacedDigit() }
        .fixedSize()
    }
  }
}

struct LedStrip: View {
  @State private var ends = [LedColor(red: 1), LedColor(green: 0.4, blue: 1)]
  @State private var edited = 0
  @State private var isLinked = false

  private var current: Binding<LedColor> { $ends[edited] }

  /// Changes the brightness and keeps the hue.
  private var brightness: Binding<Double> {
    Binding {
      ends[edited].brightness
    } set: { new in
      let factor = ends[edited].brightness == 0 ? 0 : new / ends[edited].brightness
      for channel in [\LedColor.red, \.green, \.blue] { ends[edited][keyPath: channel] *= factor }
    }
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 3) {
        ForEach(0..<12, id: \.self) { lamp in
          Circle().fill(LedColor.mix(ends[0], ends[1], at: Double(lamp) / 11).color)
        }
      }
      .frame(height: 24)
      .animation(.easeInOut(duration: 0.5), value: ends)
      Picker("End", selection: $edited) {
        ForEach(ends.indices, id: \.self) { Text(ends[$0].hex).tag($0) }
      }
      .pickerStyle(.segmented)
      LedChannel(title: "R", tint: .red, value: current.red)
      LedChannel(title: "G", tint: .green, value: current.green)
      LedChannel(title: "B", tint: .blue, value: current.blue)
      Slider(value: brightness, in: 0.05...1) { Text("Brightness") }
      HStack {
        Button("Swap") { ends.swapAt(0, 1) }
        Button("Invert") {
          let old = ends[edited]
          ends[edited] = LedColor(red: 1 - old.red, green: 1 - old.green, blue: 1 - old.blue)
        }
        Toggle("Linked", isOn: $isLinked)
      }
    }
    .padding()
    .onChange(of: ends) { old, new in
      guard isLinked, let changed = new.indices.first(where: { old[$0] != new[$0] }) else { return }
      ends[1 - changed] = new[changed]
    }
  }
}

struct LedStrip_Previews: PreviewProvider {
  static var previews: some View {
    LedChannel(title: "R", tint: .red, value: .constant(0.333))
  }
}
