import SwiftUI

// entries: FlashDeck

struct FlashCard: Identifiable, Hashable {
  let front: String
  let back: String
  var box = 0
  var id: String { front }
}

struct FlipSide: ViewModifier, Animatable {
  var degrees: Double
  let isBack: Bool

  var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }

  func body(content: Content) -> some View {
    let shows = (degrees > 90) == isBack
    content
      .rotation3DEffect(.degrees(isBack ? degrees - 180 : degrees), axis: (0, 1, 0))
      .opacity(shows ? 1 : 0)
  }
}

extension View {
  fileprivate func flipSide(_ degrees: Double, isBack: Bool = false) -> some View {
    modifier(FlipSide(degrees: degrees, isBack: isBack))
  }
}

struct FlashCardView: View {
  let card: FlashCard
  let isFlipped: Bool

  var body: some View {
    ZStack {
      side(card.front, .teal).flipSide(isFlipped ? 180 : 0)
      side(card.back, .orange).flipSide(isFlipped ? 180 : 0, isBack: true)
    }
    .frame(width: 220, height: 130)
  }

  private func side(_ text: String, _ tint: Color) -> some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(tint.gradient)
      .overlay { Text(text).font(.title2).foregroundStyle(.white) }
  }
}

struct FlashDeck: View {
  private enum Verdict { case knew, forgot }

  @State private var deck = [
    FlashCard(front: "la pluie", back: "the rain"), FlashCard(front: "le pont", back: "the bridge"),
    FlashCard(front: "la clé", back: "the key"),
  ]
  @State private var isFlipped = false
  @State private var swipe = CGSize.zero
  @State private var tally: [Verdict: Int] = [:]

  private func answer(_ verdict: Verdict) {
    guard !deck.isEmpty else { return }
    tally[verdict, default: 0] += 1
    withAnimation(.easeIn(duration: 0.25)) {
      swipe = CGSize(width: verdict == .knew ? 400 : -400, height: 40)
    } completion: {
      var card = deck.removeFirst()
      card.box = verdict == .knew ? card.box + 1 : 0
      if card.box < 2 { deck.insert(card, at: min(deck.count, 1 + card.box * 2)) }
      swipe = .zero
      isFlipped = false
    }
  }

  var body: some View {
    VStack(spacing: 28) {
      if let card = deck.first {
        FlashCardView(card: card, isFlipped: isFlipped)
          .id(card)
          .offset(swipe)
          .rotationEffect(.degrees(swipe.width / 20), anchor: .bottom)
          .onTapGesture { withAnimation(.easeInOut(duration: 0.6)) { isFlipped.toggle() } }
          .gesture(
            DragGesture()
              .onChanged { swipe = $0.translation }
              .onEnded { value in
                if abs(value.translation.width) > 80 {
                  answer(value.translation.width > 0 ? .knew : .forgot)
                } else {
                  withAnimation(.interactiveSpring) { swipe = .zero }
                }
              })
        HStack(spacing: 40) {
          Button("Forgot") { answer(.forgot) }.tint(.red)
          Button("Knew it") { answer(.knew) }.tint(.green)
        }
        .buttonStyle(.borderedProminent)
        .disabled(!isFlipped)
      } else {
        Text("All learnt").font(.largeTitle)
      }
      Text("Knew \(tally[.knew] ?? 0), forgot \(tally[.forgot] ?? 0), \(deck.count) left")
      ForEach(deck) { card in
        HStack(spacing: 4) {
          ForEach(0..<2) { Circle().fill($0 < card.box ? .green : .gray.opacity(0.3)).frame(width: 8) }
          Text(card.front).font(.caption)
        }
      }
    }
  }
}
