import SwiftUI

// entries: ContactForm

struct ContactForm: View {
  private enum Field: Hashable {
    case name, mail, note
  }

  @FocusState private var field: Field?
  @State private var name = ""
  @State private var mail = ""
  @State private var note = ""
  @State private var sent: [String] = []

  private var isComplete: Bool { !name.isEmpty && mail.contains("@") }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .padding(8)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(field == .name ? Color.blue : .gray))
      TextField("Mail", text: $mail)
        .focused($field, equals: .mail)
        .padding(8)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(field == .mail ? Color.blue : .gray))
      TextField("Note", text: $note, onCommit: { note = note.uppercased() })
        .focused($field, equals: .note)
      HStack {
        Button("Start") { field = .name }
        Button("Send") {
          sent.append(name)
          name = ""
          field = nil
        }
        .disabled(!isComplete)
      }
      ForEach(sent, id: \.self) { Text("Sent to \($0)") }
    }
    .padding()
    .onSubmit {
      if !isComplete { field = .mail }
    }
  }
}
