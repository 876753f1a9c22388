import SwiftUI

// entries: KanbanColumns

protocol KanbanItem {
  var headline: String { get }
  var points: Int { get }
}

struct KanbanStory: KanbanItem, Identifiable {
  var id: String { headline }
  var headline: String
  var points: Int
  var assignee: String?
}

enum KanbanLane: CaseIterable, Hashable, CustomStringConvertible {
  case backlog, doing, review, shipped

  var description: String {
    switch self {
    case .backlog: return "Backlog"
    case .doing: return "In progress"
    case .review: return "Review"
    case .shipped: return "Shipped"
    }
  }

  var limit: Int? { self == .doing ? 2 : nil }
}

struct KanbanCard: View {
  let story: KanbanStory
  let accent: Color

  var body: some View {
    HStack(spacing: 0) {
      accent.frame(width: 4)
      VStack(alignment: .leading, spacing: 6) {
        Text(story.headline).font(.caption).fixedSize(horizontal: false, vertical: true)
        HStack {
          Text("\(story.points)p")
            .font(.caption2.monospaced())
            .padding(.horizontal, 4)
            .overlay(RoundedRectangle(cornerRadius: 3).strokeBorder(.gray))
          Spacer()
          if let person = story.assignee {
            Text(person.prefix(1)).font(.caption2).padding(5).background(Circle().fill(accent.opacity(0.3)))
          }
        }
      }
      .padding(8)
    }
    .fixedSize(horizontal: false, vertical: true)
    .background(.white)
    .clipShape(RoundedRectangle(cornerRadius: 6))
  }
}

struct KanbanColumn<Header: View>: View {
  let stories: [KanbanStory]
  let accent: Color
  @ViewBuilder let header: () -> Header

  private var total: Int { stories.reduce(into: 0) { $0 += $1.points } }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        header()
        Spacer()
        Text("\(total)").font(.caption2).foregroundColor(.secondary)
      }
      ForEach(stories) { story in
        KanbanCard(story: story, accent: accent)
      }
      Spacer()
    }
    .padding(8)
    .frame(width: 150)
    .background(accent.opacity(0.1))
    .cornerRadius(10)
  }
}

struct KanbanColumns: View {
  private let board: [KanbanLane: [KanbanStory]] = [
    .backlog: [KanbanStory(headline: "Export to paper", points: 8), .init(headline: "Sounds", points: 3)],
    .doing: [
      KanbanStory(headline: "Draw the grid in one pass", points: 5, assignee: "Lin"),
      KanbanStory(headline: "Undo", points: 3, assignee: "Joe"), KanbanStory(headline: "Redo", points: 1),
    ],
    .shipped: [KanbanStory(headline: "First light", points: 13, assignee: "Eve")],
  ]
  private let accents: [Color] = [.gray, .blue, .orange, .green]

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      HStack(alignment: .top, spacing: 10) {
        ForEach(Array(zip(KanbanLane.allCases, accents)), id: \.0) { lane, accent in
          let stories = board[lane, default: []]
          KanbanColumn(stories: stories, accent: accent) {
            Text(lane.description).font(.subheadline).bold()
            if let limit = lane.limit, stories.count > limit {
              Text("over \(limit)").font(.caption2).foregroundColor(.red)
            }
          }
        }
      }
      .padding()
    }
  }
}
