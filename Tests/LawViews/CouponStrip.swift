import SwiftUI

// entries: CouponStrip

/// A rectangle whose upper and lower edges are cut in teeth.
struct ZigZagEdges: Shape {
  var tooth: CGFloat = 8
  var edges: Edge.Set = [.top, .bottom]

  func path(in rect: CGRect) -> Path {
    let count = max(Int(rect.width / tooth), 1)
    let width = rect.width / CGFloat(count)
    let top = edges.contains(.top) ? tooth / 2 : 0
    let bottom = edges.contains(.bottom) ? tooth / 2 : 0
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + top))
    for index in 0..<count {
      let x = rect.minX + CGFloat(index) * width
      path.addLine(to: CGPoint(x: x + width / 2, y: rect.minY))
      path.addLine(to: CGPoint(x: x + width, y: rect.minY + top))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottom))
    for index in (0..<count).reversed() {
      let x = rect.minX + CGFloat(index) * width
      path.addLine(to: CGPoint(x: x + width / 2, y: rect.maxY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY - bottom))
    }
    path.closeSubpath()
    return path
  }
}

struct ScallopedSeal: Shape {
  var count = 12

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    for i in 0...count {
      let angle = Double(i) / Double(count) * 2 * .pi
      let point = CGPoint(
        x: center.x + radius * 0.85 * CGFloat(cos(angle)), y: center.y + radius * 0.85 * CGFloat(sin(angle)))
      if i == 0 {
        path.move(to: point)
      } else {
        let middle = angle - .pi / Double(count)
        let control = CGPoint(
          x: center.x + radius * 1.15 * CGFloat(cos(middle)), y: center.y + radius * 1.15 * CGFloat(sin(middle)))
        path.addQuadCurve(to: point, control: control)
      }
    }
    return path
  }
}

struct ShopCoupon: View {
  struct Offer {
    var percent: Int
    var shop: String
    var code: String?
    var expires = 7
  }

  let offer: Offer
  @State private var isCut = false

  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        ScallopedSeal().fill(.red)
        Text("\(offer.percent)%").bold().foregroundColor(.white)
      }
      .frame(width: 64, height: 64)
      .rotationEffect(.degrees(-12))
      VStack(alignment: .leading, spacing: 4) {
        Text(offer.shop).font(.headline)
        Group {
          if let code = offer.code {
            Text("Code: ") + Text(code).font(.body.monospaced()).bold()
          } else {
            Text("No code needed")
          }
        }
        .font(.caption)
        Text(offer.expires == 1 ? "Last day" : "\(offer.expires) days left")
          .font(.caption2)
          .foregroundColor(offer.expires < 3 ? .red : .secondary)
      }
      Spacer()
      Image(systemName: "scissors").rotationEffect(isCut ? .degrees(90) : .zero)
    }
    .padding()
    .background(Color.yellow.opacity(0.4))
    .clipShape(ZigZagEdges())
    .overlay(ZigZagEdges().stroke(.orange, style: StrokeStyle(lineWidth: 1, dash: [3])))
    .onTapGesture { isCut = true }
  }
}

struct CouponStrip: View {
  let offers: [ShopCoupon.Offer] = [
    .init(percent: 20, shop: "Paper & Pens", code: "DOTS20"),
    .init(percent: 5, shop: "Bakery", expires: 1),
    .init(percent: 70, shop: "A shop with quite a long name", code: "X", expires: 2),
  ]

  var body: some View {
    VStack(spacing: 10) {
      ForEach(offers, id: \.shop) { ShopCoupon(offer: $0) }
      ZigZagEdges(tooth: 20, edges: .bottom).fill(.gray).frame(height: 40)
      HStack { ForEach(5..<9) { ScallopedSeal(count: $0).frame(width: 40, height: 40) } }
    }
    .padding()
  }
}
