import SwiftUI

// entries: PriceLabel_Previews, MarketStand_Previews, StandSign_Previews

struct PriceLabel: View {
  let price: Double
  var isReduced = false

  var body: some View {
    Text("\(price, specifier: "%.2f") €")
      .font(isReduced ? .headline : .body)
      .foregroundColor(isReduced ? .red : .primary)
      .padding(.horizontal, 10)
      .background(Capsule().stroke(isReduced ? Color.red : .gray))
  }
}

struct MarketStand: View {
  let goods: [String: Double]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(goods.sorted { $0.key < $1.key }, id: \.key) { name, price in
        HStack {
          Text(name)
          Spacer()
          PriceLabel(price: price, isReduced: price < 1)
        }
      }
    }
    .padding()
  }
}

struct StandSign: View {
  @Binding var isOpen: Bool

  var body: some View {
    Toggle(isOpen ? "Open" : "Closed", isOn: $isOpen)
  }
}

struct PriceLabel_Previews: PreviewProvider {
  static var previews: some View {
    PriceLabel(price: 3)
      .padding()
      .previewLayout(.sizeThatFits)
  }
}

struct MarketStand_Previews: PreviewProvider {
  static let goods = ["Leek": 0.8, "Plums": 3.49, "Honey": 12]

  static var previews: some View {
    let devices = ["iPhone 8", "iPad Pro (11-inch)"]
    return Group {
      ForEach(devices, id: \.self) { device in
        MarketStand(goods: goods)
          .previewDevice(PreviewDevice(rawValue: device))
          .previewDisplayName(device)
      }
      MarketStand(goods: goods).previewInterfaceOrientation(.landscapeLeft)
      MarketStand(goods: [:])
        .overlay(Text("empty"))
        .previewLayout(PreviewLayout.fixed(width: 320, height: 100))
        .previewDisplayName("Nothing left")
      MarketStand(goods: ["Kale": 2])
        .environment(\.colorScheme, .dark)
        .background(Color.black)
    }
  }
}

struct StandSign_Previews: PreviewProvider {
  struct Wrapper: View {
    @State var isOpen = true

    var body: some View { StandSign(isOpen: $isOpen) }
  }

  static var previews: some View {
    VStack {
      StandSign(isOpen: .constant(false))
      Wrapper()
    }
    .frame(width: 200)
  }
}
