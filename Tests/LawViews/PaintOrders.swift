import SwiftUI

// entries: PaintOrders

struct Tin: Hashable, CustomStringConvertible {
  var shade: Color
  var litres: Int
  var description: String { "tin" }
  static let shelf = [Tin(shade: .red, litres: 1), Tin(shade: .red, litres: 5), Tin(shade: .mint, litres: 2)]
  static var largest: Tin? { shelf.max { $0.litres < $1.litres } }
  static func filled(_ shade: Color) -> [Tin] { [Tin(shade: shade, litres: 3)] }
  var halved: Tin { Tin(shade: shade.opacity(0.5), litres: litres / 2) }
}

struct Bill<Item, Price> {
  var item: Item
  var price: Price
}

struct TinView: View {
  let tin: Tin
  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 4).fill(tin.shade).frame(width: CGFloat(tin.litres * 8), height: 12)
      Text(verbatim: String(describing: tin.shade))
    }
  }
}

struct PaintOrders: View {
  @State private var picked: Tin = .shelf[1]
  private let spare: Tin = .largest!.halved
  private let loan: Tin? = .largest?.halved
  private let fresh: Tin = .filled(.blue)[0]
  private let bill: Bill = Bill(item: "brush", price: 4)
  private let digits = 1

  var body: some View {
    let prices: KeyValuePairs = ["primer": 3.5, "gloss": 7.25]
    VStack(alignment: .leading) {
      TinView(tin: .shelf[2])
      TinView(tin: spare)
      if let loan { TinView(tin: loan.halved) }
      TinView(tin: fresh)
      Picker("tin", selection: $picked) {
        ForEach(Tin.shelf, id: \.self) { tin in Text("\(tin.litres) l").tag(tin) }
      }
      .pickerStyle(.segmented)
      ForEach(Array(prices), id: \.key) { name, price in
        Text(verbatim: name + String(format: " %.\(digits)f", price))
      }
      Text(verbatim: part(of: "tin of paint", behind: " of ") + bill.item + bill.price.description)
      Text(verbatim: [spare.litres, fresh.litres].description + (1...3).description)
    }
  }

  private func part(of text: String, behind word: String) -> String {
    guard let found = text.range(of: word) else { return text }
    return String(text[found.upperBound...])
  }
}
