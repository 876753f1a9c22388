import SwiftUI

// entries: MemoryMatch

struct MemoryDeck<Content: Equatable> {
  struct Card: Identifiable {
    let id: String
    let content: Content
    var isFaceUp = false
    var isMatched = false
  }

  private(set) var cards: [Card] = []
  private(set) var moves = 0

  init(pairs: Int, content: (Int) -> Content) {
    for index in 0..<pairs {
      let face = content(index)
      cards.append(Card(id: "\(index)a", content: face))
      cards.append(Card(id: "\(index)b", content: face))
    }
  }

  var openIndex: Int? {
    get { cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }.only }
    set { for index in cards.indices { cards[index].isFaceUp = index == newValue || cards[index].isMatched } }
  }

  mutating func choose(_ id: String) {
    guard let chosen = cards.firstIndex(where: { $0.id == id }), !cards[chosen].isFaceUp else { return }
    moves += 1
    if let other = openIndex {
      if cards[other].content == cards[chosen].content {
        cards[other].isMatched = true
        cards[chosen].isMatched = true
      }
      cards[chosen].isFaceUp = true
    } else {
      openIndex = chosen
    }
  }
}

extension Array {
  fileprivate var only: Element? { count == 1 ? first : nil }
}

struct MemoryFlip: ViewModifier {
  var isFaceUp: Bool
  var color: Color

  func body(content: Content) -> some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: 10)
      Group {
        base.fill(.white)
        base.strokeBorder(color, lineWidth: 3)
        content
      }
      .opacity(isFaceUp ? 1 : 0)
      base.fill(color).opacity(isFaceUp ? 0 : 1)
    }
  }
}

extension View {
  func memoryCard(isFaceUp: Bool, color: Color = .orange) -> some View {
    modifier(MemoryFlip(isFaceUp: isFaceUp, color: color))
  }
}

struct MemoryMatch: View {
  private static let symbols = ["A", "B", "C", "D", "E", "F"]
  @State private var deck: MemoryDeck<String>

  init() {
    var deck = MemoryDeck(pairs: 6) { Self.symbols[$0] }
    for id in ["0a", "0b", "1a", "2b", "4a"] { deck.choose(id) }
    _deck = State(initialValue: deck)
  }

  private var layout: [GridItem] { [GridItem(.adaptive(minimum: 64), spacing: 8)] }

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Memory").font(.largeTitle)
        Spacer()
        Text("\(deck.moves) moves").foregroundStyle(.secondary)
      }
      LazyVGrid(columns: layout, spacing: 8) {
        ForEach(deck.cards) { card in
          Text(card.content)
            .font(.system(size: 32))
            .memoryCard(isFaceUp: card.isFaceUp, color: card.isMatched ? .green : .orange)
            .aspectRatio(2 / 3, contentMode: .fit)
            .opacity(card.isMatched ? 0.4 : 1)
            .onTapGesture {
              withAnimation(.linear(duration: 0.25)) { deck.choose(card.id) }
            }
        }
      }
      Spacer()
    }
    .padding()
  }
}
