import SwiftUI

// entries: PaintChips

extension Color {
  static let brickRed = Color(red: 203 / 255, green: 65 / 255, blue: 84 / 255)
  static let duskBlue = Color(.sRGB, red: 0.29, green: 0.4, blue: 0.6, opacity: 1)
  static var pistachio: Color { Color(hue: 96 / 360, saturation: 0.37, brightness: 0.77) }

  init(chip: UInt32, alpha: Double = 1) {
    let red = Double((chip >> 16) & 0xFF) / 255
    let green = Double((chip >> 8) & 0xFF) / 255
    let blue = Double(chip & 0xFF) / 255
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
  }

  func mixed(with amount: Double) -> Color { opacity(1 - amount) }
}

private struct Chip: View {
  let name: String
  let color: Color

  var body: some View {
    color
      .frame(width: 64, height: 40)
      .overlay(Text(name).font(.system(size: 9)).foregroundColor(.white), alignment: .bottomLeading)
      .cornerRadius(4)
  }
}

struct PaintChips: View {
  private let system: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
    ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
    ("gray", .gray), ("black", .black), ("white", .white), ("clear", .clear), ("primary", .primary),
    ("secondary", .secondary),
  ]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(64), spacing: 8), count: 4), spacing: 8) {
        ForEach(system, id: \.0) { name, color in
          Chip(name: name, color: color)
        }
      }
      HStack {
        Chip(name: "brick", color: .brickRed)
        Chip(name: "dusk", color: .duskBlue)
        Chip(name: "pistachio", color: .pistachio)
        Chip(name: "hex", color: Color(chip: 0xFF7F50))
        Chip(name: "hex, half", color: .init(chip: 0xFF7F50, alpha: 0.5))
      }
      HStack {
        Chip(name: "white:", color: Color(white: 0.3))
        Chip(name: "P3", color: Color(.displayP3, red: 0.9, green: 0.2, blue: 0.2))
        Chip(name: "linear", color: Color(.sRGBLinear, white: 0.5, opacity: 0.8))
        Chip(name: "mixed", color: Color.brickRed.mixed(with: 0.25))
        Chip(name: "hsb", color: Color(hue: 0.75, saturation: 1, brightness: 0.8, opacity: 0.6))
      }
      HStack {
        Chip(name: "system", color: Color(.systemIndigo))
        Chip(name: "gray6", color: Color(UIColor.systemGray6))
        Chip(name: "label", color: Color(uiColor: .label))
        Chip(name: "accent", color: .accentColor)
      }
    }
  }
}
