import SwiftUI

// entries: CookieCutters, CookieTray

/// All the shapes that SwiftUI brings along, filled in as many ways as there are.
struct CookieCutters: View {
  private let dough = Color(red: 0.87, green: 0.72, blue: 0.53)

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(spacing: 10) {
        Rectangle()
        Rectangle().fill()
        Rectangle().fill(dough)
        Rectangle().foregroundColor(dough)
        Rectangle().foregroundStyle(dough.gradient)
      }
      .frame(height: 36)

      HStack(spacing: 10) {
        Circle().fill(Color.red)
        Circle().fill(.red)
        Circle().fill(.red.opacity(0.5))
        Circle().fill(Color.red.gradient)
        Circle().fill(.secondary)
      }

      HStack {
        Ellipse().fill(RadialGradient(colors: [.white, dough], center: .center, startRadius: 2, endRadius: 40))
        Capsule().fill(LinearGradient(colors: [dough, .brown], startPoint: .top, endPoint: .bottom))
        Capsule(style: .continuous).fill(dough)
        Capsule(style: .circular)
          .fill(dough)
          .opacity(0.7)
      }
      .frame(height: 30)

      HStack {
        RoundedRectangle(cornerRadius: 8)
        RoundedRectangle(cornerRadius: 8, style: .circular).fill(.orange)
        RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)).fill(.orange)
        UnevenRoundedRectangle(cornerRadii: .init(topLeading: 14, bottomTrailing: 14)).fill(.orange)
        UnevenRoundedRectangle(
          topLeadingRadius: 3, bottomLeadingRadius: 6, bottomTrailingRadius: 9, topTrailingRadius: 12
        )
        .fill(Color.orange, style: FillStyle(eoFill: false, antialiased: true))
      }
      .frame(height: 40)
    }
    .padding()
  }
}

struct CookieTray: View {
  let cutters: [AnyShape] = [
    AnyShape(Circle()), AnyShape(Capsule()), AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 6)),
  ]

  var body: some View {
    ForEach(cutters.indices, id: \.self) { index in
      cutters[index]
        .fill(Color(hue: Double(index) / Double(cutters.count), saturation: 0.6, brightness: 0.9))
        .frame(width: 60 + CGFloat(index) * 10, height: 30)
        .overlay { cutters[index].stroke(.black.opacity(0.4)) }
    }
  }
}
