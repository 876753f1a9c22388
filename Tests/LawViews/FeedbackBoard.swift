import SwiftUI

// entries: FeedbackBoard

struct BoardWidths: PreferenceKey {
  static let defaultValue: [String: CGFloat] = [:]
  static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
    value.merge(nextValue(), uniquingKeysWith: { max($0, $1) })
  }
}

struct BoardTotal: PreferenceKey {
  struct Entry: Equatable {
    var points = 0
    var names: [String] = []
  }

  static var defaultValue: Entry { Entry() }
  static func reduce(value: inout Entry, nextValue: () -> Entry) {
    let next = nextValue()
    value.points += next.points
    value.names += next.names
  }
}

struct BoardChosen: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}

struct BoardName: View {
  let name: String
  let width: CGFloat?

  var body: some View {
    Text(name)
      .padding(.horizontal, 6)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: BoardWidths.self, value: ["name": proxy.size.width])
        }
      )
      .frame(width: width, alignment: .leading)
  }
}

struct BoardRow: View {
  let name: String
  @Binding var points: Int
  @Binding var chosen: String?
  let width: CGFloat?

  var body: some View {
    HStack {
      BoardName(name: name, width: width)
        .background(.teal.opacity(0.2))
      ForEach(0..<max(points, 0), id: \.self) { _ in Image(systemName: "star.fill").font(.caption) }
      Spacer()
      Button("+") { points += 1 }
      Button("−") { points -= 1 }.disabled(points == 0)
    }
    .padding(6)
    .onTapGesture { withAnimation(.spring) { chosen = name } }
    .preference(key: BoardTotal.self, value: .init(points: points, names: points > 2 ? [name] : []))
    .transformAnchorPreference(key: BoardChosen.self, value: .bounds) { value, anchor in
      if chosen == name { value = anchor }
    }
  }
}

struct FeedbackBoard: View {
  @State private var scores: [String: Int] = ["Jo": 1, "Alexandra": 3, "Mia": 2]
  @State private var chosen: String? = "Mia"
  @State private var width: CGFloat?
  @State private var total = BoardTotal.Entry()
  @State private var height: CGFloat = 0

  private func points(of name: String) -> Binding<Int> {
    Binding(get: { scores[name, default: 0] }, set: { scores[name] = $0 })
  }

  var body: some View {
    VStack(spacing: 12) {
      Text("\(total.points) points" + (total.names.isEmpty ? "" : ", \(total.names.formatted) lead"))
      VStack(alignment: .leading, spacing: 4) {
        ForEach(scores.keys.sorted(), id: \.self) { name in
          BoardRow(name: name, points: points(of: name), chosen: $chosen, width: width)
        }
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0
      }
      .onPreferenceChange(BoardWidths.self) { width = $0["name"] }
      .onPreferenceChange(BoardTotal.self) { total = $0 }
      .overlayPreferenceValue(BoardChosen.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let frame = proxy[anchor]
            RoundedRectangle(cornerRadius: 8)
              .stroke(.orange, lineWidth: 2)
              .frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
      Button("Add Bartholomew") { withAnimation { scores["Bartholomew"] = 4 } }
      Button("Choose none") { withAnimation { chosen = nil } }
      Rectangle().fill(.gray).frame(width: 4, height: height / 2)
    }
    .padding()
  }
}

extension [String] {
  fileprivate var formatted: String {
    count < 2 ? first ?? "" : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
