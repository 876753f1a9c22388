import SwiftUI

// entries: TripKitty

struct KittyExpense: Identifiable, Equatable {
  let id: Int
  var title: String
  var amount: Decimal2D
  var payer: String
  var sharers: Set<String>
}

/// An amount in whole cents.
struct Decimal2D: Hashable, Comparable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var cents: Int

  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }

  static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
  static func + (a: Self, b: Self) -> Self { Self(cents: a.cents + b.cents) }
  static prefix func - (a: Self) -> Self { Self(cents: -a.cents) }
  static func += (a: inout Self, b: Self) { a.cents += b.cents }
}

extension Decimal2D: CustomStringConvertible {
  var description: String {
    let (whole, part) = abs(cents).quotientAndRemainder(dividingBy: 100)
    return (cents < 0 ? "−" : "") + "\(whole)." + (part < 10 ? "0\(part)" : "\(part)")
  }
}

struct KittyBook {
  var expenses: [KittyExpense]

  var balances: [(name: String, amount: Decimal2D)] {
    var result: [String: Decimal2D] = [:]
    for expense in expenses {
      result[expense.payer, default: 0] += expense.amount
      let (share, rest) = expense.amount.cents.quotientAndRemainder(dividingBy: max(expense.sharers.count, 1))
      for (index, name) in expense.sharers.sorted().enumerated() {
        result[name, default: 0] += -Decimal2D(cents: share + (index < rest ? 1 : 0))
      }
    }
    return result.map { (name: $0.key, amount: $0.value) }.sorted { $0.name < $1.name }
  }
}

struct TripKitty: View {
  static let people = ["Ada", "Bo", "Cy"]

  @State private var book = KittyBook(expenses: [
    KittyExpense(id: 1, title: "Train", amount: 61, payer: "Ada", sharers: Set(people)),
    KittyExpense(id: 2, title: "Lunch", amount: 27.5, payer: "Cy", sharers: ["Ada", "Cy"]),
  ])
  @State private var asked: KittyExpense?
  @State private var nextID = 3

  private var isAsking: Binding<Bool> { Binding(get: { asked != nil }, set: { if !$0 { asked = nil } }) }

  var body: some View {
    List {
      Section("Expenses") {
        ForEach($book.expenses) { $expense in
          HStack {
            VStack(alignment: .leading) {
              TextField("Title", text: $expense.title)
              Text(expense.sharers.sorted().joined(separator: ", ")).font(.caption)
            }
            Spacer()
            Text(expense.amount.description).monospacedDigit()
            Menu("…") {
              ForEach(Self.people, id: \.self) { name in
                Button(expense.sharers.contains(name) ? "Without \(name)" : "With \(name)") {
                  expense.sharers.formSymmetricDifference([name])
                }
              }
              Button("Delete", role: .destructive) { asked = expense }
            }
          }
        }
        Button("Add a taxi") {
          withAnimation {
            book.expenses.append(.init(id: nextID, title: "Taxi", amount: 9.99, payer: "Bo", sharers: ["Bo", "Ada"]))
          }
          nextID += 1
        }
      }
      Section("Balances") {
        ForEach(book.balances, id: \.name) { name, amount in
          LabeledContent(name) {
            Text(String(describing: amount)).foregroundStyle(amount < 0 ? .red : .green)
          }
        }
      }
    }
    .confirmationDialog("Delete?", isPresented: isAsking, titleVisibility: .visible) {
      Button("Delete", role: .destructive) {
        withAnimation { book.expenses.removeAll { $0.id == asked?.id } }
      }
      Button("Keep", role: .cancel) {}
    } message: {
      if let asked { Text("\(asked.amount.description) of \(asked.payer)") }
    }
  }
}
