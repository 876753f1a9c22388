import SwiftUI

// entries: ShoppingCart

private struct CartLine: Identifiable {
  let id: String
  let price: Double
  var count: Int
}

struct ShoppingCart: View {
  @State private var lines = [
    CartLine(id: "Apples", price: 0.5, count: 4),
    CartLine(id: "Bread", price: 2.2, count: 1),
    CartLine(id: "Cheese", price: 6, count: 0),
  ]
  @State private var isGift = false
  @State private var showsCheckout = false

  private var total: Double {
    lines.reduce(isGift ? 3 : 0) { $0 + $1.price * Double($1.count) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Cart").font(.largeTitle)
      ForEach($lines) { $line in
        HStack {
          Text(line.id)
          Spacer()
          Button {
            line.count = max(0, line.count - 1)
          } label: {
            Image(systemName: "minus.circle")
          }
          .disabled(line.count == 0)
          Text("\(line.count)").frame(width: 30)
          Button {
            line.count += 1
          } label: {
            Image(systemName: "plus.circle")
          }
        }
        .opacity(line.count == 0 ? 0.5 : 1)
      }
      Toggle("Wrap as a gift", isOn: $isGift)
      HStack {
        Text(String(format: "%.2f", total)).font(.title.bold())
        Spacer()
        Button("Pay") { showsCheckout = true }.buttonStyle(.borderedProminent).disabled(total == 0)
      }
    }
    .padding()
    .sheet(isPresented: $showsCheckout) {
      Checkout(total: total) {
        for index in lines.indices { lines[index].count = 0 }
      }
    }
  }
}

private struct Checkout: View {
  let total: Double
  let onPaid: () -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var isSure = false

  var body: some View {
    VStack(spacing: 20) {
      Text("To pay: \(total, specifier: "%.2f")")
      Toggle("I am sure", isOn: $isSure).frame(width: 200)
      Button("Pay now") {
        onPaid()
        dismiss()
      }
      .disabled(!isSure)
    }
    .padding()
    .presentationDetents([.medium])
  }
}
