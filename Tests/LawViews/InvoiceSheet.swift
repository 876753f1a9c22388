import SwiftUI

// entries: InvoiceSheet

enum InvoiceStatus {
  case draft
  case sent(daysAgo: Int)
  case paid(method: String)
  case overdue(days: Int)

  var label: String {
    switch self {
    case .draft: "Draft"
    case .sent(0): "Sent today"
    case .sent(let days): "Sent \(days) day\(days == 1 ? "" : "s") ago"
    case .paid(let method): "Paid by \(method)"
    case .overdue(let days) where days > 30: "Overdue!"
    case .overdue: "Overdue"
    }
  }

  var color: Color {
    if case .paid = self { return .green }
    if case .overdue = self { return .red }
    return .gray
  }
}

struct InvoiceItem {
  var text: String
  var hours: Double
  var rate: Double = 80
  var amount: Double { hours * rate }
}

struct InvoiceStamp: ViewModifier {
  let status: InvoiceStatus

  func body(content: Content) -> some View {
    content.overlay(
      Text(status.label.uppercased())
        .font(.system(size: 22, weight: .black))
        .foregroundColor(status.color)
        .padding(6)
        .border(status.color, width: 3)
        .rotationEffect(.degrees(-18))
        .opacity(0.6),
      alignment: .center)
  }
}

extension View {
  func stamped(_ status: InvoiceStatus) -> some View { self.modifier(InvoiceStamp(status: status)) }
}

struct InvoiceSheet: View {
  var number = 2024_017
  var status: InvoiceStatus = .overdue(days: 12)
  var items = [
    InvoiceItem(text: "Design", hours: 6.5),
    InvoiceItem(text: "Programming", hours: 31.25, rate: 95),
    InvoiceItem(text: "Coffee", hours: 0),
  ]
  var vat = 0.19

  private var net: Double { items.reduce(0) { $0 + $1.amount } }

  private var rows: [(String, Double, Bool)] {
    [("Net", net, false), ("VAT \(Int(vat * 100)) %", net * vat, false), ("Total", net * (1 + vat), true)]
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text("Invoice").font(.largeTitle)
        Text(verbatim: "#\(number)").foregroundColor(.secondary)
      }
      Grid(alignment: .trailing, horizontalSpacing: 10, verticalSpacing: 8) {
        GridRow {
          Text("Item").frame(maxWidth: .infinity, alignment: .leading)
          Text("Hours")
          Text("Amount")
        }
        .font(.caption.bold())
        Divider()
        ForEach(items, id: \.text) { item in
          GridRow {
            Text(item.text).frame(maxWidth: .infinity, alignment: .leading)
            Text(item.hours, format: .number.precision(.fractionLength(2)))
            Text(item.amount.formatted(.currency(code: "EUR")))
          }
        }
      }
      VStack(alignment: .trailing) {
        ForEach(rows, id: \.0) { title, amount, isStrong in
          HStack {
            Text(title)
            Text("\(amount, specifier: "%10.2f")").frame(width: 90, alignment: .trailing)
          }
          .fontWeight(isStrong ? .bold : nil)
          .font(isStrong ? .body : .footnote)
        }
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding()
    .background(Color.white)
    .stamped(status)
    .padding()
    .background(Color(white: 0.9))
  }
}
