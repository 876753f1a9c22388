import SwiftUI

// entries: TillReceipt

struct TillItem: Identifiable {
  enum Unit: String {
    case piece = "pc"
    case kilogram = "kg"
  }

  let id: Int
  var name: String
  var price: Double
  var quantity = 1.0
  var unit = Unit.piece

  var total: Double { price * quantity }
  var code: String { "00\(id)".suffix(3).description }
}

struct TillReceipt: View {
  var items = [
    TillItem(id: 1, name: "Bread", price: 3.2),
    TillItem(id: 12, name: "Apples", price: 2.49, quantity: 1.235, unit: .kilogram),
    TillItem(id: 123, name: "Coffee, ground, very dark", price: 1089.5, quantity: 2),
  ]

  private var total: Double { items.reduce(0) { $0 + $1.total } }
  private var tax: Double { total * 0.19 / 1.19 }

  private func money(_ value: Double) -> String { String(format: "%.2f", value) }

  private func padded(_ text: String, to width: Int, with filler: Character = ".") -> String {
    let rest = width - text.count
    return rest > 0 ? text + String(repeating: filler, count: rest) : String(text.prefix(width - 1)) + "…"
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("THE CORNER SHOP".capitalized).font(.headline)
      ForEach(items) { item in
        HStack(spacing: 0) {
          Text(item.code)
          Text(" ")
          Text(padded(item.name, to: 16))
          Spacer()
          Text(money(item.total))
        }
        if item.quantity != 1 {
          Text("  \(item.quantity, specifier: "%.3f") \(item.unit.rawValue) × \(item.price, specifier: "%.2f")")
        }
      }
      Rectangle().frame(height: 1)
      Group {
        Text("Total \(total, specifier: "%8.2f")")
        Text("Tax   \(tax, specifier: "%+.1f")")
        Text(String(format: "%d items, %03d, %x", items.count, 7, 255))
        Text(total.formatted(.number.precision(.fractionLength(1))))
        Text(total, format: .currency(code: "EUR"))
        Text(tax / total, format: .percent.precision(.fractionLength(0...2)))
        Text(items.count, format: .number)
        Text((1_234_567).formatted())
        Text("\(1_234_567) points")
        Text("\(String(1_234_567)) points")
        Text("\(total > 2000 ? "dear" : "cheap") \(true ? 1 : 0)")
      }
      Text(
        """
        Thank you
          and come again,
        "soon".
        """
      )
      .multilineTextAlignment(.center)
      Text(["a", "b", "c"].joined(separator: " / ").uppercased())
      Text(verbatim: "\(items.map(\.id))")
      Text("Signs: \\ \u{2713} \t| €")
    }
    .font(.system(.footnote, design: .monospaced))
    .padding()
    .frame(width: 300)
  }
}
