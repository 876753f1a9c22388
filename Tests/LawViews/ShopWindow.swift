import SwiftUI

// entries: ShopWindow, ShopCard_Previews

struct ShopProduct: Identifiable, Hashable {
  let id: String
  var price: Double
  var discount: Double?
  var rating: Double
  var isNew = false

  var finalPrice: Double { price * (1 - (discount ?? 0)) }
}

struct ShopStar: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let points = (0..<10).map { index -> CGPoint in
      let radius = min(rect.width, rect.height) / (index.isMultiple(of: 2) ? 2 : 5)
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
    return Path {
      $0.addLines(points)
      $0.closeSubpath()
    }
  }
}

struct ShopStars: View {
  let rating: Double

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { star in
        let share = min(max(rating - Double(star), 0), 1)
        ShopStar()
          .fill(Color.gray.opacity(0.3))
          .overlay(
            GeometryReader { geometry in
              Rectangle()
                .fill(.orange)
                .frame(width: geometry.size.width * CGFloat(share))
            }
            .mask(ShopStar())
          )
          .frame(width: 12, height: 12)
      }
    }
  }
}

struct ShopCard: View {
  var product: ShopProduct

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 10)
        .fill(
          LinearGradient(
            gradient: Gradient(colors: [.gray.opacity(0.1), .gray.opacity(0.4)]), startPoint: .top, endPoint: .bottom)
        )
        .frame(height: 90)
        .overlay(Image(systemName: "bag").font(.largeTitle))
        .overlay(
          Group {
            if product.isNew {
              Text("NEW")
                .font(.caption2.bold())
                .padding(4)
                .background(Color.green)
                .foregroundColor(.white)
            }
          }, alignment: .topTrailing
        )
        .cornerRadius(10)
      Text(product.id).font(.subheadline).lineLimit(2)
      ShopStars(rating: product.rating)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(product.finalPrice, format: .currency(code: "USD")).bold()
        if product.discount != nil {
          Text(String(format: "$%.2f", product.price))
            .font(.caption)
            .strikethrough()
            .foregroundColor(.secondary)
        }
      }
    }
    .frame(width: 130)
    .padding(10)
    .overlay(RoundedRectangle(cornerRadius: 14).stroke(Color.gray.opacity(0.3), lineWidth: 1))
  }
}

struct ShopWindow: View {
  let products = [
    ShopProduct(id: "Canvas bag", price: 24, rating: 4.3, isNew: true),
    ShopProduct(id: "A leather bag with a long strap", price: 119.5, discount: 0.2, rating: 3.5),
    ShopProduct(id: "Paper bag", price: 0.1, discount: 0.5, rating: 0),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Bags").font(.title).padding(.leading)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: 12) {
          ForEach(products) { ShopCard(product: $0) }
        }
        .padding(.horizontal)
      }
      let cheapest = products.min { $0.finalPrice < $1.finalPrice }
      if let cheapest { Text("From \(cheapest.finalPrice, specifier: "%.2f")").padding() }
    }
  }
}

struct ShopCard_Previews: PreviewProvider {
  static var previews: some View {
    ShopCard(product: .init(id: "Rucksack", price: 80, rating: 5))
      .previewLayout(.fixed(width: 200, height: 240))
  }
}
