import SwiftUI

// entries: WalletOverview, WalletOverview_Previews

struct WalletEntry: Identifiable, Hashable {
  let id: Int
  let title: String
  let category: Category
  let amount: Double

  enum Category: String, CaseIterable, Hashable {
    case income, food, travel, home

    static var spending: [Category] { allCases.filter { $0 != .income } }
  }
}

extension WalletEntry.Category {
  var color: Color {
    let colors: [WalletEntry.Category: Color] = [.income: .green, .food: .orange, .travel: .blue, .home: .purple]
    return colors[self, default: .gray]
  }
}

extension Sequence where Element == WalletEntry {
  func total(of category: WalletEntry.Category? = nil) -> Double {
    reduce(0) { sum, entry in category == nil || entry.category == category ? sum + entry.amount : sum }
  }
}

struct WalletShareBar: View {
  let shares: [(WalletEntry.Category, Double)]

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 2) {
        ForEach(shares, id: \.0) { category, share in
          category.color
            .frame(width: max(0, (proxy.size.width - 2 * CGFloat(shares.count - 1)) * CGFloat(share)))
        }
      }
    }
    .frame(height: 12)
    .clipShape(Capsule())
  }
}

struct WalletOverview: View {
  var entries: [WalletEntry] = [
    WalletEntry(id: 1, title: "Salary", category: .income, amount: 2400),
    WalletEntry(id: 2, title: "Groceries", category: .food, amount: -86.4),
    WalletEntry(id: 3, title: "Train", category: .travel, amount: -42),
    WalletEntry(id: 4, title: "Rent", category: .home, amount: -910.05),
    WalletEntry(id: 5, title: "Pizza", category: .food, amount: -12.9),
  ]
  @State private var isHidden = false

  private var shares: [(WalletEntry.Category, Double)] {
    let spent = entries.filter { $0.amount < 0 }.total()
    return WalletEntry.Category.spending.compactMap { category in
      let part = entries.total(of: category)
      return part == 0 ? nil : (category, part / spent)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      balance
      if !shares.isEmpty {
        WalletShareBar(shares: shares)
        HStack {
          ForEach(shares, id: \.0) { category, share in
            Label {
              Text("\(category.rawValue) \(share * 100, specifier: "%.0f")%")
            } icon: {
              Circle().fill(category.color).frame(width: 8, height: 8)
            }
            .font(.caption)
          }
        }
      }
      list
    }
    .padding()
  }

  private var balance: some View {
    VStack(alignment: .leading) {
      Text("Balance").font(.caption).foregroundStyle(.secondary)
      HStack {
        Text(isHidden ? "••••" : entries.total().formatted(.currency(code: "GBP")))
          .font(.system(.largeTitle, design: .rounded).weight(.bold))
        Button(action: { isHidden.toggle() }, label: { Image(systemName: isHidden ? "eye.slash" : "eye") })
      }
    }
  }

  private var list: some View {
    VStack(spacing: 0) {
      ForEach(entries.sorted(by: { abs($0.amount) > abs($1.amount) })) { entry in
        HStack(spacing: 10) {
          RoundedRectangle(cornerRadius: 8).fill(entry.category.color.opacity(0.2)).frame(width: 36, height: 36)
            .overlay(Text(entry.category.rawValue.prefix(1).capitalized).foregroundColor(entry.category.color))
          VStack(alignment: .leading) {
            Text(entry.title)
            Text(entry.category.rawValue).font(.caption2).foregroundColor(.secondary)
          }
          Spacer()
          Text(entry.amount.formatted(.number.precision(.fractionLength(2)).sign(strategy: .always())))
            .foregroundColor(entry.amount > 0 ? .green : .primary)
            .monospacedDigit()
        }
        .padding(.vertical, 8)
        .overlay(alignment: .bottom) { Divider().padding(.leading, 46) }
      }
    }
  }
}

struct WalletOverview_Previews: PreviewProvider {
  static var previews: some View {
    WalletOverview(entries: [])
      .environment(\.colorScheme, .dark)
      .background(Color.black)
  }
}
