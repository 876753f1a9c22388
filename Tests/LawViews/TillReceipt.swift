import SwiftUI

// entries: TillReceipt

struct ReceiptLine: Identifiable {
  let id = UUID()
  var name: String
  var quantity = 1
  var cents: Int
  var taxClass: Character = "A"

  var total: Int { quantity * cents }
}

extension Int {
  /// Hundredths as a price.
  fileprivate var price: String {
    let sign = self < 0 ? "-" : ""
    return "\(sign)\(magnitude / 100)." + String(format: "%02d", Int(magnitude % 100))
  }
}

struct DashedRule: View {
  var pattern: [CGFloat] = [2, 2]

  var body: some View {
    GeometryReader { geometry in
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: geometry.size.width, y: 0))
      }
      .stroke(style: StrokeStyle(lineWidth: 1, dash: pattern))
    }
    .frame(height: 1)
  }
}

struct TillReceipt: View {
  private let lines = [
    ReceiptLine(name: "Espresso", quantity: 2, cents: 210),
    ReceiptLine(name: "Croissant", cents: 185, taxClass: "B"),
    ReceiptLine(name: "Discount", cents: -50),
    ReceiptLine(name: "Newspaper, weekend edition", cents: 1290, taxClass: "B"),
  ]
  private static let rates: [Character: Double] = ["A": 0.19, "B": 0.07]

  private var total: Int { lines.map(\.total).reduce(0, +) }

  private var taxes: [(name: Character, rate: Double, amount: Int)] {
    Dictionary(grouping: lines, by: \.taxClass)
      .mapValues { $0.reduce(0) { $0 + $1.total } }
      .sorted { $0.key < $1.key }
      .map { name, sum in
        let rate = Self.rates[name] ?? 0
        return (name, rate, Int((Double(sum) * rate / (1 + rate)).rounded()))
      }
  }

  var body: some View {
    VStack(spacing: 8) {
      header
      DashedRule()
      ForEach(lines, id: \.name) { line in
        HStack(alignment: .top) {
          VStack(alignment: .leading) {
            Text(line.name)
            if line.quantity > 1 {
              Text("  \(line.quantity) × \(line.cents.price)").font(.system(size: 11, design: .monospaced))
            }
          }
          Spacer()
          Text(line.total.price)
          Text(String(line.taxClass)).frame(width: 14)
        }
      }
      DashedRule(pattern: [6, 2])
      HStack {
        Text("TOTAL").bold()
        Spacer()
        Text(total.price).bold().underline()
      }
      .font(.system(size: 18, design: .monospaced))
      ForEach(taxes, id: \.name) { tax in
        HStack {
          Text("\(String(tax.name)) \(tax.rate * 100, specifier: "%.0f")%")
          Spacer()
          Text(tax.amount.price)
        }
        .font(.system(size: 11, design: .monospaced))
      }
      Text("Thank you!").padding(.top)
    }
    .font(.system(size: 14, design: .monospaced))
    .foregroundColor(.black)
    .padding(20)
    .frame(width: 300)
    .background(Color.white)
    .border(Color.gray, width: 0.5)
  }

  var header: some View {
    VStack {
      Text("CAFÉ ROND").font(.headline).kerning(4)
      Text("1 January 2024").font(.caption)
    }
  }
}
