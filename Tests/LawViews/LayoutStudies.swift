// Layouts of one's own: rows that wrap, a ring, columns of equal widths, a cache, values of subviews.
// entries: WrappedTags, SeatingPlan, ButtonRow
import SwiftUI

struct WrappingRows: Layout {
  var spacing: CGFloat = 8
  var alignment: HorizontalAlignment = .leading

  private func rows(_ subviews: Subviews, within width: CGFloat) -> [[(index: Int, size: CGSize)]] {
    var rows: [[(index: Int, size: CGSize)]] = [[]]
    var x: CGFloat = 0
    for (index, view) in subviews.enumerated() {
      let size = view.sizeThatFits(.unspecified)
      if x + size.width > width, !rows[rows.count - 1].isEmpty {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append((index, size))
      x += size.width + spacing
    }
    return rows
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(subviews, within: proposal.width ?? .infinity)
    let heights = rows.map { row in row.map(\.size.height).max() ?? 0 }
    let widths = rows.map { row in
      row.map(\.size.width).reduce(0, +) + spacing * CGFloat(max(0, row.count - 1))
    }
    return CGSize(
      width: proposal.width ?? widths.max() ?? 0,
      height: heights.reduce(0, +) + spacing * CGFloat(rows.count - 1))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in rows(subviews, within: bounds.width) {
      let width = row.map(\.size.width).reduce(0, +) + spacing * CGFloat(max(0, row.count - 1))
      var x = alignment == .leading ? bounds.minX : bounds.midX - width / 2
      for item in row {
        subviews[item.index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += item.size.width + spacing
      }
      y += (row.map(\.size.height).max() ?? 0) + spacing
    }
  }
}

struct WrappedTags: View {
  let tags = ["swift", "terminal", "layout", "braille", "a rather long tag", "shape", "path"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Tags").font(.headline)
      WrappingRows {
        ForEach(tags, id: \.self) { tag in
          Text(tag)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(Capsule().fill(.blue.opacity(0.2)))
        }
      }
      WrappingRows(spacing: 3, alignment: .center) {
        ForEach(0..<9) { index in
          RoundedRectangle(cornerRadius: 4)
            .fill(.green)
            .frame(width: 20 + CGFloat(index) * 9, height: 18)
        }
        if tags.count > 5 { Text("and more") }
      }
    }
    .padding()
  }
}

struct SeatDistance: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func seat(distance: CGFloat) -> some View { layoutValue(key: SeatDistance.self, value: distance) }
}

struct RoundTable: Layout {
  struct Cache {
    var sizes: [CGSize]
    var largest: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.largest = cache.sizes.map { max($0.width, $0.height) }.max() ?? 0
    let side = min(proposal.width ?? 240, proposal.height ?? 240)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let radius = (min(bounds.width, bounds.height) - cache.largest) / 2
    for index in subviews.indices {
      let angle = Double(index) / Double(subviews.count) * 2 * .pi - .pi / 2
      let distance = radius * subviews[index][SeatDistance.self]
      subviews[index].place(
        at: CGPoint(x: bounds.midX + distance * cos(angle), y: bounds.midY + distance * sin(angle)),
        anchor: .center, proposal: ProposedViewSize(cache.sizes[index]))
    }
  }
}

struct SeatingPlan: View {
  var guests = ["Ada", "Ben", "Cleo", "Dan", "Eve"]

  var body: some View {
    RoundTable {
      ForEach(guests, id: \.self) { guest in
        Text(guest)
          .padding(6)
          .background(Circle().stroke())
          .seat(distance: guest == "Cleo" ? 0.5 : 1)
      }
      Circle().frame(width: 10, height: 10).seat(distance: 0)
      RoundTable {
        Color.orange
        Color.purple
      }
      .frame(width: 60, height: 40)
    }
    .padding()
  }
}

struct EqualColumns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let largest = largest(of: subviews)
    let gaps = gaps(of: subviews).reduce(0, +)
    return CGSize(width: largest.width * CGFloat(subviews.count) + gaps, height: largest.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard !subviews.isEmpty else { return }
    let largest = largest(of: subviews)
    let gaps = gaps(of: subviews)
    let offer = ProposedViewSize(width: largest.width, height: largest.height)
    var x = bounds.minX + largest.width / 2
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: offer)
      x += largest.width + gaps[index]
    }
  }

  private func largest(of subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { found, size in
      CGSize(width: max(found.width, size.width), height: max(found.height, size.height))
    }
  }

  private func gaps(of subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}

struct ButtonRow: View {
  var body: some View {
    VStack(spacing: 20) {
      EqualColumns {
        ForEach(["Yes", "Certainly not", "Later"], id: \.self) { title in
          Text(title)
            .frame(maxWidth: .infinity)
            .padding(8)
            .background(Color.gray.opacity(0.3))
        }
      }
      EqualColumns {}
      EqualColumns {
        Rectangle().layoutPriority(2).frame(width: 30, height: 12)
        WrappingRows(spacing: 2) {
          Text("one")
          Text("two")
        }
      }
    }
  }
}
