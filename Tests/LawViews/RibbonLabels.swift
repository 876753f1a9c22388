import SwiftUI

// entries: RibbonLabels

struct SwallowtailRibbon: Shape {
  var cut: CGFloat = 12
  var isDouble = true

  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: CGPoint(x: rect.minX, y: rect.minY))
      p.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      p.addLine(to: CGPoint(x: rect.maxX - cut, y: rect.midY))
      p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      p.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      if isDouble { p.addLine(to: CGPoint(x: rect.minX + cut, y: rect.midY)) }
      p.closeSubpath()
    }
  }
}

struct BookmarkRibbon: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.midX, y: rect.maxY - rect.width / 2), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    return path
  }
}

extension Shape where Self == SwallowtailRibbon {
  static var ribbon: SwallowtailRibbon { SwallowtailRibbon() }
  static func ribbon(cut: CGFloat) -> SwallowtailRibbon { SwallowtailRibbon(cut: cut, isDouble: false) }
}

struct CornerRibbon: ViewModifier {
  let text: String
  let color: Color

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .topTrailing) {
        Text(text)
          .font(.caption.bold())
          .foregroundColor(.white)
          .frame(width: 120, height: 22)
          .background(color)
          .rotationEffect(.degrees(45))
          .offset(x: 34, y: 18)
      }
      .clipped()
  }
}

extension View {
  func cornerRibbon(_ text: String, color: Color = .red) -> some View {
    modifier(CornerRibbon(text: text, color: color))
  }
}

struct RibbonLabels: View {
  enum Product: String, CaseIterable {
    case lamp, chair, table

    var ribbon: (text: String, color: Color)? {
      switch self {
      case .lamp: return ("NEW", Color.green)
      case .chair: return nil
      case .table: return ("-20%", Color.red)
      }
    }
  }

  var body: some View {
    VStack(spacing: 24) {
      Text("Grand Opening")
        .font(.title2.bold())
        .padding(.horizontal, 40)
        .padding(.vertical, 10)
        .background(SwallowtailRibbon.ribbon.fill(.purple))
      Text("Chapter One").padding(8).padding(.trailing, 14).background(Color.teal).clipShape(.ribbon(cut: 8))
      HStack(spacing: 12) {
        ForEach(Product.allCases, id: \.self) { product in
          tile(product)
        }
      }
      HStack(alignment: .top, spacing: 20) {
        ForEach(1..<5) { index in
          BookmarkRibbon()
            .fill(Color(hue: Double(index) / 5, saturation: 0.7, brightness: 0.8))
            .frame(width: 24, height: 30 + CGFloat(index) * 12)
            .overlay(alignment: .top) { Text("\(index)").font(.caption2).padding(.top, 4) }
        }
      }
      ZStack {
        Text("AWARD").kerning(6).padding(.horizontal, 30).padding(.vertical, 8)
          .background {
            HStack {
              SwallowtailRibbon(isDouble: false).fill(.red).rotationEffect(.degrees(180)).frame(width: 40).offset(y: 8)
              Spacer()
              SwallowtailRibbon(isDouble: false).fill(.red).frame(width: 40).offset(y: 8)
            }
            .padding(.horizontal, -20)
            Rectangle().fill(.orange)
          }
      }
    }
    .padding()
  }

  @ViewBuilder private func tile(_ product: Product) -> some View {
    let base = RoundedRectangle(cornerRadius: 10).fill(Color.gray.opacity(0.2)).frame(width: 100, height: 120)
      .overlay(Text(product.rawValue.capitalized))
    if let ribbon = product.ribbon {
      base.cornerRibbon(ribbon.text, color: ribbon.color).cornerRadius(10)
    } else {
      base
    }
  }
}
