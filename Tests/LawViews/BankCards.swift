import SwiftUI

// entries: BankCardFront, BankCardStack

struct BankAccountCard: Identifiable {
  enum Brand {
    case visa, master
    case other(String)
  }

  let id: Int
  let holder: String
  let number: String
  let expires: (month: Int, year: Int)
  let brand: Brand
  let colors: [Color]

  var masked: String {
    let groups = stride(from: 0, to: number.count, by: 4).map { start -> String in
      let from = number.index(number.startIndex, offsetBy: start)
      let to = number.index(from, offsetBy: min(4, number.count - start))
      return String(number[from..<to])
    }
    return groups.enumerated().map { $0 < groups.count - 1 ? "••••" : $1 }.joined(separator: " ")
  }

  static let samples: [BankAccountCard] = [
    .init(
      id: 0, holder: "Emmy Noether", number: "4556737586899855", expires: (4, 27), brand: .visa,
      colors: [.blue, .purple]),
    .init(
      id: 1, holder: "Sophie Germain", number: "5425233430109903", expires: (11, 25), brand: .master,
      colors: [.orange, .red, .black]),
    .init(
      id: 2, holder: "Hypatia", number: "371449635398431", expires: (1, 31), brand: .other("AGORA"),
      colors: [.green, .mint]),
  ]
}

struct ContactlessWaves: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for i in 1...4 {
      let radius = rect.height / 2 * CGFloat(i) / 4
      let start = CGPoint(x: rect.minX + radius * cos(.pi / 4), y: rect.midY - radius * sin(.pi / 4))
      path.move(to: start)
      path.addArc(
        center: CGPoint(x: rect.minX, y: rect.midY), radius: radius, startAngle: .degrees(-45), endAngle: .degrees(45),
        clockwise: false)
    }
    return path
  }
}

struct ChipShape: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 5)
      .fill(
        LinearGradient(colors: [.yellow, .orange.opacity(0.7)], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay {
        GeometryReader { g in
          Path { p in
            let (w, h) = (g.size.width, g.size.height)
            p.move(to: CGPoint(x: 0, y: h / 3))
            p.addLine(to: CGPoint(x: w / 3, y: h / 3))
            p.addLine(to: CGPoint(x: w / 3, y: h * 2 / 3))
            p.addLine(to: CGPoint(x: 0, y: h * 2 / 3))
            p.addRect(CGRect(x: w / 3, y: h / 4, width: w / 3, height: h / 2))
            p.move(to: CGPoint(x: w * 2 / 3, y: h / 2))
            p.addLine(to: CGPoint(x: w, y: h / 2))
          }
          .stroke(.brown, lineWidth: 1)
        }
      }
      .frame(width: 40, height: 30)
  }
}

struct BankCardFront: View {
  var card = BankAccountCard.samples[0]

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        ChipShape()
        ContactlessWaves().stroke(.white, lineWidth: 2).frame(width: 16, height: 22)
        Spacer()
        brandMark
      }
      Spacer()
      Text(card.masked).font(.system(size: 20, design: .monospaced)).lineLimit(1).minimumScaleFactor(0.6)
      HStack {
        Text(card.holder.uppercased())
        Spacer()
        Text(String(format: "%02d/%02d", card.expires.month, card.expires.year))
      }
      .font(.footnote)
    }
    .foregroundColor(.white)
    .padding()
    .frame(maxWidth: 340)
    .aspectRatio(85.6 / 53.98, contentMode: .fit)
    .background(LinearGradient(gradient: .init(colors: card.colors), startPoint: .leading, endPoint: .bottomTrailing))
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }

  @ViewBuilder var brandMark: some View {
    switch card.brand {
    case .visa:
      Text("VISA").font(.title2.italic()).fontWeight(.black)
    case .master:
      HStack(spacing: -10) {
        Circle().fill(.red).frame(width: 26, height: 26)
        Circle().fill(.yellow.opacity(0.8)).frame(width: 26, height: 26)
      }
    case .other(let name):
      Text(name).kerning(3)
    }
  }
}

struct BankCardStack: View {
  @State private var selected: Int? = 1

  var body: some View {
    ZStack(alignment: .top) {
      ForEach(BankAccountCard.samples) { card in
        BankCardFront(card: card)
          .offset(y: CGFloat(card.id) * 56 + (selected.map { card.id > $0 ? 90 : 0 } ?? 0))
          .onTapGesture {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
              selected = selected == card.id ? nil : card.id
            }
          }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .padding()
  }
}
