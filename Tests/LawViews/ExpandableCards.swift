import SwiftUI

// entries: ExpandableCards

private struct CardContent: Identifiable {
  let id: Int
  let title: String
  let text: String
  let color: Color
}

private struct ExpandableCard: View {
  let content: CardContent
  @Binding var open: Int?

  private var isOpen: Bool { open == content.id }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(content.title).font(.headline)
        Spacer()
        Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
      }
      if isOpen {
        Text(content.text).font(.subheadline)
      }
    }
    .padding()
    .background(content.color.opacity(isOpen ? 0.4 : 0.2))
    .cornerRadius(12)
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.3)) { open = isOpen ? nil : content.id }
    }
  }
}

struct ExpandableCards: View {
  @State private var open: Int?
  @State private var isListed = true

  private let cards = [
    CardContent(id: 1, title: "Tides", text: "Twice a day the sea comes and goes.", color: .blue),
    CardContent(id: 2, title: "Dunes", text: "Sand that the wind has carried.", color: .yellow),
    CardContent(id: 3, title: "Birds", text: "They rest here on their way south.", color: .green),
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        ForEach(cards) { ExpandableCard(content: $0, open: $open) }
        DisclosureGroup("More", isExpanded: $isListed) {
          VStack(alignment: .leading) {
            ForEach(cards) { Text($0.title) }
          }
        }
        DisclosureGroup("Notes") {
          Text("No notes yet").foregroundColor(.secondary)
        }
      }
      .padding()
    }
  }
}
