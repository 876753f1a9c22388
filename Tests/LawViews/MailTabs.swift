import SwiftUI

// entries: MailTabs

struct MailLetter: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var isRead = false
  var folder = MailFolder.inbox
}

enum MailFolder: String, CaseIterable {
  case inbox
  case archive
}

struct MailBox {
  var letters: [MailLetter] = [
    .init(id: 1, sender: "Ann", subject: "Keys"), .init(id: 2, sender: "Bob", subject: "Invoice", isRead: true),
    .init(id: 3, sender: "Ann", subject: "Re: Keys"),
  ]

  func letters(in folder: MailFolder) -> [MailLetter] { letters.filter { $0.folder == folder } }
  var unread: Int { letters(in: .inbox).filter { !$0.isRead }.count }

  func index(of id: MailLetter.ID) -> Int? { letters.firstIndex { $0.id == id } }
}

struct MailLetterScreen: View {
  @Binding var letter: MailLetter
  @Binding var path: [MailLetter.ID]
  let others: [MailLetter]

  private var related: [MailLetter] {
    others.filter { $0.sender == letter.sender && $0.id != letter.id && !path.contains($0.id) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("From \(letter.sender)")
      Picker("Folder", selection: $letter.folder) {
        ForEach(MailFolder.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      Toggle("Read", isOn: $letter.isRead)
      ForEach(related) { other in
        NavigationLink("Also: \(other.subject)", value: other.id)
      }
      Button("Back to the list") { path.removeAll() }
    }
    .padding()
    .navigationTitle(letter.subject)
    .onAppear { letter.isRead = true }
  }
}

struct MailList: View {
  let folder: MailFolder
  @State private var path: [MailLetter.ID] = []
  @Binding var box: MailBox

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(box.letters(in: folder)) { letter in
          NavigationLink(value: letter.id) {
            HStack {
              Circle().fill(letter.isRead ? .clear : .blue).frame(width: 8, height: 8)
              Text(letter.subject).fontWeight(letter.isRead ? .regular : .semibold)
            }
          }
        }
        if box.letters(in: folder).isEmpty { Text("Empty").foregroundStyle(.secondary) }
      }
      .navigationDestination(for: MailLetter.ID.self) { id in
        if let index = box.index(of: id) {
          MailLetterScreen(letter: $box.letters[index], path: $path, others: box.letters)
        }
      }
      .navigationTitle(folder.rawValue.capitalized)
    }
  }
}

struct MailTabs: View {
  @State private var box = MailBox()
  @State private var tab = MailFolder.inbox

  var body: some View {
    TabView(selection: $tab) {
      ForEach(MailFolder.allCases, id: \.self) { folder in
        MailList(folder: folder, box: $box)
          .tabItem { Label(folder.rawValue.capitalized, systemImage: folder == .inbox ? "tray" : "archivebox") }
          .badge(folder == .inbox ? box.unread : 0)
          .tag(folder)
      }
    }
  }
}
