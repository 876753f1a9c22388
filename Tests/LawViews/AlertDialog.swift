import SwiftUI

// entries: AlertDialog

struct DialogAction: Identifiable {
  enum Role { case normal, cancel, destructive }
  var id: String { title }
  let title: String
  var role = Role.normal
  var perform: () -> Void = {}
}

struct DialogBox<Message: View>: View {
  let title: LocalizedStringKey
  let actions: [DialogAction]
  let message: Message

  init(
    _ title: LocalizedStringKey, actions: [DialogAction],
    @ViewBuilder message: () -> Message
  ) {
    self.title = title
    self.actions = actions
    self.message = message()
  }

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 6) {
        Text(title).font(.headline)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(18)
      Divider()
      if actions.count <= 2 {
        HStack(spacing: 0) {
          ForEach(actions) { action in
            button(action)
            if action.id != actions.last?.id { Divider() }
          }
        }
        .frame(height: 44)
      } else {
        VStack(spacing: 0) {
          ForEach(actions) { action in
            button(action).frame(height: 44)
            if action.id != actions.last?.id { Divider() }
          }
        }
      }
    }
    .frame(width: 270)
    .background(Color(white: 0.97))
    .cornerRadius(14)
  }

  private func button(_ action: DialogAction) -> some View {
    Button(action: action.perform) {
      Text(action.title)
        .fontWeight(action.role == .cancel ? .semibold : .regular)
        .foregroundColor(action.role == .destructive ? .red : .blue)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

extension DialogBox where Message == EmptyView {
  init(_ title: LocalizedStringKey, actions: [DialogAction]) {
    self.init(title, actions: actions) { EmptyView() }
  }
}

struct AlertDialog: View {
  @State private var count = 3

  var body: some View {
    ZStack {
      Color.black.opacity(0.4).ignoresSafeArea()
      VStack(spacing: 24) {
        DialogBox(
          "Delete \(count) files?",
          actions: [
            DialogAction(title: "Cancel", role: .cancel),
            DialogAction(title: "Delete", role: .destructive) { count = 0 },
          ]
        ) {
          Text("They cannot be brought back.")
          if count > 2 { Text("There are many of them.").bold() }
        }
        DialogBox("Title alone", actions: [DialogAction(title: "OK")])
        DialogBox(
          "Share",
          actions: ["Mail", "Message"].map { DialogAction(title: $0) } + [.init(title: "Never", role: .cancel)])
      }
    }
  }
}
