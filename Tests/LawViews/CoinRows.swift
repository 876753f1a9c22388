import SwiftUI

// entries: CoinRows

struct CoinQuote {
  let symbol: String
  let name: String
  let prices: [Double]

  var last: Double { prices.last ?? .nan }
  var change: Double? {
    guard let first = prices.first, first > 0, prices.count > 1 else { return nil }
    return last / first - 1
  }
}

extension CoinQuote: Identifiable {
  var id: String { symbol }
}

struct CoinIcon: View {
  let symbol: String

  private var hash: Int { symbol.unicodeScalars.map { Int($0.value) }.reduce(7) { ($0 &* 31 &+ $1) & 0xFFFF } }

  var body: some View {
    Circle()
      .fill(Color(hue: Double(hash % 360) / 360, saturation: 0.7, brightness: 0.8))
      .frame(width: 34, height: 34)
      .overlay {
        Text(symbol.prefix(1)).font(.headline).foregroundColor(.white)
      }
      .overlay { Circle().inset(by: 3).stroke(.white.opacity(0.6), lineWidth: 1) }
  }
}

struct CoinSpark: Shape {
  var values: [Double]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let low = values.min() ?? 0
    let span = (values.max() ?? 1) - low
    for (offset, value) in values.enumerated() {
      let x = rect.minX + rect.width * CGFloat(offset) / CGFloat(max(values.count - 1, 1))
      let y = rect.maxY - rect.height * (span > 0 ? CGFloat((value - low) / span) : 0.5)
      offset == 0 ? path.move(to: CGPoint(x: x, y: y)) : path.addLine(to: CGPoint(x: x, y: y))
    }
    return path
  }
}

struct CoinRow: View {
  let quote: CoinQuote
  var holding: Double = 0

  private var isUp: Bool { (quote.change ?? 0) >= 0 }

  var body: some View {
    HStack {
      CoinIcon(symbol: quote.symbol)
      VStack(alignment: .leading) {
        Text(quote.symbol).bold()
        Text(quote.name).font(.caption).foregroundColor(.gray).lineLimit(1)
      }
      .frame(width: 84, alignment: .leading)
      CoinSpark(values: quote.prices)
        .stroke(isUp ? Color.green : Color.red, lineWidth: 1.5)
        .frame(height: 26)
      VStack(alignment: .trailing) {
        Text(price).font(.callout.monospacedDigit())
        if let change = quote.change {
          Text("\(isUp ? "▲" : "▼") \(abs(change * 100), specifier: "%.2f")%")
            .font(.caption2)
            .foregroundColor(isUp ? .green : .red)
        }
        if holding > 0 {
          Text("\((holding * quote.last).formatted(.number.precision(.fractionLength(0)))) held").font(.caption2)
        }
      }
      .frame(width: 96, alignment: .trailing)
    }
  }

  private var price: String {
    switch quote.last {
    case let value where value.isNaN: return "–"
    case 1000...: return quote.last.formatted(.number.precision(.fractionLength(0)))
    case 1..<1000: return String(format: "%.2f", quote.last)
    default: return String(format: "%.5f", quote.last)
    }
  }
}

struct CoinRows: View {
  @State private var ascending = true
  private let quotes = [
    CoinQuote(symbol: "BTC", name: "Bitcoin", prices: [61_250, 60_900, 63_100, 64_020.5]),
    CoinQuote(symbol: "ETH", name: "Ether", prices: [3_400, 3_350.25, 3_320]),
    CoinQuote(symbol: "DOG", name: "Some dog with a very long name", prices: [0.1234, 0.13, 0.12999]),
    CoinQuote(symbol: "NIL", name: "Nothing", prices: []),
    CoinQuote(symbol: "ONE", name: "One", prices: [1]),
  ]
  private let holdings = ["ETH": 2.5, "DOG": 1e6]

  private var sorted: [CoinQuote] {
    quotes.sorted { ascending ? $0.symbol < $1.symbol : $0.symbol > $1.symbol }
  }

  var body: some View {
    VStack {
      HStack {
        Text("Coins").font(.title2.bold())
        Spacer()
        Button(ascending ? "A–Z" : "Z–A") { ascending.toggle() }
      }
      ForEach(sorted) { quote in
        CoinRow(quote: quote, holding: holdings[quote.symbol] ?? 0)
        Divider()
      }
    }
    .padding()
  }
}
