import SwiftUI

// entries: StickyNotes

struct StickyNote: Identifiable, Hashable {
  enum Tint: String, CaseIterable, Hashable {
    case lemon, rose, sky, leaf

    var color: Color {
      switch self {
      case .lemon: .yellow
      case .rose: Color(red: 1, green: 0.7, blue: 0.75)
      case .sky: Color(.sRGB, red: 0.6, green: 0.85, blue: 1, opacity: 1)
      case .leaf: Color(hue: 0.33, saturation: 0.35, brightness: 0.9)
      }
    }
  }

  let id: Int
  var text: String
  var tint: Tint = .lemon
  var isPinned = false
}

struct FoldedPaper: Shape {
  var fold: CGFloat = 18

  func path(in rect: CGRect) -> Path {
    let f = min(fold, rect.width / 2, rect.height / 2)
    return Path { p in
      p.move(to: CGPoint(x: rect.minX, y: rect.minY))
      p.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - f))
      p.addLine(to: CGPoint(x: rect.maxX - f, y: rect.maxY))
      p.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      p.closeSubpath()
    }
  }
}

struct NotePaper: View {
  let note: StickyNote

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        if note.isPinned { Image(systemName: "pin.fill").font(.caption).foregroundColor(.red) }
        Spacer()
        Text(note.tint.rawValue).font(.system(size: 8)).textSelection()
      }
      Text(note.text)
        .font(.system(.footnote, design: .rounded))
        .lineLimit(4)
      Spacer(minLength: 0)
    }
    .padding(10)
    .frame(maxWidth: .infinity, minHeight: 90, alignment: .topLeading)
    .background(note.tint.color, in: FoldedPaper())
    .rotationEffect(.degrees(note.id.isMultiple(of: 2) ? 1.5 : -1))
  }
}

extension Text {
  fileprivate func textSelection() -> Text { self.foregroundColor(.black.opacity(0.3)) }
}

struct StickyNotes: View {
  @State private var notes: [StickyNote] = [
    StickyNote(id: 1, text: "Buy stamps", isPinned: true),
    StickyNote(id: 2, text: "A longer note that needs a few more lines than the others do", tint: .rose),
    StickyNote(id: 3, text: "1. tea\n2. milk\n3. rusks", tint: .sky),
    StickyNote(id: 4, text: "Ring Tom", tint: .leaf),
    StickyNote(id: 5, text: "Idea: fold the corners", tint: .lemon, isPinned: true),
  ]

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 12), count: 2)

  var body: some View {
    let pinned = notes.filter(\.isPinned)
    let others = notes.filter { !$0.isPinned }
    ScrollView {
      section("Pinned", pinned)
      section("Others", others)
    }
    .padding(.horizontal)
    .background(Color(white: 0.95))
  }

  @ViewBuilder
  private func section(_ title: String, _ notes: [StickyNote]) -> some View {
    if notes.isEmpty == false {
      Text("\(title) (\(notes.count))")
        .font(.headline)
        .frame(maxWidth: .infinity, alignment: .leading)
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(notes) { NotePaper(note: $0) }
      }
    }
  }
}
