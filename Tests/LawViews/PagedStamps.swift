import SwiftUI

// entries: PagedStamps

extension Array {
  fileprivate func pages(of size: Int) -> [ArraySlice<Element>] {
    stride(from: startIndex, to: endIndex, by: size).map { self[$0..<Swift.min($0 + size, endIndex)] }
  }
}

struct PagerState: Equatable {
  private(set) var page = 0
  var size = 6 { didSet { page = 0 } }
  var count: Int

  var last: Int { Swift.max(0, (count - 1) / size) }
  var isFirst: Bool { page == 0 }
  var isLast: Bool { page >= last }
  var text: String { "\(page * size + 1)–\(Swift.min(count, (page + 1) * size)) of \(count)" }

  mutating func go(_ offset: Int) { page = Swift.min(Swift.max(page + offset, 0), last) }
  mutating func jump(to page: Int) { self.page = page }
}

struct StampTile: View, Equatable {
  let number: Int

  var body: some View {
    let hue = Double(number * 29 % 100) / 100
    Text("\(number)")
      .font(.headline)
      .frame(width: 70, height: 54)
      .background(Color(hue: hue, saturation: 0.35, brightness: 0.95))
      .border(.secondary, width: number.isMultiple(of: 5) ? 3 : 1)
  }
}

struct PagerBar: View {
  @Binding var pager: PagerState

  /// The pages that have a number of their own; nil stands for a gap.
  private var numbers: [Int?] {
    let near = (0...pager.last).filter { $0 == 0 || $0 == pager.last || abs($0 - pager.page) <= 1 }
    var result: [Int?] = []
    for page in near {
      if let last = result.last ?? nil, page - last > 1 { result.append(nil) }
      result.append(page)
    }
    return result
  }

  var body: some View {
    HStack {
      Button("‹") { withAnimation { pager.go(-1) } }.disabled(pager.isFirst)
      ForEach(Array(numbers.enumerated()), id: \.offset) { _, page in
        if let page {
          Button {
            withAnimation { pager.jump(to: page) }
          } label: {
            Text("\(page + 1)").underline(page == pager.page)
          }
        } else {
          Text("…")
        }
      }
      Button("›") { withAnimation { pager.go(1) } }.disabled(pager.isLast)
    }
  }
}

struct PagedStamps: View {
  private let stamps = Array(1...47)
  @State private var pager = PagerState(count: 47)
  @State private var visited: [Int: Int] = [0: 1]

  var body: some View {
    VStack(spacing: 20) {
      let page = stamps.pages(of: pager.size)[pager.page]
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: 10) {
        ForEach(page, id: \.self) { StampTile(number: $0).equatable() }
      }
      .id(pager.page)
      .transition(.slide)
      PagerBar(pager: $pager)
      Picker("Per page", selection: $pager.size) {
        ForEach([6, 9, 15], id: \.self) { Text("\($0)").tag($0) }
      }
      Text(pager.text)
      Text(visited.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0 + 1)×\($1)" }.joined(separator: " "))
        .font(.caption)
    }
    .padding()
    .onChange(of: pager.page) { _, page in visited[page, default: 0] += 1 }
  }
}
