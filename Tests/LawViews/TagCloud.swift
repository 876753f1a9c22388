import SwiftUI

// entries: TagCloud, TagCloudEditor

struct CloudTag: Identifiable, Hashable {
  var id: String { title }
  let title: String
  var isOn = false
}

struct TagChip: View {
  let tag: CloudTag
  var onRemove: (() -> Void)?

  var body: some View {
    HStack(spacing: 4) {
      Text(tag.title).font(.footnote).lineLimit(1)
      if let onRemove {
        Image(systemName: "xmark").font(.system(size: 8)).onTapGesture(perform: onRemove)
      }
    }
    .padding(.vertical, 5)
    .padding(.horizontal, 10)
    .foregroundColor(tag.isOn ? .white : .blue)
    .background(tag.isOn ? Color.blue : Color.blue.opacity(0.12))
    .cornerRadius(12)
  }
}

/// Places chips one after the other; a guide moves each to its place.
struct TagCloud: View {
  var tags = ["swift", "terminal", "braille", "layout", "geometry", "a", "interpreter", "tests", "law", "fun"].map {
    CloudTag(title: $0, isOn: $0.count == 5)
  }

  var body: some View {
    GeometryReader { geometry in
      cloud(in: geometry)
    }
    .padding(8)
  }

  private func cloud(in geometry: GeometryProxy) -> some View {
    var width = CGFloat.zero
    var height = CGFloat.zero
    return ZStack(alignment: .topLeading) {
      ForEach(tags) { tag in
        TagChip(tag: tag)
          .padding(4)
          .alignmentGuide(.leading) { dimension in
            if abs(width - dimension.width) > geometry.size.width {
              width = 0
              height -= dimension.height
            }
            let result = width
            if tag == tags.last! { width = 0 } else { width -= dimension.width }
            return result
          }
          .alignmentGuide(.top) { _ in
            let result = height
            if tag == tags.last! { height = 0 }
            return result
          }
      }
    }
  }
}

struct TagCloudEditor: View {
  @State private var chosen: Set<String> = ["law"]
  let all = ["law", "order", "rows", "wrapping"]

  /// Rows of at most a number of letters.
  private func rows(of limit: Int) -> [[String]] {
    var rows: [[String]] = [[]]
    var used = 0
    for word in all {
      if used + word.count > limit, !rows[rows.count - 1].isEmpty {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(word)
      used += word.count
    }
    return rows
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Chosen: \(chosen.sorted().joined(separator: ", "))").font(.caption)
      ForEach(rows(of: 10), id: \.self) { row in
        HStack(spacing: 6) {
          ForEach(row, id: \.self) { word in
            TagChip(tag: CloudTag(title: word, isOn: chosen.contains(word)), onRemove: { chosen.remove(word) })
          }
        }
      }
    }
    .padding()
  }
}
