import SwiftUI

// entries: ChatThread, ChatInbox

struct ChatEntry: Identifiable, Equatable {
  enum Sender {
    case me
    case other(String)
  }
  let id: Int
  let text: String
  let sender: Sender

  static func == (a: ChatEntry, b: ChatEntry) -> Bool { a.id == b.id }

  var isMine: Bool {
    if case .me = sender { return true }
    return false
  }
}

struct ChatBalloon: Shape {
  var isMine: Bool
  var radius: CGFloat = 14
  private let tail: CGFloat = 7

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let box = CGRect(
      x: rect.minX + (isMine ? 0 : tail), y: rect.minY, width: max(rect.width - tail, 0), height: rect.height)
    path.addRoundedRect(in: box, cornerSize: CGSize(width: radius, height: radius))
    let edge = isMine ? box.maxX : box.minX
    let side: CGFloat = isMine ? 1 : -1
    path.move(to: CGPoint(x: edge - side * radius, y: box.maxY))
    path.addQuadCurve(
      to: CGPoint(x: edge + side * tail, y: box.maxY), control: CGPoint(x: edge, y: box.maxY))
    path.addQuadCurve(
      to: CGPoint(x: edge, y: box.maxY - radius), control: CGPoint(x: edge, y: box.maxY - 2))
    path.closeSubpath()
    return path
  }
}

struct ChatLine: View {
  let entry: ChatEntry
  var showsName = true

  var body: some View {
    HStack(alignment: .bottom, spacing: 6) {
      if entry.isMine { Spacer(minLength: 40) }
      VStack(alignment: entry.isMine ? .trailing : .leading, spacing: 2) {
        if showsName, case .other(let name) = entry.sender {
          Text(name).font(.caption2).foregroundColor(.gray).padding(.leading, 14)
        }
        Text(entry.text)
          .padding(.vertical, 8)
          .padding(entry.isMine ? .leading : .trailing, 12)
          .padding(entry.isMine ? .trailing : .leading, 19)
          .foregroundColor(entry.isMine ? .white : .black)
          .background(ChatBalloon(isMine: entry.isMine).fill(entry.isMine ? Color.blue : Color(white: 0.9)))
      }
      if !entry.isMine { Spacer(minLength: 40) }
    }
  }
}

struct ChatThread: View {
  let entries = [
    ChatEntry(id: 1, text: "Are you there?", sender: .other("Mia")),
    ChatEntry(id: 2, text: "Just arrived, looking for a seat near the window.", sender: .me),
    ChatEntry(id: 3, text: "Second row!", sender: .other("Mia")),
    ChatEntry(id: 4, text: "👍", sender: .me),
  ]
  @State private var draft = ""

  private func startsGroup(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return entries[index - 1].isMine != entries[index].isMine
  }

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 6) {
          ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
            ChatLine(entry: entry, showsName: startsGroup(index))
              .padding(.top, startsGroup(index) ? 8 : 0)
          }
        }
        .padding(.horizontal)
      }
      Divider()
      HStack {
        TextField("Message", text: $draft)
        Button {
          draft = ""
        } label: {
          Image(systemName: "arrow.up.circle.fill").font(.title2)
        }
        .disabled(draft.isEmpty)
      }
      .padding(10)
    }
  }
}

struct ChatInbox: View {
  private let people = ["Mia": 2, "Noah": 0, "Zoë": 11]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(people.keys.sorted(), id: \.self) { name in
        let unread = people[name] ?? 0
        HStack(spacing: 12) {
          Circle().fill(Color.orange.gradient).frame(width: 40, height: 40)
            .overlay(Text(name.prefix(1)).foregroundColor(.white))
          VStack(alignment: .leading) {
            Text(name).fontWeight(unread > 0 ? .bold : .regular)
            Text("last message").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          if unread > 0 {
            Text("\(unread)").font(.caption2.bold()).foregroundColor(.white).padding(.horizontal, 7)
              .padding(.vertical, 2).background(Capsule().fill(.blue))
          }
        }
        .padding(8)
      }
    }
  }
}
