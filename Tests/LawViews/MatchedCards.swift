import SwiftUI

// entries: MatchedCards

/// A card that is drawn small in a row and large below it, with one geometry.
struct MatchedCard: View {
  let item: MatchedItem
  var isLarge = false
  var animation: Namespace.ID
  var transition: AnyTransition = .asymmetric(
    insertion: .scale(scale: 0.4, anchor: .top).combined(with: .opacity), removal: .move(edge: .bottom))

  var body: some View {
    RoundedRectangle(cornerRadius: isLarge ? 20 : 6)
      .fill(item.color.gradient)
      .matchedGeometryEffect(id: item.id, in: animation)
      .frame(width: isLarge ? 140 : 40, height: isLarge ? 90 : 40)
      .transition(transition.animation(.easeOut(duration: 0.3)))
  }
}

struct MatchedItem: Identifiable {
  let id = UUID()
  var color: Color
}

extension AnyTransition {
  static var lifted: AnyTransition { .modifier(active: LiftedCard(height: 40), identity: LiftedCard(height: 0)) }
}

struct LiftedCard: ViewModifier {
  var height: CGFloat

  func body(content: Content) -> some View { content.offset(y: -height).opacity(height > 0 ? 0.5 : 1) }
}

struct MatchedCards: View {
  @Namespace private var cards
  @State private var items = [MatchedItem(color: .red), MatchedItem(color: .green), MatchedItem(color: .blue)]
  @State private var chosen = 1

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        ForEach(items) { item in
          if item.id != items[chosen].id {
            MatchedCard(item: item, animation: cards)
              .onTapGesture {
                withAnimation { chosen = items.firstIndex { $0.id == item.id } ?? 0 }
              }
          }
        }
      }
      MatchedCard(item: items[chosen], isLarge: true, animation: cards, transition: .lifted)
      Text("\(chosen + 1) of \(items.count)").modifier(EmptyModifier())
    }
  }
}
