import SwiftUI

// entries: TypingBubble

struct TypedLine: Identifiable, Hashable {
  enum Sender { case me, them }
  var id: Int
  var sender: Sender
  var text: String
}

struct TypingDots: View {
  @State private var isUp = false

  var body: some View {
    HStack(spacing: 5) {
      ForEach(0..<3) { index in
        Circle()
          .fill(.secondary)
          .frame(width: 8, height: 8)
          .offset(y: isUp ? -6 : 0)
          .animation(.easeInOut(duration: 0.3).repeatForever().delay(Double(index) * 0.15), value: isUp)
      }
    }
    .padding(12)
    .background(.gray.opacity(0.2), in: .capsule)
    .onAppear { isUp = true }
  }
}

extension AnyTransition {
  fileprivate static func spoken(by sender: TypedLine.Sender) -> AnyTransition {
    .scale(scale: 0.2, anchor: sender == .me ? .bottomTrailing : .bottomLeading).combined(with: .opacity)
  }
}

struct TypingBubble: View {
  @State private var lines = [TypedLine(id: 0, sender: .them, text: "Are you there?")]
  @State private var draft = "Yes"
  @State private var isTyping = false
  private let answers = ["Good.", "Then let us start at nine.", "Bring the map."]

  private func send() {
    let text = draft.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return }
    withAnimation(.spring) {
      lines.append(TypedLine(id: lines.count, sender: .me, text: text))
      draft = ""
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
      withAnimation { isTyping = true }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500)) { answer() }
  }

  private func answer() {
    let index = lines.filter { $0.sender == .them }.count - 1
    withAnimation(.spring) {
      isTyping = false
      lines.append(TypedLine(id: lines.count, sender: .them, text: answers[index % answers.count]))
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(lines) { line in
        let isMine = line.sender == .me
        Text(line.text)
          .padding(.init(top: 8, leading: 14, bottom: 8, trailing: 14))
          .foregroundStyle(isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
          .background(isMine ? Color.blue : .gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 16))
          .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
          .transition(.spoken(by: line.sender))
      }
      if isTyping { TypingDots().transition(.spoken(by: .them)) }
      Spacer()
      HStack {
        TextField("Message", text: $draft, axis: .vertical)
          .textFieldStyle(.roundedBorder)
          .onSubmit(send)
        Button("Send", systemImage: "paperplane.fill", action: send)
          .labelStyle(.iconOnly)
          .disabled(draft.isEmpty)
      }
    }
    .padding()
  }
}
