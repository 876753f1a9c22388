import SwiftUI

// entries: WrappingMenu

private struct MenuChoice: Identifiable {
  let id: Int
  let title: String
  let price: Decimal2
}

/// A price of whole cents.
struct Decimal2: Hashable, ExpressibleByFloatLiteral, CustomStringConvertible, AdditiveArithmetic {
  var cents: Int

  init(cents: Int) { self.cents = cents }
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }

  static let zero = Decimal2(cents: 0)
  static func + (a: Decimal2, b: Decimal2) -> Decimal2 { Decimal2(cents: a.cents + b.cents) }
  static func - (a: Decimal2, b: Decimal2) -> Decimal2 { Decimal2(cents: a.cents - b.cents) }
  static func * (a: Decimal2, n: Int) -> Decimal2 { Decimal2(cents: a.cents * n) }

  var description: String { String(format: "%d.%02d", cents / 100, cents % 100) }
}

struct WrappingMenu: View {
  @State private var order: [Int: Int] = [1: 2, 4: 1]
  @State private var tip = 0.1

  private let choices: [MenuChoice] = [
    MenuChoice(id: 1, title: "Soup", price: 4.5), MenuChoice(id: 2, title: "Salad", price: 6.25),
    MenuChoice(id: 3, title: "Pasta", price: 11.0), MenuChoice(id: 4, title: "Tiramisù", price: 5.95),
  ]

  private var sum: Decimal2 {
    choices.reduce(Decimal2.zero) { $0 + $1.price * (order[$1.id] ?? 0) }
  }

  private var total: Decimal2 { sum + Decimal2(cents: Int(Double(sum.cents) * tip)) }

  var body: some View {
    VStack(spacing: 12) {
      ViewThatFits(in: .horizontal) {
        HStack { tiles }
        VStack { tiles }
      }
      Divider()
      tipRow
      HStack {
        Text("Total").font(.title3)
        Spacer()
        Text("€ \(total.description)").font(.title3.bold().monospacedDigit())
      }
    }
    .padding()
  }

  @ViewBuilder private var tiles: some View {
    ForEach(choices) { choice in
      let count = order[choice.id, default: 0]
      VStack(alignment: .leading) {
        HStack {
          Text(choice.title).bold().fixedSize()
          Spacer(minLength: 4)
          if count > 0 { Text("×\(count)").foregroundColor(.white).padding(3).background(Color.red.cornerRadius(4)) }
        }
        Text(choice.price.description).font(.caption)
      }
      .padding(8)
      .frame(minWidth: 96)
      .background {
        RoundedRectangle(cornerRadius: 8)
          .fill(count > 0 ? Color.green.opacity(0.2) : Color.gray.opacity(0.1))
      }
      .onTapGesture { order[choice.id, default: 0] += 1 }
      .onLongPressGesture { order[choice.id] = nil }
    }
  }

  private var tipRow: some View {
    HStack(spacing: 0) {
      ForEach([0, 0.05, 0.1, 0.15], id: \.self) { share in
        Text(share, format: .percent)
          .font(.footnote)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 6)
          .background(share == tip ? Color.blue : .clear)
          .foregroundColor(share == tip ? .white : .blue)
          .onTapGesture { tip = share }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 6))
    .overlay(RoundedRectangle(cornerRadius: 6).stroke(.blue))
  }
}
