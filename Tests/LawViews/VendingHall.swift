import SwiftUI

// entries: VendingHall

struct VendingSnack: Hashable, Identifiable {
  let slot: Character
  let name: String
  let cents: Int
  var id: Character { slot }
}

struct VendingMachine {
  enum State: Equatable {
    case idle
    case collecting(cents: Int)
    case vending(VendingSnack, change: [Int])
    case refused(reason: String)
  }

  private(set) var state: State = .idle
  var stock: [Character: Int]
  private var tray = [200: 1, 100: 0, 50: 4, 20: 5, 10: 3]

  init(stock: [Character: Int]) { self.stock = stock }

  var credit: Int {
    guard case .collecting(let cents) = state else { return 0 }
    return cents
  }

  mutating func insert(_ coin: Int) {
    tray[coin]! += 1
    state = .collecting(cents: credit + coin)
  }

  mutating func choose(_ snack: VendingSnack) {
    let credit = credit
    guard let count = stock[snack.slot], count > 0 else {
      state = .refused(reason: "\(snack.name) is sold out")
      return
    }
    guard credit >= snack.cents else {
      state = credit == 0 ? .refused(reason: "Insert coins") : .collecting(cents: credit)
      return
    }
    stock[snack.slot, default: 0] -= 1
    state = .vending(snack, change: change(for: credit - snack.cents))
  }

  private mutating func change(for amount: Int) -> [Int] {
    var rest = amount
    return tray.keys.sorted(by: >).reduce(into: []) { coins, coin in
      while rest >= coin, tray[coin, default: 0] > 0 {
        rest -= coin
        tray[coin]? -= 1
        coins.append(coin)
      }
    }
  }

  mutating func reset() { state = .idle }
}

extension Int {
  fileprivate var asMoney: String { "\(self / 100).\(self % 100 < 10 ? "0" : "")\(self % 100)" }
}

struct VendingHall: View {
  @State private var machine = VendingMachine(stock: ["A": 2, "B": 1, "C": 0])
  private let snacks: [VendingSnack] = [
    .init(slot: "A", name: "Nuts", cents: 120), .init(slot: "B", name: "Water", cents: 90),
    .init(slot: "C", name: "Gum", cents: 60),
  ]

  var body: some View {
    VStack(spacing: 18) {
      display
        .frame(maxWidth: .infinity, minHeight: 60)
        .background(.black)
        .foregroundStyle(.green)
        .font(.callout.monospaced())
      HStack {
        ForEach([200, 100, 50, 20], id: \.self) { coin in
          Button(coin.asMoney) { machine.insert(coin) }.buttonStyle(.borderedProminent).tint(.yellow)
        }
      }
      ForEach(snacks) { snack in
        let left = machine.stock[snack.slot] ?? 0
        Button {
          withAnimation { machine.choose(snack) }
        } label: {
          LabeledContent("\(String(snack.slot))  \(snack.name)", value: snack.cents.asMoney)
        }
        .opacity(left > 0 ? 1 : 0.4)
        .overlay(alignment: .bottom) {
          HStack(spacing: 2) { ForEach(0..<left, id: \.self) { _ in Circle().frame(width: 4) } }
        }
      }
      if case .vending(let snack, let change) = machine.state {
        VStack {
          Text(snack.name).bold()
          if !change.isEmpty { Text("Change: " + change.map(\.asMoney).joined(separator: " + ")) }
          Button("Take it") { withAnimation { machine.reset() } }
        }
        .transition(.asymmetric(insertion: .move(edge: .top).combined(with: .opacity), removal: .move(edge: .bottom)))
      }
    }
    .padding()
  }

  @ViewBuilder private var display: some View {
    switch machine.state {
    case .idle: Text("Welcome")
    case .collecting(let cents) where cents >= 500: Text("That is plenty: \(cents.asMoney)")
    case .collecting(let cents): Text("Credit \(cents.asMoney)")
    case .vending: ProgressView().tint(.green)
    case .refused(reason: let text): Text(text).foregroundStyle(.red)
    }
  }
}
