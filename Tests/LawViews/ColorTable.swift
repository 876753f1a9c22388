import SwiftUI

// entries: ColorTable

extension Color {
  static let brand = Color(red: 52 / 255, green: 120 / 255, blue: 246 / 255)
  static var paper: Color { Color(white: 0.96, opacity: 0.9) }

  init(hex: UInt32) {
    let red = Double((hex >> 16) & 0xFF) / 255
    let green = Double((hex >> 8) & 0xFF) / 255
    let blue = Double(hex & 0xFF) / 255
    self.init(.sRGB, red: red, green: green, blue: blue, opacity: 1)
  }
}

struct ColorTable: View {
  private let named: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
    ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
    ("gray", .gray), ("black", .black), ("white", .white), ("clear", .clear), ("primary", .primary),
  ]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(named, id: \.0) { name, color in
        HStack(spacing: 4) {
          color.frame(width: 20)
          Text(name).font(.caption)
        }
      }
      HStack(spacing: 0) {
        Color.brand
        Color.paper
        Color(hex: 0xFF8800)
        Color(hue: 0.33, saturation: 1, brightness: 0.5)
        Color(.displayP3, red: 1, green: 0.2, blue: 0.1)
        Color(.sRGBLinear, white: 0.5)
        Color("Asset")
        Color(uiColor: .systemTeal)
        Color(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        Color.red.opacity(0.5).opacity(0.5)
      }
      .frame(height: 20)
    }
  }
}
