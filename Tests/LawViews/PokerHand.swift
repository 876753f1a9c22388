import SwiftUI

// entries: PokerHand, PokerTable

enum CardSuit: String, CaseIterable {
  case spades = "♠"
  case hearts = "♥"
  case diamonds = "♦"
  case clubs = "♣"
  var color: Color { self == .hearts || self == .diamonds ? .red : .black }
}

enum CardRank: Int, CaseIterable {
  case two = 2
  case three, four, five, six, seven, eight, nine, ten
  case jack, queen, king, ace

  var label: String {
    switch self {
    case .jack: "J"
    case .queen: "Q"
    case .king: "K"
    case .ace: "A"
    default: String(rawValue)
    }
  }
}

struct PokerCard: Identifiable, Equatable {
  let rank: CardRank
  let suit: CardSuit
  var id: String { rank.label + suit.rawValue }
}

struct HeartSuit: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.minY + rect.height / 4),
      control1: CGPoint(x: rect.midX, y: rect.minY + rect.height * 3 / 4),
      control2: CGPoint(x: rect.minX, y: rect.midY))
    path.addArc(
      center: CGPoint(x: rect.minX + rect.width / 4, y: rect.minY + rect.height / 4), radius: rect.width / 4,
      startAngle: .radians(.pi), endAngle: .zero, clockwise: false)
    path.addArc(
      center: CGPoint(x: rect.minX + rect.width * 3 / 4, y: rect.minY + rect.height / 4), radius: rect.width / 4,
      startAngle: .radians(.pi), endAngle: .zero, clockwise: false)
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.midY),
      control2: CGPoint(x: rect.midX, y: rect.minY + rect.height * 3 / 4))
    return path
  }
}

struct DiamondSuit: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
      ])
      $0.closeSubpath()
    }
  }
}

struct PokerCardView: View {
  let card: PokerCard
  var isFaceUp = true

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(isFaceUp ? Color.white : Color.blue)
      RoundedRectangle(cornerRadius: 8).stroke(Color.gray)
      if isFaceUp { face } else { back }
    }
    .frame(width: 70, height: 100)
  }

  private var corner: some View {
    VStack(spacing: -2) {
      Text(card.rank.label).font(.system(size: 16, weight: .bold, design: .serif))
      Text(card.suit.rawValue).font(.system(size: 12))
    }
  }

  private var face: some View {
    ZStack {
      corner.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      corner
        .rotationEffect(.degrees(180))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      center
    }
    .padding(5)
    .foregroundColor(card.suit.color)
  }

  @ViewBuilder private var center: some View {
    switch card.suit {
    case .hearts: HeartSuit().frame(width: 24, height: 24)
    case .diamonds: DiamondSuit().frame(width: 20, height: 28)
    default: Text(card.suit.rawValue).font(.largeTitle)
    }
  }

  private var back: some View {
    RoundedRectangle(cornerRadius: 5)
      .strokeBorder(.white, style: StrokeStyle(lineWidth: 2, dash: [4]))
      .padding(5)
  }
}

struct PokerHand: View {
  var cards = [
    PokerCard(rank: .ace, suit: .hearts), PokerCard(rank: .ten, suit: .spades),
    PokerCard(rank: .queen, suit: .diamonds), PokerCard(rank: .two, suit: .clubs), .init(rank: .seven, suit: .hearts),
  ]

  var body: some View {
    ZStack {
      ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
        let turn = Double(index) - Double(cards.count - 1) / 2
        PokerCardView(card: card, isFaceUp: index != 1)
          .rotationEffect(.degrees(turn * 12), anchor: UnitPoint(x: 0.5, y: 1.6))
      }
    }
    .frame(width: 260, height: 150)
  }
}

struct PokerTable: View {
  var body: some View {
    VStack(spacing: 40) {
      PokerHand(cards: CardSuit.allCases.map { PokerCard(rank: .king, suit: $0) })
      HStack(spacing: -30) {
        ForEach(CardRank.allCases.suffix(5), id: \.rawValue) { rank in
          PokerCardView(card: PokerCard(rank: rank, suit: .diamonds))
        }
      }
    }
    .padding()
    .background(Ellipse().fill(Color(red: 0, green: 0.4, blue: 0.2)))
  }
}
