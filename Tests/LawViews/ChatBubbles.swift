import SwiftUI

// entries: ChatBubbles, ChatBubbles_Previews

struct ChatMessage: Identifiable {
  enum Sender {
    case me
    case other(name: String)
  }

  let id = UUID()
  let text: String
  let sender: Sender

  var isMine: Bool {
    if case .me = sender { return true }
    return false
  }
}

struct BubbleShape: Shape {
  let isMine: Bool
  private let radius: CGFloat = 14
  private let tail: CGFloat = 6

  func path(in rect: CGRect) -> Path {
    let body = CGRect(
      x: rect.minX + (isMine ? 0 : tail), y: rect.minY, width: max(0, rect.width - tail), height: rect.height)
    var path = Path(roundedRect: body, cornerRadius: min(radius, body.height / 2))
    let x = isMine ? body.maxX : body.minX
    let direction: CGFloat = isMine ? 1 : -1
    path.move(to: CGPoint(x: x - direction * 4, y: body.maxY - 10))
    path.addLine(to: CGPoint(x: x + direction * tail, y: body.maxY))
    path.addLine(to: CGPoint(x: x - direction * 10, y: body.maxY))
    path.closeSubpath()
    return path
  }
}

struct ChatRow: View {
  let message: ChatMessage
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(alignment: .bottom) {
      if message.isMine {
        Spacer(minLength: 50)
      } else if case .other(let name) = message.sender {
        Circle()
          .fill(Color.gray.opacity(0.4))
          .frame(width: 28, height: 28)
          .overlay(Text(String(name.first ?? "?")))
      }
      Text(message.text)
        .padding(.vertical, 8)
        .padding(message.isMine ? .leading : .trailing, 12)
        .padding(message.isMine ? .trailing : .leading, 18)
        .foregroundColor(message.isMine ? .white : .primary)
        .background(
          BubbleShape(isMine: message.isMine)
            .fill(message.isMine ? .blue : Color.gray.opacity(colorScheme == .dark ? 0.5 : 0.2))
        )
      if !message.isMine { Spacer(minLength: 50) }
    }
  }
}

struct ChatBubbles: View {
  @State private var draft = ""
  @State private var messages = [
    ChatMessage(text: "Hi!", sender: .other(name: "Noor")),
    ChatMessage(text: "Hello Noor, did the parcel with the lamp arrive in one piece?", sender: .me),
    ChatMessage(text: "It did. The shade has a dent, but one has to look for it.", sender: .other(name: "Noor")),
    ChatMessage(text: "👍", sender: .me),
  ]

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(messages) { ChatRow(message: $0) }
        }
        .padding()
      }
      Divider()
      HStack {
        TextField("Message", text: $draft)
          .padding(6)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray))
        Button(action: send) { Image(systemName: "paperplane.fill") }
          .disabled(draft.isEmpty)
      }
      .padding()
    }
  }

  private func send() {
    messages.append(.init(text: draft, sender: .me))
    draft = ""
  }
}

struct ChatBubbles_Previews: PreviewProvider {
  static var previews: some View {
    ChatBubbles().preferredColorScheme(.dark)
  }
}
