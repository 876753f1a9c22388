import SwiftUI

// entries: FolderTree, FolderTree_Previews

indirect enum FolderNode: Identifiable {
  case file(name: String, size: Int)
  case folder(name: String, children: [FolderNode])

  var id: String { name }

  var name: String {
    switch self {
    case .file(let name, size: _): return name
    case .folder(let name, _): return name
    }
  }

  var size: Int {
    switch self {
    case .file(_, let size): return size
    case .folder(_, let children): return children.reduce(0) { $0 + $1.size }
    }
  }

  var children: [FolderNode]? {
    guard case .folder(_, let children) = self else { return nil }
    return children
  }

  func flattened() -> [FolderNode] { [self] + (children ?? []).flatMap { $0.flattened() } }

  func filtered(by text: String) -> FolderNode? {
    if text.isEmpty || name.lowercased().contains(text.lowercased()) { return self }
    let kept = children?.compactMap { $0.filtered(by: text) } ?? []
    return kept.isEmpty ? nil : .folder(name: name, children: kept)
  }
}

struct FolderRow: View {
  let node: FolderNode
  var depth = 0
  @Binding var open: Set<FolderNode.ID>
  @Binding var chosen: FolderNode.ID?

  private var isOpen: Bool { open.contains(node.id) }

  var body: some View {
    HStack(spacing: 6) {
      if node.children != nil {
        Image(systemName: "chevron.right")
          .font(.caption2)
          .rotationEffect(.degrees(isOpen ? 90 : 0))
          .onTapGesture {
            withAnimation(.easeOut(duration: 0.25)) {
              if open.remove(node.id) == nil { open.insert(node.id) }
            }
          }
      }
      Image(systemName: node.children == nil ? "doc" : isOpen ? "folder.fill" : "folder")
      Text(node.name)
      Spacer()
      Text("\(node.size) kB").font(.caption2).foregroundStyle(.secondary)
    }
    .padding(.leading, CGFloat(depth) * 16)
    .padding(4)
    .background(chosen == node.id ? Color.accentColor.opacity(0.2) : .clear)
    .onTapGesture { chosen = chosen == node.id ? nil : node.id }

    if isOpen, let children = node.children {
      ForEach(children) { child in
        AnyView(FolderRow(node: child, depth: depth + 1, open: $open, chosen: $chosen))
          .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
  }
}

struct FolderTree: View {
  static let root = FolderNode.folder(
    name: "Home",
    children: [
      .folder(name: "Music", children: [.file(name: "rain.mp3", size: 300), .file(name: "sea.mp3", size: 410)]),
      .folder(name: "Work", children: [.folder(name: "Old", children: []), .file(name: "plan.txt", size: 2)]),
      .file(name: "notes.txt", size: 1),
    ])

  @State private var open: Set<String> = ["Home"]
  @State private var chosen: String?
  @State private var filter = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        TextField("Filter", text: $filter)
        Button("All") { withAnimation { open = Set(Self.root.flattened().map(\.id)) } }
        Button("None") { withAnimation { open = [] } }
      }
      .padding(.bottom, 8)
      if let shown = Self.root.filtered(by: filter) {
        FolderRow(
          node: shown, open: filter.isEmpty ? $open : .constant(Set(shown.flattened().map(\.id))), chosen: $chosen)
      } else {
        Text("Nothing is called “\(filter)”").italic()
      }
      Spacer()
      if let node = Self.root.flattened().first(where: { $0.id == chosen }) {
        Text("\(node.name): \(node.flattened().count - 1) within")
      }
    }
    .padding()
  }
}

struct FolderTree_Previews: PreviewProvider {
  static var previews: some View {
    FolderRow(node: .file(name: "a", size: 3), depth: 2, open: .constant([]), chosen: .constant("a"))
  }
}
